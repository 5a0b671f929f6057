import {
  block,
  blockShadow,
  cord,
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
  times,
  tint,
} from '../kit.ts'
import { label, words } from '../lettering.ts'
import { views } from '../views.ts'

/** A leaf of the olive tree, narrow and silvery on the half that is lit, from its stem at 0 0. */
const oliveLeaf = (long: number) =>
  flat(
    'olive',
    `M0 0C${long * 0.3} ${-long * 0.2} ${long * 0.75} ${-long * 0.16} ${long} 0C${long * 0.75} ${long * 0.16} ${long * 0.3} ${long * 0.2} 0 0Z`,
  ) +
  tint('#B4BE8C', `M0 0C${long * 0.3} ${-long * 0.2} ${long * 0.75} ${-long * 0.16} ${long} 0Z`, 0.75) +
  groove('olive', `M0 0H${long * 0.86}`, 1.6)

const olive = (x: number, y: number, turn = 0) =>
  put(
    flat('olive', oval(0, 0, 24, 31)) +
      tint('#4E5A24', 'M16 -22C30 0 22 30 0 31C-10 31 -18 24 -21 16C0 22 18 8 16 -22Z', 0.6) +
      shine(oval(-9, -13, 5, 9), 0.75),
    x,
    y,
    turn,
  )

/** A sprig of an olive tree, from its stem at 0 0 to the right. */
export const oliveSprig = () =>
  stroke('#6F7D46', 'M0 0Q100 -40 220 -20', 6) +
  times(6, (i) => put(oliveLeaf(84), 30 + i * 34, -14 - Math.sin(i / 2) * 14, i % 2 ? 40 : -60)) +
  olive(90, 26, 8) +
  olive(152, 18, -6)

/** The can is so long, so deep and so high. */
const [long, deep, high] = [330, 176, 452]

const at = (left: number, right: number, up: number) => corner(left, right, up)

/** A tap of brass, where it leaves the can at 0 0: it points to the left and towards us. */
const tap = () =>
  put(flat('brass', oval(0, 0, 25, 30), 'shade') + flat('brass', oval(-3, 2, 21, 26)), 0, 0, -12) +
  cord('brass', 'M-4 3L-40 26', 26) +
  round('brass', 'M-62 8Q-44 0 -24 8V46L-30 52V78H-56V52L-62 46Z') +
  lying('brass', rect(-66, 40, 46, 10, 4)) +
  round('brass', rect(-49, -12, 12, 24)) +
  lying('dark', 'M-78 -14Q-80 -26 -68 -26H-18Q-8 -26 -8 -18T-18 -10H-68Q-76 -8 -78 -14Z') +
  shine(rect(-66, -23, 46, 4, 2), 0.5)

/** What is printed on the broad side: gilt lines on green, a cream panel with its words. */
const print = () =>
  stroke('#D9B25A', rect(18 - long, -424, long - 36, 396, 10), 3) +
  stroke('#D9B25A', rect(26 - long, -416, long - 52, 380, 6), 1.5) +
  flat('paper', 'M-290 -372Q-165 -412 -40 -372V-108Q-165 -80 -290 -108Z') +
  put(oliveSprig(), -248, -322, 0, 0.78) +
  label(-long / 2, -232, 39, ['huile d’olive', 'du Gard'], '#3C4A22') +
  words('3 L', -long / 2, -124, 44, { anchor: 'middle' })

const cap = () =>
  round('gold', 'M-40 -34V-4A40 16 0 0 0 40 -4V-34Z') +
  stroke(
    '#8C6B22',
    times(9, (i) => {
      const turn = ((i - 4) / 9) * Math.PI
      return `M${(Math.sin(turn) * 40).toFixed(1)} ${(Math.cos(turn) * 16 - 32).toFixed(1)}v26`
    }),
    2.4,
    ' stroke-opacity="0.6"',
  ) +
  flat('gold', oval(0, -34, 40, 16), 'light') +
  stroke('#A8842F', oval(0, -34, 29, 11), 2)

