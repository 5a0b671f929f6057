import {
  blob,
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
  soft,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label } from './lettering.ts'
import type { Material } from './materials.ts'
import { kitchenShelf } from './places/kitchen.ts'
import { views } from './views.ts'

/** A handful of peelings round 0 0. */
export const peelings = () =>
  flat('yellow', 'M-90 10Q-60 -50 -10 -30Q30 -20 20 20Q-20 -10 -90 10Z') +
  put(leaf('leaf', 110, 40), 20, 6, -24) +
  flat('red', blob([40, -10], [90, -40], [120, 0], [90, 24])) +
  flat('pasta', 'M-140 24Q-110 -10 -60 14Q-50 34 -80 36Q-120 44 -140 24Z') +
  stroke('#B9542F', 'M-40 20Q0 0 40 30T110 30', 11) +
  flat('enamel', blob([-30, 24], [0, 4], [34, 20], [10, 40]))

const bucketTap = (cx: number, y: number) =>
  lying('dark', rect(cx - 30, y - 22, 60, 44, 10)) +
  round('dark', rect(cx - 14, y + 10, 28, 52, 6)) +
  lying('rubber', rect(cx - 40, y - 34, 80, 20, 10))

/** A bucket whose front is cut away: layers of scraps and bran on a grid, and the juice below it. */
const filledBucket = () =>
  turned(
    'recycled',
    540,
    [
      [300, 196],
      [790, 160],
    ],
    { open: true },
  ) +
  flat('dark', 'M416 334H708L690 764Q560 780 436 764Z') +
  tint('#8A5A2C', 'M434 706L692 706L690 764Q560 780 436 764Z') +
  [0, 1, 2]
    .map((i) => {
      const y = 640 - i * 110
      return (
        tint('#7D6A3C', rect(428 - i * 3, y - 68, 268 + i * 4, 88)) +
        put(peelings(), 536, y - 28, i * 4, 0.72) +
        put(peelings(), 610, y - 12, -i * 5, 0.62) +
        tint('#E2C36C', rect(428 - i * 3, y - 84, 268 + i * 4, 24)) +
        times(5, (k) => tint('#A9803A', oval(456 + k * 56, y - 74 + (k % 2) * 8, 7, 4)))
      )
    })
    .join('') +
  lying('light', rect(430, 664, 266, 18, 6)) +
  times(6, (i) => tint('#3B423D', rect(448 + i * 40, 669, 22, 8, 4))) +
  groove('recycled', 'M416 334H708L690 764Q560 780 436 764Z', 7)

