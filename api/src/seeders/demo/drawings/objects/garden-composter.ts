import { dim, flat, groove, oval, poly, put, rect, shine, soft, stroke, times, tint, within } from '../kit.ts'
import { gardenFork, kitchenGarden } from '../places/garden.ts'
import { views } from '../views.ts'
import { compost, grass, scraps } from './kitchen-scraps.ts'

/** The bin is 75 cm wide and deep, and 80 cm high; a board is a sixth of that. */
const [wide, high, thick] = [365, 389, 15]
const board = high / 6

/** A place in the picture: so far along the front to the right, along the flank to the back, and up. */
const at = (along: number, back: number, up: number): [number, number] => [
  0.848 * along - 0.53 * back,
  -0.216 * along - 0.345 * back - 0.914 * up,
]

const quad = (...ends: [number, number, number][]) => poly(...ends.map((end) => at(...end)))

const matrices = { front: '0.848 -0.216 0 0.914', flank: '0.53 0.345 0 0.914' }

/** A part on one of the two sides that are turned to us, its near lower corner at 0 0. */
const side = (of: keyof typeof matrices, part: string, [x, y] = [0, 0]) =>
  `<g transform="matrix(${matrices[of]} ${x.toFixed(1)} ${y.toFixed(1)})">${part}</g>`

/** A raw board: lit along its upper edge, its fibres round a knot. */
const plank = (
  x: number,
  y: number,
  w: number,
  h: number,
  seed: number,
  face: 'light' | 'base' | 'shade',
) => {
  const knot = x + w * (0.2 + ((seed * 37) % 60) / 100)
  const middle = y + h * 0.55
  return (
    flat('larch', rect(x, y, w, h), face) +
    tint(seed % 2 ? '#8A5527' : '#F2CC98', rect(x + 1, y + 1, w - 2, h - 2), 0.06 + (seed % 3) * 0.06) +
    stroke('#F6DDB6', `M${x + 3} ${y + 4}H${x + w - 3}`, 3.5, ' stroke-opacity="0.75" class="glint"') +
    stroke('#5B361A', `M${x + 2} ${y + h - 2}H${x + w - 2}`, 5, ' stroke-opacity="0.5" class="glint"') +
    [-1, 1]
      .map((turn) =>
        stroke(
          '#83502A',
          `M${x + 6} ${middle + turn * h * 0.2}C${knot - 70} ${middle + turn * h * 0.16} ${knot - 30} ${middle + turn * h * 0.34} ${knot} ${middle + turn * h * 0.34}S${knot + 60} ${middle + turn * h * 0.12} ${x + w - 6} ${middle + turn * h * (0.2 + (seed % 3) * 0.05)}`,
          2.4,
          ' stroke-opacity="0.42" class="glint"',
        ),
      )
      .join('') +
    tint('#7A4A26', oval(knot, middle, 9, 6), 0.7)
  )
}

/** Six boards, one on another. */
const wall = (length: number, seed: number, face: 'light' | 'base' | 'shade', from = 0) =>
  times(6, (i) => plank(from, -(i + 1) * board, length, board - 2, seed + i * 3, face))

/** The end of a board that crosses the corner. */
const end = (a0: number, a1: number, b0: number, b1: number, row: number) => {
  const [c0, c1] = [row * board + 3, (row + 1) * board - 1]
  return (
    flat('larch', quad([a0, b0, c0], [a0, b1, c0], [a0, b1, c1], [a0, b0, c1]), 'light') +
    flat('larch', quad([a0, b0, c0], [a1, b0, c0], [a1, b0, c1], [a0, b0, c1])) +
    flat('larch', quad([a0, b0, c1], [a1, b0, c1], [a1, b1, c1], [a0, b1, c1]), 'light')
  )
}

/** Where boards cross: those of the front reach out in even rows, those of the flank in odd ones. */
const joint = (along: number, reach: number) =>
  times(6, (row) =>
    row % 2
      ? end(along - (along ? thick : 0), along + (along ? 0 : thick), -reach, 0, row)
      : along
        ? ''
        : end(-reach, 0, 0, thick, row),
  )

