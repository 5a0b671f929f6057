import {
  block,
  blockShadow,
  corner,
  dim,
  flat,
  groove,
  onFace,
  poly,
  put,
  rect,
  rounded,
  scattered,
  shaded,
  shadow,
  stroke,
  times,
  tint,
} from '../kit.ts'
import { label } from '../lettering.ts'
import { views } from '../views.ts'

/** A square of a bar, its four slopes each in their own light. */
const square = (x: number, y: number) =>
  flat('chocolate', rect(x, y, 72, 72, 4)) +
  tint('#9A6C50', poly([x + 2, y + 2], [x + 70, y + 2], [x + 58, y + 14], [x + 14, y + 14])) +
  tint('#7D5139', poly([x + 2, y + 2], [x + 14, y + 14], [x + 14, y + 58], [x + 2, y + 70])) +
  tint('#3A2013', poly([x + 70, y + 2], [x + 70, y + 70], [x + 58, y + 58], [x + 58, y + 14])) +
  tint('#2B170D', poly([x + 2, y + 70], [x + 14, y + 58], [x + 58, y + 58], [x + 70, y + 70])) +
  tint('#55311F', rect(x + 14, y + 14, 44, 44, 3)) +
  groove('chocolate', rect(x + 14, y + 14, 44, 44, 3), 1.2)

/** A bar from its face, its left top at 0 0: the light of the window lies across its squares. */
const squares = (name: string, cols: number, rows: number) => {
  const [w, h] = [cols * 74 - 2, rows * 74 - 2]
  return (
    flat('chocolate', rect(0, 0, w, h, 6), 'shade') +
    times(cols * rows, (i) => square((i % cols) * 74, Math.floor(i / cols) * 74)) +
    shaded(
      name,
      rect(0, 0, w, h, 6),
      11,
      tint('#FFE9D2', poly([w * 0.1, -10], [w * 0.46, -10], [w * 0.1, h * 0.8], [-20, h * 0.8]), 0.3) +
        tint('#FFE9D2', poly([w * 0.62, -10], [w * 0.74, -10], [w * 0.3, h], [w * 0.2, h]), 0.2) +
        dim(poly([w + 10, h * 0.2], [w + 10, h + 10], [w * 0.4, h + 10]), 0.3),
    )
  )
}

/** A pod of the cocoa tree as printed, on its stem; the middle is 0 0. */
const printedPod = () =>
  stroke('#5B7F5A', 'M-66 -8Q-86 -14 -92 -30', 5) +
  flat('yellow', 'M-70 -4C-50 -42 40 -44 74 6C40 40 -46 36 -70 -4Z') +
  groove('yellow', 'M-66 -4C-30 -28 30 -28 72 5M-66 -2C-20 -4 30 -4 72 6M-64 2C-30 24 30 26 70 8', 2)

const paper = 'M-124 -150Q-60 -142 0 -148T124 -146L126 -4Q124 6 112 6H-112Q-124 6 -126 -4Z'

/** The gilt foil, torn and crumpled: each facet in a light of its own. */
const foil = () =>
  flat(
    'gold',
    'M-120 -150L-116 -182L-96 -174L-78 -196L-52 -170L-30 -186L-8 -168L20 -194L44 -172L68 -184L92 -168L120 -190L121 -140H-120Z',
    'light',
  ) +
  times(8, (i) => {
    const x = -112 + i * 29
    const [, high] = scattered(i + 20, 0, -180, 1, 16)
    return tint(
      i % 3 === 1 ? '#FFF7DC' : '#B98F3A',
      poly([x, -140], [x + 12, high + 10], [x + 20, -140]),
      i % 3 === 1 ? 0.9 : 0.55,
    )
  })

/** A bar out of its paper to the half; the squares still under the paper show through it. The middle of its foot is 0 0. */
const openedBar = (name = 'bar') =>
  flat('chocolate', rounded(6, [-104, -330], [116, -330], [124, -322], [124, -60], [-104, -60]), 'shade') +
  put(squares(name, 3, 4), -110, -336) +
  shaded(`${name}-foil`, rect(-110, -336, 220, 200), 8, dim('M-120 -200L120 -206V-130H-120Z', 0.6)) +
  foil() +
  flat('rust', paper) +
  shaded(
    `${name}-paper`,
    paper,
    5,
    tint('#F3B79C', 'M-124 -150H-92V10H-124Z', 0.6) +
      dim('M88 -150H130V10H88Z', 0.34) +
      dim('M-126 -12H126V10H-126Z', 0.3) +
      tint('#F3B79C', 'M-120 -150H120V-138H-120Z', 0.4) +
      dim('M-38 -150H-32V10H-38ZM36 -150H42V10H36ZM-124 -76H124V-70H-124Z', 0.2),
  ) +
  dim(rect(-88, -124, 184, 112, 3), 0.16) +
  flat('paper', rect(-92, -128, 184, 112, 3)) +
  stroke('#C19A45', rect(-85, -121, 170, 98, 2), 1.8) +
  label(0, -90, 27, ['noir 74 %']) +
  label(0, -66, 17, ['Pérou'], '#5B6B35') +
  put(printedPod(), 2, -42, 0, 0.42)

/** The box is so long, so deep and so high; the bars in it stand higher. */
const [long, deep, high] = [430, 190, 220]

