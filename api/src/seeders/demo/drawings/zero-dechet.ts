import { oliveSprig } from './alimentation.ts'
import { tap } from './eau.ts'
import { bubbles, foam } from './hygiene-beaute.ts'
import {
  blob,
  boxShadow,
  cast,
  cord,
  dim,
  disc,
  drop,
  flat,
  groove,
  leaf,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  scattered,
  shadow,
  shine,
  stroke,
  tiles,
  times,
  tint,
  turned,
} from './kit.ts'
import { label } from './lettering.ts'
import { views } from './views.ts'

/** The cap of the flask, which is its cup too: its rim up at 0 0, its bottom 118 below. */
const capCup = () =>
  cord('steel', 'M72 28C140 16 140 94 68 88', 12) +
  turned('steel', 0, [
    [0, 80],
    [106, 72],
    [118, 64],
  ])

/** An insulated bottle, lacquered but for its neck and its foot; without its cap its stopper is seen. */
const flask = (capped: boolean) =>
  turned('white', 0, [
    [-452, 92],
    [-20, 92],
    [0, 84],
  ]) +
  turned('steel', 0, [
    [-500, 70],
    [-488, 78],
    [-462, 89],
    [-440, 92],
  ]) +
  turned('steel', 0, [
    [-44, 92],
    [-18, 92],
    [0, 84],
  ]) +
  (capped
    ? put(capCup(), 0, -512, 0, '1 -1') + disc('steel', 0, -630, 64)
    : turned('steel', 0, [
        [-534, 62],
        [-500, 62],
      ]) +
      times(2, (i) => groove('steel', `M-62 ${-524 + i * 13}Q0 ${-506 + i * 13} 62 ${-528 + i * 13}`, 3)) +
      turned('dark', 0, [
        [-586, 54],
        [-576, 60],
        [-534, 60],
      ]) +
      times(7, (i) => groove('dark', `M${-51 + i * 17} ${-564 + 6 - Math.abs(i - 3) * 2}v26`, 3)) +
      disc('dark', 0, -586, 54, 'light'))

/** Two waves, the mark of the flask, its middle at 0 0. */
const waves = () =>
  stroke(
    '#1F4D3A',
    times(2, (i) => `M-46 ${i * 24 - 12}q23 -26 46 0t46 0`),
    7,
  )

/** What is seen where the right half of the flask is cut away: its two walls, nothing between them, and hot tea. */
const doubleWall = () =>
  flat('light', 'M0 -418Q60 -420 92 -430V-20L84 0Q50 14 0 14Z', 'light') +
  flat('steel', 'M85 -428L92 -430V-20L84 0Q50 14 0 14V6Q46 6 77 -5L85 -24Z', 'shade') +
  flat('steel', 'M62 -422L69 -423V-42Q66 -17 0 -14V-21Q60 -24 62 -46Z', 'shade') +
  tint('#DDE7E3', 'M0 -417Q40 -418 61 -421V-50Q58 -25 0 -22Z') +
  tint('#C07F2C', 'M0 -346H61V-50Q58 -25 0 -22Z') +
  tint('#E0AE62', 'M0 -346V-354Q44 -356 61 -348V-344Q44 -336 0 -337Z') +
  times(2, (i) => stroke('#ffffff', `M${20 + i * 22} -362q-10 -12 0 -24q10 -12 0 -22`, 3.5)) +
  groove('steel', 'M0 -418V14', 3)

/** An insulated bottle. */
export const gourdeInox = views({
  alt: 'Gourde isotherme blanche à col et fond d’inox, fermée par son bouchon ; à côté, son capuchon à anse sert de tasse de thé fumant',
  object: () =>
    shadow(490, 846, 180) +
    put(flask(false) + put(waves(), -10, -250, 0, 1.25), 490, 840, 0, 1.22) +
    shadow(850, 852, 140) +
    put(capCup() + disc('steel', 0, 0, 80) + tint('#B8741F', oval(0, 2, 71, 10.5)), 840, 694, 0, 1.22) +
    times(3, (i) =>
      stroke('#ffffff', `M${790 + i * 48} ${650 - (i % 2) * 14}q-26 -48 0 -96q26 -48 0 -96`, 11),
    ),
  detail: {
    alt: 'Bas de la gourde, sa moitié droite coupée : deux parois d’inox que rien ne relie, et le thé au chaud à l’intérieur',
    scene: () => shadow(640, 880, 300, 34) + put(flask(true) + doubleWall(), 640, 870, 0, 1.9),
  },
  plate: {
    of: 'gourde isotherme',
    box: [-92, -642, 124, 16],
    part: () => flask(true),
    width: ['7,5 cm', -92, 92],
    height: ['27 cm', -641, 14],
    facts: ['750 mL', '380 g', 'Tasse de 150 mL', '60 % recyclé'],
    parts: ['joint', 'capuchon'],
  },
})

