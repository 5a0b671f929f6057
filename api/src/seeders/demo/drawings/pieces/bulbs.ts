import {
  block,
  blockShadow,
  cord,
  corner,
  dim,
  flat,
  groove,
  onFace,
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
import { words } from '../lettering.ts'
import { views } from '../views.ts'

const glass = 'M-42 152C-46 104 -112 78 -112 -8A112 112 0 0 1 112 -8C112 78 46 104 42 152Z'

/** The cap: a thread whose turns stand out at both sides, then the insulator with its contact. */
const cap = () =>
  round(
    'tin',
    `M-46 148H46V164${times(4, () => 'q7 6 0 10v9')}L36 246H-36L-46 240${times(4, () => 'v-9q-7 -6 0 -10')}V148Z`,
  ) +
  times(4, (i) => groove('tin', `M-47 ${174 + i * 19}Q0 ${190 + i * 19} 47 ${166 + i * 19}`, 3.5)) +
  shine(rect(-26, 154, 9, 84, 4), 0.6) +
  flat('dark', 'M-36 246H36L20 258H-20Z') +
  flat('tin', 'M-14 258H14Q12 266 0 266Q-12 266 -14 258Z', 'shade')

/** Four filaments round the glass stem that carries them. */
const filaments = (lit: boolean) =>
  tint('#FFFFFF', 'M-26 152C-22 120 -9 108 -8 64V-52Q0 -66 8 -52V64C9 108 22 120 26 152Z', 0.55) +
  stroke('#9AA5A2', 'M-8 64V-52Q0 -66 8 -52V64', 2) +
  stroke(
    '#8A8F8A',
    'M-12 150L-46 74M12 150L46 74M0 -58L-30 -64M0 -58L30 -64M0 -58L-12 -60M0 -58L12 -60M-8 100L-18 80M8 100L18 80',
    2.5,
  ) +
  [
    [-30, -64, -46, 74],
    [-12, -60, -18, 80],
    [12, -60, 18, 80],
    [30, -64, 46, 74],
  ]
    .map(
      ([x, y, toX, toY]) =>
        stroke(lit ? '#FFB53E' : '#C98A2C', `M${x} ${y}L${toX} ${toY}`, lit ? 13 : 10) +
        stroke(lit ? '#FFFBE8' : '#F4C766', `M${x} ${y}L${toX} ${toY}`, lit ? 7 : 5),
    )
    .join('')

/** A bulb, the middle of its glass at 0 0, its cap below. */
export const bulb = (lit = false) =>
  cap() +
  tint(lit ? '#FFE9AE' : '#FFFFFF', glass, lit ? 0.85 : 0.35) +
  filaments(lit) +
  `<path d="${glass}" fill="#DFEAE4" fill-opacity="0.26" stroke="#6E7F79" stroke-width="3" stroke-linejoin="round"/>` +
  soft(
    'glass',
    glass,
    stroke('#5F7A72', 'M40 150C48 104 114 78 114 -8A114 114 0 0 0 70 -98', 26, ' stroke-opacity="0.5"') +
      stroke('#5F7A72', 'M-40 150C-48 104 -116 78 -114 -8', 14, ' stroke-opacity="0.4"') +
      stroke('#FFFFFF', 'M84 30A92 92 0 0 0 84 -50', 12, ' stroke-opacity="0.8"') +
      tint('#FFFFFF', oval(-50, -54, 40, 34), 0.6),
  ) +
  shine('M-90 -22A92 92 0 0 1 -34 -88L-26 -74A78 78 0 0 0 -74 -18Z', 0.95) +
  shine('M-92 4Q-90 22 -82 34L-72 30Q-77 18 -78 4Z', 0.8) +
  shine('M62 74Q78 58 86 38L80 36Q70 54 56 68Z', 0.6)

type Place = readonly [number, number]

/** The carton that they came in, open: its dividers, its flaps, and in front how many there are. */
const carton = () => {
  const [left, right, up] = [350, 300, 290]
  const at = (a: number, b: number, c = 1) => corner(a * left, b * right, c * up)
  const flap = (...points: Place[]) => flat('card', poly(...points), 'light')
  const out = ([x, y]: Place, right: number, down: number): Place => [x + right, y + down]
  const [near, west, far, east] = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]
  const opening = poly(near, west, far, east)
  const divider = (from: Place, to: Place) => flat('card', poly(from, to, out(to, 0, 26), out(from, 0, 26)))
  return (
    blockShadow('carton', left, right, 130) +
    flap(west, far, out(far, -70, -86), out(west, -86, -64)) +
    flap(far, east, out(east, 26, -104), out(far, -4, -112)) +
    block('card', left, right, up, 6) +
    flat('bark', opening) +
    within(
      'inside',
      opening,
      tint('#A88A63', poly(west, far, out(far, 0, 150), out(west, 0, 150))) +
        tint('#C2A37A', poly(far, east, out(east, 0, 150), out(far, 0, 150))) +
        soft(
          'deep',
          opening,
          dim(
            poly(
              out(near, 0, 40),
              out(west, -20, 30),
              out(west, 90, 22),
              out(far, 0, 70),
              out(east, -50, 30),
              out(east, 20, 30),
            ),
            0.5,
          ),
        ) +
        divider(at(0, 0.5), at(1, 0.5)) +
        divider(at(0.5, 0), at(0.5, 1)),
    ) +
    flap(near, east, out(east, 92, 34), out(near, 100, 20)) +
    flap(near, west, out(west, -44, 72), out(near, -30, 92)) +
    dim(poly(out(near, -30, 92), out(west, -44, 72), out(west, -20, 96), out(near, 0, 116)), 0.12) +
    onFace(
      'left',
      words('4 × E27', -190, -72, 72, { anchor: 'middle' }) +
        words('5 W · 806 lm', -190, -22, 34, { anchor: 'middle' }),
      [0, 0],
    )
  )
}

/** LED bulbs. */
export const ampoules = views({
  alt: 'Quatre ampoules à filament en verre clair, culot à vis, deux debout et deux couchées, devant leur carton ouvert',
  place: 'wood',
  object: () =>
    put(carton(), 900, 684, 0, 0.9) +
    shadow(250, 722, 100, 16) +
    put(bulb(), 240, 500, 0, 0.86) +
    shadow(460, 752, 100, 16) +
    put(bulb(), 448, 530, 0, 0.86) +
    shadow(640, 876, 170, 22) +
    put(bulb(), 706, 786, 82, 0.86) +
    shadow(1020, 862, 150, 22) +
    put(bulb(), 950, 774, -78, 0.86),
  detail: {
    alt: 'Ampoule allumée dans une suspension, ses quatre filaments visibles',
    scene: () =>
      times(9, (i) => tint('#FFF3C8', oval(640, 540, 460 - i * 40), 0.14)) +
      cord('dark', 'M640 0V190', 8) +
      put(bulb(true), 640, 540, 180, 1.3) +
      turned('brass', 640, [
        [180, 34],
        [206, 70],
        [226, 78],
        [346, 84],
      ]) +
      groove('brass', 'M559 226Q640 252 721 226', 2.5),
  },
  plate: {
    of: 'une ampoule à culot vissé',
    box: [0, 0, 300, 400],
    part: () => put(bulb(), 150, 124),
    width: ['6 cm', 38, 262],
    height: ['10,5 cm', 4, 388],
    facts: ['34 g pièce', 'Culot E27', '5 W, 806 lm', '2 700 K', '15 000 h'],
  },
})
