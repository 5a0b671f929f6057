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
  scattered,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, words } from './lettering.ts'
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
    facts: ['12 g pièce', 'Bambou massif', 'Poils souples', '62 % de ricin', '4 anneaux'],
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
    facts: ['62 g', 'Deux de 20 × 25 cm', 'Deux de 25 × 30 cm', 'Deux de 30 × 40 cm', 'Coton GOTS'],
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
    facts: ['12 g pièce', 'Diamètre 6 mm', 'Inox 18/10', 'Goupillon fourni'],
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

/** A pad that lies in a pile, seen from its edge and a little from above, the middle of its edge at 0 0. */
const piled = (face: 'molleton' | 'sage') =>
  flat(face, 'M-166 0Q-184 -24 -150 -26H150Q184 -24 166 0Q182 24 150 25H-150Q-182 24 -166 0Z') +
  dim('M60 -26H150Q184 -24 166 0Q182 24 150 25H110Z', 0.07)

/** A square pad seen from its face, its middle at 0 0. */
const squarePad = () =>
  flat('molleton', rect(-150, -150, 300, 300, 40), 'light') +
  tint('#EFE6D6', 'M150 -60V110Q150 150 110 150H-60Q110 110 150 -60Z', 0.8) +
  stroke('#5B7F5A', rect(-132, -132, 264, 264, 28), 4, ' stroke-dasharray="12 9"')

/** A bottle of lotion with its pump, its foot at 0 0. */
const lotion = () =>
  turned('amber', 0, [
    [-330, 36],
    [-290, 84],
    [-20, 90],
    [0, 84],
  ]) +
  round('dark', rect(-38, -372, 76, 46, 6)) +
  round('dark', rect(-10, -424, 20, 56)) +
  round('dark', 'M-78 -452H40Q52 -452 52 -440V-420H-60L-78 -408Z') +
  flat('paper', rect(-88, -252, 176, 108), 'light') +
  label(0, -190, 27, ['démaquillant']) +
  shine(rect(-68, -280, 12, 250, 6), 0.4)

/** Washable cotton pads. */
export const cotonsLavables = views({
  alt: 'Pile de carrés de coton, un carré surpiqué appuyé devant, taché de fond de teint et de mascara, un flacon de lotion démaquillante et le filet de lavage plein de carrés',
  object: () =>
    shadow(1000, 716, 200) +
    put(washNet(), 1000, 706, 0, 1.12) +
    shadow(380, 792, 230) +
    times(8, (i) => put(piled(i % 2 ? 'molleton' : 'sage'), 370 + ((i * 7) % 12), 768 - i * 46)) +
    flat('molleton', 'M216 420L262 346Q268 336 282 336H470Q484 336 490 346L538 420Z', 'light') +
    stroke('#5B7F5A', 'M246 412L284 350H468L508 412Z', 3, ' stroke-dasharray="12 9"') +
    shadow(690, 720, 110) +
    put(lotion(), 680, 710) +
    shadow(860, 856, 200, 22) +
    put(squarePad() + put(traces(), 0, 4, -12, 1.5), 850, 706, -9),
  detail: { alt: 'Carré vu de près : face en molleton, surpiqûre verte', near: [850, 706, 2.5] },
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

/** Beeswax wraps. */
export const emballagesCire = views({
  alt: 'Bol coiffé d’un tissu ciré ambré, imprimé d’abeilles et d’alvéoles, dont les coins retombent en plis, à côté d’une miche à demi emballée dans un tissu vert',
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
    put(printedBee(), 634, 584, 40, 0.9),
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