const corkFlask = () =>
  flat(
    'glass',
    'M-52 -440C-52 -380 -96 -370 -96 -310V-20Q-96 0 -76 2H76Q96 0 96 -20V-310C96 -370 52 -380 52 -440Z',
  ) +
  shine(rect(-78, -330, 16, 80, 8), 0.9) +
  tint('#BFE0E2', 'M-92 -290H92V-20Q90 0 76 2H-76Q-90 0 -92 -20Z', 0.5) +
  round('cork', 'M-102 -250Q0 -226 102 -250V-18Q100 6 78 8Q0 22 -78 8Q-100 6 -102 -18Z') +
  times(26, (i) =>
    tint('#7C5A3C', oval(-88 + ((i * 47) % 178), -224 + ((i * 71) % 216), 4 + (i % 3), 3), 0.55),
  ) +
  times(11, (i) => stroke('#F3EDE2', `M0 ${-226 + i * 21}v11`, 4)) +
  round('silicone', rect(-54, -458, 108, 20, 6)) +
  turned('bamboo', 0, [
    [-520, 58],
    [-456, 60],
  ]) +
  disc('bamboo', 0, -520, 58) +
  groove('bamboo', 'M-20 -512V-452M22 -514V-450', 2)

/** A glass bottle. */
export const gourdeVerre = views({
  alt: 'Gourde en verre transparent dans une housse de liège, bouchon de bambou et cordelette',
  object: () =>
    shadow(640, 806, 210) +
    cord('ecru', 'M700 236C840 230 900 420 850 560C820 640 780 560 760 470', 9) +
    put(corkFlask(), 640, 796, 0, 1.3),
  detail: {
    alt: 'Gourde hors de sa housse de liège, bouchon de bambou posé à côté',
    scene: () =>
      shadow(440, 800, 160) +
      put(
        flat(
          'glass',
          'M-52 -440C-52 -380 -96 -370 -96 -310V-20Q-96 0 -76 2H76Q96 0 96 -20V-310C96 -370 52 -380 52 -440Z',
        ) +
          disc('glass', 0, -440, 52) +
          shine(rect(-78, -330, 18, 290, 9), 0.9),
        440,
        790,
        0,
        1.2,
      ) +
      shadow(760, 800, 160) +
      turned('cork', 740, [
        [520, 118],
        [790, 112],
      ]) +
      disc('cork', 740, 520, 118, 'shade') +
      times(20, (i) => tint('#7C5A3C', oval(640 + ((i * 47) % 200), 560 + ((i * 71) % 210), 5, 4), 0.55)) +
      shadow(970, 800, 80) +
      turned('bamboo', 960, [
        [720, 66],
        [790, 68],
      ]) +
      disc('bamboo', 960, 720, 66),
  },
  plate: {
    of: 'gourde en verre et sa housse',
    box: [-102, -530, 102, 20],
    part: corkFlask,
    height: ['23 cm', -530, 18],
    facts: ['550 mL', '310 g', 'Borosilicate'],
    parts: ['bouchon', 'housse', 'flacon'],
  },
})

const toothbrush = (ring: 'red' | 'moss' | 'yellow' | 'slate') =>
  round(
    'bamboo',
    'M-17 300Q-22 40 -14 -60Q-10 -110 -20 -140V-236Q-18 -262 0 -262T20 -236V-140Q10 -110 14 -60Q22 40 17 300Q0 318 -17 300Z',
  ) +
  groove('bamboo', 'M-6 20Q-8 160 -4 290', 2) +
  round(ring, rect(-19, 30, 38, 22)) +
  times(7, (i) => flat('white', rect(-17, -250 + i * 15, 34, 12, 3), 'light')) +
  times(7, (i) => groove('grey', `M-8 ${-248 + i * 15}v8M0 ${-248 + i * 15}v8M8 ${-248 + i * 15}v8`, 1.5))

/** Toothbrushes. */
export const brossesADents = views({
  alt: 'Quatre brosses à dents en bambou qui sortent de leur étui de carton, un anneau de couleur sur chacune',
  object: () =>
    boxShadow(450, 800, 330, 120) +
    flat('card', poly([450, 560], [524, 510], [854, 510], [780, 560]), 'shade') +
    flat('card', poly([524, 510], [854, 510], [854, 560], [524, 560]), 'shade') +
    put(toothbrush('red'), 540, 420, -14, 1.15) +
    put(toothbrush('moss'), 608, 384, -5, 1.15) +
    put(toothbrush('yellow'), 680, 384, 5, 1.15) +
    put(toothbrush('slate'), 750, 420, 14, 1.15) +
    flat('card', rect(450, 560, 330, 240)) +
    flat('card', poly([780, 560], [854, 510], [854, 750], [780, 800]), 'shade') +
    label(615, 670, 50, ['4 brosses', 'à dents'], '#5C4628') +
    groove('card', 'M520 756H710', 3),
  detail: {
    alt: 'Tête d’une brosse en bambou vue de près, une perle de dentifrice sur les poils',
    scene: () =>
      put(
        toothbrush('moss') +
          flat(
            'mint',
            blob(
              [-12, -240],
              [2, -252],
              [13, -236],
              [4, -222],
              [14, -206],
              [0, -194],
              [-14, -204],
              [-6, -220],
            ),
            'light',
          ),
        520,
        1120,
        14,
        3.6,
      ),
  },
  plate: {
    of: 'quatre brosses à dents côte à côte',
    box: [-200, -270, 200, 320],
    part: () =>
      (['red', 'moss', 'yellow', 'slate'] as const)
        .map((ring, i) => put(toothbrush(ring), -150 + i * 100, 0))
        .join(''),
    height: ['19 cm', -262, 312],
    facts: ['12 g pièce', 'Bambou massif', 'Poils souples', '62 % de ricin', '4 anneaux'],
  },
})

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
  label(58, lines.length > 1 ? -4 : 11, 31, lines, '#1F4D3A')

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

