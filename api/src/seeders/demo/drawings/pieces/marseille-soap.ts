import { foam } from '../hygiene-beaute.ts'
import {
  block,
  blockShadow,
  corner,
  dim,
  flat,
  groove,
  onFace,
  oval,
  put,
  rect,
  rounded,
  scattered,
  soft,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { words } from '../lettering.ts'
import { views } from '../views.ts'

/** The edge of the cube, which is 7 cm long. */
const side = 390

const [ink, lit] = ['#5F5B2B', '#DCD7A8']

/** Words in a frame, as a stamp presses them into a face of the cube, whose middle is 0 0. */
const stamped = (colour: string, lines: readonly (readonly [string, number, number])[]) =>
  stroke(colour, rect(-158, -158, 316, 316, 14), 5) +
  lines.map(([line, y, size]) => words(line, 0, y, size, { anchor: 'middle', colour, spacing: 40 })).join('')

const front = [
  ['SAVON', -54, 76],
  ['DE MARSEILLE', 18, 34],
  ['300 g', 112, 66],
] as const

const flank = [
  ['HUILE', -14, 70],
  ['D’OLIVE', 66, 62],
] as const

/** A stamp with its depth: the lower edge of each letter takes the light, and the upper one is in shade. */
const pressed = (lines: typeof front | typeof flank) =>
  put(stamped(lit, lines), 3, 4) + put(stamped(ink, lines), 0, 0)

const at = (left: number, right: number, up: number) => corner(left * side, right * side, up * side)
const middleOf = (...ends: [number, number, number][]) =>
  ends
    .map(([a, b, c]) => at(a, b, c))
    .reduce(([x, y], [dx, dy]) => [x + dx / ends.length, y + dy / ends.length], [0, 0])

/** The cube, one corner towards us: cut by wire, dried, a little worn; its near lower corner is 0 0. */
const cube = () => {
  const outline = rounded(20, at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1), at(0, 1, 0))
  const left = rounded(14, at(0, 0, 0), at(1, 0, 0), at(1, 0, 1), at(0, 0, 1))
  const right = rounded(14, at(0, 0, 0), at(0, 1, 0), at(0, 1, 1), at(0, 0, 1))
  const top = rounded(14, at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1))
  const edges = (width: number, opacity: number) =>
    stroke(
      '#E9E5BC',
      `M${at(0.97, 0, 1).join(' ')}L${at(0.02, 0.02, 1).join(' ')}L${at(0, 0.97, 1).join(' ')}M${at(0, 0, 0.98).join(' ')}L${at(0, 0, 0.03).join(' ')}`,
      width,
      ` stroke-opacity="${opacity}"`,
    )
  return (
    flat('soap', outline) +
    within('cube', outline, tint('#B4AF70', left) + tint('#8A8650', right) + tint('#CDC993', top)) +
    soft(
      'cube-light',
      outline,
      // Dried faces are hollow: lit at their rims, deeper in the middle.
      dim(oval(...middleOf([0.45, 0, 0.45]), 120, 130), 0.13) +
        tint('#F2EFD0', oval(...middleOf([0.8, 0, 0.95]), 110, 40), 0.4) +
        dim(oval(...middleOf([0, 0.55, 0.5]), 74, 130), 0.16) +
        tint('#E6DFC0', oval(...middleOf([0, 0.92, 0.12]), 40, 80), 0.32) +
        dim(oval(...middleOf([0.5, 0, 0.02]), 200, 26), 0.2) +
        tint('#FFFDE8', oval(...middleOf([0.62, 0.5, 1]), 150, 40), 0.5) +
        dim(oval(...middleOf([0.2, 0.75, 1]), 110, 26), 0.1),
    ) +
    within(
      'cube-marks',
      outline,
      times(9, (i) =>
        onFace(
          'top',
          stroke(
            i % 2 ? '#A8A36A' : '#EFECCB',
            `M${-370 + i * 8} ${-28 - i * 39}q${90 + i * 10} ${i % 3 ? 7 : -8} 180 0t${170 - i * 4} ${(i % 2) * 4}`,
            3,
            ' stroke-opacity="0.5"',
          ),
          at(0, 0, 1),
        ),
      ) +
        times(10, (i) => {
          const [x, y] = scattered(i, 20, -370, 350, 350)
          return onFace('right', tint(i % 2 ? '#C9C591' : '#6E6A36', oval(x, y, 3 + (i % 3) * 2, 2), 0.4))
        }) +
        times(9, (i) => {
          const [x, y] = scattered(i + 60, -380, -380, 370, 370)
          return onFace('left', tint(i % 2 ? '#DEDAAE' : '#7C7840', oval(x, y, 3 + (i % 3) * 2, 2), 0.35))
        }) +
        edges(16, 0.3) +
        edges(6, 0.6),
    ) +
    // Where hands and water have worn it: the near corner, and a nick in the edge beside it.
    tint(
      '#DCD8AA',
      `M${at(0.075, 0, 1).join(' ')}Q${at(0.02, 0.03, 1.02).join(' ')} ${at(0, 0.13, 1).join(' ')}Q${at(0, 0.04, 0.97).join(' ')} ${at(0, 0, 0.9).join(' ')}Q${at(0.03, 0, 0.97).join(' ')} ${at(0.075, 0, 1).join(' ')}Z`,
      0.85,
    ) +
    tint(
      '#E6E2BA',
      `M${at(0.6, 0, 1).join(' ')}Q${at(0.55, 0, 0.955).join(' ')} ${at(0.47, 0, 1).join(' ')}Q${at(0.54, 0.03, 1).join(' ')} ${at(0.6, 0, 1).join(' ')}Z`,
      0.9,
    ) +
    onFace('left', pressed(front), middleOf([0.5, 0, 0.49])) +
    onFace('right', pressed(flank), middleOf([0, 0.5, 0.49]))
  )
}

