import { oliveSprig } from './alimentation.ts'
import { bubbles, soapBar, soapInUse } from './hygiene-beaute.ts'
import {
  blob,
  cord,
  dim,
  disc,
  flat,
  groove,
  leaf,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, words } from './lettering.ts'
import type { Material } from './materials.ts'
import { views } from './views.ts'

export const flask = (capped: boolean) =>
  turned('white', 0, [
    [-450, 62],
    [-436, 72],
    [-400, 92],
    [-20, 92],
    [0, 84],
  ]) +
  turned('steel', 0, [
    [-470, 60],
    [-448, 62],
  ]) +
  dim(rect(-91, -46, 182, 5)) +
  words('grand large', 0, -210, 25, { anchor: 'middle', colour: '#1F4D3A' }) +
  (capped
    ? turned('steel', 0, [
        [-560, 56],
        [-548, 62],
        [-468, 64],
      ]) + disc('steel', 0, -560, 56)
    : turned('steel', 0, [
        [-500, 46],
        [-468, 46],
      ]) +
      times(2, (i) => groove('steel', `M-46 ${-490 + i * 12}Q0 ${-480 + i * 12} 46 ${-492 + i * 12}`, 3)) +
      disc('steel', 0, -500, 46) +
      tint('#3B423D', oval(0, -500, 34, 6)))

/** An insulated bottle. */
export const gourdeInox = views({
  alt: 'Gourde isotherme blanche à capuchon d’inox, debout',
  object: () => shadow(640, 800, 190) + put(flask(true), 640, 796, 0, 1.2),
  detail: {
    alt: 'Gourde ouverte, son capuchon retourné sert de tasse de thé fumant',
    scene: () =>
      shadow(500, 800, 180) +
      put(flask(false), 490, 796, 0, 1.15) +
      shadow(850, 806, 150) +
      turned('steel', 840, [
        [640, 104],
        [790, 90],
      ]) +
      disc('steel', 840, 640, 104) +
      tint('#B8741F', oval(840, 644, 90, 14)) +
      times(3, (i) => stroke('#ffffff', `M${800 + i * 40} 600q-20 -40 0 -80q20 -40 0 -80`, 6)),
  },
  plate: {
    of: 'gourde isotherme',
    box: [-92, -572, 92, 14],
    part: () => flask(true),
    width: '7,5 cm',
    height: ['27 cm', -564, 14],
    facts: ['750 mL', '380 g', 'Tasse de 150 mL', '60 % recyclé'],
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
  alt: 'Quatre brosses à dents en bambou dans un gobelet de grès, un anneau de couleur sur chacune',
  object: () =>
    shadow(650, 822, 220) +
    disc('ecru', 640, 560, 130, 'shade') +
    put(toothbrush('red'), 560, 420, -17, 1.05) +
    put(toothbrush('moss'), 612, 390, -6, 1.05) +
    put(toothbrush('yellow'), 676, 390, 7, 1.05) +
    put(toothbrush('slate'), 722, 424, 18, 1.05) +
    turned(
      'ecru',
      640,
      [
        [562, 132],
        [780, 122],
        [800, 112],
      ],
      { open: true },
    ) +
    times(14, (i) => tint('#8A7650', oval(530 + ((i * 53) % 220), 610 + ((i * 37) % 170), 4, 3), 0.6)),
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
    facts: ['Bambou massif', 'Poils souples', '62 % de ricin', '4 anneaux'],
  },
})

/** The outline of a bag that is tied below its frill; the middle of its bottom is 0 0. */
const tied = (w: number, h: number) =>
  `M${-w * 0.36} 0C${-w * 0.58} ${-h * 0.02} ${-w * 0.57} ${-h * 0.3} ${-w * 0.5} ${-h * 0.46}C${-w * 0.42} ${-h * 0.62} ${-w * 0.2} ${-h * 0.66} ${-w * 0.14} ${-h * 0.76}L${-w * 0.27} ${-h * 0.95}` +
  times(4, () => `q${w * 0.068} ${-h * 0.08} ${w * 0.135} 0`) +
  `L${w * 0.14} ${-h * 0.76}C${w * 0.2} ${-h * 0.66} ${w * 0.42} ${-h * 0.62} ${w * 0.5} ${-h * 0.46}C${w * 0.57} ${-h * 0.3} ${w * 0.58} ${-h * 0.02} ${w * 0.36} 0Q0 ${h * 0.04} ${-w * 0.36} 0Z`

