import {
  block,
  blockShadow,
  corner,
  dim,
  flat,
  groove,
  lying,
  onFace,
  oval,
  poly,
  put,
  rect,
  round,
  rounded,
  shaded,
  shadow,
  shine,
  stroke,
  through,
  times,
  tint,
  turned,
} from '../kit.ts'
import { views } from '../views.ts'
import { compost, scraps } from './kitchen-scraps.ts'

/** A tray is 38 cm wide and deep; the tower stands on legs, a tank below its four trays. */
const [wide, legs, tank, tray, rim] = [300, 42, 88, 68, 18]
const foot = (level: number) => legs + tank + rim + level * (tray + rim)
const top = foot(4)

const at = (left: number, right: number, up: number) => corner(left, right, up)

/** A part on the left face of what stands so far in from the edges, at a height. */
const onLeft = (part: string, inset: number, up: number) => onFace('left', part, at(inset, inset, up))

/** A part of the tower: `inset` from its edges, from one height up to another; the light falls on its left face. */
const storey = (name: string, inset: number, from: number, up: number, r = 6) => {
  const long = wide - 2 * inset
  const [left, right] = [
    rounded(r, at(0, 0, 0), at(long, 0, 0), at(long, 0, up), at(0, 0, up)),
    rounded(r, at(0, 0, 0), at(0, long, 0), at(0, long, up), at(0, 0, up)),
  ]
  return put(
    block('recycled', long, long, up, r) +
      shaded(
        `${name}-left`,
        left,
        9,
        tint(
          '#DCEBDD',
          poly(at(long, 0, up), at(long * 0.5, 0, up), at(long * 0.62, 0, 0), at(long, 0, 0)),
          0.24,
        ) + tint('#DCEBDD', poly(at(16, 0, up), at(0, 0, up), at(0, 0, 0), at(16, 0, 0)), 0.5),
      ) +
      shaded(
        `${name}-right`,
        right,
        8,
        dim(poly(at(0, long, up), at(0, long, 0), at(0, 0, 0), at(0, long * 0.3, up)), 0.34),
      ),
    ...at(inset, inset, from),
  )
}

/** What a rim casts on the wall below it. */
const underRim = (level: number) => {
  const y = foot(level) - rim
  return (
    dim(poly(at(10, 10, y), at(wide - 10, 10, y), at(wide - 10, 10, y - 12), at(10, 10, y - 12)), 0.28) +
    dim(poly(at(10, 10, y), at(10, wide - 10, y), at(10, wide - 10, y - 12), at(10, 10, y - 12)), 0.28)
  )
}

/** The slots that let air in. */
const slots = (level: number) =>
  onLeft(
    times(6, (i) => flat('dark', rect(-252 + i * 41, -38, 24, 9, 4.5))),
    10,
    foot(level),
  ) +
  onFace(
    'right',
    times(5, (i) => dim(rect(32 + i * 48, -38, 24, 9, 4.5), 0.5)),
    at(10, 10, foot(level)),
  )

/** A tap, its mouth at 0 0. */
const tap = () =>
  flat('dark', oval(4, -44, 30, 32)) +
  flat('dark', oval(0, -44, 22, 24), 'light') +
  round('dark', 'M-22 -56Q-6 -66 14 -60V-34H8L6 0H-18L-20 -34Z') +
  lying('brass', rect(-23, -8, 32, 12, 4)) +
  lying('red', 'M-44 -72Q-46 -84 -34 -84H18Q28 -84 28 -74Q28 -66 18 -66H-34Q-42 -64 -44 -72Z') +
  shine(rect(-34, -81, 44, 4, 2), 0.5)

/** A red worm: paler where it is ringed, a glint along its back. */
const worm = (...points: [number, number][]) => {
  const body = through(...points)
  const [from, , to] = points.slice(1) as [[number, number], [number, number], [number, number]]
  return (
    stroke('#5A2722', body, 11) +
    stroke('#A9564B', body, 8) +
    stroke('#D79684', through(from, points[2] as [number, number], to), 8.6, ' stroke-dasharray="16 400"') +
    stroke('#E9B5A6', body, 2, ' stroke-opacity="0.7"')
  )
}

/** The open tray on top: its rim, the dark inside, and what the kitchen gave. */
const open = () => {
  const [o, i] = [wide, 20]
  const inner = rounded(8, at(i, i, top), at(o - i, i, top), at(o - i, o - i, top), at(i, o - i, top))
  return (
    flat('recycled', rounded(12, at(0, 0, top), at(o, 0, top), at(o, o, top), at(0, o, top)), 'light') +
    flat('soil', inner, 'shade') +
    shaded(
      'inside',
      inner,
      6,
      dim(poly(at(o - i, i, top + 6), at(o - i, o - i, top + 6), at(i, o - i, top + 6)), 0.5),
    ) +
    put(scraps(), ...at(o * 0.54, o * 0.54, top + 12), -3, 0.64) +
    put(worm([-44, 4], [-24, -6], [-2, -5], [18, 5], [44, 4]), ...at(180, 60, top + 10), 8, 0.9) +
    put(worm([-34, -6], [-14, 5], [12, 7], [34, -3]), ...at(80, 110, top + 14), -24, 0.9) +
    put(worm([-30, 8], [-14, -4], [10, -6], [30, 3]), ...at(70, 216, top + 8), 10, 0.8) +
    // The near edge of the rim stands before what lies in the tray.
    flat('recycled', rounded(8, at(0, 0, top), at(o, 0, top), at(o, i, top), at(i, i, top)), 'light') +
    flat('recycled', rounded(8, at(0, 0, top), at(i, i, top), at(i, o, top), at(0, o, top)), 'light')
  )
}

