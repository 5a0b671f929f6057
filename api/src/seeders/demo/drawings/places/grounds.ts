import { dim, oval, poly, rect, scattered, stroke, times, tint } from '../kit.ts'
import { mix } from '../materials.ts'

/** Wall and table of a department. */
export type Tones = readonly [string, string]

/** The height of a table's far edge in every picture. */
export const horizon = 610

/** How far a ground goes beyond the picture on each side, for views from nearby. */
const wide = 320
const across = 1280 + 2 * wide

const [white, ink] = ['#ffffff', '#20261F']

const area = (colour: string, y: number, h: number) => tint(colour, rect(-wide, y, across, h))

/** Lines, so faint that they are felt more than seen. */
const faint = (colour: string, d: string, width: number, opacity: number) =>
  stroke(colour, d, width, ` stroke-opacity="${opacity}"`)

/** Daylight without a window: it comes over the wall from the upper left, and gets lost. */
const glow = (much = 0.4) =>
  `<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="210" cy="60" r="900"><stop offset="0" stop-color="#ffffff" stop-opacity="${much}"/><stop offset="1" stop-color="#ffffff" stop-opacity="0"/></radialGradient>` +
  `<path d="${rect(-wide, -wide, across, 960 + 2 * wide)}" fill="url(#glow)"/>`

/** The colour of a thing in a department: its own, with so much of the wall's in it that the two belong together. */
const among = ([wall]: Tones, own: string, share = 0.3) => mix(own, wall, share)

/** Boards that run away from us, from their far edge to a near one. */
const joints = (from: number, to: number, step: number) =>
  times(15, (i) => {
    const far = 640 + (i - 7) * step
    return `M${far} ${from}L${640 + (i - 7) * step * (1 + (to - from) / 420)} ${to}`
  })

/** A table of wood: boards from the left to the right, wider the nearer they are. */
const wood = (tones: Tones) => {
  const [board, line] = [among(tones, '#D9B384', 0.2), '#8F6236']
  return (
    area(board, horizon, 900) +
    faint(white, `M${-wide} ${horizon + 3}H1600`, 6, 0.45) +
    faint(line, `M${-wide} 690H1600M${-wide} 804H1600M${-wide} 952H1600`, 3, 0.34) +
    faint(line, 'M-60 652Q300 640 560 654T1340 646M-60 744Q200 762 420 746T900 752 1340 738', 2, 0.2)
  )
}

/** Specks of other stone in a slab, from a height down. */
const specks = (from: number, h: number) =>
  times(24, (i) => {
    const [x, y] = scattered(i, 0, from, 1280, h)
    return tint(i % 3 ? '#8C8A80' : white, oval(x, y, 4 + (i % 4) * 2, 2 + (i % 3)), i % 3 ? 0.3 : 0.6)
  })

/** A ledge of pale stone. */
const stone = (tones: Tones) => area(among(tones, '#DCD8CC', 0.34), horizon, 900) + specks(horizon + 12, 290)

/** Small square tiles on the wall down to a height, none quite like the next. */
const zellige = ([wall]: Tones, bottom: number) =>
  times(9, (i) => {
    const [column, row] = [(i * 5) % 7, (i * 2) % 4]
    const y = bottom - (row + 1) * 190
    return tint(i % 3 ? white : mix(wall, ink, 0.3), rect(column * 190 - 60, y, 190, 190), i % 3 ? 0.2 : 0.12)
  }) +
  faint(
    white,
    times(13, (i) => `M${i * 190 - 250} ${bottom - 1900}V${bottom}`) +
      times(11, (i) => `M${-wide} ${bottom - i * 190}H1600`),
    5,
    0.8,
  )