/** The cord round its neck, in a bow, and the folds above it. */
const bow = (w: number, h: number) =>
  times(3, (i) =>
    groove('cotton', `M${(i - 1) * w * 0.06} ${-h * 0.78}L${(i - 1) * w * 0.13} ${-h * 0.94}`, 3),
  ) +
  cord('larch', `M${-w * 0.15} ${-h * 0.76}Q0 ${-h * 0.72} ${w * 0.15} ${-h * 0.76}`, 12) +
  cord(
    'larch',
    `M0 ${-h * 0.74}C${-w * 0.3} ${-h * 0.86} ${-w * 0.34} ${-h * 0.62} 0 ${-h * 0.74}C${w * 0.3} ${-h * 0.86} ${w * 0.34} ${-h * 0.62} 0 ${-h * 0.74}`,
    8,
  ) +
  cord(
    'larch',
    `M0 ${-h * 0.74}Q${-w * 0.06} ${-h * 0.62} ${-w * 0.12} ${-h * 0.54}M0 ${-h * 0.74}Q${w * 0.06} ${-h * 0.62} ${w * 0.08} ${-h * 0.52}`,
    8,
  )

/** A cotton bag, tied; its own weight on a tag that is sewn on, where that is given. */
const cottonBag = (w: number, h: number, weight?: string) =>
  flat('cotton', tied(w, h)) +
  dim(
    `M${w * 0.16} ${-h * 0.7}C${w * 0.4} ${-h * 0.6} ${w * 0.48} ${-h * 0.5} ${w * 0.5} ${-h * 0.44}C${w * 0.56} ${-h * 0.3} ${w * 0.57} ${-h * 0.02} ${w * 0.36} -2H${w * 0.2}Q${w * 0.4} ${-h * 0.3} ${w * 0.16} ${-h * 0.7}Z`,
    0.13,
  ) +
  [-0.28, 0.02, 0.3]
    .map((k) =>
      groove(
        'cotton',
        `M${k * w * 0.4} ${-h * 0.72}Q${k * w} ${-h * 0.62} ${k * w * 1.2} ${-h * (0.46 - Math.abs(k) * 0.3)}`,
        3,
      ),
    )
    .join('') +
  bow(w, h) +
  (weight
    ? put(flat('paper', rect(-46, -28, 92, 56, 4)) + label(0, 11, 30, [weight]), -w * 0.2, -h * 0.13, -5)
    : '')

/** A walnut. */
const walnut = () =>
  flat('chestnut', oval(0, 0, 40, 34), 'light') + groove('chestnut', 'M-38 0Q0 -14 38 0', 4)

/** A bag that is open, its edge turned down, full of walnuts; the middle of its bottom is 0 0. */
const openBag = () =>
  flat('ecru', 'M-170 -250C-210 -170 -214 -40 -160 0Q0 22 160 0C214 -40 210 -170 170 -250Z') +
  dim('M96 -200Q150 -110 104 8L160 0C214 -40 210 -170 170 -250Z', 0.12) +
  groove('ecru', 'M-110 -190Q-130 -110 -112 -40M-30 -180Q-36 -100 -26 -30M60 -184Q74 -110 64 -44', 3) +
  flat('soil', oval(0, -256, 176, 50)) +
  [
    ...[-112, -36, 40, 116].map((x) => [x, -264]),
    ...[-74, 2, 78].map((x) => [x, -312]),
    ...[-6].map((x) => [x, -360]),
  ]
    .map(([x = 0, y = 0], i) => put(walnut(), x, y, i * 37, 1.25))
    .join('') +
  round('ecru', 'M-186 -262Q0 -196 186 -262Q204 -236 184 -204Q0 -138 -184 -204Q-204 -236 -186 -262Z')

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
  alt: 'Trois sacs à vrac en coton : deux noués d’un cordon, le troisième ouvert et plein de noix',
  object: () =>
    shadow(430, 776, 300) +
    put(cottonBag(420, 560, '62 g'), 390, 776) +
    shadow(920, 786, 230) +
    put(cottonBag(330, 440), 920, 780) +
    shadow(620, 862, 200) +
    put(openBag(), 620, 858, 0, 0.84) +
    put(walnut(), 830, 862, 20) +
    put(walnut(), 914, 850, -30),
  detail: { alt: 'Étiquette de tare cousue sur un sac de coton, vue de près', near: [330, 640, 2.5] },
  plate: {
    of: 'le plus grand sac à vrac',
    box: [0, 0, 480, 580],
    part: () => put(cottonBag(420, 560, '62 g'), 240, 560),
    width: ['30 cm', 10, 470],
    height: ['40 cm', 6, 564],
    facts: ['Deux de 20 × 25 cm', 'Deux de 25 × 30 cm', 'Deux de 30 × 40 cm', 'Coton GOTS'],
  },
})

