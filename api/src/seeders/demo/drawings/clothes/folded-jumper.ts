import {
  blob,
  flat,
  groove,
  lying,
  oval,
  put,
  rect,
  round,
  shaded,
  softCast,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
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

/** Plain knitting: each row a line of small V, one beside the other. */
const stockinette = (piece: Piece, columns: number, rows: number) => {
  const v = times(rows, (row) =>
    times(
      2 * columns + 1,
      (i) => `${i ? 'L' : 'M'}${at(piece, i / (2 * columns), (row + (i % 2 ? 0.95 : 0.1)) / rows)}`,
    ),
  )
  return (
    stroke(materials.wool.light, v, 3.4, ' stroke-opacity="0.24" transform="translate(-1 -5)"') +
    stroke(materials.wool.line, v, 1.9, ' stroke-opacity="0.25"')
  )
}

/** Ribs: raised columns with a valley between two. */
const ribbing = (piece: Piece, columns: number) => {
  const lines = (shift: number) =>
    times(columns, (i) => {
      const across = (i + shift) / columns
      return `M${at(piece, across, 0)}L${at(piece, across, 0.5)}L${at(piece, across, 1)}`
    })
  return (
    stroke(materials.wool.light, lines(0.3), 6, ' stroke-opacity="0.5"') +
    stroke(materials.wool.line, lines(0.78), 3.4, ' stroke-opacity="0.46"')
  )
}

const body =
  'M536 262C470 278 420 290 384 316C362 338 352 430 338 520C330 580 318 624 322 664' +
  'C324 700 360 712 420 712C560 722 740 722 868 710C930 706 956 696 956 662' +
  'C956 610 940 560 930 500C918 420 914 344 892 316C856 290 806 276 744 262H536Z'
const bodyKnit = piece([384, 276, 370, 420, 340, 540, 318, 690], [894, 276, 910, 420, 940, 540, 962, 690])

const hem = piece([322, 690, 324, 710, 326, 740, 330, 780], [958, 690, 956, 710, 954, 740, 950, 780])

/** The lower half, turned under: its own round edge below that of the upper. */
const under =
  'M330 650C318 690 316 730 336 752C380 772 560 778 680 776C800 776 900 772 936 756C958 736 956 690 948 650Z'

/** The sleeve that is brought over the front, from its fold at the side to its cuff. */
const forearm = piece([316, 590, 430, 632, 560, 652, 690, 652], [384, 330, 470, 420, 590, 506, 712, 534])
const arm =
  'M380 318C340 360 314 450 304 540C300 580 312 602 350 612C450 642 570 656 690 654L712 534C600 508 500 442 430 352C412 326 396 312 380 318Z'
const cuff = piece([684, 662, 716, 664, 756, 664, 790, 656], [708, 528, 738, 534, 776, 540, 808, 548])

/** The other one, fallen over the edge of the seat. */
const fallen = piece([900, 440, 950, 560, 972, 640, 968, 830], [906, 330, 1050, 480, 1110, 620, 1090, 830])
const fallenCuff = piece(
  [964, 822, 960, 850, 962, 890, 966, 916],
  [1094, 824, 1090, 850, 1086, 890, 1084, 912],
)

const collarBase = piece([552, 178, 548, 210, 540, 250, 530, 296], [728, 178, 732, 210, 740, 250, 750, 296])
const stand = 'M552 170C548 210 544 240 532 264Q640 316 748 264C736 240 732 210 728 170Z'
const roll = 'M552 150C532 154 522 196 532 226Q642 262 750 220C758 192 748 150 730 148Q640 168 552 150Z'
const rollKnit = piece([544, 140, 534, 160, 530, 200, 530, 250], [736, 140, 746, 160, 750, 200, 750, 250])

const seat = oval(640, 490, 484, 336)

/** A stool of chestnut, seen from above and before: its round seat, and where its legs begin. */
const stool = () =>
  ['M330 760H384L366 980H316Z', 'M896 760H950L964 980H914Z'].map((d) => round('chestnut', d)).join('') +
  lying('chestnut', 'M156 490V536C156 742 372 874 640 874S1124 742 1124 536V490Z') +
  flat('chestnut', seat) +
  within('stool', seat, stroke('#8A5A34', 'M150 380Q460 356 1150 372', 2.6, ' stroke-opacity="0.5"')) +
  stroke('#F0CFA4', 'M162 518C176 712 390 832 640 832S1104 712 1118 518', 4, ' stroke-opacity="0.6"')

const warm = '#FFF6E2'

/** Shade on wool: warmer than on what is hard. */
const shade = (d: string, opacity: number) => tint('#35271A', d, opacity)

const collar = () =>
  flat('wool', 'M554 158Q640 126 726 158L734 190H546Z', 'shade') +
  shade('M554 158Q640 126 726 158L734 190H546Z', 0.3) +
  flat('wool', stand) +
  within('stand', stand, ribbing(collarBase, 14)) +
  shaded('stand-shade', stand, 8, shade('M520 206Q640 250 760 206V240Q640 284 520 240Z', 0.5)) +
  flat('wool', roll) +
  within('roll', roll, ribbing(rollKnit, 14)) +
  shaded(
    'roll-shade',
    roll,
    9,
    tint(warm, blob([560, 160], [600, 166], [606, 226], [560, 220]), 0.5) +
      shade('M690 150L770 140V240L700 236Z', 0.34) +
      shade('M520 212Q640 256 760 212V240Q640 280 520 240Z', 0.3) +
      tint(warm, 'M540 152Q640 176 740 152V168Q640 190 540 168Z', 0.4),
  )

const sleeve = () =>
  softCast('arm-cast', arm, [14, 22], 12) +
  softCast('cuff-cast', outlineOf(cuff), [12, 20], 10) +
  flat('wool', arm) +
  within('arm', arm, stockinette(forearm, 6, 14)) +
  shaded(
    'arm-shade',
    arm,
    11,
    tint(warm, 'M376 326C340 370 318 460 310 560C340 480 370 420 410 370Z', 0.5) +
      tint(warm, 'M400 420C500 520 600 560 704 570V536C600 520 500 450 420 350Z', 0.4) +
      shade('M300 570C400 620 560 646 700 640V670H300Z', 0.4) +
      pleat([330, 470], [420, 520], [540, 540], 24, 0.3) +
      pleat([322, 540], [400, 580], [520, 596], 18, 0.28) +
      pleat([366, 390], [420, 450], [470, 470], 14, 0.24),
  ) +
  flat('wool', outlineOf(cuff)) +
  within('cuff', outlineOf(cuff), ribbing(cuff, 9)) +
  shaded(
    'cuff-shade',
    outlineOf(cuff),
    8,
    shade('M680 630L800 624V680H680Z', 0.4) +
      tint(warm, 'M706 530L806 550V576L704 560Z', 0.4) +
      shade('M676 520L712 524L700 664H676Z', 0.3),
  )

/** A jumper folded on a stool: its collar away from us, one sleeve over its front, the other fallen over the edge. */
export const foldedJumper = () =>
  stool() +
  put(
    softCast('fallen-cast', outlineOf(fallen), [20, 18], 12) +
      flat('wool', outlineOf(fallen)) +
      within('fallen', outlineOf(fallen), stockinette(fallen, 5, 15)) +
      shaded(
        'fallen-shade',
        outlineOf(fallen),
        11,
        tint(warm, 'M940 500C1020 560 1030 640 1010 700H970C970 620 950 560 940 500Z', 0.4) +
          tint(warm, oval(1020, 690, 70, 22), 0.5) +
          shade('M1040 460C1120 600 1110 740 1110 840H1066C1080 700 1070 580 1010 460Z', 0.4) +
          shade('M880 320L960 380L990 560L960 600L900 460Z', 0.4) +
          shade('M950 740H1110V830H950Z', 0.2) +
          pleat([968, 730], [1020, 760], [1090, 730], 18, 0.3) +
          pleat([940, 530], [1000, 560], [1076, 530], 20, 0.3),
      ) +
      flat('wool', outlineOf(fallenCuff)) +
      within('fallen-cuff', outlineOf(fallenCuff), ribbing(fallenCuff, 9)) +
      shaded(
        'fallen-cuff-shade',
        outlineOf(fallenCuff),
        8,
        shade(rect(1050, 810, 60, 110), 0.4) + shade(rect(950, 816, 150, 16), 0.3),
      ) +
      softCast('stack-cast', under, [26, 30], 16) +
      flat('wool', under, 'shade') +
      within('under', under, ribbing(hem, 32)) +
      shaded(
        'under-shade',
        under,
        9,
        shade('M300 690H980V730Q640 744 300 726Z', 0.5) +
          shade('M300 760H980V790H300Z', 0.3) +
          shade(rect(800, 680, 180, 120), 0.2),
      ) +
      flat('wool', body) +
      within('body', body, stockinette(bodyKnit, 22, 18)) +
      shaded(
        'body-shade',
        body,
        16,
        tint(warm, 'M420 300C520 300 560 420 520 640H400C380 520 390 400 420 300Z', 0.24) +
          shade('M880 300C930 420 940 560 980 720H830C860 560 870 420 850 300Z', 0.34) +
          shade('M310 676Q640 700 970 670V740H310Z', 0.5) +
          tint(warm, 'M330 630Q640 664 950 626V656Q640 690 330 660Z', 0.36) +
          shade('M530 262Q640 320 750 262V296Q640 352 530 296Z', 0.4) +
          pleat([750, 290], [790, 400], [780, 470], 26, 0.26) +
          pleat([560, 296], [590, 380], [566, 450], 22, 0.2) +
          pleat([880, 560], [820, 600], [760, 690], 26, 0.26) +
          pleat([660, 330], [676, 400], [660, 480], 20, 0.16),
      ) +
      groove(
        'wool',
        'M744 268C800 330 850 400 872 500C880 560 900 620 940 650',
        2.2,
        ' stroke-opacity="0.7"',
      ) +
      put(collar(), 6, -24, 2) +
      sleeve(),
    12.8,
    14,
    0,
    0.98,
  )