/** A short tube of pasta, cut aslant. */
const penne = () =>
  lying('pasta', 'M-34 -13H26L38 13H-22Z') +
  flat('pasta', 'M-34 -13Q-40 0 -22 13Q-18 2 -34 -13Z', 'shade') +
  groove('pasta', 'M-24 -4H30M-20 5H34', 1.4)

/** A cotton bag that stands open and full of pasta; the middle of its bottom is 0 0. */
const fullBag = () =>
  flat('soil', oval(0, -262, 118, 30)) +
  [
    ...[-84, -34, 22, 76].map((x, i) => [x, -262, i * 67 + 20]),
    ...[-58, -4, 50].map((x, i) => [x, -286, i * 83 - 30]),
    ...[-26, 26].map((x, i) => [x, -306, i * 60 - 24]),
  ]
    .map(([x = 0, y = 0, turn = 0]) => put(penne(), x, y, turn, 1.1))
    .join('') +
  flat(
    'cotton',
    'M-122 -266C-150 -190 -158 -60 -136 -18Q-126 2 -96 4Q0 14 96 4Q126 2 136 -18C158 -60 150 -190 122 -266Q0 -204 -122 -266Z',
  ) +
  dim('M84 -244C110 -180 116 -70 84 5L96 4Q126 2 136 -18C158 -60 150 -190 122 -266Z', 0.1) +
  flat(
    'cotton',
    'M-126 -270Q0 -206 126 -270Q132 -250 128 -226Q0 -158 -128 -226Q-132 -250 -126 -270Z',
    'light',
  ) +
  stroke('#A9987A', 'M-124 -236Q0 -170 124 -236', 2.5, ' stroke-dasharray="9 6"') +
  groove('cotton', 'M-70 -182Q-86 -110 -74 -40M-6 -176Q-14 -100 -4 -34M66 -182Q84 -110 74 -60', 1.8) +
  cord('ecru', 'M122 -252q40 8 36 56M126 -240q26 8 26 48', 5) +
  put(stopper(), 154, -178)

/** A cotton bag that its cord has drawn shut; the middle of its bottom is 0 0. */
const shutBag = (w: number, h: number, tag: string[] = ['tare']) =>
  flat(
    'cotton',
    `M${-w * 0.14} ${-h * 0.78}L${-w * 0.26} ${-h * 0.95}q${w * 0.06} ${-h * 0.05} ${w * 0.13} -2q${w * 0.07} ${-h * 0.05} ${w * 0.13} 0q${w * 0.07} ${-h * 0.05} ${w * 0.13} 2q${w * 0.06} ${-h * 0.03} ${w * 0.13} 0L${w * 0.14} ${-h * 0.78}Z`,
    'light',
  ) +
  groove(
    'cotton',
    `M${-w * 0.08} ${-h * 0.8}L${-w * 0.14} ${-h * 0.93}M0 ${-h * 0.8}V${-h * 0.93}M${w * 0.08} ${-h * 0.8}L${w * 0.15} ${-h * 0.93}`,
    2,
  ) +
  flat(
    'cotton',
    `M${-w * 0.14} ${-h * 0.78}C${-w * 0.34} ${-h * 0.7} ${-w * 0.56} ${-h * 0.5} ${-w * 0.53} ${-h * 0.2}Q${-w * 0.52} 0 ${-w * 0.38} 3Q0 12 ${w * 0.38} 3Q${w * 0.52} 0 ${w * 0.53} ${-h * 0.2}C${w * 0.56} ${-h * 0.5} ${w * 0.34} ${-h * 0.7} ${w * 0.14} ${-h * 0.78}Q0 ${-h * 0.74} ${-w * 0.14} ${-h * 0.78}Z`,
  ) +
  dim(
    `M${w * 0.1} ${-h * 0.76}C${w * 0.34} ${-h * 0.6} ${w * 0.42} ${-h * 0.3} ${w * 0.24} 6L${w * 0.38} 3Q${w * 0.52} 0 ${w * 0.53} ${-h * 0.2}C${w * 0.56} ${-h * 0.5} ${w * 0.34} ${-h * 0.7} ${w * 0.14} ${-h * 0.78}Z`,
    0.1,
  ) +
  times(5, (i) =>
    groove(
      'cotton',
      `M${(i - 2) * w * 0.05} ${-h * 0.75}Q${(i - 2) * w * 0.13} ${-h * 0.66} ${(i - 2) * w * 0.19} ${-h * (0.56 - (i % 2) * 0.08)}`,
      1.8,
    ),
  ) +
  cord(
    'ecru',
    `M${-w * 0.15} ${-h * 0.79}Q0 ${-h * 0.75} ${w * 0.15} ${-h * 0.79}Q${w * 0.3} ${-h * 0.8} ${w * 0.3} ${-h * 0.66}`,
    6,
  ) +
  put(stopper(), w * 0.3, -h * 0.62, -6) +
  put(tareTag(tag), -w * 0.5, -h * 0.24)

const baguette = () =>
  round('larch', 'M-62 60V-330Q-58 -420 0 -424Q58 -420 62 -330V60Z') +
  times(3, (i) =>
    tint(
      '#F0DDB8',
      `M-40 ${-270 + i * 120}Q-10 ${-340 + i * 120} 44 ${-356 + i * 120}Q24 ${-280 + i * 120} -40 ${-270 + i * 120}Z`,
    ),
  )