const straw = (bent: boolean) =>
  cord('steel', bent ? 'M0 330V-150L90 -270' : 'M0 330V-290', 17) +
  flat('dark', bent ? oval(91, -272, 9, 6) : oval(0, -292, 8, 4))

/** Steel straws. */
export const pailles = views({
  alt: 'Six pailles en inox, coudées et droites, avec leur goupillon, dans une pochette de lin',
  object: () =>
    shadow(640, 820, 250) +
    [-150, -90, 100, 150].map((x, i) => put(straw(true), 620 + x, 460, x / 14, i < 2 ? '-1 1' : 1)).join('') +
    put(straw(false), 600, 470, -3) +
    put(straw(false), 670, 470, 2) +
    put(
      stroke('#7B817D', 'M0 320V-120', 6) +
        times(15, (i) => stroke('#3B423D', `M-17 ${-130 - i * 11}L17 ${-138 - i * 11}`, 4)),
      636,
      420,
      0,
    ) +
    flat('linen', 'M428 560Q640 600 852 560L866 806Q640 840 414 806Z') +
    dim('M760 576L852 560L866 806L790 816Z', 0.1) +
    cord('wool', 'M424 604Q640 644 856 604', 8) +
    times(12, (i) => groove('linen', `M${450 + i * 35} ${640}v150`, 1)),
  detail: {
    alt: 'Verre de limonade avec une paille coudée en inox',
    scene: () =>
      shadow(640, 830, 200) +
      put(straw(true), 640, 440, 8, 1.1) +
      flat('glass', 'M480 330H800L770 800Q640 830 510 800Z') +
      tint('#F0E2A0', 'M490 450H790L768 796Q640 822 512 796Z', 0.7) +
      put(
        flat('yellow', oval(0, 0, 74)) +
          flat('wax', oval(0, 0, 62)) +
          times(8, (i) => put(groove('yellow', 'M0 0V-58', 3), 0, 0, i * 45)),
        770,
        360,
      ) +
      shine(rect(516, 380, 22, 380, 11), 0.7),
  },
  plate: {
    of: 'trois pailles, droite et coudées',
    box: [-180, -300, 260, 340],
    part: () => put(straw(true), 60, 0) + put(straw(false), -40, 0) + put(straw(true), 160, 0),
    height: ['21,5 cm', -272, 330],
    facts: ['Diamètre 6 mm', 'Inox 18/10', 'Goupillon fourni'],
  },
})

/** A bar of olive oil soap. */
export const savonSurgras = views({
  alt: 'Pain de savon crème gravé d’un rameau, mousseux sur son porte-savon de bois, deux bulles au-dessus',
  object: () => soapInUse('wax', 600, 520) + bubbles([950, 400, 50], [1040, 290, 34]),
  detail: {
    alt: 'Deux pains de savon empilés, celui du dessus ceint d’un bandeau de papier',
    scene: () =>
      shadow(640, 830, 400) +
      put(soapBar('wax'), 660, 660) +
      put(soapBar('wax'), 620, 470) +
      flat('paper', 'M520 373Q620 364 720 373V690Q620 702 520 690Z', 'light') +
      label(620, 600, 50, ['savon', 'à l’olive'], '#5B6B35') +
      put(oliveSprig(), 850, 850, 2, 1.3),
  },
  plate: {
    of: 'pain de savon',
    box: [-334, -108, 334, 226],
    part: () => soapBar('wax'),
    facts: ['110 g', 'Surgras à 8 %', 'Saponifié à froid', 'Lavande fine'],
  },
})

const padOutline = (y: number) =>
  `M-114 ${y - 7}L-16 ${y - 45}Q0 ${y - 51} 16 ${y - 45}L114 ${y - 7}Q130 ${y} 114 ${y + 7}L16 ${y + 45}Q0 ${y + 51} -16 ${y + 45}L-114 ${y + 7}Q-130 ${y} -114 ${y - 7}Z`

const unsewn = (face: 'molleton' | 'sage') =>
  flat(face, padOutline(13), 'shade') + flat(face, padOutline(0), 'light')

const pad = (face: 'molleton' | 'sage') =>
  unsewn(face) + stroke('#1F4D3A', 'M-104 4L-12 38Q0 42 12 38L104 4', 2, ' stroke-dasharray="7 6"')

