import { flat, oval, put, rect, scattered, stroke, times, tint } from '../kit.ts'
import { hedge } from './garden.ts'

const around = (count: number, part: string, from = 0) =>
  times(count, (i) => put(part, 0, 0, from + (i * 360) / count))

/** A cornflower from the side and a little above: toothed trumpets round a dark heart, on a scaly bud. */
const cornflower = () =>
  flat('moss', 'M-15 6Q-24 26 -13 44Q0 54 13 44Q24 26 15 6Z') +
  put(
    tint('#4468B4', oval(0, 0, 30)) +
      around(
        10,
        tint('#4468B4', 'M0 0L-5 -22Q-13 -40 -21 -50L-9 -48L-3 -63L4 -49L15 -57L14 -40Q8 -28 5 -20Z'),
      ) +
      around(6, tint('#6C8FD6', 'M0 0L-4 -20L-12 -40L-2 -36L5 -47L9 -33L4 -18Z'), 20),
    0,
    0,
    0,
    '1 0.78',
  ) +
  stroke('#3C2C66', 'M-12 -4L-17 -24M-4 -6L-6 -32M5 -6L8 -31M12 -4L19 -22', 4.5) +
  tint('#574089', oval(0, -4, 15, 10))

/** An ox-eye daisy, turned a little from us. */
const daisy = () =>
  put(
    around(11, tint('#FBFAF4', oval(0, -32, 9, 24)), 9) +
      flat('yellow', oval(0, 0, 17)) +
      tint('#FBE7A0', oval(-4, -5, 7), 0.9),
    0,
    0,
    0,
    '1 0.66',
  )

/** A poppy, a cup of crumpled petals seen from the side. */
const poppy = () =>
  tint('#B5331F', 'M-50 -24C-54 -62 -22 -72 2 -60C24 -74 58 -60 50 -22C36 0 -36 0 -50 -24Z') +
  tint('#6E1F1C', 'M-34 -30Q0 -52 34 -30L20 -10H-22Z', 0.7) +
  tint(
    '#DB4A31',
    'M-60 -34C-70 10 -36 36 0 34C38 36 70 8 60 -32C48 -18 34 -26 22 -14C10 -24 -4 -6 -20 -18C-32 -12 -46 -22 -60 -34Z',
  ) +
  tint('#F27F62', 'M-56 -22C-58 8 -36 24 -14 26C-32 10 -40 -4 -42 -16Z', 0.8)

/** Phacelia: scrolls of small bells that unroll from their tips, on one stem. */
const phacelia = () =>
  stroke('#5F7F4A', 'M0 44Q-4 6 -34 -8M0 34Q8 4 38 -8M0 30V-30', 4) +
  (
    [
      [-58, 8, 13],
      [-62, -16, 15],
      [-46, -36, 16],
      [-22, -38, 14],
      [-30, -16, 13],
      [-10, -62, 14],
      [12, -68, 15],
      [24, -48, 14],
      [4, -40, 13],
      [36, -28, 15],
      [58, -18, 15],
      [62, 6, 13],
      [38, 0, 12],
    ] as const
  )
    .map(([x, y, r], i) => tint(['#7F72BC', '#9C92D2', '#B3A9DF'][i % 3] as string, oval(x, y, r, r * 0.9)))
    .join('')

/** Sainfoin: a pink spike, its buds still closed at the tip. */
const sainfoin = () =>
  times(7, (i) =>
    [-1, 0, 1]
      .map((side) => {
        const w = 15 - i * 1.6
        return tint(
          side < 0 ? '#EBA3B4' : side ? '#C25C7C' : '#DC7F98',
          oval(side * (17 - i * 2.2), 20 - i * 19 + Math.abs(side) * 7, w, w * 0.9),
        )
      })
      .join(''),
  ) + tint('#A9B878', oval(0, -112, 5, 13))