/** A can of tinned steel printed in green, its rims bare; the foot of its near edge is 0 0. */
const oilCan = () => {
  const left = poly(at(0, 0, 0), at(long, 0, 0), at(long, 0, high), at(0, 0, high))
  const right = poly(at(0, 0, 0), at(0, deep, 0), at(0, deep, high), at(0, 0, high))
  const inner = rounded(
    10,
    at(16, 16, high + 12),
    at(long - 16, 16, high + 12),
    at(long - 16, deep - 16, high + 12),
    at(16, deep - 16, high + 12),
  )
  return (
    put(block('tin', long + 8, deep + 8, 16, 4), ...at(-4, -4, -12)) +
    block('olive', long, deep, high, 5) +
    tint('#5C6B2E', left, 0.8) +
    tint('#39441B', right, 0.75) +
    onFace('left', print()) +
    onFace(
      'right',
      stroke('#B8964A', rect(16, -424, deep - 32, 396, 8), 2.4) + put(oliveSprig(), 88, -110, -90, 0.9),
    ) +
    shaded(
      'can-left',
      left,
      12,
      tint(
        '#FFFFFF',
        poly(at(long * 0.95, 0, high), at(long * 0.62, 0, high), at(long * 0.82, 0, 0), at(long, 0, 0)),
        0.3,
      ) +
        tint(
          '#FFFFFF',
          poly(
            at(long * 0.5, 0, high),
            at(long * 0.42, 0, high),
            at(long * 0.62, 0, 0),
            at(long * 0.7, 0, 0),
          ),
          0.16,
        ) +
        dim(poly(at(70, 0, high), at(0, 0, high), at(0, 0, 0), at(150, 0, 0)), 0.28),
    ) +
    shaded(
      'can-right',
      right,
      10,
      dim(poly(at(0, deep, high), at(0, deep, 0), at(0, 40, 0), at(0, 90, high)), 0.34) +
        tint('#FFFFFF', poly(at(0, 6, high), at(0, 26, high), at(0, 26, 0), at(0, 6, 0)), 0.22),
    ) +
    put(block('tin', long + 8, deep + 8, 16, 4), ...at(-4, -4, high - 2)) +
    flat('tin', inner, 'shade') +
    shaded(
      'can-top',
      inner,
      6,
      tint(
        '#FFFFFF',
        poly(at(long, 0, high), at(long, deep, high), at(150, deep, high), at(200, 0, high)),
        0.6,
      ),
    ) +
    put(dim(oval(10, 2, 52, 20), 0.3) + cap(), ...at(74, deep / 2, high + 12)) +
    put(cord('tin', 'M0 0C-4 -66 -120 -96 -122 -30', 13), ...at(150, deep / 2, high + 12)) +
    put(tap(), ...at(long * 0.5, 0, 46))
  )
}

/** A shallow dish of enamel with something in it, the middle of its foot at 0 0. */
const dish = (filling: string) =>
  flat('enamel', 'M-132 -50C-126 -16 -80 0 0 0S126 -16 132 -50Z', 'shade') +
  shaded(
    'dish',
    'M-132 -50C-126 -16 -80 0 0 0S126 -16 132 -50Z',
    7,
    tint('#ffffff', 'M-140 -50H-20L-40 0H-120Z', 0.8),
  ) +
  flat('enamel', oval(0, -50, 132, 31), 'light') +
  filling

const oil = () =>
  flat('oil', oval(0, -46, 112, 23)) +
  tint('#E0C24A', oval(6, -42, 96, 17), 0.9) +
  stroke('#F4E3A0', oval(24, -44, 34, 6), 2.5) +
  shine('M-86 -48C-74 -60 -40 -64 -14 -64C-40 -60 -60 -56 -72 -46Z', 0.8)

const olives = () =>
  dim(oval(4, -44, 112, 22), 0.2) +
  [
    [-66, -58, 60],
    [-22, -66, 84],
    [26, -66, 100],
    [70, -58, 120],
    [-46, -44, 80],
    [4, -42, 96],
    [50, -42, 70],
  ]
    .map(([x = 0, y = 0, turn]) => olive(x, y, turn))
    .join('')

/** A can of olive oil. */
export const huileOlive = views({
  alt: 'Bidon d’huile d’olive de trois litres en métal imprimé de vert, bouchon doré et poignée, posé sur un billot ; de son robinet de laiton, un filet d’huile tombe dans une coupelle ; à droite, des olives vertes et un rameau',
  place: 'linen',
  object: () =>
    put(blockShadow('stand-cast', 380, 226, 110), 650, 862, 0, 1.1) +
    put(block('ash', 380, 226, 78, 8), 650, 862, 0, 1.1) +
    put(
      onFace('left', groove('ash', 'M-366 -50Q-240 -62 -120 -48T-14 -54M-366 -26Q-200 -14 -14 -28', 1.6)),
      650,
      862,
      0,
      1.1,
    ) +
    put(blockShadow('can-cast', 330, 176, 30), 648, 762, 0, 1.06) +
    put(oilCan(), 648, 756, 0, 1.06) +
    shadow(440, 892, 150, 20) +
    put(dish(oil()), 430, 896, 0, 0.92) +
    shadow(960, 842, 190, 24) +
    put(oliveSprig(), 880, 764, -34, 1.2) +
    put(dish(olives()), 950, 840, 0, 1.2) +
    tint('#C9A92F', 'M446 750H460Q456 800 456 850H449Q450 800 446 750Z', 0.95) +
    shine('M450 754H452V846H451Z', 0.7),
  detail: {
    alt: 'Filet d’huile verte et dorée coulant du robinet de laiton dans une coupelle',
    near: [470, 760, 2.4],
  },
  plate: {
    of: 'bidon d’huile d’olive',
    box: [-296, -618, 108, 22],
    part: oilCan,
    facts: ['bidon de 320 g', '3 L', 'Acier étamé', 'Pressée à froid', 'Avec robinet'],
  },
})