/** Make-up that a pad has taken off: foundation and lashes, round 0 0. */
const traces = () =>
  tint('#C58B76', blob([-62, -4], [-10, -22], [52, -8], [30, 16], [-34, 14]), 0.75) +
  stroke('#4A4E4B', 'M-30 -2q30 -16 62 -2M-26 6l-10 10M-8 8l-4 12M12 8l4 12M30 6l10 10', 5)

/** A net to wash the pads in, its foot at 0 0. */
const washNet = () =>
  flat('white', 'M-150 -6C-200 -110 -150 -250 -66 -316H66C150 -250 200 -110 150 -6Q0 26 -150 -6Z', 'light') +
  put(unsewn('sage'), -30, -70, -14, 1.05) +
  put(unsewn('molleton'), 34, -128, 24, 1.05) +
  put(unsewn('sage'), -34, -186, -30, 0.95) +
  tint('#ffffff', 'M-150 -6C-200 -110 -150 -250 -66 -316H66C150 -250 200 -110 150 -6Q0 26 -150 -6Z', 0.42) +
  times(4, (i) => groove('grey', `M${-48 + i * 32} -312Q${-180 + i * 120} -150 ${-105 + i * 70} 4`, 2)) +
  times(5, (i) =>
    groove(
      'grey',
      `M${-104 - Math.sin(i * 0.75) * 56} ${-250 + i * 58}h${208 + Math.sin(i * 0.75) * 112}`,
      2,
    ),
  ) +
  flat('white', 'M-66 -316Q-120 -370 -104 -386Q-50 -366 0 -388Q50 -366 104 -386Q120 -370 66 -316Z', 'light') +
  cord('forest', 'M-68 -314Q0 -296 68 -314Q120 -290 128 -210', 9) +
  round('dark', rect(114, -214, 28, 40, 10))

/** A lipstick without its cap, its foot at 0 0. */
const lipstick = () =>
  turned('dark', 0, [
    [-110, 40],
    [0, 40],
  ]) +
  turned('gold', 0, [
    [-190, 32],
    [-110, 32],
  ]) +
  round('red', 'M-24 -194V-270Q-14 -300 24 -316V-194Q0 -184 -24 -194Z')

/** Washable cotton pads. */
export const cotonsLavables = views({
  alt: 'Pile de carrés de coton surpiqués, un carré taché de fond de teint et de mascara devant, un rouge à lèvres et le filet de lavage plein de carrés à côté',
  object: () =>
    shadow(950, 726, 230) +
    put(washNet(), 950, 716, 0, 1.22) +
    shadow(420, 790, 270) +
    times(7, (i) => put(unsewn(i % 2 ? 'molleton' : 'sage'), 400, 738 - i * 38, 0, 1.7)) +
    put(pad('molleton'), 400, 468, 0, 1.7) +
    shadow(690, 776, 90) +
    put(lipstick(), 680, 770) +
    shadow(820, 856, 210) +
    put(pad('molleton') + traces(), 810, 826, 0, 1.5),
  detail: { alt: 'Carré vu de près : face en molleton, surpiqûre verte', near: [430, 560, 2.5] },
  plate: {
    of: 'un carré de coton',
    box: [0, 0, 320, 320],
    part: () =>
      flat('molleton', rect(10, 10, 300, 300, 24)) +
      stroke('#1F4D3A', rect(28, 28, 264, 264, 18), 3, ' stroke-dasharray="10 8"'),
    width: ['8 cm', 10, 310],
    height: ['8 cm', 10, 310],
    facts: ['12 carrés', 'Molleton et éponge', 'Coton GOTS'],
  },
})

