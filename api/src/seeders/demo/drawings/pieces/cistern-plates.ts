import {
  dim,
  disc,
  flat,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  soft,
  stroke,
  tiles,
  times,
  tint,
} from '../kit.ts'
import { views } from '../views.ts'

/** A plate in its place, its face to the middle of a cistern; the front foot of it is 0 0, its back lies at 54 -22. */
const flushPlate = () =>
  flat('rubber', 'M0 -236Q36 -236 54 -258V-22Q36 0 0 0Z') +
  dim('M0 -236Q36 -236 54 -258V-22Q48 -10 40 -6V-242Q26 -236 0 -236Z', 0.1) +
  flat('rubber', rect(44, -264, 16, 244, 8), 'shade') +
  flat('rubber', rect(-13, -246, 26, 254, 12))

/** A cistern without a lid, its front cut away, above its bowl: two plates hold back the water on both sides. */
const openCistern = () =>
  flat('enamel', 'M150 560C150 520 280 506 420 506S690 520 690 560V700H150Z') +
  flat('enamel', oval(420, 560, 270, 46), 'light') +
  flat('light', oval(420, 562, 190, 29), 'shade') +
  flat('enamel', poly([180, 128], [226, 96], [614, 96], [660, 128])) +
  flat('enamel', 'M180 128H660V440Q660 486 614 486H226Q180 486 180 440Z', 'light') +
  stroke(
    '#C9C4B4',
    times(11, (i) => `M${184} ${170 + i * 27}l24 -24M${632} ${170 + i * 27}l24 -24`) +
      times(15, (i) => `M${226 + i * 27} 482l22 -22`),
    2.5,
  ) +
  flat('light', rect(212, 128, 416, 326, 14), 'shade') +
  flat('light', poly([212, 128], [244, 104], [596, 104], [628, 128])) +
  // Water: held back on both sides, gone in the middle.
  tint('#BFDFE3', poly([300, 406], [350, 384], [490, 384], [540, 406])) +
  tint('#86BAC3', rect(300, 406, 240, 46)) +
  round('white', rect(392, 176, 56, 246, 12)) +
  round('light', rect(374, 410, 92, 40, 10)) +
  round('chrome', rect(404, 112, 32, 66, 8)) +
  disc('chrome', 420, 112, 16) +
  tint('#BFDFE3', poly([214, 224], [244, 202], [356, 202], [302, 224])) +
  tint('#BFDFE3', poly([538, 224], [484, 202], [596, 202], [626, 224])) +
  put(flushPlate(), 302, 452) +
  put(flushPlate(), 538, 452, 0, '-1 1') +
  tint('#86BAC3', 'M214 224H290V452H228Q214 452 214 440Z') +
  tint('#86BAC3', 'M626 224H550V452H612Q626 452 626 440Z') +
  stroke('#3F8592', 'M374 300V372M358 354L374 376L390 354M466 300V372M450 354L466 376L482 354', 6)

const pale = '#A3B8BC'

/** A lavatory as it stands in the room, in pale lines: it tells what the plates before it are for. */
const paleLavatory = () =>
  [
    'M462 566C462 690 536 730 556 790L544 868Q640 890 736 868L724 790C744 730 818 690 818 566Z',
    oval(640, 556, 192, 84),
    rect(414, 100, 452, 400, 26),
    rect(394, 56, 492, 56, 18),
  ]
    .map((d) => tint('#F6FAF9', d) + stroke(pale, d, 5))
    .join('') + stroke(pale, `${oval(640, 50, 56, 9)}M640 42V58`, 5)

/** A plate standing by itself, bent: towards us in the middle, or away; the middle of its foot is 0 0. */
const bentPlate = (towards: boolean) => {
  const [half, high, thick] = [236, 268, 12]
  const [end, middle] = towards ? [-40, 14] : [0, -54]
  const along = (y: number, from: number, to: number) =>
    `C${from * 0.5} ${middle + y} ${to * 0.5} ${middle + y} ${to} ${end + y}`
  const face = `M${-half} ${end - high}${along(-high, -half, half)}V${end}${along(0, half, -half)}Z`
  const rim = `M${-half} ${end - high}${along(-high, -half, half)}l0 ${-thick}${along(-high - thick, half, -half)}Z`
  const bulge = (x: number) => round('rubber', rect(x - 22, end - high - 20, 44, high + 34, 21))
  return (
    flat('rubber', rim, 'light') +
    flat('rubber', face) +
    soft(
      towards ? 'towards' : 'away',
      face,
      towards
        ? dim(rect(70, -400, 200, 500), 0.18) + tint('#ffffff', rect(-190, -400, 90, 500), 0.07)
        : dim(rect(-260, -400, 240, 500), 0.26) + dim(rect(-20, -400, 280, 500), 0.1),
    ) +
    bulge(-half) +
    bulge(half)
  )
}

/** A flat plate from its face. */
const flatPlate = () =>
  flat('rubber', rect(0, 0, 640, 330, 12)) +
  flat('rubber', rect(-20, -14, 60, 358, 20)) +
  flat('rubber', rect(600, -14, 60, 358, 20))

/** Plates for a lavatory cistern. */
export const plaquettes = views({
  alt: 'Deux plaquettes souples rouge brique, courbées, un bourrelet le long de chaque petit côté, debout devant des toilettes esquissées en traits pâles, réservoir au-dessus',
  object: () =>
    tiles(610) +
    shadow(390, 716, 130, 22) +
    put(paleLavatory(), -170, 30, 0, 0.8) +
    shadow(910, 660, 250, 30) +
    put(bentPlate(false), 900, 644, 0, 1.06) +
    shadow(740, 884, 300, 38) +
    put(bentPlate(true), 700, 876, 0, 1.24),
  detail: {
    alt: 'Réservoir de toilettes vu en coupe : les deux plaquettes, courbées et glissées de part et d’autre du mécanisme, retiennent l’eau sur les côtés quand celle du milieu s’en va',
    place: 'wall',
    scene: () => tiles(960) + put(openCistern(), 2, -40, 0, 1.52),
  },
  plate: {
    of: 'une plaquette de chasse d’eau',
    box: [-20, -14, 660, 344],
    part: flatPlate,
    width: '32 cm',
    height: '17 cm',
    facts: ['155 g pièce', 'Inox et silicone', 'Pour 6 à 10 L', '3 L de moins'],
  },
})
