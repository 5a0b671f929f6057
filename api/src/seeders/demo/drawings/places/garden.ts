import {
  blob,
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
  scattered,
  shine,
  soft,
  stroke,
  through,
  times,
  tint,
} from '../kit.ts'
import { shade, shadeOnFloor } from './shade.ts'

/** A clipped hedge at the far end of the lawn, from one `x` to another. */
export const hedge = (from: number, to: number) => {
  const outline = `M${from} 640V548Q${from + 40} 520 ${from + 120} 530T${from + 320} 526T${from + 540} 530T${to - 120} 524Q${to} 520 ${to} 548V640Z`
  return (
    shade('under-hedge', rect(from, 626, to - from, 22), [from, 626, to - from, 22], 0.3) +
    flat('moss', outline) +
    soft(
      'hedge',
      outline,
      tint('#9DBB86', rect(from - 20, 500, to - from + 40, 50), 0.75) +
        dim(rect(from - 20, 606, to - from + 40, 50), 0.35),
    )
  )
}

/** The crown of a tree, one tuft of leaves on another: middle and size of each. */
const tufts = [
  [-130, -300, 108],
  [120, -310, 116],
  [-10, -268, 104],
  [-70, -410, 106],
  [80, -430, 110],
  [0, -350, 112],
] as const

/** An apple tree; the middle of its foot is 0 0. */
export const appleTree = () =>
  shadeOnFloor('under-tree', 40, 0, 190, 0.3) +
  round(
    'bark',
    'M-26 4Q-16 -100 -22 -200L-80 -290L-60 -302L0 -240L70 -310L86 -294L24 -200Q18 -100 34 4Q4 12 -26 4Z',
  ) +
  tufts
    .map(([x, y, r], i) => {
      const tuft = blob(
        [x - r, y + r * 0.1],
        [x - r * 0.72, y - r * 0.62],
        [x - r * 0.06, y - r * 0.86],
        [x + r * 0.74, y - r * 0.56],
        [x + r, y + r * 0.12],
        [x + r * 0.56, y + r * 0.66],
        [x - r * 0.1, y + r * 0.72],
        [x - r * 0.7, y + r * 0.6],
      )
      return (
        flat('leaf', tuft) +
        soft(
          `tuft${i}`,
          tuft,
          tint('#C3DBA4', oval(x - r * 0.34, y - r * 0.46, r * 0.62, r * 0.42), 0.7) +
            dim(oval(x + r * 0.3, y + r * 0.8, r, r * 0.5), 0.24),
        )
      )
    })
    .join('') +
  [
    [-150, -280],
    [-80, -390],
    [24, -310],
    [130, -380],
    [130, -270],
    [-30, -240],
  ]
    .map(([x = 0, y = 0]) => flat('red', oval(x, y, 14, 13)) + shine(oval(x - 5, y - 5, 4, 3), 0.6))
    .join('')

const lettuce = (red: boolean) =>
  [-168, -12, -140, -40, -112, -68, -90]
    .map((turn, i) =>
      put(leaf(red && i % 2 ? 'rust' : i % 2 ? 'leaf' : 'moss', 62 - (i % 3) * 4, 26), 0, 0, turn),
    )
    .join('')

/** A bed between boards, `w` long, lettuces in it; its left foot at 0 0. */
const raisedBed = (w: number) =>
  shade('under-bed', rect(0, -6, w, 22), [0, -6, w, 22], 0.3) +
  flat('soil', poly([26, -104], [w - 26, -104], [w, -62], [0, -62])) +
  times(Math.floor(w / 84) - 1, (i) => put(lettuce(i % 3 === 1), 80 + i * 84, -78)) +
  lying('larch', rect(0, -66, w, 34)) +
  lying('larch', rect(0, -34, w, 36)) +
  [10, w - 34].map((x) => round('bark', rect(x, -76, 24, 82, 3))).join('')

