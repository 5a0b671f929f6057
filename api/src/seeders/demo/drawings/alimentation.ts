import { linden } from './hygiene-beaute.ts'
import {
  band,
  cord,
  disc,
  flat,
  groove,
  oval,
  put,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { wrapped } from './lettering.ts'
import { breakfastTable } from './places/breakfast.ts'
import { views } from './views.ts'

/** Lime flowers on their bract, as printed: plain enough for a label; its stem is 0 0. */
const printedLinden = () =>
  tint('#A9B46A', 'M0 0C30 -24 130 -30 184 -8C150 18 44 22 0 0Z') +
  stroke('#7D8B46', 'M74 -4Q98 28 102 56M102 40Q76 48 66 70M102 44Q126 50 138 70', 4) +
  [
    [64, 76],
    [104, 86],
    [142, 76],
  ]
    .map(
      ([x = 0, y = 0]) =>
        times(5, (k) => put(tint('#E0B94C', oval(0, -11, 6, 9)), x, y, k * 72)) +
        tint('#B98A2A', oval(x, y, 5)),
    )
    .join('')

/** A round tin with two lids; the middle of its foot is 0 0. */
const teaTin = (printed = true) =>
  turned('straw', 0, [
    [-330, 150],
    [0, 150],
  ]) +
  band('paper', 0, -284, -44, 150.5, 1.2) +
  wrapped(0, -234, 150, 40, ['verveine', 'et tilleul']) +
  (printed ? put(printedLinden(), -90, -98, 0, 0.86) : '') +
  turned('straw', 0, [
    [-398, 154],
    [-312, 156],
  ]) +
  disc('straw', 0, -398, 154) +
  turned('straw', 0, [
    [-426, 62],
    [-402, 66],
  ]) +
  disc('straw', 0, -426, 62)

/** A dried leaf of verbena, rolled up along its length, from its stem at 0 0; two of them differ. */
const driedLeaf = (i: number) =>
  i % 2
    ? flat('herb', 'M0 0C20 -22 60 -6 92 -24C124 -40 160 -20 176 -30C168 -4 132 4 100 6C64 10 24 22 0 0Z') +
      flat(
        'herb',
        'M16 -4C50 -14 76 2 104 -12C132 -22 152 -10 168 -22C152 0 120 -4 96 2C66 8 40 4 16 -4Z',
        'light',
      ) +
      groove('herb', 'M10 2Q60 4 100 -4T168 -24', 1.6)
    : flat(
        'herb',
        'M0 0C16 -30 56 -34 88 -20C116 -10 144 -22 166 4C140 20 112 8 84 18C52 28 18 22 0 0Z',
        'shade',
      ) +
      flat(
        'herb',
        'M8 -4C26 -26 58 -28 86 -14C112 -2 136 -10 158 2C130 4 108 -4 82 4C54 12 28 8 8 -4Z',
        'light',
      ) +
      groove('herb', 'M14 6Q50 16 84 8T156 6M44 -22l8 12M74 -18l6 12M106 -8l4 10', 1.6)

/** A glass cup of an infusion, on its saucer; the middle of the saucer is 880 776. */
const cup = () =>
  shadow(890, 812, 240) +
  flat('glass', oval(880, 782, 206, 38), 'light') +
  groove('glass', oval(880, 780, 130, 20), 2) +
  turned(
    'glass',
    880,
    [
      [570, 132],
      [650, 130],
      [720, 112],
      [770, 70],
    ],
    { soft: true },
  ) +
  tint(
    '#DDC05A',
    'M752 612Q880 648 1008 612Q1006 676 984 716Q960 752 930 766Q880 780 830 766Q800 752 776 716Q754 676 752 612Z',
    0.72,
  ) +
  tint('#EBD68A', oval(880, 616, 126, 18), 0.9) +
  shine('M776 640Q784 710 820 748L832 744Q800 700 794 642Z', 0.6) +
  cord('glass', 'M1006 600Q1096 588 1078 650T984 700', 16) +
  groove('glass', oval(880, 570, 132, 22), 2.5) +
  times(2, (i) => stroke('#ffffff', `M${860 + i * 46} 536q-20 -36 0 -70q20 -36 0 -70`, 7))

/** Herbal tea. */
export const infusion = views({
  alt: 'Boîte ronde jaune paille d’infusion verveine et tilleul, tasse de verre fumante d’une tisane dorée ; devant, des fleurs de tilleul sous leur longue bractée pâle et des feuilles de verveine séchées, enroulées',
  place: 'linen',
  object: () =>
    shadow(420, 800, 230) +
    put(teaTin(), 400, 786, 0, 1.24) +
    put(cup(), 64, -72) +
    shadow(780, 862, 330, 22) +
    [
      [590, 872, -4],
      [980, 880, 6],
      [1010, 846, -8],
      [900, 872, 2],
    ]
      .map(([x = 0, y = 0, turn], i) => put(driedLeaf(i), x, y, turn, 0.86))
      .join('') +
    put(linden(), 600, 728, -2, 1.06),
  detail: {
    alt: 'La boîte d’infusion sur une table de petit déjeuner, devant une fenêtre : théière de grès, tasse de verre fumante et tartine de confiture',
    place: 'wall',
    scene: () =>
      breakfastTable(
        shadow(300, 776, 110, 16) + put(teaTin(), 290, 768, 0, 0.7) + put(cup(), 360, 268, 0, 0.76),
        '#C8452F',
      ),
  },
  plate: {
    of: 'boîte d’infusion',
    box: [-158, -436, 158, 28],
    part: () => teaTin(false),
    height: ['12 cm', -424, 24],
    facts: ['50 g, 33 tasses', 'Double couvercle', 'Infuser 6 minutes', 'Origine : Drôme'],
    parts: ['recharge de 100 g'],
  },
})
