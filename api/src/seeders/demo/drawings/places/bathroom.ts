import {
  cord,
  dim,
  flat,
  groove,
  leaf,
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
  times,
  tint,
  turned,
  within,
} from '../kit.ts'
import type { Material } from '../materials.ts'
import { shadeOnFloor, shadeUnderBoard } from './shade.ts'

/** The joints between small tiles, from a height down to another. */
const smallTiles = (top: number, bottom: number) =>
  stroke(
    '#ffffff',
    times(11, (i) => `M${20 + i * 124} ${top}V${bottom}`) +
      times(Math.ceil((bottom - top) / 96), (i) => `M-20 ${top + i * 96}H1300`),
    4,
  )

/** A towel, folded lengthwise over its rail, which is at 0 0: `w` wide and `h` long. */
export const towel = (cloth: Material, w: number, h: number) => {
  const front = `M${-w / 2} -12Q0 -18 ${w / 2} -12L${w / 2 + 4} ${h}Q0 ${h + 10} ${-w / 2 - 4} ${h}Z`
  return (
    flat(cloth, `M${w / 2 - 20} -10H${w / 2 + 14}V${h - 60}H${w / 2 - 20}Z`, 'shade') +
    flat(cloth, front) +
    soft(
      `towel-${cloth}`,
      front,
      tint('#ffffff', rect(-w / 2 + 16, -20, 26, h + 40), 0.4) +
        dim(rect(w / 2 - 30, -20, 40, h + 40), 0.2) +
        dim(rect(-8, 20, 20, h), 0.12) +
        tint('#ffffff', rect(-w / 2, -16, w, 14), 0.6),
    ) +
    stroke(
      '#ffffff',
      `M${-w / 2 - 2} ${h - 66}Q0 ${h - 56} ${w / 2 + 2} ${h - 66}M${-w / 2 - 2} ${h - 50}Q0 ${h - 40} ${w / 2 + 3} ${h - 50}`,
      5,
      ' stroke-opacity="0.8"',
    )
  )
}

/** A pot with leaves that hang over its rim; the middle of its foot is 0 0. */
export const potPlant = (pot: Material) =>
  (
    [
      [-150, 150],
      [-118, 190],
      [-92, 214],
      [-64, 190],
      [-34, 150],
      [-136, 110],
      [-46, 116],
      [-102, 140],
      [-78, 150],
    ] as const
  )
    .map(([turn, length], i) => put(leaf(i % 2 ? 'leaf' : 'moss', length, 34), 0, -92, turn))
    .join('') +
  turned(pot, 0, [
    [-104, 66],
    [-84, 66],
    [-82, 60],
    [0, 44],
  ])

/** The near wall of a bath, its rim at a height, from the left up to where it ends. */
const bath = (y: number, end: number) =>
  soft(
    'beside-bath',
    rect(end - 60, y, 300, 300),
    dim(`M${end - 60} ${y + 40}H${end + 16}Q${end + 20} ${y + 200} ${end - 20} ${y + 300}H${end - 60}Z`, 0.3),
  ) +
  flat('enamel', `M-40 ${y + 20}H${end - 20}Q${end - 34} ${y + 190} ${end - 90} ${y + 300}H-40Z`) +
  soft(
    'bath',
    `M-40 ${y + 20}H${end - 20}Q${end - 34} ${y + 190} ${end - 90} ${y + 300}H-40Z`,
    dim(rect(-100, y + 20, end + 200, 26), 0.22) +
      dim(`M${end - 190} ${y}H${end + 40}V${y + 320}H${end - 240}Z`, 0.07) +
      dim(rect(-100, y + 190, end + 200, 140), 0.1),
  ) +
  lying('enamel', rect(-60, y, end + 60, 34, 17)) +
  shine(rect(40, y + 7, end - 160, 5, 2), 0.9)

/** A bottle of amber glass with a pump; the middle of its foot is 0 0. */
const bottle = () =>
  cord('dark', 'M0 -168V-206H-34', 9) +
  turned('dark', 0, [
    [-184, 17],
    [-160, 19],
  ]) +
  turned(
    'amber',
    0,
    [
      [-160, 18],
      [-148, 22],
      [-128, 46],
      [-110, 50],
      [0, 50],
    ],
    { soft: true },
  ) +
  flat('paper', 'M-49 -92Q0 -78 49 -92V-30Q0 -16 -49 -30Z') +
  stroke('#5B7F5A', 'M-22 -58H22', 7) +
  shine(rect(-38, -112, 8, 100, 4), 0.5)

