import {
  cord,
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  shine,
  soft,
  stroke,
  tint,
} from '../kit.ts'
import { potPlant } from './bathroom.ts'

/** A window on a garden in the morning, a pot on its sill. */
const morningWindow = (x: number, y: number, w: number, h: number) => {
  const pane = rect(x, y, w, h)
  return (
    flat('white', rect(x - 26, y - 26, w + 52, h + 52)) +
    flat('sky', pane, 'light') +
    soft(
      'morning',
      pane,
      tint('#FFF6DC', oval(x + w * 0.2, y + h * 0.3, w * 0.5, h * 0.4), 0.5) +
        tint('#B9D0A4', oval(x + w * 0.1, y + h, w * 0.7, h * 0.36)) +
        tint('#8FB07A', oval(x + w * 0.86, y + h * 0.96, w * 0.5, h * 0.44)),
    ) +
    flat('white', rect(x + w / 2 - 11, y, 22, h)) +
    flat('white', rect(x, y + h * 0.36, w, 16)) +
    shine(poly([x + 30, y], [x + 110, y], [x, y + 190], [x, y + 60]), 0.5) +
    lying('white', rect(x - 54, y + h + 22, w + 108, 26, 4)) +
    dim(rect(x - 40, y + h + 48, w + 80, 9), 0.1) +
    put(potPlant('clay'), x + w - 70, y + h + 24, 0, 0.8)
  )
}

/** A teapot of stoneware; the middle of its foot is 0 0. */
const teapot = () => {
  const belly =
    'M-150 -96C-150 -168 -92 -214 -46 -218H46C92 -214 150 -168 150 -96C150 -40 116 0 76 4Q0 16 -76 4C-116 0 -150 -40 -150 -96Z'
  return (
    cord('celadon', 'M136 -172C226 -196 240 -70 132 -48', 22) +
    lying('celadon', 'M-126 -44C-176 -60 -190 -130 -236 -176L-206 -192C-168 -168 -150 -150 -120 -140Z') +
    round('celadon', belly) +
    soft(
      'teapot',
      belly,
      tint('#E4F0E6', oval(-66, -140, 30, 50), 0.75) + dim('M-160 -30Q0 30 160 -60V40H-160Z', 0.4),
    ) +
    flat('celadon', 'M-58 -214A58 9 0 0 1 58 -214Q50 -244 0 -246T-58 -214Z', 'light') +
    groove('celadon', 'M-60 -213Q0 -198 60 -213', 2.5) +
    round('celadon', oval(0, -258, 17, 15))
  )
}

/** A slice of bread on a plate; `spread` lies on it. The middle of the plate is 0 0. */
const slice = (spread: string) =>
  shadow(6, 12, 150, 20) +
  flat('enamel', oval(0, 6, 164, 44), 'shade') +
  flat('enamel', oval(0, 0, 164, 42), 'light') +
  groove('enamel', oval(0, 2, 110, 26), 2) +
  flat('larch', 'M-96 0C-112 -30 -60 -42 0 -42S112 -30 96 0C92 20 60 24 0 24S-92 20 -96 0Z') +
  flat('oat', 'M-88 -6C-100 -30 -54 -38 0 -38S100 -30 88 -6C84 10 54 14 0 14S-84 10 -88 -6Z', 'light') +
  tint(spread, 'M-70 -10C-76 -28 -30 -32 8 -30S74 -24 68 -8C60 6 30 0 4 6S-66 6 -70 -10Z', 0.92) +
  shine('M-50 -18Q-20 -28 20 -26Q-10 -20 -36 -12Z', 0.6)

/** A table laid for breakfast before a window; what is on it has its foot at about 800, from 80 to 1200. */
export const breakfastTable = (things: string, spread: string) =>
  morningWindow(690, 60, 400, 400) +
  shadow(640, 640, 800, 10) +
  flat('cotton', poly([64, 640], [1216, 640], [1390, 980], [-110, 980]), 'light') +
  stroke('#B9CDB2', 'M52 664H1228M46 676H1234', 5) +
  stroke('#B9CDB2', 'M150 640L20 980M168 640L44 980M1130 640L1260 980M1112 640L1236 980', 5) +
  shadow(730, 746, 200, 22) +
  put(teapot(), 716, 742, 0, 1.22) +
  things +
  put(slice(spread), 600, 858, 0, 1.2) +
  put(
    lying('steel', 'M-150 -8C-60 -18 20 -12 30 0C0 14 -90 10 -150 4Z') +
      lying('bark', rect(20, -9, 130, 18, 9)),
    246,
    872,
    -4,
  )
