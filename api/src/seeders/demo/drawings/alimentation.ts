import { linden } from './hygiene-beaute.ts'
import {
  band,
  blob,
  box,
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
import { label, words, wrapped } from './lettering.ts'
import { views } from './views.ts'

export const honeyJar = () =>
  turned(
    'honey',
    0,
    [
      [-316, 146],
      [-296, 164],
      [-262, 180],
      [-36, 180],
      [-12, 172],
      [0, 156],
    ],
    { soft: true },
  ) +
  dim('M90 -290Q180 -290 180 -250V-40Q180 -4 140 10L90 22Q120 -150 90 -290Z', 0.16) +
  shine(rect(-160, -256, 20, 230, 10), 0.5) +
  band('paper', 0, -248, -86, 181) +
  wrapped(0, -184, 181, 50, ['miel de', 'châtaignier']) +
  turned('gold', 0, [
    [-392, 150],
    [-318, 154],
  ]) +
  disc('gold', 0, -392, 150) +
  times(13, (i) => groove('gold', `M${-132 + i * 22} -366v46`, 2))

const dipper = () =>
  lying('ash', rect(-330, -11, 240, 22, 11)) +
  times(6, (i) =>
    lying('ash', rect(-92 + i * 24, -40 + Math.abs(i - 2.5) * 5, 17, 80 - Math.abs(i - 2.5) * 10, 8)),
  )

/** A jar of honey. */
export const miel = views({
  alt: 'Pot de miel ambré à couvercle doré, cuillère à miel en bois et châtaigne dans sa bogue',
  object: () =>
    shadow(570, 800, 290) +
    put(honeyJar(), 550, 786, 0, 1.28) +
    shadow(880, 800, 110) +
    shadow(1000, 870, 200) +
    put(dipper(), 880, 850, 176, 0.95) +
    tint('#B8741F', blob([800, 866], [850, 836], [900, 846], [950, 866], [880, 886]), 0.85) +
    put(
      times(26, (i) =>
        stroke(
          '#8B9A4A',
          `M${Math.cos(i * 0.2417) * 30} ${Math.sin(i * 0.2417) * 30}L${Math.cos(i * 0.2417) * 78} ${Math.sin(i * 0.2417) * 78}`,
          4,
        ),
      ) +
        flat('olive', oval(0, 0, 54)) +
        flat('bark', 'M0 -36Q40 -20 38 16Q0 40 -38 16Q-40 -20 0 -36Z') +
        shine('M-20 -10Q-8 -24 2 -26L0 -14Q-10 -8 -12 2Z', 0.5),
      880,
      706,
      0,
      1.3,
    ),
  detail: {
    alt: 'Miel ambré qui file de la cuillère en bois',
    scene: () =>
      put(dipper(), 700, 300, 30, 2.2) +
      tint(
        '#B8741F',
        'M560 340Q700 460 850 400Q800 480 730 500Q716 700 722 800H694Q700 640 680 500Q600 450 560 340Z',
        0.92,
      ) +
      shine('M704 520Q700 660 704 780L710 780Q708 640 712 520Z', 0.5) +
      shadow(700, 860, 300) +
      flat('enamel', 'M400 790H1010Q990 880 705 890Q420 880 400 790Z', 'shade') +
      flat('enamel', oval(705, 790, 305, 60), 'light') +
      flat('honey', oval(705, 796, 240, 42)),
  },
  plate: {
    of: 'pot de miel',
    box: [-184, -420, 184, 4],
    part: honeyJar,
    facts: ['500 g', 'Extrait à froid', 'Récolte de juillet', 'Origine : Ardèche'],
  },
})

/** A sprig of an olive tree, from its stem at 0 0 to the right. */
export const oliveSprig = () =>
  stroke('#6F7D46', 'M0 0Q100 -40 220 -20', 6) +
  times(6, (i) => put(leaf('olive', 84, 20), 30 + i * 34, -14 - Math.sin(i / 2) * 14, i % 2 ? 40 : -60)) +
  flat('olive', oval(90, 26, 24, 30)) +
  flat('olive', oval(150, 16, 24, 30), 'shade')

const oilCan = () =>
  box('tin', -180, -470, 360, 470, 150) +
  flat('olive', rect(-178, -360, 356, 250)) +
  put(oliveSprig(), -104, -300, 0, 0.95) +
  label(0, -190, 44, ['huile d’olive', 'du Gard'], '#FBF7EA') +
  words('3 L', 0, -50, 54, { anchor: 'middle' }) +
  flat('dark', poly([-60, -504], [40, -504], [70, -524], [-30, -524])) +
  turned('gold', 90, [
    [-548, 34],
    [-506, 36],
  ]) +
  disc('gold', 90, -548, 34) +
  cord('iron', 'M-110 -496Q-80 -580 20 -512', 12)

/** A can of olive oil. */
export const huileOlive = views({
  alt: 'Bidon d’huile d’olive de trois litres en métal, muni d’un robinet, rameau d’olivier et coupelle d’huile',
  object: () =>
    shadow(560, 806, 320) +
    put(oilCan(), 500, 796, 0, 1.12) +
    put(
      lying('brass', rect(0, -16, 90, 32, 6)) +
        round('brass', 'M80 -30H124V50H96V16H80Z') +
        lying('brass', rect(66, -56, 74, 20, 10)),
      700,
      730,
    ) +
    shadow(880, 850, 170) +
    flat('enamel', 'M760 800H1010Q1000 856 885 862Q770 856 760 800Z', 'shade') +
    flat('enamel', oval(885, 800, 125, 26), 'light') +
    flat('oil', oval(885, 802, 100, 18)) +
    put(oliveSprig(), 900, 700, 12, 1.1),
  detail: {
    alt: 'Filet d’huile verte et dorée coulant du robinet dans une coupelle',
    scene: () =>
      put(
        lying('brass', rect(-300, -40, 320, 80, 10)) +
          round('brass', 'M0 -70H110V120H40V40H0Z') +
          lying('brass', rect(-40, -140, 180, 46, 23)),
        520,
        300,
      ) +
      tint('#C3A536', 'M566 420H624Q606 600 610 760H580Q584 600 566 420Z', 0.9) +
      shadow(600, 860, 400) +
      flat('enamel', 'M280 760H910Q890 870 595 880Q300 870 280 760Z', 'shade') +
      flat('enamel', oval(595, 760, 315, 62), 'light') +
      flat('oil', oval(595, 766, 256, 44)) +
      put(oliveSprig(), 930, 780, 10, 1.2),
  },
  plate: {
    of: 'bidon d’huile d’olive',
    box: [-182, -580, 276, 4],
    part: oilCan,
    facts: ['bidon de 320 g', '3 L', 'Acier étamé', 'Pressée à froid', 'Avec robinet'],
  },
})

/** A lentil plant as printed: leaflets in pairs, two pods; its foot at 0 0. */
const printedLentil = () =>
  stroke('#5B7F5A', 'M0 0Q-10 -90 6 -190M-2 -50Q50 -62 84 -40M-4 -96Q-50 -104 -82 -80', 4) +
  times(
    5,
    (i) =>
      put(leaf('leaf', 54, 15), -3, -60 - i * 30, -24) + put(leaf('leaf', 54, 15), -3, -60 - i * 30, 204),
  ) +
  [
    [92, -28, 12],
    [-92, -66, -12],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(
        flat('bract', 'M-42 0C-30 -30 30 -30 42 0C30 30 -30 30 -42 0Z') +
          flat('lentil', oval(-13, 0, 13)) +
          flat('lentil', oval(15, 0, 13)),
        x,
        y,
        turn,
      ),
    )
    .join('')

/** A sack of paper, its top folded over and held by a round seal; the middle of its foot is 0 0. */
const foldedBag = () =>
  flat('gum', 'M-184 -508H184L202 -14Q0 16 -202 -14Z') +
  dim('M146 -508H184L202 -14L150 3Z', 0.1) +
  dim('M-184 -508H-152L-158 1L-202 -14Z', 0.04) +
  groove('gum', 'M-150 -440L-156 -2M148 -440L154 -2M-150 -60L-196 -18M148 -60L196 -18', 1.6) +
  groove('gum', 'M-120 -432Q-112 -396 -122 -372M96 -432Q90 -404 98 -384', 1.4) +
  dim('M-188 -448H188L189 -424L-189 -428Z', 0.12) +
  flat('gum', 'M-180 -520Q0 -512 182 -522L190 -444Q0 -436 -190 -446Z', 'light') +
  groove('gum', 'M-150 -512L-154 -448M148 -514L152 -446M-176 -506Q0 -498 178 -508', 1.4) +
  flat('olive', oval(0, -446, 34)) +
  stroke('#ffffff', oval(0, -446, 25), 2.5) +
  put(leaf('bract', 34, 12), -6, -434, -50) +
  label(0, -346, 60, ['lentilles', 'noires']) +
  label(0, -226, 34, ['1 kg']) +
  put(printedLentil(), 0, -14, 0, 0.88)

/** A black lentil: a flat disc, seen from its face, aslant or from its edge, with the glint of its rim. */
const lentil = (i: number) => {
  if (i % 5 === 0)
    return flat('lentil', 'M-13 0Q0 -7 13 0Q0 7 -13 0Z') + stroke('#8C93A0', 'M-8 -1Q0 -4 8 -1', 1.8)
  const ry = i % 3 ? 8 : 10.5
  return (
    flat('lentil', `M-12.5 0V3A12.5 ${ry} 0 0 0 12.5 3V0Z`, 'shade') +
    flat('lentil', oval(0, 0, 12.5, ry), i % 4 ? 'base' : 'light') +
    stroke('#8C93A0', `M-9 -1Q-7 ${-ry + 2} 2 ${-ry + 2.5}`, 2)
  )
}

/** Lentils that fill what `inside` lets through: rows of them, each where the one before leaves room. */
const lentils = (x: number, y: number, w: number, h: number, inside: (x: number, y: number) => boolean) => {
  const columns = Math.ceil(w / 19)
  return times(Math.ceil(h / 13) * columns, (i) => {
    const [jitterX, jitterY] = scattered(i, -5, -4, 10, 8)
    const row = Math.floor(i / columns)
    const [atX, atY] = [x + (i % columns) * 19 + (row % 2) * 9 + jitterX, y + row * 13 + jitterY]
    return inside(atX, atY) ? put(lentil(i * 7 + row), atX, atY, (i * 47) % 50) : ''
  })
}

/** A wooden scoop full of lentils, its handle to the right; the middle of its bowl is 0 0. */
const scoop = () =>
  lying('ash', 'M120 -16Q230 -30 370 -18a18 18 0 0 1 0 36Q230 30 120 16Z') +
  lying('ash', 'M-170 -8C-166 60 -90 92 0 92S150 60 166 -8Z') +
  flat('ash', oval(-2, -8, 168, 44), 'light') +
  flat('lentil', 'M-146 -10C-120 -66 -60 -84 0 -84S116 -66 142 -10Q0 50 -146 -10Z', 'shade') +
  lentils(-150, -84, 300, 108, (x, y) => (x / 146) ** 2 + ((y + 10) / (y < -10 ? 72 : 26)) ** 2 < 1) +
  groove('ash', 'M-150 30Q-60 76 60 72', 2)

/** Black lentils. */
export const lentilles = views({
  alt: 'Sac de papier clair, le haut replié sous une pastille verte, imprimé d’un plant de lentille ; devant, une pelle de bois comble de ces petits disques noirs à reflet gris, quelques-uns isolés, à plat et sur la tranche',
  object: () =>
    shadow(470, 796, 260, 30) +
    put(foldedBag(), 470, 786, 0, 1.14) +
    shadow(900, 826, 300, 30) +
    put(scoop(), 860, 736, -4, 0.98) +
    [
      [640, 850, 1],
      [700, 872, 5],
      [752, 846, 2],
      [806, 880, 3],
      [862, 856, 10],
      [926, 882, 1],
      [980, 852, 3],
      [1036, 876, 5],
      [1086, 846, 2],
    ]
      .map(([x = 0, y = 0, i = 0]) => shadow(x, y + 12, 22, 6) + put(lentil(i), x, y, (i * 31) % 24, 1.8))
      .join(''),
  detail: {
    alt: 'Bol de lentilles noires cuites, une cuillère en bois et des herbes',
    scene: () =>
      shadow(640, 850, 330) +
      turned(
        'ecru',
        640,
        [
          [560, 320],
          [720, 250],
          [840, 140],
        ],
        { soft: true },
      ) +
      flat('ecru', oval(640, 560, 320, 72), 'shade') +
      flat('lentil', oval(640, 566, 290, 58), 'shade') +
      lentils(350, 500, 580, 128, (x, y) => ((x - 640) / 276) ** 2 + ((y - 564) / 50) ** 2 < 1) +
      put(leaf('leaf', 90), 600, 540, -20) +
      put(leaf('leaf', 90), 660, 560, 200) +
      put(lying('ash', rect(0, -16, 420, 32, 16)), 760, 530, -32),
  },
  plate: {
    of: 'sac de lentilles',
    box: [-204, -524, 204, 6],
    part: foldedBag,
    facts: ['1 kg', 'Quatorze portions', 'Cuisson 20 minutes', 'Papier de 12 g', 'Origine : Gers'],
  },
})

/** A roasted bean turned so far (in degrees), its crease up or, lying on it, its round back; the light stays where it is. */
const bean = (turn: number, back = false) => {
  const lit = put(tint('#D9A878', oval(0, 0, 17, 9), 0.55), -8, -10, -34)
  const body = 'M-33 2C-33 -16 -16 -24 2 -24S34 -14 34 2S18 25 0 25S-33 18 -33 2Z'
  const crease = 'M-31 4C-18 -8 -8 -7 0 1S18 10 32 -1'
  return (
    put(flat('coffee', body), 0, 0, turn) +
    put(
      tint('#2E1B10', 'M34 2C34 14 18 25 0 25S-33 18 -33 2C-22 14 -8 17 4 15S28 8 34 2Z', 0.3),
      0,
      0,
      turn % 40,
    ) +
    lit +
    (back ? '' : put(stroke('#2E1B10', crease, 6) + put(stroke('#C08A5E', crease, 2.2), -1, 4.6), 0, 0, turn))
  )
}

/** Beans in a small heap, from the far ones to the near, and a few that rolled away: place, turn, and whether on its crease. */
const heap: [number, number, number, boolean?][] = [
  [706, 770, -18],
  [776, 758, 24, true],
  [850, 764, -30],
  [922, 772, 14],
  [664, 812, 30],
  [738, 806, -8],
  [812, 802, 38],
  [886, 806, -20, true],
  [958, 812, 22],
  [624, 856, -24, true],
  [704, 850, 16],
  [784, 848, -34],
  [862, 852, 8],
  [1056, 842, -28],
  [1130, 872, 34],
  [976, 882, 6],
]

/** Beans that lie as close as they can, each over a part of its neighbours and with its own shade on them. */
const beanLayer = (layer: number) =>
  times(9 * 9, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)]
    const [x, y] = scattered(i * 2 + layer, column * 168 - 60 + (row % 2) * 84, row * 124 - 50, 36, 30)
    const turn = (i * 67 + row * 52 + layer * 40) % 150
    return put(
      put(dim(oval(3, 7, 39, 30), 0.42), 0, 0, turn - 75) + bean(turn - 75, (i + row * 3 + layer) % 8 === 4),
      x + layer * 70,
      y + layer * 58,
      0,
      2.9,
    )
  })

