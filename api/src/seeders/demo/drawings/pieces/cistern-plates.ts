import {
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  rounded,
  shadow,
  shine,
  soft,
  stroke,
  tiles,
  times,
  tint,
  turned,
  within,
} from '../kit.ts'
import { views } from '../views.ts'

/** The left half of the cistern as it is, and the right one as its mirror image. */
const halves = {
  left: (x: number) => x,
  right: (x: number) => 1280 - x,
}
type Half = keyof typeof halves

/** A flush plate where it stands in the cistern, bent between its front and its back wall, its hollow side to the water. */
const standingPlate = (half: Half) => {
  const x = halves[half]
  const rim = `M${x(430)} 304C${x(500)} 301 ${x(549)} 291 ${x(546)} 276C${x(543)} 262 ${x(516)} 254 ${x(485)} 251`
  const face = `M${x(430)} 304C${x(500)} 301 ${x(549)} 291 ${x(546)} 276V506C${x(546)} 530 ${x(504)} 562 ${x(430)} 566Z`
  const hollow = `${rim}V263C${x(512)} 264 ${x(534)} 274 ${x(538)} 288C${x(520)} 300 ${x(480)} 303 ${x(430)} 304Z`
  return (
    flat('celadon', hollow, 'shade') +
    tint(
      '#B4DCE2',
      `M${x(430)} 318C${x(500)} 314 ${x(540)} 304 ${x(537)} 288C${x(532)} 272 ${x(512)} 264 ${x(485)} 263H${x(430)}Z`,
    ) +
    round('celadon', face) +
    soft(
      `plate-${half}`,
      face,
      half === 'left'
        ? dim(rect(510, 240, 60, 340), 0.34) + tint('#ffffff', rect(450, 300, 26, 240), 0.34)
        : dim(rect(806, 260, 60, 340), 0.2) + tint('#ffffff', rect(742, 280, 24, 220), 0.5),
    ) +
    // Its upper edge: steel between two skins of silicone.
    stroke('#4C6657', rim, 10) +
    stroke('#EEF2EE', rim, 3.6) +
    round('celadon', rect(x(485) - 8, 243, 16, 26, 8)) +
    round('celadon', rect(x(430) - 15, 292, 30, 282, 15)) +
    shine(rect(x(430) - 8, 304, 5, 256, 2.5), 0.5)
  )
}

/** The water that a plate holds back: its surface, and where the cistern is cut open, its depth. */
const heldSurface = (half: Half) => {
  const x = halves[half]
  return (
    tint('#B4DCE2', poly([x(340), 320], [x(418), 263], [x(490), 263], [x(490), 320])) +
    stroke('#ffffff', `M${x(356)} 312L${x(420)} 266H${x(466)}`, 3, ' stroke-opacity="0.8"')
  )
}

const heldDepth = (half: Half) => {
  const x = halves[half]
  const face = poly([x(340), 320], [x(417), 320], [x(417), 564], [x(340), 564])
  return (
    tint('#7AB6C3', face, 0.92) +
    soft(`depth-${half}`, face, dim(poly([x(330), 480], [x(430), 440], [x(430), 600], [x(330), 600]), 0.22)) +
    stroke('#E6F5F6', `M${x(342)} 321H${x(414)}`, 4)
  )
}

/** The flush valve: a cylinder on its seat, its overflow and the rod that goes up to the button. */
const valve = () =>
  turned('chrome', 640, [
    [132, 7],
    [250, 7],
  ]) +
  turned('white', 640, [
    [236, 30],
    [252, 34],
    [300, 34],
    [306, 44],
    [470, 44],
    [482, 54],
    [516, 54],
  ]) +
  turned('light', 668, [
    [214, 10],
    [312, 10],
  ]) +
  times(3, (i) => groove('white', `M${622 + i * 18} 372V452`, 9)) +
  turned('dark', 640, [
    [510, 56],
    [522, 58],
  ]) +
  turned('light', 640, [
    [520, 66],
    [534, 70],
  ])

/** What little water is left in the middle, and how it goes. */
const spent = () =>
  tint('#A5D2DA', poly([346, 562], [414, 440], [866, 440], [934, 562]), 0.7) +
  stroke(
    '#ffffff',
    'M556 540Q640 572 724 540M566 470Q600 456 640 456M500 500Q520 484 546 476',
    4,
    ' stroke-opacity="0.8"',
  ) +
  stroke('#6AA6B2', 'M546 516Q566 548 640 552T734 516', 3)

const body = 'M282 136H998L990 540Q986 616 912 616H368Q294 616 290 540Z'
const opening = rounded(34, [334, 150], [946, 150], [940, 572], [340, 572])