/** Borage: a blue star that nods, its dark cone in the middle. */
const borage = () =>
  stroke('#6B7F55', 'M0 44V0', 4) +
  around(5, tint('#4F7FCB', 'M0 0L-15 -16Q-10 -34 0 -48Q10 -34 15 -16Z')) +
  tint('#F4F3EE', oval(0, 0, 9)) +
  tint('#2B2140', oval(0, 0, 5))

/** An ear of meadow grass. */
const ear = () =>
  times(6, (i) => put(tint('#C9B56C', oval(0, -10, 5, 13)), i % 2 ? 6 : -6, 12 - i * 15, i % 2 ? 24 : -24))

type Species = readonly [flower: () => string, stem: string, width: number]

const kinds = {
  cornflower: [cornflower, '#6E8C5A', 5],
  daisy: [daisy, '#5B7F45', 5],
  poppy: [poppy, '#6B8A4C', 5],
  phacelia: [phacelia, '#5F7F4A', 6],
  sainfoin: [sainfoin, '#5B7F45', 5],
  borage: [borage, '#6B7F55', 6],
  ear: [ear, '#A9A860', 3],
} satisfies Record<string, Species>

/** Kind, where its flower is, how far to the right its foot is from below it, and its size. */
type Plant = readonly [kind: keyof typeof kinds, x: number, y: number, lean: number, size: number]

/** A narrow leaf, from its stem at 0 0. */
const blade = (colour: string) => tint(colour, 'M0 6C24 -16 70 -18 110 -6C70 8 30 14 0 6Z')

const plant = ([kind, x, y, lean, size]: Plant) => {
  const [flower, colour, width] = kinds[kind]
  const [foot, middle] = [x + lean, y + (960 - y) * 0.45]
  return (
    stroke(colour, `M${foot} 970Q${foot} ${middle.toFixed(0)} ${x} ${y + 20 * size}`, width * size) +
    (kind === 'ear' ? '' : put(blade(colour), x + lean * 0.55, middle + 40, lean > 0 ? -128 : -52, size)) +
    put(flower(), x, y, -lean * 0.24, size)
  )
}

/** Blades of grass, the tips of which wave about a height. */
const grass = (colour: string, seed: number, top: number) =>
  tint(
    colour,
    times(12, (i) => {
      const [lean, y] = scattered(i + seed, -60, top - 70, 120, 140)
      const x = 30 + i * 108
      return `M${x - 46} 980Q${x - 8} ${y + 120} ${(x + lean).toFixed(0)} ${y.toFixed(0)}Q${x + 14} ${(y + 140).toFixed(0)} ${x + 46} 980Z`
    }).replaceAll(/\d+\.\d+/g, (value) => Number(value).toFixed(0)),
  )

const behind: Plant[] = [
  ['ear', 150, 330, 50, 1.1],
  ['poppy', 168, 560, -30, 1],
  ['phacelia', 326, 400, -20, 0.94],
  ['sainfoin', 540, 470, 20, 1.05],
  ['poppy', 806, 544, -24, 0.84],
  ['sainfoin', 886, 440, 20, 1],
  ['ear', 1024, 352, 50, 1],
]

const before: Plant[] = [
  ['cornflower', 280, 640, 30, 1.3],
  ['poppy', 424, 690, -30, 1.4],
  ['borage', 570, 690, 30, 1.3],
  ['cornflower', 690, 372, -70, 1.7],
  ['daisy', 752, 740, 30, 1.4],
  ['phacelia', 950, 600, -30, 1.3],
  ['poppy', 1084, 700, 40, 1.3],
  ['daisy', 220, 806, 30, 1.4],
]

/** A strip of wild flowers at the end of a garden; what flies comes last, over the tallest, whose middle is 690 372. */
export const flowerMeadow = (flying: string) =>
  hedge(-240, 1520) +
  tint('#92B06C', rect(-20, 640, 1320, 400)) +
  grass('#A0BB79', 500, 650) +
  behind.map(plant).join('') +
  before.map(plant).join('') +
  grass('#80A25E', 1100, 860) +
  flying
