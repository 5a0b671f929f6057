import { flat, groove, oval, put, shaded, softCast, stroke, times, tint, within } from '../kit.ts'
import { materials } from '../materials.ts'
import { alongCurve, pleat } from './cloth.ts'

type Point = readonly [number, number]
type Edge = readonly [Point, Point, Point, Point]

/** A piece of knitting by its two edges, both in the direction of its columns. */
type Piece = readonly [Edge, Edge]

/** An edge from the numbers of its curve: where it begins, its two handles, where it ends. */
type Numbers = readonly [number, number, number, number, number, number, number, number]
const edge = ([x, y, a, b, c, d, toX, toY]: Numbers): Edge => [
  [x, y],
  [a, b],
  [c, d],
  [toX, toY],
]
const piece = (left: Numbers, right: Numbers): Piece => [edge(left), edge(right)]

/** A point of a piece, from its left edge to its right and from its first row to its last. */
const at = ([left, right]: Piece, across: number, along: number) => {
  const [[x, y], [toX, toY]] = [alongCurve(left, along), alongCurve(right, along)]
  return `${(x + (toX - x) * across).toFixed(0)} ${(y + (toY - y) * across).toFixed(0)}`
}

const outlineOf = ([left, right]: Piece) =>
  `M${left[0].join(' ')}C${left.slice(1).flat().join(' ')}L${right[3].join(' ')}` +
  `C${[right[2], right[1], right[0]].flat().join(' ')}Z`

/** Plain knitting: each row a line of small steep V, one beside the other, in columns. */
const stockinette = (piece: Piece, columns: number, rows: number) => {
  const v = times(rows, (row) =>
    times(
      2 * columns + 1,
      (i) => `${i ? 'L' : 'M'}${at(piece, i / (2 * columns), (row + (i % 2 ? 1.1 : 0)) / rows)}`,
    ),
  )
  return stroke(materials.wool.line, v, 1.8, ' stroke-opacity="0.22"')
}

/** Ribs: raised columns with a valley between two. */
const ribbing = (piece: Piece, columns: number) => {
  const lines = (shift: number) =>
    times(columns, (i) => {
      const across = (i + shift) / columns
      return `M${at(piece, across, 0)}L${at(piece, across, 0.5)}L${at(piece, across, 1)}`
    })
  return (
    stroke(materials.wool.light, lines(0.3), 5, ' stroke-opacity="0.5"') +
    stroke(materials.wool.line, lines(0.78), 3.2, ' stroke-opacity="0.44"')
  )
}

/** The front, from the neck along the raglan lines to the underarms, and down to the hem. */
const front =
  'M552 208C520 300 452 376 392 436C380 560 384 690 398 794C560 812 720 812 882 794C896 690 900 560 888 436C828 376 760 300 728 208Q640 262 552 208Z'
const frontKnit = piece([372, 190, 368, 400, 376, 600, 396, 800], [908, 190, 912, 400, 904, 600, 884, 800])
const hem = piece([399, 790, 402, 814, 406, 838, 412, 892], [881, 790, 878, 814, 874, 838, 868, 892])
const hemOutline = 'M399 790C560 808 720 808 881 790L870 864Q640 890 410 864Z'

/** The left sleeve; the other is its mirror image. */
const straight =
  'M552 208C500 218 440 236 400 262C330 308 290 392 268 482C246 580 226 676 206 768L300 796C318 690 350 566 392 436C452 376 520 300 552 208Z'
const straightKnit = piece([420, 200, 300, 320, 250, 520, 200, 772], [580, 200, 440, 400, 360, 600, 304, 800])
const cuff = piece([205, 766, 201, 792, 197, 818, 193, 846], [301, 793, 296, 820, 291, 846, 286, 872])

const rollKnit = piece([546, 120, 536, 150, 532, 190, 534, 240], [734, 120, 744, 150, 748, 190, 746, 240])
const roll = 'M556 128C540 156 532 198 537 230Q640 284 743 230C748 198 740 156 724 128Q640 152 556 128Z'
const opening = 'M556 128Q640 96 724 128Q640 152 556 128Z'

const warm = '#FFF6E2'

/** Shade on wool: warmer than on what is hard. */
const shade = (d: string, opacity: number) => tint('#35271A', d, opacity)

/** A part of the jumper: its wool, its stitches unless only its outline is asked for, its light and shade. */
const part = (name: string, outline: string, knit: string, shades: string, width = 11) =>
  flat('wool', outline) +
  (knit ? within(name, outline, knit) + shaded(`${name}-shade`, outline, width, shades) : '')

const rib = (name: string, outline: string, piece: Piece, columns: number, shades: string) =>
  flat('wool', outline) +
  within(name, outline, ribbing(piece, columns)) +
  shaded(`${name}-shade`, outline, 7, shades)