/** The lid, leaning against the right face. */
const lid = () => {
  const face = rounded(14, at(-116, 10, 0), at(-116, 300, 0), at(-12, 300, 292), at(-12, 10, 292))
  return (
    put(flat('recycled', face, 'shade'), 14, 3) +
    flat('recycled', face) +
    groove(
      'recycled',
      rounded(10, at(-104, 34, 34), at(-104, 276, 34), at(-24, 276, 258), at(-24, 34, 258)),
      2.4,
    ) +
    shaded(
      'lid',
      face,
      12,
      tint('#DCEBDD', poly(at(-12, 10, 292), at(-12, 150, 292), at(-90, 10, 80)), 0.4) +
        dim(poly(at(-116, 120, 0), at(-116, 300, 0), at(-12, 300, 292)), 0.24),
    ) +
    put(
      flat('dark', rect(-34, -11, 68, 22, 11), 'light') + dim(rect(-34, -2, 68, 13, 6), 0.3),
      ...at(-64, 155, 146),
      -33,
    )
  )
}

const tower = () =>
  [
    [wide - 34, 14],
    [14, 14],
    [14, wide - 34],
  ]
    .map(([left = 0, right = 0]) => put(block('dark', 30, 30, legs + 8, 5), ...at(left, right, 0)))
    .join('') +
  storey('tank', 8, legs, tank) +
  storey('tank-rim', 0, legs + tank, rim, 4) +
  times(
    4,
    (i) =>
      (i ? underRim(i) : '') +
      storey(`tray-${i}`, 10, foot(i), tray) +
      slots(i) +
      storey(`rim-${i}`, 0, foot(i) + tray, rim, 4) +
      dim(
        poly(
          at(10, 10, foot(i) + tray),
          at(wide - 10, 10, foot(i) + tray),
          at(wide - 10, 10, foot(i) + tray - 11),
          at(10, 10, foot(i) + tray - 11),
        ),
        0.22,
      ),
  ) +
  open()

/** A low glass with the brown juice in it. */
const juice = () =>
  turned('glass', 0, [
    [-42, 40],
    [0, 32],
  ]) +
  tint('#7A4A20', 'M-37 -22Q0 -10 37 -22L32 0Q0 10 -32 0Z', 0.9) +
  tint('#A9713A', oval(0, -22, 37, 6)) +
  shine(rect(-30, -36, 6, 32, 3), 0.7)

/** The closed tower from its front, as it is measured. */
const face = () =>
  [60, 380].map((x) => flat('dark', rect(x, 660, 34, 44))).join('') +
  flat('recycled', 'M8 540H452L440 666H20Z') +
  times(4, (i) =>
    put(
      flat('recycled', 'M8 0H452L444 118H16Z') +
        times(8, (k) => flat('dark', rect(36 + k * 50, 58, 34, 12, 6))) +
        lying('recycled', rect(-8, -10, 476, 24, 10)),
      0,
      42 + i * 126,
    ),
  ) +
  lying('recycled', rect(-8, -10, 476, 40, 14)) +
  lying('dark', rect(196, 596, 66, 34, 8)) +
  round('brass', rect(214, 622, 30, 50, 6))

/** A worm composter. */
export const lombricomposteur = views({
  alt: 'Lombricomposteur vert à quatre plateaux carrés empilés sur un bac à robinet, couvercle retiré et appuyé contre lui ; des épluchures et quelques vers rouges en haut, du jus brun dans un verre au pied, un tas de compost noir à côté',
  place: 'boards',
  object: () =>
    put(blockShadow('tower-cast', wide, wide, 150), 560, 850, 0, 1.16) +
    put(tower(), 560, 850, 0, 1.16) +
    put(lid(), 560, 850, 0, 1.16) +
    put(tap(), 414, 764, 0, 1.1) +
    shadow(420, 872, 70, 14) +
    stroke('#7A4A20', 'M408 772V846', 5) +
    put(juice(), 408, 872, 0, 1.1) +
    shadow(1040, 858, 170, 22) +
    put(compost(), 1030, 840, 0, 0.86),
  detail: {
    alt: 'Épluchures, coquilles et vers rouges dans le plateau du haut, vus de près',
    near: [500, 270, 2.5],
  },
  plate: {
    of: 'lombricomposteur',
    box: [-8, -10, 468, 714],
    part: face,
    width: '38 cm',
    height: '62 cm',
    facts: ['4 plateaux', '500 g de vers', '12 à 25 °C', '95 % recyclé'],
  },
})