/** A bokashi bucket. */
export const bokashi = views({
  alt: 'Seau bokashi vu en coupe : restes de cuisine et couches de son de blé au-dessus d’une grille, jus brun au fond, qu’un verre recueille au robinet ; le sac de ferments à côté',
  place: 'boards',
  object: () =>
    shadow(560, 816, 330) +
    put(
      flat('forest', oval(12, 8, 120, 196), 'shade') +
        flat('forest', oval(0, 0, 120, 196)) +
        flat('forest', oval(0, 0, 92, 164), 'light'),
      300,
      606,
      -10,
    ) +
    filledBucket() +
    disc('dark', 540, 300, 190, 'base') +
    put(peelings(), 480, 296, 0, 0.9) +
    put(peelings(), 620, 300, 6, 0.8) +
    tint('#E2C36C', blob([500, 276], [560, 262], [610, 284], [540, 300])) +
    put(
      round('ash', rect(-17, -250, 34, 260, 14)) + lying('ash', rect(-80, 0, 160, 40, 12)),
      600,
      262,
      14,
      0.9,
    ) +
    groove('recycled', 'M346 300A194 33 0 0 0 734 300', 10) +
    put(bucketTap(0, 0), 700, 728, 0, 1.05) +
    shadow(720, 880, 90) +
    turned('glass', 700, [
      [806, 50],
      [880, 42],
    ]) +
    tint('#8A5A2C', 'M655 842H745L742 880Q700 890 658 880Z', 0.9) +
    shadow(980, 806, 180) +
    flat('kraft', 'M850 470L1090 450L1110 786Q980 806 850 790Z') +
    flat('kraft', 'M850 470Q896 420 862 390L1066 374Q1056 420 1090 450Q970 490 850 470Z', 'light') +
    label(980, 580, 46, ['ferments', 'bokashi']) +
    label(980, 700, 36, ['son de blé']) +
    tint('#E2C36C', blob([900, 846], [960, 800], [1040, 806], [1110, 850], [1000, 866])) +
    times(7, (i) => tint('#A9803A', oval(930 + ((i * 47) % 150), 822 + ((i * 13) % 34), 8, 4))),
  detail: {
    alt: 'Robinet du seau bokashi, un verre recueille le jus brun',
    scene: () =>
      turned('recycled', 640, [
        [-100, 480],
        [640, 430],
      ]) +
      put(bucketTap(0, 0), 640, 470, 0, 2.4) +
      tint('#8A5A2C', rect(630, 600, 20, 200, 8)) +
      shadow(650, 900, 180) +
      turned('glass', 640, [
        [700, 120],
        [890, 104],
      ]) +
      tint('#8A5A2C', oval(640, 850, 106, 34), 0.9),
  },
  plate: {
    of: 'seau bokashi',
    box: [330, 250, 752, 810],
    part: () =>
      turned('recycled', 540, [
        [330, 196],
        [780, 160],
      ]) +
      turned('forest', 540, [
        [286, 206],
        [336, 210],
      ]) +
      disc('forest', 540, 286, 206) +
      turned('forest', 540, [
        [258, 50],
        [280, 56],
      ]) +
      bucketTap(540, 706),
    width: ['27 cm', 330, 750],
    height: ['38 cm', 254, 808],
    facts: ['16 L', '1 kg de ferments', 'Grille d’égouttage', '90 % recyclé'],
  },
})

export const pail = () =>
  turned(
    'steel',
    0,
    [
      [-330, 190],
      [-20, 160],
      [0, 158],
    ],
    { open: true },
  ) + groove('steel', 'M-188 -300Q0 -236 188 -300', 3)

/** What fills a jar: pieces as long as wide or long, packed in rows. */
const packed = (fill: Material, rx: number, ry: number, turn: number) =>
  times(6, (row) =>
    times(6, (k) =>
      put(
        flat(fill, oval(0, 0, rx, ry), (['base', 'light', 'shade'] as const)[(row * 2 + k) % 3]),
        -69 + k * 27 + (row % 2) * 5,
        -26 - row * 28,
        ((row * 5 + k * 3) % 4) * turn,
      ),
    ),
  )

const clipJar = (fill: Material | undefined, x: number, y: number, scale = 1, pieces = '') =>
  put(
    flat('glass', 'M-76 -270Q-100 -250 -100 -220V-34Q-100 0 -64 0H64Q100 0 100 -34V-220Q100 -250 76 -270Z') +
      (fill
        ? flat(fill, 'M-95 -186Q0 -196 95 -186V-34Q95 -6 66 -6H-66Q-95 -6 -95 -34Z')
        : groove('glass', 'M-94 -30Q0 -8 94 -30M-94 -30Q0 -48 94 -30', 2)) +
      pieces +
      tint('#20261F', 'M100 -34V-220Q100 -236 92 -248V-4Q100 -12 100 -34Z', 0.12) +
      shine(rect(-84, -226, 14, 196, 7), 0.75) +
      flat('glass', 'M-84 -292L-76 -316Q0 -330 76 -316L84 -292Z') +
      lying('rubber', rect(-88, -294, 176, 18, 8)) +
      flat('glass', rect(-84, -276, 168, 16, 6)) +
      stroke(
        '#6F7673',
        'M-92 -254Q0 -244 92 -254M-92 -254V-296Q-88 -322 -40 -326H40Q88 -322 92 -296V-254',
        5,
      ) +
      stroke('#6F7673', 'M-22 -328V-240Q-22 -218 0 -218T22 -240V-328', 6),
    x,
    y,
    0,
    scale,
  )

/** What shows of split peas through the glass. */
const splitPeas = () =>
  times(24, (i) =>
    tint(
      i % 3 ? '#8DB27C' : '#5B8249',
      oval(-70 + (i % 6) * 28, -36 - Math.floor(i / 6) * 42 + (i % 2) * 18, 11, 9),
    ),
  )

