import {
  blob,
  dim,
  flat,
  groove,
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
  times,
  tint,
  within,
} from '../kit.ts'
import type { Material } from '../materials.ts'

/** Hollow stems seen from their ends, in rows that lie in the gaps of those below; their room begins at `x y`. */
const stems = (
  material: Material,
  [x, y]: readonly [number, number],
  columns: number,
  rows: number,
  step: number,
) =>
  times(columns * rows, (i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const [cx, cy] = [x + step * (column + 0.3 + (row % 2) * 0.4), y + step * (row * 0.98 + 0.5)]
    const r = step * (0.44 + ((i * 7) % 3) * 0.03)
    return (
      flat(material, oval(cx, cy, r), i % 4 === 0 ? 'light' : 'base') +
      tint('#2E2118', oval(cx + 1, cy + 1, r * (0.42 + ((i * 5) % 3) * 0.08)))
    )
  })

/** A log, sawn across: bark, rings, and eight holes. */
const log = (x: number, y: number, r: number) =>
  flat('bark', oval(x, y, r)) +
  flat('poplar', oval(x, y, r - 9)) +
  groove('poplar', oval(x - 4, y + 2, r * 0.56) + oval(x - 5, y + 3, r * 0.3), 2, ' stroke-opacity="0.5"') +
  times(8, (i) => {
    const turn = (i / 7) * Math.PI * 2
    const far = i === 7 ? 0 : r * 0.58
    return tint('#2E2118', oval(x + Math.cos(turn) * far, y + Math.sin(turn) * far, 6 + (i % 3) * 1.5))
  })

/** A pine cone that lies with its foot to us: its scales in rings. */
const cone = (x: number, y: number) =>
  put(
    flat('nut', blob([0, -58], [40, -26], [46, 18], [22, 54], [-22, 54], [-46, 18], [-40, -26])) +
      times(4, (row) =>
        times(4 - (row === 0 ? 2 : row === 3 ? 1 : 0), (i) => {
          const count = 4 - (row === 0 ? 2 : row === 3 ? 1 : 0)
          return flat(
            'larch',
            `M${(i - (count - 1) / 2) * 22 - 12} ${-30 + row * 24}q12 -20 24 0q-12 14 -24 0Z`,
            'light',
          )
        }),
      ),
    x,
    y,
    (x * 7) % 24,
    0.98,
  )

const straw = () =>
  tint('#C9A04C', rect(350, 554, 232, 242)) +
  times(36, (i) => {
    const [x, y] = scattered(i + 11, 354, 560, 150, 232)
    const d = `M${x.toFixed(0)} ${y.toFixed(0)}l${90 - (i % 4) * 16} ${-16 + (i % 5) * 8}`
    return stroke(['#8A6A2B', '#F0DA96', '#DDB95F'][i % 3] as string, d, 5 + (i % 2) * 2)
  })

/** Left top, width and height of the five chambers, and what lies in each. */
const chambers = [
  ['reeds', rect(350, 318, 286, 214), () => stems('straw', [356, 316], 8, 6, 35)],
  ['logs', rect(650, 318, 280, 214), () => log(722, 388, 72) + log(862, 396, 66) + log(792, 492, 56)],
  ['straw', rect(350, 554, 232, 242), straw],
  [
    'cones',
    rect(596, 554, 180, 242),
    () => cone(640, 744) + cone(732, 738) + cone(646, 630) + cone(730, 622),
  ],
  ['bamboo', rect(790, 554, 140, 242), () => stems('bamboo', [792, 552], 4, 6, 40)],
] as const

/** An insect hotel of five chambers below a gable of boards; its stems and logs have the 96 holes of its description. */
export const insectHotel = () => {
  const side = poly([950, 300], [1010, 270], [1010, 770], [950, 824])
  const gable = poly([640, 112], [950, 302], [330, 302])
  return (
    flat('chestnut', side, 'shade') +
    groove('chestnut', 'M952 470L1008 436M952 640L1008 602', 3) +
    flat('soil', rect(340, 300, 610, 520)) +
    chambers
      .map(
        ([name, outline, inside]) =>
          `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${inside()}</g>`,
      )
      .join('') +
    // How deep they are: the upper and the left edge of each throw their shade into it.
    soft(
      'depth',
      chambers.map(([, outline]) => outline).join(''),
      dim(rect(340, 306, 600, 34), 0.7) +
        dim(rect(340, 544, 600, 34), 0.7) +
        dim([340, 640, 586, 780].map((x) => rect(x, 310, 20, 500)).join(''), 0.36),
    ) +
    flat('larch', gable) +
    within(
      'gable',
      gable,
      times(
        4,
        (i) =>
          stroke('#8A5A30', `M330 ${160 + i * 38}H950`, 3) +
          stroke('#EBC795', `M330 ${164 + i * 38}H950`, 2.5),
      ),
    ) +
    soft(
      'gable-shade',
      gable,
      dim(poly([640, 90], [970, 292], [970, 330], [640, 150], [310, 330], [310, 292]), 0.55),
    ) +
    [rect(336, 532, 614, 24), rect(630, 306, 24, 232), rect(580, 550, 18, 254), rect(774, 550, 18, 254)]
      .map((d) => flat('chestnut', d))
      .join('') +
    round('chestnut', rect(334, 296, 26, 528, 3)) +
    round('chestnut', rect(926, 296, 26, 528, 3)) +
    lying('chestnut', rect(334, 796, 618, 28, 3)) +
    lying('chestnut', rect(334, 294, 618, 28, 3)) +
    // The roof: its right slope, and the boards along its front.
    flat('bark', poly([640, 84], [1010, 300], [1060, 268], [706, 64])) +
    stroke('#A98563', 'M676 76L1034 284', 3, ' stroke-opacity="0.8"') +
    flat('larch', poly([640, 84], [1010, 300], [984, 334], [640, 132]), 'base') +
    flat('larch', poly([640, 84], [640, 132], [296, 334], [270, 300]), 'light') +
    shine(poly([632, 92], [632, 100], [292, 300], [284, 296]), 0.5)
  )
}