/** What lies on the other side of the middle. */
const mirrored = (drawing: string) => put(drawing, 1280, 0, 0, '-1 1')

/** A sleeve with its cuff. `away` from the light: darker, and what shines lies on its other edge. */
const sleeve = (side: 'left' | 'right', knitted: boolean) => {
  const away = side === 'right'
  return (
    part(
      `${side}-sleeve`,
      straight,
      knitted ? stockinette(straightKnit, 9, 44) : '',
      (away
        ? tint(
            warm,
            'M540 230C470 330 420 400 380 470C350 560 326 660 312 780H290C306 650 330 540 372 440C420 370 490 290 530 220Z',
            0.4,
          ) +
          shade(
            'M400 262C330 308 290 392 268 482C246 580 226 676 206 768L246 780C268 650 290 540 320 450C344 380 390 310 440 250Z',
            0.36,
          )
        : tint(warm, 'M400 270C330 320 300 400 282 480L230 740H262C290 600 330 470 440 330Z', 0.5) +
          shade('M392 436C350 566 318 690 300 800H262C290 660 320 560 372 420Z', 0.4)) +
        shade('M552 208C520 300 452 376 392 436L372 420C440 360 500 280 530 214Z', away ? 0.2 : 0.3) +
        pleat([272, 500], [320, 520], [372, 486], 20, 0.26) +
        pleat([254, 590], [300, 620], [350, 566], 20, 0.24) +
        pleat([236, 690], [270, 712], [316, 690], 14, 0.2) +
        pleat([390, 300], [420, 350], [404, 420], 18, 0.16),
    ) +
    rib(
      `${side}-cuff`,
      outlineOf(cuff),
      cuff,
      8,
      shade('M196 766L304 796V812L196 782Z', 0.4) +
        shade(away ? 'M190 764L226 774L206 860L180 850Z' : 'M270 780L310 790L290 880L262 870Z', 0.3),
    )
  )
}

const collar = () =>
  flat('wool', opening, 'shade') +
  shade(opening, 0.4) +
  rib(
    'roll',
    roll,
    rollKnit,
    17,
    tint(warm, 'M552 140L596 150L590 250L540 232Z', 0.4) +
      shade('M684 150L760 120V260L690 262Z', 0.36) +
      shade('M530 214Q640 270 750 214V246Q640 300 530 246Z', 0.34) +
      tint(warm, 'M550 130Q640 154 730 130V150Q640 174 550 150Z', 0.4),
  )

/** A jumper laid flat, its stitches told unless only its lines are asked for. */
export const jumper = (knitted = true) =>
  (knitted
    ? softCast('jumper-cast', `${front}${straight}${hemOutline}${outlineOf(cuff)}`, [16, 22], 14) +
      mirrored(softCast('jumper-right-cast', `${straight}${outlineOf(cuff)}`, [-16, 22], 14))
    : '') +
  sleeve('left', knitted) +
  mirrored(sleeve('right', knitted)) +
  part(
    'front',
    front,
    knitted ? stockinette(frontKnit, 24, 32) : '',
    tint(
      warm,
      'M470 370C520 320 560 420 540 560C526 660 520 720 526 800H420C400 660 410 500 470 370Z',
      0.26,
    ) +
      shade('M888 436C900 560 896 690 882 800H800C850 680 850 540 812 380Z', 0.34) +
      shade('M536 214Q640 290 744 214V262Q640 330 536 262Z', 0.42) +
      shade('M396 768Q640 800 884 768V812H396Z', 0.34) +
      tint(warm, 'M402 730Q640 762 878 730V756Q640 788 402 756Z', 0.24) +
      pleat([396, 448], [460, 500], [490, 600], 28, 0.24) +
      pleat([884, 448], [830, 490], [800, 560], 26, 0.22) +
      pleat([566, 300], [584, 400], [560, 480], 22, 0.14) +
      pleat([520, 560], [536, 680], [516, 780], 26, 0.16) +
      pleat([690, 720], [700, 750], [690, 790], 18, 0.14) +
      pleat([440, 640], [450, 720], [438, 786], 18, 0.16),
    14,
  ) +
  // The raglan lines: two columns of stitches that lean towards each other.
  groove(
    'wool',
    'M552 208C520 300 452 376 392 436M728 208C760 300 828 376 888 436',
    3,
    ' stroke-opacity="0.7"',
  ) +
  rib(
    'hem',
    hemOutline,
    hem,
    34,
    shade('M390 786Q640 824 890 786V802Q640 838 390 802Z', 0.4) +
      shade('M780 780H900V890H760Z', 0.26) +
      tint(warm, oval(500, 838, 70, 20), 0.3),
  ) +
  collar()