/** A table cloth of linen: two woven stripes, the creases of its folding. */
const cloth = (tones: Tones) => {
  const linen = among(tones, '#EFE6D3', 0.22)
  const stripe = mix(tones[1], ink, 0.24)
  return (
    area(linen, horizon, 900) +
    faint(white, `M${-wide} ${horizon + 3}H1600`, 6, 0.6) +
    tint(stripe, `M${-wide} 916H1600V936H${-wide}Z`, 0.5) +
    tint(stripe, `M${-wide} 943H1600V948H${-wide}Z`, 0.5) +
    faint(ink, `M330 ${horizon}L150 960M990 ${horizon}L1150 960`, 5, 0.07) +
    faint(white, `M337 ${horizon}L158 960M997 ${horizon}L1158 960`, 6, 0.5)
  )
}

/** A sheet of paper that goes up behind the object without an edge. */
const paper = ([wall, table]: Tones) =>
  `<linearGradient id="sweep" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wall, white, 0.35)}"/><stop offset="0.55" stop-color="${wall}"/><stop offset="1" stop-color="${mix(wall, table, 0.7)}"/></linearGradient>` +
  tint(table, rect(-wide, -wide, across, 1600)) +
  `<path d="${rect(-wide, 0, across, 960)}" fill="url(#sweep)"/>`

/** A board on the wall, its front edge below. */
const shelf = (tones: Tones) => {
  const board = among(tones, '#CFA06A', 0.16)
  return (
    area(mix(board, white, 0.22), 716, 200) +
    faint('#8F6236', 'M-60 764Q300 752 620 768T1340 758M-60 822Q420 838 760 820T1340 830', 2, 0.24) +
    area(board, 916, 800) +
    area(mix(board, '#8F6236', 0.2), 914, 4)
  )
}

/** The floor of a room: boards that run away from us. */
const boards = (tones: Tones, edge: number) =>
  area(among(tones, '#CDA87C', 0.24), edge, 1200) +
  faint('#7F5A36', joints(edge, 1100, 132), 3, 0.3) +
  faint(
    '#7F5A36',
    `M40 ${edge + 60}h150M470 ${edge + 96}h166M860 ${edge + 50}h130M1040 ${edge + 150}h230`,
    3,
    0.3,
  ) +
  tint(white, rect(-wide, edge - 40, across, 40), 0.6) +
  dim(rect(-wide, edge - 4, across, 4), 0.2)

/** A wall of painted boards, side by side. */
const panelled = (tones: Tones) => {
  const each = times(13, (i) => `M${i * 150 - 250} -${wide}V1300`)
  return (
    area(tones[0], -wide, 1700) +
    faint(ink, each, 5, 0.1) +
    `<g transform="translate(5 0)">${faint(white, each, 4, 0.5)}</g>`
  )
}

/** A table seen from above: the boards of its top. */
const planks = (tones: Tones) => {
  const board = among(tones, '#DDBF95', 0.34)
  return (
    area(board, -wide, 1700) +
    tint(white, rect(-wide, 238, across, 240), 0.1) +
    tint(ink, rect(-wide, 718, across, 240), 0.03) +
    faint('#8F6236', `M${-wide} 238H1600M${-wide} 478H1600M${-wide} 718H1600`, 4, 0.3) +
    faint(
      '#8F6236',
      'M-60 110Q320 84 620 116T1340 96M-60 610Q360 574 700 606T1340 584M-60 838Q300 866 640 836T1340 850',
      2.4,
      0.2,
    )
  )
}

/** Cloth seen from above, a stripe woven along one of its edges. */
const spread = (cloth: string, stripe: string, x: number) =>
  area(cloth, -wide, 1700) +
  tint(stripe, rect(x, -wide, 50, 1700), 0.5) +
  tint(stripe, rect(x + 62, -wide, 12, 1700), 0.5)

/** A garden table: bleached boards, and the garden behind. */
const terrace = (tones: Tones) =>
  hills(tones, 660) +
  area(among(tones, '#C9BDA6', 0.2), 650, 900) +
  faint(white, `M${-wide} 653H1600`, 6, 0.5) +
  stroke('#5E564A', `M${-wide} 742H1600M${-wide} 872H1600`, 7, ' stroke-opacity="0.5"') +
  faint('#5E564A', 'M-60 806Q300 820 640 804T1340 812', 2, 0.24)

