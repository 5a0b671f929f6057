import {
  cord,
  dim,
  flat,
  groove,
  lying,
  oval,
  put,
  rect,
  round,
  shadow,
  shine,
  soft,
  stroke,
  tint,
} from '../kit.ts'
import { appleTree, hedge } from './garden.ts'

/** A slat of a bench: its light edge, its grain. */
const slat = (y: number, h: number, seed: number) =>
  lying('larch', rect(-40, y, 1360, h, 6)) +
  stroke('#F6DDB6', `M-40 ${y + 4}H1320`, 3.5, ' stroke-opacity="0.8"') +
  groove(
    'larch',
    `M-40 ${y + h * 0.6}C${260 + seed} ${y + h * 0.5} ${480 + seed} ${y + h * 0.72} ${720 + seed} ${y + h * 0.56}S1160 ${y + h * 0.66} 1320 ${y + h * 0.52}`,
    1.6,
    ' stroke-opacity="0.6"',
  )

/** A bench of a park from nearby, a hedge far behind it; what stands on its seat has its foot at 790, from 80 to 1200. */
export const parkBench = (things: string) =>
  put(appleTree(), 1010, 660, 0, 1.06) +
  put(appleTree(), 220, 640, 0, '-0.86 0.86') +
  hedge(-60, 1340) +
  [190, 1090].map((x) => round('iron', rect(x - 14, 268, 28, 420, 8))).join('') +
  [290, 396, 502].map((y, i) => slat(y, 74, i * 70)).join('') +
  [190, 1090].map((x) => [327, 433, 539].map((y) => flat('steel', oval(x, y, 8))).join('')).join('') +
  dim(rect(-40, 640, 1360, 60), 0.3) +
  // The seat, seen slightly from above: each slat wider the nearer it is.
  [
    [676, 46],
    [728, 54],
    [788, 62],
  ]
    .map(
      ([y = 0, h = 0], i) =>
        flat('larch', rect(-40, y, 1360, h), 'light') +
        stroke(
          '#B98552',
          `M-40 ${y + h * 0.4}C${300 + i * 90} ${y + h * 0.3} ${540 + i * 60} ${y + h * 0.6} 760 ${y + h * 0.44}S1140 ${y + h * 0.6} 1320 ${y + h * 0.4}`,
          2,
          ' stroke-opacity="0.6"',
        ) +
        flat('larch', rect(-40, y + h - 3, 1360, 7), 'shade'),
    )
    .join('') +
  flat('larch', rect(-40, 850, 1360, 40)) +
  dim(rect(-40, 890, 1360, 80), 0.3) +
  things

/** An apple, the middle of its foot at 0 0. */
export const apple = () =>
  shadow(8, 0, 62, 10) +
  flat(
    'red',
    'M0 -96C-24 -112 -68 -100 -66 -52C-64 -12 -34 4 -14 0Q0 -6 14 0C34 4 64 -12 66 -52C68 -100 24 -112 0 -96Z',
  ) +
  tint('#EBC05A', 'M10 -90C40 -100 58 -84 56 -52Q44 -74 10 -90Z', 0.6) +
  shine(oval(-34, -72, 9, 15), 0.6) +
  stroke('#5B3A22', 'M0 -92Q2 -112 12 -122', 6)

/** A day's rucksack that leans on the back of the bench; the middle of its foot is 0 0. */
export const rucksack = () => {
  const body =
    'M-150 -10C-176 -120 -170 -260 -146 -350C-130 -412 -70 -436 0 -436S130 -412 146 -350C170 -260 176 -120 150 -10Q140 4 120 4H-120Q-140 4 -150 -10Z'
  const flap =
    'M-152 -330C-136 -412 -72 -440 0 -440S136 -412 152 -330C158 -290 154 -262 146 -240Q0 -206 -146 -240C-154 -262 -158 -290 -152 -330Z'
  return (
    soft(
      'behind-sack',
      rect(-260, -500, 600, 540),
      tint('#20261F', rect(-250, -490, 580, 520), 0) + dim(rect(-130, -410, 340, 420, 80), 0.32),
    ) +
    cord('bark', 'M-34 -430C-40 -492 40 -492 34 -430', 15) +
    flat('slate', body) +
    soft(
      'sack',
      body,
      tint('#ffffff', rect(-140, -400, 60, 400, 30), 0.24) +
        dim(rect(90, -420, 110, 440), 0.26) +
        dim(rect(-180, -60, 360, 80), 0.2),
    ) +
    flat(
      'slate',
      'M-112 -176H112Q126 -176 124 -160L116 -34Q114 -18 98 -18H-98Q-114 -18 -116 -34L-124 -160Q-126 -176 -112 -176Z',
      'light',
    ) +
    groove('slate', 'M-106 -160H106L100 -34H-100Z', 2, ' stroke-dasharray="9 7"') +
    flat('slate', flap) +
    soft(
      'flap',
      flap,
      tint('#ffffff', 'M-140 -400Q-60 -440 20 -430Q-60 -380 -110 -260H-150Z', 0.3) +
        dim('M160 -360V-220Q60 -200 -160 -236V-262Q40 -226 130 -260Z', 0.3),
    ) +
    [-70, 70]
      .map(
        (x) =>
          flat('nut', rect(x - 15, -262, 30, 132, 5)) +
          flat('brass', rect(x - 22, -190, 44, 32, 6), 'light') +
          flat('nut', rect(x - 11, -182, 22, 16)),
      )
      .join('')
  )
}