/** The raised front panel, its grip, and the hatch that it leaves open. */
const hatch = () => {
  const [from, to, open] = [84, 282, 128]
  return (
    side(
      'front',
      tint('#1D140D', rect(from, -open - 10, to - from, open + 10)) +
        flat('larch', rect(from - 26, -high - 34, 26, high + 34), 'light') +
        flat('larch', rect(to, -high - 34, 26, high + 34), 'light') +
        dim(rect(to + 26, -high, 9, high), 0.3),
    ) +
    side(
      'front',
      times(3, (i) => plank(from + 2, -open - (i + 1) * 78, to - from - 4, 75, 5 + i * 2, 'base')) +
        dim(rect(from + 2, -open - 234, 12, 234), 0.22) +
        flat('bark', rect(140, -open - 46, 86, 18, 9)) +
        shine(rect(148, -open - 43, 60, 4, 2), 0.35),
    )
  )
}

/** The lid, open and leaning back: its inside with two battens, and its edge. */
const lid = () => {
  const [back, up] = [150, 206]
  const on = (along: number, share: number): [number, number, number] => [
    along,
    wide + 4 + back * share,
    high - 8 + up * share,
  ]
  const over = 12
  const outline = quad(on(-over, 0), on(wide + over, 0), on(wide + over, 1), on(-over, 1))
  return (
    flat(
      'larch',
      quad(
        on(wide + over, 0),
        on(wide + over, 1),
        [wide + over, wide + 22 + back, high - 14 + up],
        [wide + over, wide + 22, high - 14],
      ),
      'shade',
    ) +
    flat('larch', outline, 'base') +
    within(
      'lid',
      outline,
      times(5, (i) => {
        const line = (share: number) =>
          `M${at(...on(-over, share))
            .map((v) => v.toFixed(0))
            .join(' ')}L${at(...on(wide + over, share))
            .map((v) => v.toFixed(0))
            .join(' ')}`
        return (
          stroke('#7F4E28', line((i + 0.35) / 5), 2, ' stroke-opacity="0.35"') +
          stroke('#7F4E28', line((i + 0.68) / 5), 2, ' stroke-opacity="0.35"') +
          (i ? stroke('#5B361A', line(i / 5), 5) + stroke('#EBC48F', line(i / 5 - 0.022), 3) : '')
        )
      }),
    ) +
    soft(
      'lid-light',
      outline,
      tint('#FFF3DC', quad(on(-over, 0.5), on(wide * 0.5, 0.6), on(wide * 0.3, 1), on(-over, 1)), 0.5) +
        dim(quad(on(-20, -0.1), on(wide + 20, -0.1), on(wide + 20, 0.16), on(-20, 0.16)), 0.5) +
        dim(quad(on(wide * 0.8, 0), on(wide + 20, 0), on(wide + 20, 1), on(wide * 0.86, 1)), 0.22),
    ) +
    [0.16, 0.78]
      .map((share) =>
        flat(
          'larch',
          quad(
            on(wide * share, 0.07),
            on(wide * share + 26, 0.07),
            on(wide * share + 26, 0.93),
            on(wide * share, 0.93),
          ),
          'light',
        ),
      )
      .join('')
  )
}

const inside = () => {
  const [low, inner] = [high * 0.6, wide - thick]
  return (
    flat(
      'larch',
      quad([thick, inner, low], [inner, inner, low], [inner, inner, high], [thick, inner, high]),
      'shade',
    ) +
    flat(
      'larch',
      quad([inner, thick, low], [inner, inner, low], [inner, inner, high], [inner, thick, high]),
    ) +
    dim(quad([thick, inner, low], [inner, inner, low], [inner, inner, high], [thick, inner, high]), 0.34) +
    groove(
      'larch',
      `M${at(thick, inner, high - board).join(' ')}L${at(inner, inner, high - board).join(' ')}L${at(inner, thick, high - board).join(' ')}`,
    ) +
    flat(
      'soil',
      quad(
        [thick, thick, high * 0.78],
        [inner, thick, high * 0.78],
        [inner, inner, high * 0.78],
        [thick, inner, high * 0.78],
      ),
    )
  )
}