/** A wrapped bar that stands in the box, so far behind its front. */
const wrappedBar = (back: number) =>
  put(
    block('rust', long - 44, 22, 330, 4) +
      onFace(
        'left',
        flat('gold', rect(44 - long, -330, long - 44, 15), 'light') +
          dim(rect(44 - long, -314, long - 44, 10), 0.16) +
          flat('paper', rect(90 - long, -282, long - 136, 130, 3)) +
          label(-193, -230, 44, ['noir 74 %']) +
          label(-193, -190, 28, ['Pérou'], '#5B6B35'),
      ),
    ...corner(22, back),
  )

const at = (left: number, right: number, up: number) => corner(left, right, up)

/** The coffret of cardboard, five bars in it; the foot of its near edge is 0 0. */
const coffret = () => {
  const front = rounded(5, at(0, 0, 0), at(long, 0, 0), at(long, 0, high), at(0, 0, high))
  const side = rounded(5, at(0, 0, 0), at(0, deep, 0), at(0, deep, high), at(0, 0, high))
  return (
    flat('card', poly(at(long, 0, high), at(long, deep, high), at(0, deep, high), at(0, 0, high)), 'shade') +
    dim(poly(at(long, 0, high), at(long, deep, high), at(0, deep, high), at(0, 0, high)), 0.5) +
    times(5, (i) => wrappedBar(154 - i * 33)) +
    flat('card', front) +
    flat('card', side, 'shade') +
    shaded(
      'box-front',
      front,
      12,
      tint(
        '#FFF1D8',
        poly(at(long, 0, high), at(long * 0.55, 0, high), at(long * 0.8, 0, 0), at(long, 0, 0)),
        0.4,
      ) + dim(poly(at(80, 0, high), at(0, 0, high), at(0, 0, 0), at(180, 0, 0)), 0.14),
    ) +
    shaded(
      'box-side',
      side,
      8,
      dim(poly(at(0, deep, high), at(0, deep, 0), at(0, 0, 0), at(0, 60, 40)), 0.3),
    ) +
    stroke(
      '#F2E1C0',
      `M${at(long, 0, high).join(' ')}L${at(0, 0, high).join(' ')}L${at(0, deep, high).join(' ')}`,
      5,
    ) +
    onFace(
      'left',
      label(-long / 2, -148, 58, ['chocolat noir', '74 %']) + label(-long / 2, -22, 29, ['Pérou · 6 × 80 g']),
    )
  )
}

/** Squares broken off: their glossy top, and where they broke the dull grain of the inside. */
const broken = (name: string, cols: number) =>
  block('chocolate', cols * 74 - 2, 72, 24, 3) +
  onFace('top', squares(name, cols, 1), corner(cols * 74 - 2, 72, 24)) +
  onFace(
    'right',
    tint('#7A5440', 'M2 -22L16 -20L28 -23L44 -20L58 -22L70 -21V-3L52 -2L40 -4L22 -2L2 -3Z') +
      times(5, (i) => tint('#4A2B1B', rect(8 + i * 13, -16 + (i % 3) * 4, 5, 3, 1.5))),
  )

const cocoaBean = () =>
  flat('hair', 'M-40 2C-36 -20 -4 -26 20 -20S44 -2 38 10S-4 26 -22 20S-42 12 -40 2Z') +
  tint('#3E2415', 'M38 10C26 22 -4 26 -22 20C-34 16 -42 10 -40 2C-20 16 20 16 38 10Z', 0.6) +
  tint('#B98868', 'M-26 -6C-18 -16 0 -18 14 -16C0 -12 -14 -8 -20 -2Z', 0.7)

/** A box of chocolate bars. */
export const chocolat = views({
  alt: 'Tablette de chocolat noir à demi sortie de son papier rouge brique et de sa feuille dorée froissée, appuyée contre un coffret de carton où cinq autres sont rangées ; devant, des carrés cassés et des fèves de cacao',
  place: 'paper',
  object: () =>
    put(blockShadow('box-cast', long, deep, 90), 570, 770, 0, 1.16) +
    put(coffret(), 570, 770, 0, 1.16) +
    shaded(
      'bar-cast',
      poly([572, 500], [690, 440], [690, 690], [572, 770]),
      14,
      dim(rect(620, 430, 90, 420), 0.5),
    ) +
    shadow(950, 836, 250, 30) +
    put(openedBar(), 922, 830, -3, 1.8) +
    put(blockShadow('piece-cast', 146, 72, 20), 420, 892, 0, 1.3) +
    put(broken('piece', 2), 420, 892, 0, 1.3) +
    shadow(610, 888, 60, 12) +
    put(cocoaBean(), 600, 874, -10) +
    shadow(240, 850, 60, 12) +
    put(cocoaBean(), 230, 838, 18) +
    shadow(170, 884, 60, 12) +
    put(cocoaBean(), 160, 872, -30),
  detail: {
    alt: 'Carrés de chocolat noir luisants au-dessus de la feuille dorée froissée, vus de près',
    near: [880, 440, 2.3],
  },
  plate: {
    of: 'une tablette de chocolat',
    box: [-6, -6, 300, 226],
    part: () => squares('plate-bar', 4, 3),
    facts: ['6 × 80 g', 'Douze carrés de 7 g', 'Cacao 74 %', 'Conché 48 heures'],
  },
})