/** Far hills under the sky. */
const hills = ([wall, table]: Tones, bottom: number) =>
  tint(wall, rect(-wide, -wide, across, 1600)) +
  tint(
    table,
    `M${-wide} ${bottom}V520C60 470 250 470 420 520C620 440 900 440 1080 516Q1300 490 1600 530V${bottom}Z`,
    0.7,
  ) +
  tint('#8DAA74', `M${-wide} ${bottom}V590Q300 540 640 584T1600 566V${bottom}Z`, 0.34)

/**
 * A quay of stone, the sea behind it: far away, on the left, a lighthouse on its headland; right of the middle the sun
 * above a sail, both whole where a phone shows the middle alone.
 */
const quay = (tones: Tones) => {
  const sea = among(tones, '#8FB9B6', 0.24)
  const slab = among(tones, '#CFCBBE', 0.24)
  return (
    tint(tones[0], rect(-wide, -wide, across, 1600)) +
    tint('#FFF7DE', oval(806, 206, 96), 0.9) +
    area(sea, 470, 400) +
    tint('#6E9480', `M${-wide} 474V420Q40 390 150 412Q250 428 340 474Z`) +
    tint('#FBF8F0', poly([88, 404], [100, 264], [136, 264], [148, 408])) +
    tint(
      '#B9542F',
      `${poly([95, 320], [141, 320], [145, 366], [91, 366])}${poly([94, 250], [142, 250], [118, 222])}`,
    ) +
    tint('#F6D885', rect(106, 250, 24, 16)) +
    tint('#FBF8F0', 'M842 320Q906 392 910 452H842ZM830 340V452H790Q822 400 830 340Z') +
    tint('#4A4E4B', 'M776 460H924Q916 482 896 484H802Q784 482 776 460Z') +
    faint(white, 'M230 520h90M1000 566h150', 5, 0.6) +
    area(slab, 668, 900) +
    area(mix(slab, white, 0.5), 668, 9) +
    faint('#6F6C62', `M${-wide} 770H1600M960 674L1040 770M640 770V960`, 5, 0.4)
  )
}

/** What an object stands on, by its use: no two departments share all of theirs. */
export const grounds = {
  /** A table of wood by daylight. */
  wood: (tones: Tones) => area(tones[0], -wide, 1600) + glow() + wood(tones),
  /** A ledge of stone before a plain wall. */
  stone: (tones: Tones) => area(tones[0], -wide, 1600) + glow() + stone(tones),
  /** The same ledge where it may get wet: tiles behind it. */
  basin: (tones: Tones) => area(tones[0], -wide, 1600) + zellige(tones, horizon) + stone(tones),
  /** A laid table. */
  linen: (tones: Tones) => area(tones[0], -wide, 1600) + glow() + cloth(tones),
  paper,
  /** A board of a larder. */
  shelf: (tones: Tones) => area(tones[0], -wide, 1600) + glow() + shelf(tones),
  /** Before a wall, on boards. */
  boards: (tones: Tones) => area(tones[0], -wide, 1600) + glow() + boards(tones, 620),
  /** On a table seen from above. */
  planks: (tones: Tones) => planks(tones) + glow(0.3),
  /** A blanket seen from above. */
  blanket: (tones: Tones) => spread(mix(tones[1], ink, 0.07), mix(tones[1], ink, 0.22), 1130) + glow(0.3),
  /** A slab of stone seen from above. */
  slab: (tones: Tones) => area(among(tones, '#D6D1C6', 0.34), -wide, 1700) + glow(0.3),
  panelled: (tones: Tones) => panelled(tones) + glow(),
  terrace,
  quay,
} satisfies Record<string, (tones: Tones) => string>

export type Ground = keyof typeof grounds
