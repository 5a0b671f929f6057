import {
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
import { label, words } from './lettering.ts'
import type { Material } from './materials.ts'
import { views } from './views.ts'

export const honeyJar = () =>
  flat(
    'honey',
    'M-150 -310Q-180 -290 -180 -250V-40Q-180 -4 -140 0H140Q180 -4 180 -40V-250Q180 -290 150 -310Z',
  ) +
  dim('M90 -310H150Q180 -290 180 -250V-40Q180 -4 140 0H90Q120 -150 90 -310Z', 0.16) +
  shine(rect(-160, -270, 20, 230, 10), 0.5) +
  flat('paper', 'M-181 -226H181V-70H-181Z') +
  label(0, -156, 50, ['miel de', 'châtaignier']) +
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
      860,
      720,
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

const pastaBag = (lines: string[]) =>
  flat('paper', 'M-120 -420H120L126 -6Q0 10 -126 -6Z') +
  flat('paper', 'M-126 -420L-100 -470H100L126 -420Z', 'shade') +
  flat('pasta', rect(-62, -360, 124, 130, 10)) +
  times(9, (i) => groove('pasta', `M${-52 + i * 13} -358V-232`, 1.5)) +
  flat('forest', rect(-121, -204, 243, 110)) +
  label(0, -154, 36, lines, '#F5F1E6') +
  label(0, -40, 32, ['500 g']) +
  dim('M80 -420H120L126 -6L86 2Z', 0.1)

/** Spaghetti. */
export const spaghettis = views({
  alt: 'Trois sachets de papier de spaghettis, une botte de pâtes sèches nouée de ficelle couchée devant',
  object: () =>
    shadow(640, 770, 450) +
    put(pastaBag(['spaghettis', 'blé dur']), 400, 760, -3, 1.12) +
    put(pastaBag(['spaghettis', 'blé dur']), 900, 760, 3, 1.12) +
    put(pastaBag(['spaghettis', 'blé dur']), 650, 770, 0, 1.18) +
    shadow(640, 862, 420) +
    times(17, (i) => put(lying('pasta', rect(-410, -5, 820, 9, 4)), 640, 796 + i * 4, ((i * 7) % 11) - 5)) +
    lying('kraft', rect(610, 776, 26, 100, 8)) +
    stroke('#8A6A3A', 'M624 780q-40 -40 -10 -50q20 10 10 50q40 -40 20 -54', 5),
  detail: {
    alt: 'Spaghettis enroulés autour d’une fourchette au-dessus d’une assiette',
    scene: () =>
      shadow(640, 830, 420) +
      flat('enamel', 'M210 730Q640 900 1070 730Q1020 840 640 850Q260 840 210 730Z', 'shade') +
      flat('enamel', oval(640, 726, 430, 96), 'light') +
      flat('enamel', oval(640, 726, 300, 62)) +
      times(
        16,
        (i) =>
          groove(
            'pasta',
            `M${400 + i * 10} ${720 + (i % 4) * 10}Q${560 + i * 10} ${620 + (i % 5) * 26} ${880 - i * 8} ${716 + (i % 4) * 12}`,
            13,
          ) +
          stroke(
            '#F0D588',
            `M${400 + i * 10} ${720 + (i % 4) * 10}Q${560 + i * 10} ${620 + (i % 5) * 26} ${880 - i * 8} ${716 + (i % 4) * 12}`,
            8,
          ),
      ) +
      put(
        round('steel', 'M-14 -520Q0 -534 14 -520L11 -220Q50 -200 50 -150V40H-50V-150Q-50 -200 -11 -220Z') +
          [-28, 0, 28].map((x) => flat('dark', rect(x - 6, -140, 12, 170, 6))).join('') +
          times(
            9,
            (i) =>
              stroke('#8A6A2A', `M-66 ${-50 + i * 13}Q0 ${-24 + i * 13} 66 ${-54 + i * 13}`, 15) +
              stroke('#F0D588', `M-66 ${-50 + i * 13}Q0 ${-24 + i * 13} 66 ${-54 + i * 13}`, 10),
          ),
        700,
        540,
        14,
      ),
  },
  plate: {
    of: 'un sachet de spaghettis',
    box: [-128, -474, 128, 10],
    part: () => pastaBag(['spaghettis', 'blé dur']),
    facts: ['3 sachets de 500 g', 'Cuisson 9 minutes', 'Tréfilées au bronze', 'Séchées 14 heures'],
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

const heap = (
  material: Material,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  rx: number,
  ry: number,
) =>
  flat(
    material,
    `M${x - w / 2} ${y}Q${x - w * 0.2} ${y - h} ${x} ${y - h}Q${x + w * 0.25} ${y - h} ${x + w / 2} ${y}Q${x} ${y + h * 0.3} ${x - w / 2} ${y}Z`,
  ) +
  times(count, (i) => {
    const t = ((i * 0.7549) % 1) - 0.5
    return put(
      flat(material, oval(0, 0, rx, ry), i % 3 ? 'light' : 'base'),
      x + t * w * 0.94,
      y + 10 - ((i * 0.5698) % 1) * h * (1 - (2 * t) ** 2) * 0.95,
      i * 29,
    )
  })

const foodBag = (material: Material, lines: string[], weight: string) =>
  flat(material, 'M-190 -480H190L200 -14Q0 16 -200 -14Z') +
  dim('M130 -480H190L200 -14L140 4Z', 0.14) +
  lying(material, rect(-200, -520, 400, 64, 12)) +
  flat('paper', rect(-140, -370, 280, 230, 6)) +
  label(0, -296, 52, lines) +
  label(0, -164, 36, [weight])

/** Black lentils. */
export const lentilles = views({
  alt: 'Sac de papier étiqueté lentilles noires, un tas de petites lentilles noires et brillantes devant',
  object: () =>
    shadow(540, 796, 290) +
    put(foodBag('kraft', ['lentilles', 'noires'], '1 kg'), 520, 786, 0, 1.08) +
    shadow(890, 856, 260) +
    heap('lentil', 890, 840, 460, 140, 90, 17, 12) +
    times(9, (i) => flat('lentil', oval(650 + ((i * 71) % 520), 862 + (i % 3) * 12, 15, 10))),
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
      flat('lentil', oval(640, 566, 290, 58)) +
      times(70, (i) =>
        flat(
          'lentil',
          oval(640 + Math.cos(i * 2.4) * (30 + i * 3.5), 562 + Math.sin(i * 2.4) * (6 + i * 0.62), 17, 11),
          'light',
        ),
      ) +
      put(leaf('leaf', 90), 600, 540, -20) +
      put(leaf('leaf', 90), 660, 560, 200) +
      put(lying('ash', rect(0, -16, 420, 32, 16)), 760, 530, -32),
  },
  plate: {
    of: 'sac de lentilles',
    box: [-204, -524, 204, 10],
    part: () => foodBag('kraft', ['lentilles', 'noires'], '1 kg'),
    facts: ['1 kg', 'Quatorze portions', 'Cuisson 20 minutes', 'Papier de 12 g', 'Origine : Gers'],
  },
})

const bean = () => flat('coffee', oval(0, 0, 30, 20)) + groove('coffee', 'M-28 0Q-8 -9 0 0T28 0', 3.5)

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
  alt: 'Paquet de café en grains fermé d’une pince en bois, tas de grains et tasse de café noir',
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
    shadow(820, 862, 260) +
    times(26, (i) => put(bean(), ...scattered(i, 640, 796, 400, 76), i * 37)),
  detail: {
    alt: 'Grains de café torréfiés, vus de près',
    scene: () =>
      flat('coffee', rect(-10, -10, 1300, 990), 'shade') +
      times(110, (i) => put(bean(), ...scattered(i, -20, -20, 1320, 1000), i * 41, 2.6)),
  },
  plate: {
    of: 'paquet de café',
    box: [-216, -564, 216, 10],
    part: coffeeBag,
    facts: ['1 kg, 125 tasses', 'Torréfié 15 minutes', 'Arabica, 1 900 m', 'Pince en bois'],
  },
})

const squares = (cols: number, rows: number) =>
  times(
    cols * rows,
    (i) =>
      flat('chocolate', rect((i % cols) * 74, Math.floor(i / cols) * 74, 72, 72, 6)) +
      flat('chocolate', rect((i % cols) * 74 + 12, Math.floor(i / cols) * 74 + 12, 48, 48, 4), 'light'),
  )

/** A box of chocolate bars. */
export const chocolat = views({
  alt: 'Coffret de six tablettes de chocolat noir, une tablette ouverte et deux carrés cassés devant',
  object: () =>
    shadow(560, 720, 380) +
    times(6, (i) =>
      put(
        flat(
          (['forest', 'rust', 'slate', 'olive', 'violet', 'honey'] as const)[i] as Material,
          rect(0, 0, 64, 300, 4),
        ) +
          flat('paper', rect(10, 60, 44, 120, 2)) +
          flat('gold', rect(0, 0, 64, 16)),
        330 + i * 70,
        220,
      ),
    ) +
    box('card', 300, 400, 470, 300, 120) +
    flat('card', rect(300, 400, 470, 300)) +
    label(535, 530, 58, ['chocolat noir', '74 %']) +
    label(535, 660, 34, ['Pérou · 6 × 80 g']) +
    shadow(860, 850, 330) +
    `<g transform="matrix(1 -0.1 0.5 0.62 640 720)">${squares(4, 3)}</g>` +
    flat('gold', poly([640, 730], [720, 870], [600, 880], [530, 750]), 'light') +
    flat('rust', poly([560, 760], [660, 750], [720, 868], [590, 886])) +
    put(squares(1, 1), 1090, 800, 12) +
    put(squares(1, 1), 1130, 846, -20, 0.8),
  detail: {
    alt: 'Carrés de chocolat noir cassés, vus de près',
    scene: () =>
      shadow(640, 780, 460) +
      `<g transform="matrix(2.2 -0.2 0.5 1.6 200 420)">${squares(4, 3)}</g>` +
      put(squares(1, 1), 980, 800, 16, 1.7),
  },
  plate: {
    of: 'une tablette de chocolat',
    box: [-6, -6, 300, 226],
    part: () => squares(4, 3),
    facts: ['6 × 80 g', 'Douze carrés de 7 g', 'Cacao 74 %', 'Conché 48 heures'],
  },
})

const teaTin = () =>
  turned('moss', 0, [
    [-340, 150],
    [0, 150],
  ]) +
  turned('moss', 0, [
    [-400, 154],
    [-310, 156],
  ]) +
  disc('moss', 0, -400, 154) +
  turned('moss', 0, [
    [-424, 60],
    [-404, 64],
  ]) +
  disc('moss', 0, -424, 60) +
  flat('paper', 'M-128 -240Q0 -214 128 -240V-60Q0 -34 -128 -60Z') +
  label(0, -160, 42, ['verveine', 'et tilleul']) +
  label(0, -70, 30, ['50 g'])

const herbLeaf = () =>
  flat('leaf', 'M0 0C40 -24 140 -20 170 0C140 18 40 20 0 0Z', 'light') +
  groove('leaf', 'M0 0H150M40 0l20 -12M80 0l20 -12M50 0l18 10M95 0l18 9', 1.8)

/** Herbal tea. */
export const infusion = views({
  alt: 'Boîte ronde en métal d’infusion verveine et tilleul, tasse fumante et feuilles séchées',
  object: () =>
    shadow(520, 800, 240) +
    put(teaTin(), 490, 786, 0, 1.2) +
    shadow(890, 800, 240) +
    flat('glass', oval(880, 776, 200, 40)) +
    turned(
      'glass',
      880,
      [
        [570, 130],
        [700, 120],
        [760, 80],
      ],
      { soft: true },
    ) +
    tint('#C9C25A', 'M756 610Q880 640 1004 610Q1000 700 962 756Q880 776 800 756Q760 700 756 610Z', 0.6) +
    cord('glass', 'M1004 600Q1090 590 1070 650T984 690', 16) +
    put(herbLeaf(), 820, 640, 20, 0.7) +
    put(herbLeaf(), 870, 680, -30, 0.6) +
    times(2, (i) => stroke('#ffffff', `M${860 + i * 46} 540q-20 -36 0 -70q20 -36 0 -70`, 7)) +
    times(6, (i) => put(herbLeaf(), 640 + ((i * 97) % 340), 836 + ((i * 29) % 40), i * 50, 0.85)),
  detail: {
    alt: 'Tasse de verre et feuilles entières de verveine dans l’infusion, vues de près',
    near: [850, 680, 2.1],
  },
  plate: {
    of: 'boîte d’infusion',
    box: [-158, -436, 158, 28],
    part: teaTin,
    height: ['12 cm', -424, 24],
    facts: ['50 g, 33 tasses', 'Double couvercle', 'Infuser 6 minutes', 'Origine : Drôme'],
    parts: ['recharge de 100 g'],
  },
})
