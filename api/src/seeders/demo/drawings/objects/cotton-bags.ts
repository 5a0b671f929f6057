import { pleat } from '../clothes/cloth.ts'
import {
  cord,
  dim,
  flat,
  groove,
  lying,
  onFace,
  oval,
  put,
  rect,
  round,
  shaded,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { label } from '../lettering.ts'
import { views } from '../views.ts'

/** The outline of an empty bag that lies flat; the middle of its bottom is 0 0. */
const flatOutline = (w: number, h: number) =>
  `M${-w / 2} ${-h}Q0 ${-h + 7} ${w / 2} ${-h}C${w / 2 - 5} ${-h * 0.6} ${w / 2 + 7} ${-h * 0.3} ${w / 2 + 2} -22Q${w / 2} 0 ${w / 2 - 22} 1Q0 8 ${-w / 2 + 22} 1Q${-w / 2} 0 ${-w / 2 - 2} -22C${-w / 2 - 7} ${-h * 0.3} ${-w / 2 + 5} ${-h * 0.6} ${-w / 2} ${-h}Z`

/** A wooden bead that holds two ends of a cord, the ends below it; its middle at 0 0. */
const stopper = () =>
  cord('ecru', 'M-5 0Q-22 46 -16 88M5 0Q14 50 24 80', 5) +
  round('ash', rect(-17, -20, 34, 40, 13)) +
  dim(oval(0, -13, 6, 3), 0.4)

/** The weight of a bag itself, woven into a tag that is sewn into its side seam. */
const tareTag = (lines: string[]) =>
  flat('paper', rect(-8, -40, 118, 80, 3), 'light') +
  stroke('#5B7F5A', 'M6 -30V30', 2.5, ' stroke-dasharray="5 4"') +
  label(58, lines.length > 1 ? -7 : 10, lines.length > 1 ? 29 : 31, lines, '#1F4D3A')

/** An empty cotton bag, flat: its cord runs in the hem and out at its right. */
const flatBag = (w: number, h: number, tag: string[] = ['tare']) =>
  flat('cotton', flatOutline(w, h)) +
  dim(
    `M${w / 2 - 40} ${-h + 4}L${w / 2} ${-h}C${w / 2 - 5} ${-h * 0.6} ${w / 2 + 7} ${-h * 0.3} ${w / 2 + 2} -22Q${w / 2} 0 ${w / 2 - 22} 1L${w / 2 - 62} 3C${w / 2 - 30} ${-h * 0.3} ${w / 2 - 54} ${-h * 0.6} ${w / 2 - 40} ${-h + 4}Z`,
    0.08,
  ) +
  flat(
    'cotton',
    `M${-w / 2 - 2} ${-h - 2}Q0 ${-h + 6} ${w / 2 + 2} ${-h - 2}L${w / 2} ${-h + 44}Q0 ${-h + 52} ${-w / 2} ${-h + 44}Z`,
    'light',
  ) +
  stroke(
    '#A9987A',
    `M${-w / 2 + 6} ${-h + 36}Q0 ${-h + 44} ${w / 2 - 6} ${-h + 36}`,
    2.5,
    ' stroke-dasharray="9 6"',
  ) +
  times(5, (i) =>
    groove(
      'cotton',
      `M${-w * 0.36 + i * w * 0.17} ${-h + 50}q${(i % 2) * 10 - 4} 26 ${(i % 3) * 5 - 4} ${44 + ((i * 29) % 40)}`,
      1.6,
    ),
  ) +
  stroke(
    '#A9987A',
    `M${-w / 2 + 14} ${-h + 60}V-24Q${-w / 2 + 16} -13 ${-w / 2 + 30} -13H${w / 2 - 30}Q${w / 2 - 16} -13 ${w / 2 - 14} -24V${-h + 60}`,
    2,
    ' stroke-dasharray="7 6"',
  ) +
  groove(
    'cotton',
    `M${-w * 0.2} -30Q${-w * 0.1} ${-h * 0.2} ${-w * 0.24} ${-h * 0.4}M${w * 0.12} -26Q${w * 0.24} ${-h * 0.24} ${w * 0.16} ${-h * 0.5}`,
    1.8,
  ) +
  cord('ecru', `M${w / 2} ${-h + 16}q38 6 34 54M${w / 2} ${-h + 28}q24 8 26 46`, 5) +
  put(stopper(), w / 2 + 31, -h + 84) +
  put(tareTag(tag), -w / 2 + 4, -h * 0.4)

const slack =
  'M-186 -470C-176 -420 -130 -400 -150 -352C-166 -316 -132 -300 -158 -262C-206 -222 -228 -140 -214 -58Q-204 0 -156 6C-70 18 70 18 158 6Q208 0 214 -58C226 -140 208 -206 172 -252C150 -290 184 -320 170 -372C156 -420 184 -470 168 -540C96 -500 -90 -440 -186 -470Z'
const hem =
  'M-196 -516C-206 -494 -202 -468 -190 -446C-140 -426 -92 -446 -44 -438C6 -430 60 -462 104 -474C134 -484 160 -500 174 -518Q186 -556 172 -588C120 -530 62 -528 6 -510C-44 -494 -130 -478 -196 -516Z'

/** The threads of the cloth, warp and weft, as far as they are told apart. */
const weave = () =>
  stroke(
    '#8B7A58',
    times(29, (i) => `M${i * 15 - 210} -540q${(i - 14) * 1.6} 340 0 550`) +
      times(35, (i) => `M-220 ${i * 15 - 510}q220 16 440 0`),
    1.6,
    ' stroke-opacity="0.09"',
  )

/** An almond, its middle at 0 0. */
const almond = () =>
  shadow(2, 13, 34, 7) +
  flat('nut', 'M-30 2C-24 -18 8 -22 32 -2C14 18 -22 20 -30 2Z') +
  groove('nut', 'M-22 2Q0 -8 24 -2M-18 9Q2 6 18 2', 1.8) +
  shine('M-20 -5Q-8 -16 8 -13Q-6 -9 -16 -2Z', 0.4)

/** The largest bag, open, filled to its half: round below, where it holds, and slack above; its foot at 0 0. */
const halfFull = () =>
  flat(
    'cotton',
    'M-196 -516C-190 -556 -110 -560 -50 -588C10 -606 130 -632 172 -588C150 -490 -130 -440 -196 -516Z',
    'shade',
  ) +
  dim(
    'M-180 -514C-170 -544 -100 -546 -44 -572C10 -590 116 -612 156 -582C130 -500 -120 -460 -180 -514Z',
    0.4,
  ) +
  flat('cotton', slack) +
  within('weave', slack, weave()) +
  shaded(
    'slack',
    slack,
    9,
    tint('#ffffff', 'M-200 -200C-214 -130 -206 -60 -180 -24L-104 -24C-140 -90 -130 -180 -80 -230Z', 0.85) +
      tint('#ffffff', 'M-180 -470C-150 -410 -120 -390 -134 -330H-92C-84 -390 -110 -420 -130 -460Z', 0.7) +
      dim('M110 -520C130 -420 110 -330 130 -260C160 -180 150 -80 110 20H240V-540Z', 0.24) +
      dim(rect(-230, -30, 460, 60), 0.24) +
      dim(
        'M-190 -456C-120 -420 -60 -420 0 -430C80 -440 140 -480 180 -520V-490C120 -440 60 -410 0 -404C-80 -396 -140 -410 -176 -430Z',
        0.3,
      ) +
      tint(
        '#ffffff',
        'M-130 -226C-80 -196 -30 -246 30 -222C60 -210 80 -216 100 -222C60 -160 -90 -150 -130 -226Z',
        0.7,
      ),
  ) +
  shaded(
    'slack-folds',
    slack,
    5,
    pleat([-128, -440], [-60, -370], [-96, -196], 34, 0.24) +
      pleat([-52, -430], [-30, -340], [-60, -240], 30, 0.22) +
      pleat([24, -428], [-10, -330], [40, -170], 36, 0.22) +
      pleat([96, -468], [150, -380], [84, -250], 32, 0.24) +
      pleat([146, -500], [120, -400], [150, -300], 24, 0.3) +
      pleat([-160, -300], [-70, -290], [40, -236], 20, 0.18) +
      pleat([170, -318], [120, -262], [20, -250], 20, 0.2) +
      pleat([-176, -236], [-100, -220], [-10, -150], 22, 0.2) +
      pleat([186, -232], [120, -190], [60, -110], 24, 0.22),
  ) +
  flat('cotton', hem, 'light') +
  shaded(
    'hem',
    hem,
    6,
    dim('M90 -540L200 -620V-480L100 -440Z', 0.2) +
      [-150, -96, -40, 20, 78, 132].map((x) => dim(rect(x, -590, 13, 170), 0.2)).join(''),
  ) +
  stroke(
    '#9C8860',
    'M-190 -456C-140 -438 -92 -456 -44 -450C6 -442 60 -474 104 -486C134 -496 160 -512 174 -530',
    2.6,
    ' stroke-dasharray="9 6"',
  ) +
  cord('linen', 'M172 -556C224 -550 236 -490 216 -434M174 -544C206 -536 212 -494 206 -440', 6) +
  put(stopper(), 211, -418, 4, 1.1) +
  put(tareTag(['tare', '62 g']), -196, -150, 3, 1.25)

/** An empty bag that lies flat on the table, its mouth away from us; its near corner is 0 0. */
const lyingBag = () => {
  const outline = flatOutline(330, 420)
  return onFace(
    'top',
    put(dim(outline, 0.22), 4, 12) +
      flatBag(330, 420) +
      shaded(
        'lying',
        outline,
        6,
        tint('#ffffff', rect(-30, -360, 60, 340), 0.6) +
          pleat([-120, -340], [-60, -240], [-130, -70], 30, 0.26) +
          pleat([-20, -350], [-50, -200], [30, -60], 32, 0.28) +
          pleat([90, -340], [60, -230], [130, -90], 30, 0.28),
      ),
  )
}

/** An empty bag that has been folded, its cord hanging over its front; the middle of its lower edge is 0 0. */
const folded = (w: number, name: string, cordAt: number) => {
  const [h, deep] = [40, 54]
  const top = `M${-w / 2 + 14} ${-h}L${-w / 2 + 30} ${-h - deep}Q${-w / 2 + 34} ${-h - deep - 6} ${-w / 2 + 46} ${-h - deep - 6}H${w / 2 - 44}Q${w / 2 - 34} ${-h - deep - 6} ${w / 2 - 30} ${-h - deep}L${w / 2 - 6} ${-h}Q0 ${-h + 12} ${-w / 2 + 14} ${-h}Z`
  return (
    flat('ecru', top, 'light') +
    soft(
      `${name}-top`,
      top,
      dim(rect(w / 2 - 90, -h - deep - 10, 90, deep + 20), 0.2) +
        dim(rect(-w / 2, -h - deep - 14, w, 24), 0.14),
    ) +
    stroke('#9C8860', `M${-w / 2 + 40} ${-h - deep + 8}H${w / 2 - 44}`, 2.2, ' stroke-dasharray="8 6"') +
    lying(
      'ecru',
      `M${-w / 2 + 16} ${-h - 2}H${w / 2 - 10}Q${w / 2 + 8} ${-h + 2} ${w / 2 + 6} ${-h / 2}Q${w / 2 + 6} 0 ${w / 2 - 12} 0H${-w / 2 + 16}Q${-w / 2 - 4} -2 ${-w / 2 - 4} ${-h / 2}Q${-w / 2 - 4} ${-h} ${-w / 2 + 16} ${-h - 2}Z`,
    ) +
    groove('ecru', `M${w / 2 + 4} ${-h / 2}H${-w / 2 + 40}M${w / 2 - 2} ${-h * 0.26}H${w / 2 - 60}`, 1.8) +
    stroke('#ffffff', `M${-w / 2 + 20} ${-h + 7}H${w / 2 - 40}`, 5, ' stroke-opacity="0.6" class="glint"') +
    dim(rect(-w / 2 + 4, -7, w - 8, 7), 0.16) +
    cord('linen', `M${cordAt} ${-h - deep * 0.5}Q${cordAt + 14} ${-h - 4} ${cordAt + 10} ${-h + 12}`, 5) +
    put(stopper(), cordAt + 10, -h + 18, 0, 0.72)
  )
}

/** Four bags folded, one on another, the largest below. */
const pile = () =>
  [
    [330, -54],
    [296, 60],
    [250, -30],
    [244, 40],
  ]
    .map(([w = 0, cordAt = 0], i) => put(folded(w, `pile-${i}`, cordAt), i * 3, -i * 41))
    .join('')

/** Bags for loose goods. */
export const sacsAVrac = views({
  alt: 'Six sacs de coton écru à cordon et perle de bois : le plus grand ouvert, à demi plein et souple du haut, sa tare tissée sur une étiquette ; un autre vide, posé à plat devant, quatre pliés en pile nette, trois amandes devant',
  place: 'linen',
  object: () =>
    shadow(400, 770, 280, 44) +
    put(halfFull(), 386, 770, 0, 1.1) +
    shadow(946, 668, 230, 32) +
    put(pile(), 940, 672, 0, 1.1) +
    put(lyingBag(), 712, 872, 0, 1.08) +
    [
      [440, 842, 14],
      [512, 822, -28],
      [506, 872, 40],
    ]
      .map(([x = 0, y = 0, turn = 0]) => put(almond(), x, y, turn, 1.05))
      .join(''),
  detail: {
    alt: 'Étiquette de tare prise dans la couture d’un sac de coton, vue de près',
    near: [290, 600, 2.1],
  },
  plate: {
    of: 'le plus grand sac à vrac',
    box: [0, 0, 480, 580],
    part: () => put(flatBag(420, 560, ['tare', '62 g']), 230, 566),
    width: ['30 cm', 20, 440],
    height: ['40 cm', 6, 566],
    facts: ['62 g', 'Deux de 20 × 25 cm', 'Deux de 25 × 30 cm', 'Deux de 30 × 40 cm', 'Coton GOTS'],
  },
})