/** The side of a house on the left, down to the lawn, with its garden door and a lamp above it. */
const houseSide = () => {
  const wall = rect(-40, -40, 390, 756)
  return (
    flat('ecru', wall, 'light') +
    soft(
      'house',
      wall,
      dim(rect(310, -40, 60, 800), 0.16) +
        dim(rect(-60, 660, 460, 80), 0.12) +
        tint('#ffffff', poly([-40, -40], [190, -40], [-40, 380]), 0.4),
    ) +
    lying('grey', rect(92, 708, 208, 18, 3)) +
    flat('ecru', rect(96, 196, 200, 514), 'shade') +
    flat('celadon', rect(108, 208, 176, 502)) +
    flat('sky', rect(130, 230, 132, 190), 'light') +
    shine(poly([140, 230], [200, 230], [130, 340], [130, 260]), 0.6) +
    groove('celadon', 'M196 230V420M130 325H262', 6) +
    flat('celadon', rect(130, 450, 132, 230), 'shade') +
    flat('brass', oval(272, 470, 7)) +
    // A rose that climbs at the corner.
    stroke('#6B7D46', 'M330 716C310 560 344 420 322 300S336 120 318 60', 7) +
    times(15, (i) => {
      const [x, y] = scattered(i + 3, 282, 60 + i * 40, 60, 30)
      return put(leaf(i % 2 ? 'leaf' : 'moss', 46, 17), x + 14, y, i % 2 ? -150 : -30)
    }) +
    times(6, (i) => {
      const [x, y] = scattered(i + 60, 290, 90 + i * 96, 60, 30)
      return (
        flat('rose', oval(x, y, 18, 17)) +
        groove('rose', through([x - 8, y + 2], [x, y - 7], [x + 8, y + 1], [x, y + 7]), 2)
      )
    })
  )
}

/** A garden behind a house; what stands on its lawn comes before the bed. */
export const kitchenGarden = (thing: string) =>
  hedge(300, 1340) +
  put(appleTree(), 1040, 690) +
  houseSide() +
  [
    [380, 742, 62],
    [470, 776, 66],
    [566, 816, 70],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        flat('grey', oval(x, y + 6, r, r * 0.22), 'shade') + flat('grey', oval(x, y, r, r * 0.22), 'light'),
    )
    .join('') +
  thing +
  put(raisedBed(420), 880, 908)

/** A house far behind the hedge. */
const farHouse = () =>
  flat('ecru', rect(-150, -170, 300, 180), 'light') +
  dim(rect(70, -170, 80, 180), 0.06) +
  flat('clay', poly([-172, -164], [-112, -262], [112, -262], [172, -164])) +
  shine(poly([-166, -168], [-110, -258], [-10, -258], [-40, -168]), 0.18) +
  round('brick', rect(52, -296, 34, 56)) +
  [-92, 44]
    .map(
      (x) =>
        flat('sky', rect(x, -126, 42, 62)) +
        flat('celadon', rect(x - 22, -128, 20, 66)) +
        flat('celadon', rect(x + 44, -128, 20, 66)),
    )
    .join('')

/** The end of a garden, far from the house: flowers before a hedge. */
export const flowerGarden = (thing: string) =>
  put(farHouse(), 1000, 590) + hedge(-60, 1340) + put(appleTree(), 200, 706, 0, 0.94) + thing

/** A tool stuck in the ground or leaning, its blade down at 0 0. */
export const gardenFork = () =>
  shadeOnFloor('under-fork', 10, 2, 40, 0.4) +
  cord('ash', 'M0 -78V-262', 9) +
  cord('ash', 'M-22 -292H22M-22 -292Q-20 -268 0 -262M22 -292Q20 -268 0 -262', 7) +
  stroke('#4A4E4B', 'M-30 0V-50Q-30 -66 0 -66T30 -50V0M-10 0V-64M10 0V-64M0 -66V-90', 6)