/** A cistern whose front is cut open: its water, held back on both sides, and the flush valve between. */
const cistern = () =>
  flat('enamel', body, 'light') +
  soft(
    'ceramic',
    body,
    dim(rect(960, 100, 60, 540), 0.3) +
      dim(rect(260, 586, 760, 60), 0.24) +
      dim(rect(260, 126, 760, 22), 0.3),
  ) +
  flat('biscuit', opening) +
  within(
    'inside',
    rounded(28, [346, 150], [934, 150], [928, 562], [352, 562]),
    tint('#D5DCDA', rect(320, 130, 640, 460)) +
      tint('#C3CCCA', poly([320, 130], [418, 137], [418, 445], [340, 572], [320, 572])) +
      tint('#E4E9E6', poly([960, 130], [862, 137], [862, 445], [940, 572], [960, 572])) +
      tint('#EDF0ED', poly([418, 445], [862, 445], [940, 572], [340, 572])) +
      soft(
        'gloom',
        rect(300, 120, 680, 480),
        dim(rect(300, 110, 680, 70), 0.5) + dim(rect(300, 120, 130, 470), 0.16),
      ) +
      stroke('#A9B5B2', 'M418 150V445H862V150M418 445L340 572M862 445L940 572', 2) +
      spent() +
      heldSurface('left') +
      heldSurface('right') +
      put(valve(), 0, -22) +
      standingPlate('left') +
      standingPlate('right') +
      heldDepth('left') +
      heldDepth('right'),
  ) +
  // The lid, with its one button.
  flat('enamel', rounded(16, [268, 98], [312, 62], [968, 62], [1012, 98]), 'light') +
  lying('chrome', oval(640, 79, 46, 10)) +
  lying('enamel', rect(262, 94, 756, 52, 20)) +
  soft(
    'lid',
    rect(262, 94, 756, 52, 20),
    dim(rect(930, 80, 110, 80), 0.3) + dim(rect(250, 134, 780, 20), 0.3),
  )

const bowlBody = 'M410 706C416 800 470 842 500 880L492 950H788L780 880C810 842 864 800 870 706Z'

/** The bowl below: enough of it to tell what stands above. */
const bowl = () =>
  flat('enamel', rounded(20, [452, 600], [828, 600], [850, 720], [430, 720]), 'light') +
  dim(rounded(20, [456, 612], [824, 612], [834, 660], [446, 660]), 0.12) +
  flat('enamel', bowlBody, 'light') +
  soft(
    'bowl',
    bowlBody,
    dim(poly([720, 700], [900, 700], [900, 960], [740, 960]), 0.24) + dim(rect(400, 690, 480, 66), 0.22),
  ) +
  flat('enamel', oval(640, 706, 246, 56)) +
  flat('enamel', oval(640, 696, 246, 56), 'light') +
  flat('light', oval(640, 698, 166, 32), 'shade') +
  tint('#8CA6A6', oval(640, 706, 146, 22), 0.5)

/** A plate standing by itself, bent: towards us in the middle, or away; the middle of its foot is 0 0. */
const bentPlate = (towards: boolean) => {
  const [half, high] = [236, 268]
  const [end, middle] = towards ? [-40, 14] : [0, -54]
  const along = (y: number, from: number, to: number) =>
    `C${from * 0.5} ${middle + y} ${to * 0.5} ${middle + y} ${to} ${end + y}`
  const face = `M${-half} ${end - high}${along(-high, -half, half)}V${end}${along(0, half, -half)}Z`
  const rim = `M${-half} ${end - high}${along(-high, -half, half)}`
  const bead = (x: number) =>
    round('celadon', rect(x - 22, end - high - 20, 44, high + 34, 21)) +
    shine(rect(x - 12, end - high - 6, 7, high + 4, 3.5), 0.45)
  const foot = `M${-half} ${end + 4}${along(6, -half, half)}`
  return (
    soft(
      `${towards}-foot`,
      rect(-500, -200, 1100, 400),
      tint('#20261F', rect(-400, -150, 900, 300), 0) +
        stroke('#20261F', foot, 20, ' stroke-opacity="0.5"') +
        put(stroke('#20261F', foot, 44, ' stroke-opacity="0.16"'), 46, 8),
    ) +
    (towards ? round('celadon', face) : put(round('celadon', face), 0, 0, 0, '-1 1')) +
    soft(
      towards ? 'towards' : 'away',
      face,
      towards
        ? dim(rect(190, -400, 60, 500), 0.2) + tint('#ffffff', rect(-130, -400, 26, 500), 0.3)
        : dim(rect(-260, -400, 90, 500), 0.3) + dim(rect(-240, -310, 480, 26), 0.2),
    ) +
    stroke('#4C6657', rim, 14) +
    stroke('#EEF2EE', rim, 5) +
    bead(-half) +
    bead(half)
  )
}

/** A flat plate from its face. */
const flatPlate = () =>
  flat('celadon', rect(0, 0, 640, 330, 12)) +
  flat('celadon', rect(-20, -14, 60, 358, 20)) +
  flat('celadon', rect(600, -14, 60, 358, 20))

/** Plates for a lavatory cistern. */
export const plaquettes = views({
  alt: 'Réservoir de toilettes en céramique blanche, ouvert à l’avant, au-dessus de sa cuvette : deux plaquettes gainées de vert sauge, courbées de part et d’autre du mécanisme, retiennent l’eau sur les côtés',
  place: 'floor',
  object: () =>
    tiles(842) + shadow(660, 936, 240, 22) + bowl() + put(shadow(0, 0, 330, 30), 650, 628) + cistern(),
  detail: {
    alt: 'Les deux plaquettes hors du réservoir, courbées, un bourrelet le long de chaque petit côté ; sur leur tranche, l’inox brille entre deux peaux de silicone',
    scene: () =>
      tiles(610) + put(bentPlate(false), 900, 650, 0, 1.02) + put(bentPlate(true), 540, 850, 0, 1.3),
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