const coffeeBag = () =>
  flat('dark', 'M-190 -470H190L200 -14Q0 16 -200 -14Z') +
  dim('M130 -470H190L200 -14L140 4Z', 0.25) +
  flat('dark', 'M-190 -470L-160 -560H160L190 -470Z', 'light') +
  lying('ash', rect(-214, -500, 428, 34, 8)) +
  flat('steel', oval(0, -416, 24)) +
  flat('dark', oval(0, -416, 5)) +
  flat('gum', rect(-146, -366, 292, 250, 6)) +
  label(0, -296, 54, ['café', 'Éthiopie']) +
  label(0, -150, 34, ['en grains, 1 kg'])

/** Coffee beans. */
export const cafe = views({
  alt: 'Paquet de café en grains fermé d’une pince en bois, tasse de café noir et, devant, des grains torréfiés à la fente bien marquée, trois à l’écart',
  object: () =>
    shadow(520, 796, 290) +
    put(coffeeBag(), 490, 786, 0, 1.04) +
    shadow(930, 760, 200) +
    flat('enamel', oval(900, 740, 190, 38), 'light') +
    turned(
      'enamel',
      900,
      [
        [610, 120],
        [690, 110],
        [730, 70],
      ],
      { soft: true },
    ) +
    cord('enamel', 'M1014 634Q1090 620 1070 676T990 706', 20) +
    flat('enamel', oval(900, 610, 120, 24), 'light') +
    flat('coffee', oval(900, 613, 102, 18)) +
    times(2, (i) => stroke('#ffffff', `M${880 + i * 44} 580q-20 -34 0 -66q20 -34 0 -66`, 7)) +
    heap
      .map(([x, y, turn, back]) => shadow(x, y + 22, 46, 15) + put(bean(turn, back), x, y, 0, 1.22))
      .join(''),
  detail: {
    alt: 'Grains de café torréfiés, serrés les uns sur les autres, leur fente au milieu, vus de près',
    scene: () => tint('#2E1B10', rect(-10, -10, 1300, 990)) + beanLayer(0) + beanLayer(1),
  },
  plate: {
    of: 'paquet de café',
    box: [-216, -564, 216, 10],
    part: coffeeBag,
    facts: ['1 kg, 125 tasses', 'Torréfié 15 minutes', 'Arabica, 1 900 m', 'Pince en bois'],
  },
})

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
    alt: 'Fleurs de tilleul sous leur bractée et feuilles de verveine séchées au pied de la tasse, vues de près',
    near: [800, 770, 2.2],
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
