import {
  cast,
  cord,
  dim,
  disc,
  drop,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  rounded,
  scattered,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { views } from '../views.ts'

/** A watering can of zinc with its rose to the right, the middle of its body at 0 0. */
export const wateringCan = () =>
  cord('tin', 'M-66 -70C-150 -80 -140 60 -80 44', 11) +
  lying('tin', 'M60 28C120 20 150 -40 196 -108L214 -96C176 -24 150 40 74 56Z') +
  flat('tin', poly([184, -128], [236, -86], [222, -74], [186, -104]), 'shade') +
  put(
    flat('brass', oval(0, 0, 38, 12), 'light') +
      times(5, (i) => tint('#6E5A2A', oval(-22 + i * 11, (i % 2) * 5 - 2, 2.4, 1.8))),
    212,
    -108,
    39,
  ) +
  turned('tin', 0, [
    [-104, 76],
    [56, 90],
  ]) +
  groove('tin', 'M-79 -70Q0 -42 79 -70M-88 30Q0 58 88 30', 2.5) +
  flat('tin', oval(0, -104, 76, 15), 'shade') +
  tint('#9CCBD4', oval(0, -97, 62, 9)) +
  cord('tin', 'M-52 -102C-52 -196 62 -196 66 -102', 11)

/** The front of the butt, 70 cm wide, its edges and shoulders rounded as a mould leaves them. */
const [left, right, foot] = [466, 806, 838]
const front = `M${left} 332C${left} 274 ${left + 36} 250 ${left + 92} 248H${right - 92}C${right - 36} 250 ${right} 274 ${right} 332V${foot - 30}Q${right} ${foot} ${right - 30} ${foot}H${left + 30}Q${left} ${foot} ${left} ${foot - 30}Z`
const behind = `M${left + 56} 256L${left + 124} 200H${right - 20}C${right + 34} 202 ${right + 66} 226 ${right + 66} 282V${foot - 84}Q${right + 66} ${foot - 70} ${right + 54} ${foot - 60}L${right - 16} ${foot - 4}Z`

/** A hoop that the mould presses into the wall, all along its front and its flank. */
const hoop = (y: number) =>
  flat(
    'celadon',
    rounded(10, [right - 6, y], [right + 70, y - 58], [right + 70, y - 26], [right - 6, y + 34]),
    'shade',
  ) +
  lying('celadon', rect(left - 5, y, right - left + 10, 36, 15)) +
  shine(rect(left + 14, y + 7, 190, 5, 2.5), 0.4)

/** A tap of brass, its mouth at 0 0. */
const tap = () =>
  lying('brass', rect(-30, -86, 60, 16, 8)) +
  round('brass', rect(-7, -74, 14, 22)) +
  round('brass', 'M-26 -54Q0 -66 26 -54V-34Q26 -22 16 -18V0H-16V-18Q-26 -22 -26 -34Z') +
  lying('brass', rect(-36, -52, 72, 22, 8)) +
  lying('brass', rect(-20, -6, 40, 14, 5)) +
  shine(rect(-18, -48, 8, 14, 4), 0.7)

/** The lid, round, with a grip all along its rim and a lock of brass; the middle of its top is 0 0. */
const lid = () =>
  turned('fir', 0, [
    [-4, 112],
    [4, 120],
    [38, 120],
    [46, 112],
  ]) +
  times(15, (i) => {
    const turn = (i - 7) * 0.19
    return groove(
      'fir',
      `M${(Math.sin(turn) * 119).toFixed(1)} ${(10 + Math.cos(turn) * 20).toFixed(1)}v26`,
      3,
    )
  }) +
  disc('fir', 0, -4, 112) +
  groove('fir', oval(0, -4, 84, 13), 2) +
  shine('M-98 -8C-80 -18 -30 -22 10 -21C-30 -18 -70 -12 -84 -4Z', 0.5) +
  lying('brass', rect(-17, 20, 34, 42, 8)) +
  flat('dark', oval(0, 44, 4, 7))

/** The butt, as high as its lid: 135 cm. */
const butt = () =>
  flat('celadon', behind, 'shade') +
  soft(
    'behind',
    behind,
    dim(rect(right + 36, 240, 60, 640), 0.3) +
      tint('#DCEBE1', poly([left + 60, 256], [left + 130, 196], [right + 10, 196], [right - 60, 256]), 0.62) +
      tint('#DCEBE1', rect(right - 10, 300, 18, 520), 0.25) +
      dim(oval(690, 238, 150, 16), 0.5),
  ) +
  flat('celadon', front) +
  soft(
    'front',
    front,
    tint('#F0F7F1', rect(left + 22, 290, 40, 520), 0.5) +
      tint('#F0F7F1', poly([left, 250], [right - 40, 240], [right - 90, 290], [left + 50, 310]), 0.4) +
      tint('#ffffff', poly([520, 300], [640, 300], [540, 700], [520, 700]), 0.1) +
      dim(rect(right - 46, 280, 70, 600), 0.36) +
      dim(rect(left, foot - 46, 360, 60), 0.3),
  ) +
  [362, 482, 602].map((y) => dim(rect(left + 2, y + 34, right - left - 4, 12), 0.16) + hoop(y)).join('') +
  put(lid(), 669, 176) +
  // The seat of the tap is moulded in.
  dim(oval(642, 706, 46, 46), 0.16) +
  flat('celadon', oval(640, 700, 46), 'light') +
  put(tap(), 640, 734)

/** The plastered wall of a house, down to the ground, its corner on the right. */
const houseWall = () =>
  flat('ecru', rect(-120, -60, 1080, 868), 'light') +
  flat('ecru', poly([960, -60], [1030, -60], [1030, 786], [960, 808]), 'shade') +
  soft(
    'plaster',
    rect(-120, -60, 1080, 868),
    dim(rect(-400, 740, 1500, 120), 0.07) +
      tint('#ffffff', poly([100, -60], [420, -60], [100, 500], [-120, 500]), 0.4) +
      dim(rect(-400, -70, 1500, 196), 0.2),
  )

/** The gutter under the eaves, the pipe that comes down from it, and the diverter that leads its water into the butt. */
const gutter = () =>
  lying('slate', rect(-120, 40, 1110, 20)) +
  lying('tin', rect(-120, 58, 1110, 46, 22)) +
  put(cast('M0 0h40v704h-40Z', 12), 286, 100) +
  round('tin', 'M276 96H352V126Q352 140 338 148V806H290V148Q276 140 276 126Z') +
  lying('tin', rect(280, 690, 68, 24, 8)) +
  lying('tin', rect(280, 190, 68, 24, 8)) +
  round('recycled', rect(276, 290, 76, 104, 14)) +
  shine(rect(288, 304, 8, 76, 4), 0.4) +
  cord('recycled', 'M350 348C398 348 410 326 478 326', 24) +
  lying('recycled', rect(456, 304, 22, 44, 8))

/** Rain that falls before the wall, and drops that the gutter lets go. */
const rain = () =>
  times(56, (i) => {
    // One in each cell of a grid: what falls everywhere alike stands in no clumps.
    const [x, y] = scattered(i + 90, (i % 14) * 92 - 10, 120 + Math.floor(i / 14) * 165, 70, 110)
    const long = 22 + (i % 4) * 8
    return stroke(
      '#7FAEBB',
      `M${x.toFixed(0)} ${y.toFixed(0)}l${(-long * 0.22).toFixed(0)} ${long}`,
      3,
      ' stroke-opacity="0.7"',
    )
  }) +
  [
    [150, 120, 15],
    [424, 126, 16],
    [880, 118, 14],
    [930, 132, 17],
  ]
    .map(([x = 0, y = 0, size = 0]) => put(drop(size), x, y))
    .join('')

/** A rain water butt. */
export const recuperateur = views({
  alt: 'Cuve à eau de pluie étroite aux épaules arrondies, cerclée et fermée d’un couvercle, contre le mur d’une maison sous la pluie ; un collecteur la relie à la descente de gouttière, son robinet de laiton remplit un arrosoir',
  place: 'garden',
  object: () =>
    houseWall() +
    gutter() +
    soft(
      'on-wall',
      rect(300, 100, 800, 760),
      dim(poly([800, 190], [890, 230], [924, 320], [924, 800], [800, 830]), 0.3),
    ) +
    rain() +
    shadow(690, 834, 300, 36) +
    butt() +
    tint('#A9D3DC', 'M628 740H652L646 800H632Z', 0.95) +
    stroke('#ffffff', 'M636 744V796', 3) +
    shadow(676, 906, 140, 18) +
    put(wateringCan(), 640, 862, 0, 0.7),
  detail: {
    alt: 'Robinet en laiton de la cuve, dont l’eau remplit un arrosoir en zinc',
    near: [660, 780, 2.3],
  },
  plate: {
    of: 'récupérateur d’eau de pluie',
    box: [461, 152, 876, 838],
    part: butt,
    width: ['70 cm', 466, 806],
    height: ['135 cm', 152, 838],
    facts: ['18 kg à vide', '300 L', 'Profondeur 42 cm', '94 % recyclé'],
  },
})