/** A dish of slats on two runners, its near corner at 0 0. */
const dish = () => {
  const [long, deep, thick] = [500, 440, 24]
  return (
    blockShadow('dish', long, deep, 150) +
    [0.86, 0.1]
      .map((share) => put(block('chestnut', 46, deep - 30, 42), ...corner(long * share, 14)))
      .join('') +
    [3, 2, 1, 0]
      .map((back) =>
        put(
          block('larch', long, 86, thick, 12) +
            times(3, (i) =>
              onFace(
                'top',
                stroke(
                  '#9A6437',
                  `M${-long + 24 + ((i * 137 + back * 71) % 190)} ${-18 - i * 22}q70 ${i % 2 ? 7 : -7} 150 0t120 0`,
                  2,
                  ' stroke-opacity="0.4"',
                ),
                corner(0, 0, thick),
              ),
            ),
          ...corner(0, back * 118, 42),
        ),
      )
      .join('')
  )
}

/** Lather that lies along a line, from thick to thin. */
const lather = (name: string, points: readonly (readonly [number, number, number])[]) =>
  soft(
    name,
    rect(0, 0, 1280, 960),
    points.map(([x, y, r]) => dim(oval(x + 8, y + r * 0.7, r * 1.3, r * 0.6), 0.22)).join(''),
  ) +
  points.map(([x, y, r]) => tint('#F4F7F5', oval(x, y, r * 1.15, r * 0.85))).join('') +
  points.map(([x, y, r], at) => put(foam(r * 1.7, r * 0.9, 5), x, y, at * 40, r / 46)).join('')

/** The cube from its stamped face, as it is measured. */
const face = () =>
  flat('soap', rect(-195, -195, 390, 390, 16)) +
  groove('soap', rect(-180, -180, 360, 360, 10), 2.5) +
  stamped(ink, front)

/** A shaving that has curled up: its outside, and in it the lighter inside. */
const shaving = (i: number, x: number, y: number) =>
  put(
    flat(
      'soap',
      'M-46 6C-44 -22 -10 -30 14 -18C36 -8 40 12 24 18C34 4 16 -8 -4 -8C-26 -8 -38 0 -46 6Z',
      'light',
    ) + flat('soap', 'M24 18C34 4 16 -8 -4 -8C8 4 10 16 24 18Z', 'shade'),
    x,
    y,
    (i * 47) % 360,
    0.8 + (i % 4) * 0.16,
  )

/** A cube of Marseille soap. */
export const savonDeMarseille = views({
  alt: 'Cube de savon de Marseille vert olive sur un porte-savon à lattes de bois, ses lettres pressées dans deux faces, un coin usé ; de la mousse à son pied',
  place: 'stone',
  object: () =>
    put(dish(), 716, 878) +
    put(blockShadow('foot', side, side, 40), 688, 772) +
    put(cube(), 688, 772) +
    lather('lather', [
      [930, 640, 26],
      [892, 672, 40],
      [838, 700, 50],
      [780, 742, 44],
      [728, 776, 30],
      [690, 790, 18],
    ]) +
    lather('crumbs', [
      [352, 706, 18],
      [326, 694, 26],
    ]),
  detail: {
    alt: 'Copeaux de savon de Marseille râpés devant le cube',
    scene: () =>
      put(blockShadow('foot', side, side, 130), 560, 700) +
      put(cube(), 560, 700) +
      times(34, (i) => shaving(i, ...scattered(i, 560, 730, 520, 130))),
  },
  plate: {
    of: 'cube de savon de Marseille',
    box: [-195, -195, 195, 195],
    part: face,
    width: '7 cm',
    height: '7 cm',
    facts: ['300 g', 'Quatre ingrédients', 'Cuit dix jours', '7 cm de côté'],
  },
})