/** The walls, and the edge of their boards above. */
const walls = () =>
  side('flank', wall(wide, 4, 'light', -wide)) +
  side('front', wall(wide, 1, 'base')) +
  flat('larch', quad([0, 0, high], [wide, 0, high], [wide, thick, high], [thick, thick, high]), 'light') +
  flat('larch', quad([0, 0, high], [thick, thick, high], [thick, wide, high], [0, wide, high]), 'light')

const shades = () =>
  soft(
    'front-light',
    quad([0, 0, 0], [wide, 0, 0], [wide, 0, high], [0, 0, high]),
    dim(quad([wide * 0.6, 0, -20], [wide + 30, 0, -20], [wide + 30, 0, high], [wide * 0.86, 0, high]), 0.22) +
      dim(quad([-20, 0, -30], [wide, 0, -30], [wide, 0, 26], [-20, 0, 26]), 0.4),
  ) +
  soft(
    'flank-light',
    quad([0, 0, 0], [0, wide, 0], [0, wide, high], [0, 0, high]),
    tint(
      '#FFF6E2',
      quad([0, wide * 0.3, high * 0.3], [0, wide, high * 0.2], [0, wide, high], [0, wide * 0.5, high]),
      0.4,
    ) + dim(quad([0, -20, -30], [0, wide, -30], [0, wide, 30], [0, -20, 30]), 0.34),
  )

const bin = () =>
  lid() +
  inside() +
  put(scraps(), ...at(wide * 0.5, wide * 0.52, high * 0.88)) +
  walls() +
  shades() +
  hatch() +
  joint(0, 16) +
  joint(wide, 16)

const ground = (name: string, body: string) => soft(name, rect(-800, -600, 1800, 1000), body)

/** The closed bin from its front, as it is measured. */
const face = () =>
  times(6, (i) => flat('larch', rect(0, -80 * (i + 1), 450, 78))) +
  [80, 340].map((x) => flat('larch', rect(x, -480, 30, 480))).join('') +
  flat('larch', rect(-16, -500, 482, 20)) +
  flat('larch', rect(182, -120, 86, 18, 9))

/** A garden compost bin. */
export const composteur = views({
  alt: 'Composteur de jardin en lames de mélèze croisées aux angles, couvercle relevé sur des épluchures, façade levée d’où sort un compost mûr et sombre, dans l’herbe',
  place: 'garden',
  object: () =>
    put(
      ground(
        'ground',
        dim(
          quad([-30, -30, 0], [wide + 20, -40, 0], [wide + 250, 150, 0], [wide + 150, wide, 0], [0, wide, 0]),
          0.2,
        ) + dim(quad([-24, -24, 0], [wide + 26, -30, 0], [wide + 60, wide, 0], [0, wide, 0]), 0.24),
      ) +
        grass(-200, -110, 8, '#7C9C63') +
        bin() +
        grass(-186, -76, 10, '#8DAB70') +
        put(compost(), ...at(190, -42, 0), -7, 0.86) +
        grass(-40, 22, 6, '#7C9C63') +
        grass(262, -30, 8, '#7C9C63'),
      662,
      868,
    ),
  detail: {
    place: 'garden',
    alt: 'Le composteur ouvert sur la pelouse d’un jardin, à quelques dalles de la porte de la maison ; derrière, un pommier et une haie, devant, une fourche plantée et un carré de salades',
    scene: () =>
      kitchenGarden(
        put(
          ground(
            'ground',
            dim(
              quad(
                [-30, -30, 0],
                [wide + 20, -40, 0],
                [wide + 250, 150, 0],
                [wide + 150, wide, 0],
                [0, wide, 0],
              ),
              0.24,
            ),
          ) +
            bin() +
            put(compost(), ...at(190, -42, 0), -7, 0.86),
          620,
          830,
          0,
          0.6,
        ) + put(gardenFork(), 846, 776),
      ),
  },
  plate: {
    of: 'composteur fermé',
    box: [-16, -500, 466, 0],
    part: face,
    width: ['75 cm', 0, 450],
    height: ['80 cm', -480, 0],
    facts: ['400 L', '24 kg', 'Profondeur 75 cm', 'Lames de 20 mm'],
    parts: ['chaque lame'],
  },
})