const leek = () =>
  [-34, 22, -8]
    .map((turn, i) => put(leaf(i % 2 ? 'leaf' : 'moss', 330 - Math.abs(turn) * 2, 52), 0, -90, turn - 94))
    .join('') + round('cotton', rect(-40, -130, 80, 200, 20))

const tomato = () => flat('red', oval(0, 0, 72, 66)) + shine(oval(-24, -20, 13, 20), 0.5)

/** A shopping bag of linen: bread and vegetables look out of it. The middle of its bottom is 0 0. */
export const shoppingBag = () =>
  cord('linen', 'M-130 -400C-150 -690 150 -690 130 -400', 34) +
  put(leek(), -130, -420, -8) +
  put(baguette(), 92, -380, 13) +
  put(tomato(), -30, -430) +
  flat('linen', 'M-252 -410Q0 -384 252 -410L226 -14Q0 14 -226 -14Z') +
  dim('M150 -402L252 -410L226 -14L130 -4Z', 0.12) +
  // A leaf, large enough for a thumbnail.
  put(leaf('forest', 240, 80), -80, -110, -46)

/** Bags for loose goods. */
export const sacsAVrac = views({
  alt: 'Six sacs de coton écru en trois tailles, un cordon à perle de bois dans l’ourlet : quatre vides et à plat, un fermé et plein, un ouvert sur des pennes ; leur tare est tissée sur une étiquette cousue au bord',
  object: () =>
    shadow(360, 690, 300, 24) +
    put(cast(flatOutline(360, 480)) + flatBag(360, 480, []), 330, 668, -3) +
    put(cast(flatOutline(360, 480)) + flatBag(360, 480, ['tare', '62 g']), 372, 706, 3) +
    shadow(860, 690, 240, 22) +
    put(cast(flatOutline(300, 370)) + flatBag(300, 370, []), 852, 668, -3) +
    put(cast(flatOutline(300, 370)) + flatBag(300, 370), 894, 706, 3) +
    shadow(660, 838, 170) +
    put(fullBag(), 640, 830, 0, 0.98) +
    shadow(980, 858, 150) +
    put(shutBag(236, 330), 990, 852) +
    put(penne(), 800, 846, -16) +
    put(penne(), 862, 868, 24),
  detail: {
    alt: 'Étiquette de tare tissée, prise dans la couture d’un sac de coton, vue de près',
    near: [330, 530, 2.5],
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

const straw = (bent: boolean) =>
  cord('steel', bent ? 'M0 330V-150L90 -270' : 'M0 330V-290', 17) +
  flat('dark', bent ? oval(91, -272, 9, 6) : oval(0, -292, 8, 4))

/** A straw on a table, turned so that it lies. */
const lyingStraw = (bent: boolean) =>
  put(stroke('#20261F', bent ? 'M0 330V-150L90 -270' : 'M0 330V-290', 20, ' stroke-opacity="0.15"'), 14, -4) +
  straw(bent)

/** The brush that cleans them, its loop at 0 0, its bristles up. */
const strawBrush = () =>
  stroke('#7B817D', 'M0 -20V-420M0 -20q-22 24 0 40q22 -16 0 -40', 6) +
  times(20, (i) => stroke('#3B423D', `M-15 ${-416 + i * 10}L15 ${-422 + i * 10}`, 5))

/** A slice of lemon, slit on the rim of a glass; its middle at 0 0. */
const lemonSlice = () =>
  flat('yellow', oval(0, 0, 82)) +
  tint('#FBF3D6', oval(0, 0, 70)) +
  times(8, (i) => put(tint('#EFCB63', 'M0 -10L19 -55Q0 -68 -19 -55Z'), 0, 0, i * 45 + 22))

const iceCube = (x: number, y: number, turn: number) =>
  put(
    `<path d="${rect(-38, -38, 76, 76, 14)}" fill="#FFFFFF" fill-opacity="0.62" stroke="#8FA8A4" stroke-width="2.2"/>` +
      shine(rect(-26, -26, 14, 34, 7), 0.9),
    x,
    y,
    turn,
  )

/** A tall glass of lemonade with ice, two straws in it; the middle of its foot is 0 0. */
const lemonade = () =>
  flat('glass', 'M-132 -430A132 20 0 0 1 132 -430L106 -16Q0 22 -106 -16Z') +
  tint('#F0DF92', 'M-126 -340A126 18 0 0 1 126 -340L104 -30Q0 8 -104 -30Z', 0.9) +
  put(straw(true), 12, -346, 12, 1.02) +
  put(straw(true), -16, -346, -12, '-1.02 1.02') +
  tint('#F0DF92', 'M-126 -340A126 18 0 0 0 126 -340L104 -30Q0 8 -104 -30Z', 0.72) +
  flat('yellow', oval(0, -340, 126, 18), 'light') +
  iceCube(-58, -318, -12) +
  iceCube(40, -306, 16) +
  iceCube(-8, -228, 38) +
  groove('glass', 'M-132 -430A132 20 0 0 0 132 -430', 2.5) +
  shine(rect(-104, -400, 18, 330, 9), 0.7)

/** Steel straws. */
export const pailles = views({
  alt: 'Grand verre de citronnade aux glaçons, deux pailles coudées en inox dedans ; à côté, deux autres coudées, deux droites et leur goupillon',
  object: () =>
    shadow(390, 846, 170) +
    put(lemonade(), 380, 840, 0, 1.2) +
    put(lemonSlice(), 522, 330) +
    [0, 1].map((i) => put(lyingStraw(false), 876 + i * 8, 656 + i * 44, 84)).join('') +
    [0, 1].map((i) => put(lyingStraw(true), 876 + i * 8, 744 + i * 44, 84)).join('') +
    put(strawBrush(), 600, 884, 84, 1.1),
  detail: {
    alt: 'Goupillon à demi enfoncé dans une paille droite, posés sur la pochette de lin',
    place: 'wall',
    scene: () =>
      put(cast(rect(0, 0, 1500, 690, 10), 22) + flat('linen', rect(0, 0, 1500, 690, 10)), 120, 190, -4) +
      put(
        flat('linen', rect(0, 0, 90, 690, 8), 'light') +
          stroke('#8F8265', 'M78 10V680', 4, ' stroke-dasharray="16 11"') +
          stroke('#8F8265', 'M110 26H1500M110 664H1500', 4, ' stroke-dasharray="16 11"') +
          groove('linen', 'M240 150Q420 190 560 150M320 520Q520 480 640 530', 3),
        120,
        190,
        -4,
      ) +
      put(dim(rect(-860, -10, 940, 84, 20), 0.16), 560, 520, -16) +
      put(
        stroke('#7B817D', 'M60 0H900', 14) +
          dim(rect(110, 6, 380, 46, 20), 0.14) +
          times(22, (i) => stroke('#3B423D', `M${92 + i * 18} 34L${80 + i * 18} -34`, 11)) +
          lying('steel', 'M-900 -42H80A16 42 0 0 1 80 42H-900Z'),
        560,
        520,
        -16,
      ),
  },
  plate: {
    of: 'trois pailles, droite et coudées',
    box: [-180, -300, 260, 340],
    part: () => put(straw(true), 60, 0) + put(straw(false), -40, 0) + put(straw(true), 160, 0),
    height: ['21,5 cm', -272, 330],
    facts: ['12 g pièce', 'Diamètre 6 mm', 'Inox 18/10', 'Goupillon fourni'],
  },
})

/** Two olives and the sprig they fell from. */
const olives = () =>
  put(oliveSprig(), 0, 0, -14, 1.25) +
  flat('olive', oval(80, 70, 46, 38)) +
  shine(oval(62, 54, 14, 8), 0.5) +
  flat('olive', oval(180, 88, 48, 38), 'shade') +
  shine(oval(162, 72, 14, 8), 0.45) +
  [
    [124, 66],
    [226, 84],
  ]
    .map(([x = 0, y = 0]) => flat('bark', oval(x, y, 6)))
    .join('')

const barFace =
  'M-250 -26C-250 -92 -206 -112 -120 -112H120C206 -112 250 -92 250 -26C250 40 204 58 120 58H-120C-204 58 -250 40 -250 -26Z'

/** A thick bar for the body, its edges rounded by hand, its face up; its middle is 0 0. */
const softBar = () =>
  lying('ivory', 'M-250 -26V36C-250 94 -204 114 -120 114H120C204 114 250 94 250 36V-26Z') +
  dim('M150 56Q250 40 250 -26V36C250 94 204 114 120 114Z', 0.08) +
  flat('ivory', barFace, 'light') +
  tint('#ffffff', 'M-214 -40C-206 -82 -170 -94 -110 -94H60C-40 -84 -150 -70 -190 -20Z', 0.6) +
  groove(
    'ivory',
    'M-222 -26C-222 -76 -184 -90 -114 -90H114C184 -90 222 -76 222 -26C222 22 184 36 114 36H-114C-184 36 -222 22 -222 -26Z',
    1.6,
  ) +
  shine('M-236 24C-230 70 -196 92 -150 98L-150 88C-190 80 -218 62 -226 20Z', 0.8)

/** A band of paper round its middle: over its face, and down its side. */
const paperBand = () =>
  flat('paper', 'M-124 58H124V115H-124Z') +
  flat('paper', 'M-118 -113H118L124 58H-124Z', 'light') +
  dim('M90 -113H118L124 58V115H96V58Z', 0.06)

/** A sprig of lavender from its foot at 0 0, its ear up. */
const lavenderSprig = () =>
  groove('herb', 'M0 0Q-8 -150 0 -300', 5) +
  put(leaf('herb', 110, 14), -3, -60, -118) +
  put(leaf('herb', 100, 14), -4, -90, -62) +
  times(7, (i) =>
    [-1, 0, 1]
      .map((side) =>
        flat(
          'violet',
          oval(side * (20 - i * 1.8), -226 - i * 27 + Math.abs(side) * 8, 15 - i, 19 - i),
          side > 0 ? 'shade' : 'light',
        ),
      )
      .join(''),
  )

/** A bar of olive oil soap. */
export const savonSurgras = views({
  alt: 'Pain de savon ivoire, épais et aux bords arrondis, ceint d’un bandeau de papier « savon surgras, 110 g » ; à côté, un rameau d’olivier, deux brins de lavande et un peu de mousse',
  object: () =>
    put(lavenderSprig(), 800, 610, 26, 1.15) +
    put(lavenderSprig(), 830, 630, 44, 1.15) +
    shadow(570, 754, 440, 60) +
    put(
      softBar() +
        paperBand() +
        label(-4, -44, 46, ['savon', 'surgras'], '#2F4A2B') +
        label(0, 98, 32, ['110 g'], '#2F4A2B'),
      560,
      570,
      -3,
      1.62,
    ) +
    put(foam(170, 40, 10), 250, 770) +
    bubbles([170, 400, 34], [250, 330, 20]) +
    put(olives(), 790, 774, 0, 1.05),
  detail: {
    alt: 'Le savon nu et mouillé au bord d’un lavabo, couvert de mousse, sous un robinet qui goutte',
    place: 'wall',
    scene: () =>
      tiles(700) +
      flat('enamel', rect(-20, 700, 1320, 300), 'light') +
      dim(rect(-20, 700, 1320, 16), 0.08) +
      put(tap(), 640, 190, 0, 0.9) +
      put(drop(44), 640, 236) +
      put(drop(30), 646, 340) +
      shadow(640, 806, 380, 54) +
      put(softBar(), 630, 690, -3, 1.4) +
      put(foam(220, 50, 12), 400, 780) +
      put(foam(280, 48, 13), 800, 790) +
      put(foam(150, 34, 8), 720, 570) +
      bubbles([1000, 480, 54], [1080, 370, 32], [920, 390, 22]),
  },
  plate: {
    of: 'pain de savon',
    box: [-250, -112, 250, 114],
    part: softBar,
    facts: ['110 g', 'Surgras à 8 %', 'Saponifié à froid', 'Lavande fine'],
  },
})

/** A pad in its net. */
const netted = (face: 'molleton' | 'sage') =>
  flat(face, rect(-74, -74, 148, 148, 22), 'light') +
  stroke(
    face === 'sage' ? '#5B7F5A' : '#A9987A',
    rect(-62, -62, 124, 124, 14),
    2.5,
    ' stroke-dasharray="8 6"',
  )

/** Make-up that a pad has taken off: foundation and lashes, round 0 0. */
const traces = () =>
  tint('#C58B76', blob([-62, -4], [-10, -22], [52, -8], [30, 16], [-34, 14]), 0.75) +
  stroke('#4A4E4B', 'M-30 -2q30 -16 62 -2M-26 6l-10 10M-8 8l-4 12M12 8l4 12M30 6l10 10', 5)

/** A net to wash the pads in, its foot at 0 0. */
const washNet = () =>
  flat('white', 'M-150 -6C-200 -110 -150 -250 -66 -316H66C150 -250 200 -110 150 -6Q0 26 -150 -6Z', 'light') +
  put(netted('sage'), -48, -96, -14) +
  put(netted('molleton'), 56, -110, 20) +
  put(netted('sage'), -6, -196, -34) +
  tint('#ffffff', 'M-150 -6C-200 -110 -150 -250 -66 -316H66C150 -250 200 -110 150 -6Q0 26 -150 -6Z', 0.42) +
  stroke(
    '#B9BDB7',
    times(7, (i) => `M${-60 + i * 20} -312Q${-186 + i * 62} -150 ${-126 + i * 42} ${i % 6 ? 6 : -6}`),
    1.8,
  ) +
  stroke(
    '#B9BDB7',
    times(8, (i) => {
      const half = 98 + Math.sin(0.25 + i * 0.36) * 72
      return `M${-half} ${-270 + i * 34}Q0 ${-252 + i * 34} ${half} ${-270 + i * 34}`
    }),
    1.8,
  ) +
  flat('white', 'M-66 -316Q-120 -370 -104 -386Q-50 -366 0 -388Q50 -366 104 -386Q120 -370 66 -316Z', 'light') +
  groove('white', 'M-40 -320L-62 -372M0 -318V-378M40 -320L62 -372', 2) +
  cord('forest', 'M-68 -314Q0 -296 68 -314Q120 -290 128 -210', 9) +
  round('dark', rect(114, -214, 28, 40, 10))

/** A pad that lies in a pile, seen from its edge and a little from above, the middle of its edge at 0 0. */
const piled = (face: 'molleton' | 'sage') =>
  flat(face, 'M-166 0Q-184 -24 -150 -26H150Q184 -24 166 0Q182 24 150 25H-150Q-182 24 -166 0Z') +
  dim('M60 -26H150Q184 -24 166 0Q182 24 150 25H110Z', 0.07)

/** A square pad seen from its face, its middle at 0 0. */
const squarePad = () =>
  flat('molleton', rect(-150, -150, 300, 300, 40), 'light') +
  tint('#EFE6D6', 'M150 -60V110Q150 150 110 150H-60Q110 110 150 -60Z', 0.8) +
  stroke('#5B7F5A', rect(-132, -132, 264, 264, 28), 4, ' stroke-dasharray="12 9"')

/** Washable cotton pads. */
export const cotonsLavables = views({
  alt: 'Douze carrés de coton : huit en pile, un surpiqué appuyé devant, taché de fond de teint et de mascara, trois dans leur filet de lavage',
  object: () =>
    shadow(930, 746, 220) +
    put(washNet(), 920, 736, 0, 1.24) +
    shadow(430, 792, 240) +
    times(7, (i) => put(piled(i % 2 ? 'molleton' : 'sage'), 420 + ((i * 7) % 12), 768 - i * 46, 0, 1.08)) +
    put(
      flat('molleton', 'M216 420L262 346Q268 336 282 336H470Q484 336 490 346L538 420Z', 'light') +
        stroke('#5B7F5A', 'M246 412L284 350H468L508 412Z', 3, ' stroke-dasharray="12 9"'),
      20,
      47,
      0,
      1.08,
    ) +
    shadow(700, 856, 200, 22) +
    put(squarePad() + put(traces(), 0, 4, -12, 1.5), 690, 696, -9),
  detail: { alt: 'Carré vu de près : face en molleton, surpiqûre verte', near: [690, 696, 2.5] },
  plate: {
    of: 'un carré de coton',
    box: [0, 0, 320, 320],
    part: () =>
      flat('molleton', rect(10, 10, 300, 300, 24)) +
      stroke('#1F4D3A', rect(28, 28, 264, 264, 18), 3, ' stroke-dasharray="10 8"'),
    width: ['8 cm', 10, 310],
    height: ['8 cm', 10, 310],
    facts: ['6 g le carré', '12 carrés', 'Molleton et éponge', 'Coton GOTS'],
  },
})

/** A lunch box. */
export const boiteARepas = views({
  alt: 'Boîte à repas en inox ouverte, vue d’en haut : riz, œuf et petits pois d’un côté, tomates, carottes et salade de l’autre ; son couvercle de bambou appuyé derrière',
  object: () =>
    shadow(650, 786, 450) +
    put(
      flat('bamboo', rect(0, 0, 640, 330, 44)) +
        times(4, (i) => groove('bamboo', `M20 ${66 + i * 66}H620`, 2)) +
        shine(rect(24, 12, 590, 14, 7), 0.5),
      400,
      130,
      4,
    ) +
    lying('steel', 'M248 600V716Q252 784 320 784H960Q1028 784 1032 716V600Z') +
    flat(
      'steel',
      'M372 372H908Q944 372 954 400L1030 596Q1040 640 1000 640H280Q240 640 250 596L326 400Q336 372 372 372Z',
      'light',
    ) +
    flat('steel', 'M380 390H620L612 620H292Q268 620 276 592L346 412Q352 390 380 390Z', 'shade') +
    flat('steel', 'M644 390H900Q928 390 934 412L1004 592Q1012 620 988 620H636Z', 'shade') +
    flat('cream', 'M372 408H606L598 606H312Q286 606 292 582L352 424Q358 408 372 408Z', 'light') +
    times(26, (i) => stroke('#D8CDB2', `M${356 + ((i * 67) % 220)} ${424 + ((i * 41) % 168)}l12 5`, 4)) +
    times(15, (i) => flat('leaf', oval(...scattered(i, 330, 540, 240, 52), 14))) +
    flat('enamel', oval(410, 472, 58, 46), 'light') +
    flat('yellow', oval(406, 470, 27, 21)) +
    flat('enamel', oval(520, 490, 56, 44), 'light') +
    flat('yellow', oval(516, 488, 26, 20)) +
    times(9, (i) =>
      put(
        leaf(i % 2 ? 'leaf' : 'moss', 130, 46),
        690 + (i % 3) * 90,
        420 + Math.floor(i / 3) * 40,
        10 + i * 37,
      ),
    ) +
    times(5, (i) => {
      const d = `M${780 - i * 6} ${474 + i * 26}l160 ${(i % 2) * 12 - 14}`
      return stroke('#D9713F', d, 22) + stroke('#EBA06F', d, 5)
    }) +
    times(5, (i) => {
      const [x, y] = [694 + (i % 2) * 74 - Math.floor(i / 2) * 6, 452 + Math.floor(i / 2) * 62]
      return flat('red', oval(x, y, 42, 36)) + shine(oval(x - 14, y - 12, 9, 6), 0.6)
    }),
  detail: {
    alt: 'Boîte à repas fermée, couvercle de bambou sanglé de coton',
    scene: () =>
      shadow(640, 790, 430) +
      lying('steel', 'M260 500H1020V700Q1020 780 940 780H340Q260 780 260 700Z') +
      lying('bamboo', rect(240, 440, 800, 70, 18)) +
      groove('bamboo', 'M260 470H1020', 2) +
      flat('recycled', rect(600, 434, 80, 350, 4)) +
      round('steel', rect(590, 560, 100, 60, 8)),
  },
  plate: {
    of: 'boîte à repas fermée et sanglée',
    box: [230, 430, 1040, 790],
    part: () =>
      lying('steel', 'M260 500H1020V700Q1020 780 940 780H340Q260 780 260 700Z') +
      lying('bamboo', rect(240, 440, 800, 60, 18)) +
      flat('recycled', rect(600, 434, 80, 350, 4)),
    width: ['20 cm', 240, 1040],
    height: ['6,5 cm', 434, 784],
    facts: ['1,2 L', '620 g', 'Profondeur 14 cm'],
    parts: ['joint'],
  },
})

/** Cells of a comb, printed on cloth round 0 0. */
const cells = (count: number) =>
  times(count, (i) => {
    const [x, y] = [
      [0, 0],
      [36, 0],
      [18, 31],
    ][i] as [number, number]
    return stroke(
      '#ffffff',
      poly([x, y - 19], [x + 17, y - 10], [x + 17, y + 10], [x, y + 19], [x - 17, y + 10], [x - 17, y - 10]),
      3.5,
    )
  })

/** A bee, printed on cloth round 0 0. */
const printedBee = () =>
  tint('#ffffff', `${oval(-6, -14, 9, 14)}${oval(12, -14, 9, 14)}`, 0.9) +
  tint('#4A3B22', oval(0, 0, 22, 13)) +
  stroke('#F3D27A', 'M-6 -11V11M6 -11V11', 5)

/** A loaf, half of it in a waxed cloth that is folded at its end. */
const wrappedLoaf = () =>
  flat('larch', 'M980 566H1090C1170 566 1196 640 1188 786H980Z') +
  times(3, (i) => groove('larch', `M${1010 + i * 44} 572q34 24 22 70`, 5)) +
  flat('chestnut', oval(1150, 690, 66, 100)) +
  flat('cream', oval(1150, 692, 55, 88)) +
  times(9, (i) => tint('#E2CFA9', oval(...scattered(i, 1118, 630, 60, 120), 5 + (i % 3)))) +
  flat(
    'sage',
    'M720 700C724 610 790 548 890 548H1012C1030 600 1000 640 1016 690S1000 760 1018 794H800C744 794 720 770 720 700Z',
  ) +
  flat('sage', 'M720 700C724 610 790 548 890 548L826 660Z', 'light') +
  flat('sage', 'M720 700L826 660L842 794H800C744 794 720 770 720 700Z', 'shade') +
  groove('sage', 'M826 660Q910 640 1004 648M834 726Q920 716 1012 722', 2.5) +
  [
    [900, 590],
    [930, 680],
    [890, 756],
  ]
    .map(([x = 0, y = 0], i) => put(cells(3 - (i % 2)), x, y))
    .join('') +
  put(printedBee(), 980, 610, 14) +
  put(printedBee(), 962, 766, -10)

/** The smallest cloth, folded in four and lying; the middle of its front edge is 0 0. */
const foldedWrap = () =>
  flat('rose', 'M-140 -22L-84 -92H92L146 -26V6Q0 22 -140 8Z', 'shade') +
  times(3, (i) =>
    flat(
      'rose',
      `M-140 ${-4 - i * 9}Q0 ${14 - i * 9} 146 ${-6 - i * 9}V${6 - i * 9}Q0 ${24 - i * 9} -140 ${8 - i * 9}Z`,
    ),
  ) +
  flat('rose', 'M-140 -24L-84 -94Q0 -88 92 -94L146 -28Q0 -8 -140 -24Z', 'light') +
  put(cells(3), -52, -62, 0, '1.1 0.6') +
  put(cells(2), 46, -46, 0, '1.1 0.6') +
  put(printedBee(), 40, -74, 10, '1 0.7') +
  put(printedBee(), -74, -38, -20, '1 0.7')

/** Beeswax wraps. */
export const emballagesCire = views({
  alt: 'Bol coiffé d’un tissu ciré ambré, imprimé d’abeilles et d’alvéoles, dont les coins retombent en plis, à côté d’une miche à demi emballée dans un tissu vert ; un troisième tissu, rose, plié en quatre devant',
  object: () =>
    shadow(960, 800, 270) +
    put(wrappedLoaf(), -26, 0) +
    shadow(430, 806, 230) +
    turned(
      'enamel',
      420,
      [
        [500, 250],
        [620, 232],
        [740, 150],
        [796, 112],
      ],
      { soft: true },
    ) +
    flat(
      'beeswax',
      'M168 492C186 430 300 408 420 408S654 430 672 492C688 560 712 600 742 640Q700 660 640 616Q560 590 520 626Q470 690 424 706Q378 690 326 626Q282 590 200 616Q140 660 98 640C128 600 152 560 168 492Z',
    ) +
    tint(
      '#F4DE9E',
      'M168 492C186 430 300 408 420 408S654 430 672 492C640 548 540 566 420 566S200 548 168 492Z',
      0.75,
    ) +
    dim('M672 492C688 560 712 600 742 640Q700 660 640 616L600 540Z', 0.14) +
    dim('M98 640C128 600 152 560 168 492L212 534L200 616Q140 660 98 640Z', 0.07) +
    dim('M420 566L460 564L520 626Q470 690 424 706Z', 0.1) +
    groove(
      'beeswax',
      'M168 492Q190 548 300 560T540 560T672 492M212 536Q196 580 150 622M256 552L262 600M330 562L326 626M420 566L424 700M510 562L520 626M586 548L588 598M630 534Q650 590 690 632',
      2.5,
    ) +
    [
      [300, 452],
      [520, 440],
      [410, 512],
    ]
      .map(([x = 0, y = 0]) => put(cells(3), x, y, 0, '1.3 0.72'))
      .join('') +
    [
      [410, 446],
      [596, 500],
      [262, 508],
      [520, 522],
    ]
      .map(([x = 0, y = 0], i) => put(printedBee(), x, y, i * 24 - 30, '1.25 0.9'))
      .join('') +
    put(cells(2), 356, 598) +
    put(cells(1), 486, 600) +
    put(printedBee(), 420, 654, 20, 0.9) +
    put(printedBee(), 232, 588, -30, 0.9) +
    put(printedBee(), 634, 584, 40, 0.9) +
    shadow(712, 860, 150, 18) +
    put(foldedWrap(), 700, 842),
  detail: {
    alt: 'Tissu ciré vu de près, abeilles et alvéoles imprimées, plis autour du bol',
    near: [460, 520, 2.4],
  },
  plate: {
    of: 'trois carrés de tissu ciré superposés',
    box: [0, 0, 400, 400],
    part: () =>
      flat('beeswax', rect(0, 0, 400, 400, 6)) +
      flat('beeswax', rect(0, 97, 303, 303, 6)) +
      flat('beeswax', rect(0, 182, 218, 218, 6)),
    width: ['33 cm', 0, 400],
    height: '33 cm',
    facts: ['95 g le lot', '18, 25 et 33 cm', 'Toile de coton', 'Cire du Gâtinais'],
  },
})