/** Preserving jars. */
export const bocaux = views({
  alt: 'Six bocaux de verre à fermeture mécanique et rondelle orange : cinq vides, celui du milieu plein de pâtes',
  place: 'shelf',
  object: () =>
    shadow(660, 640, 420) +
    clipJar(undefined, 400, 630, 1.1) +
    clipJar(undefined, 650, 630, 1.1) +
    clipJar(undefined, 900, 630, 1.1) +
    shadow(660, 790, 460) +
    clipJar(undefined, 340, 784, 1.3) +
    clipJar('pasta', 640, 784, 1.3, packed('pasta', 26, 8, 45)) +
    clipJar(undefined, 940, 784, 1.3),
  detail: {
    alt: 'Les six bocaux dans une cuisine : sur l’étagère de bois, pâtes, lentilles, farine et café près d’une pile d’assiettes et de bols ; sur le plan de travail, semoule et pois cassés, un pot de cuillères et une planche à pain',
    place: 'wall',
    scene: () =>
      kitchenShelf(
        (
          [
            ['pasta', packed('pasta', 26, 8, 45)],
            ['lentil', ''],
            ['cream', ''],
            ['coffee', ''],
          ] as const
        )
          .map(
            ([fill, pieces], i) =>
              shadow(190 + i * 200, 0, 90, 8) + clipJar(fill, 180 + i * 200, 2, 0.82, pieces),
          )
          .join(''),
        (
          [
            ['oat', 250, ''],
            ['leaf', 510, splitPeas()],
          ] as const
        )
          .map(([fill, x, pieces]) => shadow(x + 10, 6, 110, 14) + clipJar(fill, x, 10, 0.94, pieces))
          .join(''),
      ),
  },
  plate: {
    of: 'un bocal à fermeture mécanique',
    box: [-110, -340, 110, 10],
    part: () => clipJar('pasta', 0, 0),
    height: ['15 cm', -328, 0],
    facts: ['750 mL', 'Stérilisable à 100 °C', '55 % de verre recyclé', 'Lot de 6'],
    parts: [],
  },
})

/** The outline of a soft bag that stands on its gusset: pinched at its upper corners, full below. */
const bagOutline = (w: number, h: number) =>
  `M${-w / 2 - 8} ${-h}Q0 ${-h + 16} ${w / 2 + 8} ${-h}C${w / 2 - 18} ${-h * 0.72} ${w / 2 + 26} ${-h * 0.4} ${w / 2 + 12} -26Q0 34 ${-w / 2 - 12} -26C${-w / 2 - 26} ${-h * 0.4} ${-w / 2 + 18} ${-h * 0.72} ${-w / 2 - 8} ${-h}Z`

/** A soft silicone bag, its closure moulded in two ridges between two tabs. */
const softBag = (colour: string, line: string, w: number, h: number, inside = '') =>
  tint(colour, bagOutline(w, h), 0.75) +
  inside +
  tint(colour, bagOutline(w, h), 0.26) +
  // Silicone is frosted: no sharp light on it, and denser where it curves away from us.
  soft(
    `bag${w}`,
    bagOutline(w, h),
    tint(line, rect(w / 2 - 24, -h - 20, 60, h + 60), 0.3) +
      tint('#ffffff', rect(-w / 2 + 4, -h, 40, h), 0.5) +
      tint(line, rect(-w, -30, 2 * w, 50), 0.26),
  ) +
  stroke(line, bagOutline(w, h)) +
  tint(
    colour,
    `M${-w / 2 - 22} ${-h - 34}Q0 ${-h - 14} ${w / 2 + 22} ${-h - 34}V${-h + 2}Q0 ${-h + 22} ${-w / 2 - 22} ${-h + 2}Z`,
  ) +
  stroke(
    line,
    `M${-w / 2 - 22} ${-h - 34}Q0 ${-h - 14} ${w / 2 + 22} ${-h - 34}V${-h + 2}Q0 ${-h + 22} ${-w / 2 - 22} ${-h + 2}ZM${-w / 2} ${-h - 14}Q0 ${-h + 4} ${w / 2} ${-h - 14}`,
    3,
  ) +
  stroke(
    line,
    `M${-w / 2 + 6} ${-h + 30}q26 40 10 96M${w / 2 - 6} ${-h + 34}q-34 30 -24 78M${-w / 2} -50q40 -24 76 -8M${w / 2} -56q-44 -22 -70 0`,
    2,
  )