/** A lunch box. */
export const boiteARepas = views({
  alt: 'Boîte à repas en inox à deux compartiments garnis, son couvercle de bambou appuyé derrière',
  object: () =>
    shadow(640, 796, 460) +
    put(
      flat('bamboo', rect(0, 0, 620, 330, 40)) +
        times(4, (i) => groove('bamboo', `M20 ${66 + i * 66}H600`, 2)) +
        shine(rect(20, 14, 580, 20, 10), 0.4),
      420,
      250,
      5,
    ) +
    flat('bamboo', poly([392, 580], [1012, 634], [1010, 648], [392, 596]), 'shade') +
    lying('steel', 'M230 580H1000V720Q1000 790 930 790H300Q230 790 230 720Z') +
    flat(
      'steel',
      'M230 580Q230 520 300 520H930Q1000 520 1000 580Q1000 624 930 624H300Q230 624 230 580Z',
      'light',
    ) +
    flat(
      'steel',
      'M256 578Q256 538 310 538H920Q976 538 976 578Q976 610 920 610H310Q256 610 256 578Z',
      'shade',
    ) +
    tint('#E9DFC0', 'M262 580Q262 548 312 546H640L620 604H312Q268 604 262 580Z') +
    times(11, (i) => flat('lentil', oval(300 + ((i * 53) % 300), 562 + ((i * 17) % 34), 10, 7))) +
    times(4, (i) => flat('red', oval(700 + i * 56, 568 + (i % 2) * 10, 32, 24))) +
    times(5, (i) => put(leaf('leaf', 84, 24), 670 + i * 56, 590, -20 + (i % 2) * 50)) +
    flat('steel', poly([628, 538], [648, 538], [632, 612], [608, 612]), 'light') +
    groove('steel', 'M230 640H1000', 3),
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
    parts: [],
  },
})

const flower = (petals: 'pink' | 'slate' | 'white') =>
  times(5, (i) => put(flat(petals, oval(0, -15, 9, 13)), 0, 0, i * 72)) + tint('#E6B94A', oval(0, 0, 7))

/** A square of waxed cloth that lies, seen from the front. */
const waxSquare = (material: Material, w: number, h: number) =>
  flat(material, `M40 ${-h}Q${w * 0.5} ${-h - 8} ${w - 40} ${-h + 4}L${w} -6Q${w * 0.5} 12 0 0Z`) +
  groove(material, `M${w * 0.52} ${-h}L${w * 0.5} 2M22 ${-h * 0.52}L${w - 20} ${-h * 0.48}`, 2)

/** Beeswax wraps. */
export const emballagesCire = views({
  alt: 'Bol coiffé d’une feuille de tissu ciré fleurie, pressée en plis souples, à côté de deux carrés plus petits posés à plat',
  object: () =>
    shadow(500, 786, 300) +
    turned(
      'enamel',
      480,
      [
        [500, 262],
        [620, 246],
        [740, 150],
        [780, 116],
      ],
      { soft: true },
    ) +
    shadow(920, 756, 270, 30) +
    put(waxSquare('sage', 440, 150), 730, 770) +
    put(waxSquare('pink', 270, 96), 800, 726, -3) +
    [
      [830, 690],
      [950, 660],
      [1000, 708],
    ]
      .map(([x = 0, y = 0]) => put(flower('white'), x, y, 0, '1 0.6'))
      .join('') +
    [
      [790, 742],
      [1110, 744],
      [1084, 660],
    ]
      .map(([x = 0, y = 0]) => put(flower('slate'), x, y, 0, '1 0.6'))
      .join('') +
    flat(
      'beeswax',
      'M196 500C200 440 330 416 480 416S760 440 764 500C774 540 800 580 784 636C768 668 740 640 716 622C700 640 690 668 660 660C630 650 620 630 596 634C570 640 556 676 520 670C490 664 480 640 450 642C424 646 410 672 376 662C350 654 340 628 312 628C286 630 276 660 240 652C196 640 160 654 154 618C150 580 188 540 196 500Z',
    ) +
    dim(
      'M764 500C774 540 800 580 784 636C768 668 740 640 716 622C700 640 690 668 660 660C690 600 700 560 690 520Z',
      0.12,
    ) +
    tint('#F2DCA0', oval(470, 476, 246, 42), 0.8) +
    groove(
      'beeswax',
      'M206 516Q200 560 176 596M270 534Q272 570 244 620M380 548Q390 590 376 630M470 552Q462 590 452 620M560 550Q574 590 590 616M650 538Q664 580 660 628M728 520Q736 560 760 600',
      2.5,
    ) +
    [
      [330, 460],
      [450, 492],
      [560, 452],
      [640, 494],
      [230, 590],
      [330, 590],
      [424, 600],
      [530, 600],
      [620, 586],
      [714, 580],
    ]
      .map(([x = 0, y = 0], i) =>
        put(
          flower((['pink', 'slate', 'white'] as const)[i % 3] as 'pink'),
          x,
          y,
          i * 20,
          i < 4 ? '1.1 0.7' : 1.1,
        ),
      )
      .join(''),
  detail: {
    alt: 'Tissu ciré vu de près, fleurs des champs imprimées et plis autour du bol',
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
    facts: ['18, 25 et 33 cm', 'Coton biologique', 'Cire du Gâtinais'],
  },
})
