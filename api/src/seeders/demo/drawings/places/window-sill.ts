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
  shine,
  soft,
  stroke,
  times,
  tint,
} from '../kit.ts'
import { shadeUnderBoard } from './shade.ts'

/** A shutter of a window, its slats between its stiles; its left top at 0 0 of `x y`. */
const shutter = (x: number, y: number, w: number, h: number) =>
  dim(rect(x + 12, y + 16, w, h), 0.14) +
  flat('celadon', rect(x, y, w, h, 3)) +
  times(15, (i) => {
    const at = y + 22 + (i * (h - 40)) / 15
    return (
      flat('celadon', rect(x + 24, at, w - 48, (h - 40) / 15 - 6), 'light') +
      dim(rect(x + 24, at + (h - 40) / 15 - 16, w - 48, 10), 0.14)
    )
  }) +
  round('celadon', rect(x, y, 24, h)) +
  round('celadon', rect(x + w - 24, y, 24, h)) +
  [90, h - 90].map((at) => lying('iron', rect(x - 8, y + at, w * 0.5, 12, 3))).join('')

/** The window of a house from outside, its shutters open; what stands on its sill has its foot at 640 of its own. */
export const windowSill = (thing: string) =>
  flat('ecru', rect(-40, -40, 1360, 1100), 'light') +
  soft(
    'plaster',
    rect(-40, -40, 1360, 1100),
    tint('#ffffff', poly([-40, -40], [460, -40], [-40, 800]), 0.5),
  ) +
  put(
    flat('biscuit', rect(300, -60, 680, 710)) +
      dim(rect(326, -60, 628, 710), 0.3) +
      flat('white', rect(340, -60, 600, 710), 'light') +
      [368, 656]
        .map((x) => flat('slate', rect(x, -40, 256, 640)) + tint('#24303C', rect(x, -40, 256, 640), 0.35))
        .join('') +
      // White curtains within, drawn aside, and the sky in the panes.
      tint('#F4F1E8', 'M368 -40H470Q440 260 388 400L368 420Z', 0.85) +
      tint('#F4F1E8', 'M912 -40H810Q840 260 892 400L912 420Z', 0.85) +
      shine(poly([500, -40], [610, -40], [400, 520], [368, 520], [368, 320]), 0.16) +
      shine(poly([800, -40], [880, -40], [680, 500], [656, 500], [656, 350]), 0.16) +
      groove('grey', 'M640 -40V600', 3) +
      lying('white', rect(340, 262, 600, 18)) +
      flat('brass', oval(640, 420, 7)) +
      shutter(20, -60, 256, 690) +
      shutter(1004, -60, 256, 690) +
      shadeUnderBoard('under-sill', 282, 676, 730) +
      flat('biscuit', rect(270, 640, 740, 40, 4)) +
      flat('biscuit', poly([290, 618], [990, 618], [1010, 642], [270, 642]), 'light') +
      stroke('#ffffff', 'M274 644H1006', 3) +
      thing,
    0,
    84,
  )