const carrot = () =>
  stroke('#5B7F5A', 'M-8 -138L-24 -178M8 -138L22 -178M0 -140V-184', 7) +
  `<path d="M-31 -126Q-28 -146 0 -146T31 -126L9 120Q0 140 -8 120Z" fill="#DB7A3C" stroke="#8E4A20" stroke-width="2"/>` +
  tint('#F0A56C', 'M-22 -126Q-16 -136 -6 -138L-3 90L-7 90Z') +
  stroke('#A65522', 'M10 -96h14M-24 -50h12M6 -10h11M-14 36h10', 3)

const strawberry = () =>
  flat('red', 'M-38 -22Q0 -48 38 -22Q40 22 0 50Q-40 22 -38 -22Z') +
  tint('#E8876F', oval(-16, -8, 9, 15), 0.8) +
  stroke('#F3D6A0', 'M-8 8v5M12 -4v5M16 16v5M0 28v5M-22 12v5M2 -14v5', 4) +
  flat('leaf', poly([-28, -30], [-14, -16], [0, -26], [14, -16], [28, -30], [8, -38], [0, -52], [-8, -38]))

/** Silicone bags. */
export const sacsConservation = views({
  alt: 'Quatre sacs souples en silicone translucide : trois debout, pleins de carottes, de fraises et de petits pois, le dernier vide, couché et entrouvert',
  place: 'stone',
  object: () =>
    shadow(600, 716, 420) +
    put(
      softBag(
        '#CFE5E1',
        '#7B9A95',
        330,
        440,
        times(5, (i) => put(carrot(), -112 + i * 56, -156 - (i % 2) * 22, (i % 2) * 8 - 4, 1.06)),
      ),
      430,
      716,
    ) +
    put(
      softBag(
        '#F0D3CF',
        '#A97F7C',
        290,
        330,
        times(11, (i) =>
          put(
            strawberry(),
            -98 + (i % 4) * 66 - (Math.floor(i / 4) % 2) * 12,
            -46 - Math.floor(i / 4) * 76,
            ((i * 47) % 70) - 35,
          ),
        ),
      ),
      820,
      716,
    ) +
    shadow(960, 826, 170) +
    put(
      softBag(
        '#DDEBC9',
        '#8A9C72',
        230,
        190,
        times(28, (i) => {
          const [x, y] = [-92 + (i % 7) * 31 + (Math.floor(i / 7) % 2) * 8, -26 - Math.floor(i / 7) * 28]
          return flat('leaf', oval(x, y, 19), i % 3 ? 'base' : 'light') + shine(oval(x - 6, y - 7, 6, 4), 0.7)
        }),
      ),
      1010,
      816,
    ) +
    shadow(800, 862, 230, 22) +
    tint('#A9C9C4', 'M606 858C600 810 640 776 700 772L990 782Q1016 796 1004 822L976 866Q800 884 606 858Z') +
    tint('#5F8A85', 'M606 858C600 810 640 776 700 772C690 810 660 846 606 858Z', 0.85) +
    stroke(
      '#6B8A85',
      'M606 858C600 810 640 776 700 772L990 782Q1016 796 1004 822L976 866Q800 884 606 858C660 846 690 810 700 772M648 862C694 846 726 812 736 774M672 865C716 848 748 814 760 775M840 820q60 14 130 -8M820 850q70 -6 110 4',
      3,
    ) +
    shine('M790 790L970 800L962 810L784 800Z', 0.6),
  detail: {
    alt: 'Sacs en silicone vus de près : fermeture moulée, carottes et fraises à travers la paroi',
    near: [620, 470, 2],
  },
  plate: {
    of: 'un sac de conservation',
    box: [-200, -480, 200, 20],
    part: () => softBag('#CFE5E1', '#7B9A95', 340, 440),
    facts: ['Deux de 500 mL', '1 L et 1,5 L', '−20 à 200 °C', 'Fermeture moulée'],
  },
})