/** A corner of a bathroom: what hangs on the rail of the shower, and the bath it falls into. */
export const showerCorner = (shower: string, cloth: Material) =>
  smallTiles(-10, 960) +
  flat('larch', rect(-20, 880, 1320, 90), 'light') +
  dim(rect(-20, 880, 1320, 12), 0.12) +
  // The towel rail, and a stool with a plant before it.
  put(
    dim(rect(-108, 10, 250, 330), 0.1) +
      lying('chrome', rect(-150, -12, 300, 14, 7)) +
      round('chrome', oval(-150, -5, 14)) +
      round('chrome', oval(150, -5, 14)) +
      towel(cloth, 200, 330),
    1044,
    250,
  ) +
  shower +
  bath(712, 800) +
  shadow(170, 716, 60, 8) +
  put(bottle(), 160, 716) +
  shadeOnFloor('under-stool', 1056, 906, 160) +
  [-1, 1]
    .map((side) =>
      flat(
        'ash',
        poly(
          [1044 + side * 96, 740],
          [1044 + side * 72, 740],
          [1044 + side * 98, 908],
          [1044 + side * 114, 908],
        ),
        side > 0 ? 'shade' : 'base',
      ),
    )
    .join('') +
  lying('ash', rect(970, 800, 148, 14, 4)) +
  lying('ash', rect(924, 722, 240, 26, 12)) +
  put(potPlant('clay'), 1044, 724)

/** A round mirror that shows the window across the room. */
const mirror = (x: number, y: number, r: number) =>
  soft(
    'behind-mirror',
    rect(x - r - 60, y - r - 60, 2 * r + 140, 2 * r + 140),
    dim(oval(x + 16, y + 22, r), 0.3),
  ) +
  flat('brass', oval(x, y, r)) +
  flat('light', oval(x, y, r - 14), 'light') +
  within(
    'mirror',
    oval(x, y, r - 14),
    tint('#CBD8D6', poly([x - r, y - r], [x + r, y - r], [x + r, y + r], [x - r, y + r]), 0.55) +
      dim(poly([x + 90, y - r], [x + r, y - r], [x + r, y + r], [x - 30, y + r]), 0.05) +
      tint(
        '#F6FAF8',
        poly([x - 210, y - 150], [x - 10, y - 190], [x - 10, y + 110], [x - 210, y + 90]),
        0.95,
      ) +
      stroke(
        '#B9C6C2',
        `M${x - 210} ${y - 150}L${x - 10} ${y - 190}V${y + 110}L${x - 210} ${y + 90}ZM${x - 112} ${y - 170}V${y + 100}M${x - 210} ${y - 34}L${x - 10} ${y - 46}`,
        7,
      ) +
      shine(poly([x + 70, y - r], [x + 150, y - r], [x - 50, y + r], [x - 130, y + r]), 0.4),
  )

/** A shelf below a mirror, over the basin; what stands on the shelf has its foot at 0, from 80 to 1200. */
export const mirrorShelf = (things: string) =>
  mirror(760, 250, 320) +
  tint('#ffffff', rect(-20, 640, 1320, 400), 0.5) +
  smallTiles(640, 960) +
  shadeUnderBoard('under-shelf', 110, 642, 1112) +
  lying('ash', rect(84, 618, 1112, 30, 5)) +
  stroke('#FBF0DA', 'M90 622H1190', 4) +
  groove('ash', 'M90 637C300 632 480 642 700 636S1000 640 1190 634', 1.6) +
  put(things, 0, 619) +
  // The basin and its tap.
  round('chrome', rect(622, 716, 36, 120, 8)) +
  lying('chrome', rect(608, 700, 64, 26, 12)) +
  round('chrome', rect(628, 676, 24, 28, 8)) +
  lying('enamel', rect(250, 826, 780, 30, 15)) +
  flat('enamel', 'M270 856H1010Q1000 960 900 980H380Q280 960 270 856Z') +
  dim('M270 856H1010L1008 876H272Z', 0.1) +
  dim('M800 856H1010Q1000 960 900 980H740Q800 930 800 856Z', 0.05)

/** A pile of folded towels; the middle of its foot is 0 0. */
export const foldedTowels = (...cloths: Material[]) =>
  shadow(0, 0, 130, 8) +
  cloths
    .map((cloth, i) => {
      const y = -52 * i
      return (
        flat(cloth, `M-118 ${y}Q-136 ${y - 26} -116 ${y - 52}H104Q124 ${y - 50} 122 ${y - 26}T104 ${y}Z`) +
        shine(`M-116 ${y - 52}H104Q118 ${y - 50} 121 ${y - 40}H-124Z`, 0.35) +
        groove(cloth, `M118 ${y - 26}H-84Q-98 ${y - 26} -98 ${y - 16}`, 2)
      )
    })
    .join('')
