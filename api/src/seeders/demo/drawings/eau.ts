import {
  blob,
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
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label } from './lettering.ts'
import { views } from './views.ts'

/** The grooves of a screw thread on a standing body. */
const thread = (
  material: 'brass' | 'chrome',
  cx: number,
  y: number,
  r: number,
  turns: number,
  pitch: number,
) =>
  turned(material, cx, [
    [y, r],
    [y + turns * pitch, r],
  ]) +
  times(turns, (i) =>
    groove(
      material,
      `M${cx - r} ${y + i * pitch + 8}Q${cx} ${y + i * pitch + r * 0.34 + 8} ${cx + r} ${y + i * pitch + 4}`,
      3,
    ),
  )

/** A tap that comes out of the wall and ends, mouth down, at 0 0. */
export const tap = () =>
  cord('chrome', 'M-760 -330H-120Q0 -330 0 -210V-40', 84) +
  turned('chrome', 0, [
    [-70, 54],
    [0, 54],
  ]) +
  turned('chrome', -190, [
    [-430, 24],
    [-372, 30],
  ]) +
  lying('chrome', rect(-270, -462, 170, 36, 18))

const aerator = () =>
  thread('brass', 0, -150, 92, 3, 22) +
  turned('chrome', 0, [
    [-84, 112],
    [-70, 118],
    [20, 118],
    [40, 104],
  ]) +
  groove('chrome', 'M-118 -22A118 20 0 0 0 118 -22', 2.5) +
  disc('brass', 0, -150, 92) +
  tint('#3B423D', oval(0, -150, 66, 11)) +
  tint('#C9A64E', oval(0, -148, 40, 6))

const aeratorFace = () =>
  round('brass', rect(40, -88, 90, 176, 18)) +
  times(3, (i) => groove('brass', `M${66 + i * 22} -86Q${80 + i * 22} 0 ${66 + i * 22} 86`, 3)) +
  flat('chrome', `M-10 -118H50A34 118 0 0 1 50 118H-10Z`, 'base') +
  dim('M-10 40H82Q74 118 50 118H-10Z') +
  shine('M-10 -112H48Q60 -90 66 -60H-10Z', 0.5) +
  flat('chrome', oval(-10, 0, 84, 118), 'light') +
  flat('light', oval(-10, 0, 60, 88)) +
  times(7, (i) =>
    groove(
      'steel',
      `M${-58 + i * 16} ${-Math.sqrt(Math.max(0, 1 - ((-48 + i * 16) / 60) ** 2)) * 80}V${Math.sqrt(Math.max(0, 1 - ((-48 + i * 16) / 60) ** 2)) * 80}`,
      2.5,
    ),
  ) +
  times(9, (i) =>
    groove(
      'steel',
      `M${-10 - Math.sqrt(Math.max(0, 1 - ((-72 + i * 18) / 88) ** 2)) * 57} ${-72 + i * 18}H${-10 + Math.sqrt(Math.max(0, 1 - ((-72 + i * 18) / 88) ** 2)) * 57}`,
      2.5,
    ),
  )

/** Tap aerators. */
export const mousseurs = views({
  alt: 'Deux mousseurs en laiton chromé, l’un vissé sous le bec d’un robinet, l’autre posé de face avec son joint',
  object: () =>
    put(aerator(), 900, 500, 0, 0.62) +
    put(tap(), 900, 426, 0, '-1 1') +
    shadow(470, 802, 250) +
    put(aeratorFace(), 430, 610, 0, 1.6) +
    shadow(800, 836, 90, 12) +
    stroke('#3B423D', oval(790, 824, 60, 15), 16),
  detail: {
    alt: 'Mousseur vissé sous le bec d’un robinet de cuisine, le jet plein mêlé d’air',
    scene: () =>
      tint('#ffffff', poly([648, 560], [752, 560], [744, 960], [656, 960]), 0.75) +
      times(5, (i) => stroke('#A9CFD4', `M${662 + i * 19} 570V${920 - (i % 2) * 50}`, 4)) +
      put(aerator(), 700, 544, 0, 0.6) +
      put(tap(), 700, 470, 0, 1.1),
  },
  plate: {
    of: 'un mousseur de robinet',
    box: [0, 0, 400, 330],
    part: () => put(aerator(), 200, 255, 0, 1.5),
    width: ['24 mm', 62, 338],
    facts: ['5 L/min', 'Laiton chromé', '1,5 à 5 bars'],
    parts: ['joints fournis'],
  },
})

/** A shower head. */
export const pommeau = views({
  alt: 'Pommeau de douche blanc à plaque d’inox percée de buses, posé en biais',
  object: () =>
    shadow(690, 800, 330) +
    put(
      lying('white', 'M110 -42Q300 -62 520 -40V40Q300 62 110 42Z') +
        lying('chrome', rect(520, -44, 60, 88, 8)) +
        times(4, (i) => groove('chrome', `M${532 + i * 13} -42V42`, 3)) +
        lying('brass', rect(580, -34, 34, 68, 4)),
      520,
      470,
      34,
    ) +
    put(
      flat('white', oval(14, 12, 250, 216), 'shade') +
        flat('white', oval(0, 0, 250, 216), 'light') +
        flat('steel', oval(-6, -4, 206, 176), 'light') +
        times(96, (i) => {
          const ring = i < 6 ? 1 : i < 18 ? 2 : i < 36 ? 3 : i < 62 ? 4 : 5
          const [first, count] = { 1: [0, 6], 2: [6, 12], 3: [18, 18], 4: [36, 26], 5: [62, 34] }[ring] as [
            number,
            number,
          ]
          const turn = ((i - first) / count) * Math.PI * 2
          return flat(
            'dark',
            oval(-6 + Math.cos(turn) * ring * 37, -4 + Math.sin(turn) * ring * 31.5, 6.5, 5.5),
          )
        }),
      470,
      440,
      -14,
    ),
  detail: { alt: 'Plaque du pommeau vue de près, avec ses buses fines en cercles', near: [420, 400, 2.3] },
  plate: {
    of: 'pommeau de douche',
    box: [215, 215, 1045, 840],
    width: ['11 cm', 222, 722],
    facts: ['6 L/min', '96 buses', 'Filetage 15/21', 'Garanti cinq ans'],
  },
})

const wateringCan = () =>
  cord('steel', 'M-60 -120C-60 -220 90 -220 90 -110', 12) +
  lying('steel', poly([70, -20], [210, -140], [224, -124], [84, 20])) +
  flat('steel', poly([196, -160], [240, -112], [222, -100], [184, -146]), 'light') +
  turned('steel', 0, [
    [-110, 74],
    [50, 88],
  ]) +
  disc('steel', 0, -110, 74, 'shade')

const butt = () =>
  flat('recycled', rect(450, 212, 320, 618, 8)) +
  flat('recycled', poly([770, 214], [852, 162], [852, 776], [770, 826]), 'shade') +
  flat('recycled', poly([446, 216], [530, 160], [860, 160], [774, 216]), 'light') +
  flat('forest', 'M540 190q110 -34 220 0q-110 34 -220 0Z') +
  times(5, (i) => groove('recycled', `M${492 + i * 58} 270V770`, 5)) +
  shine(rect(462, 240, 14, 560, 7), 0.25) +
  put(
    lying('brass', rect(590, 716, 40, 30)) +
      round('brass', 'M584 706h52v44h-16v34h-26v-34h-10Z') +
      lying('brass', rect(566, 688, 88, 18, 9)),
    -80,
    -150,
    0,
    1.1,
  )

/** A rain water butt. */
export const recuperateur = views({
  alt: 'Récupérateur d’eau de pluie étroit contre un mur, relié à la gouttière, un arrosoir sous son robinet',
  object: () =>
    shadow(600, 830, 330) +
    round('tin', rect(280, 0, 46, 800, 6)) +
    lying('tin', rect(270, 330, 66, 34, 8)) +
    lying('tin', poly([320, 262], [460, 282], [460, 318], [320, 310])) +
    butt() +
    shadow(690, 884, 150) +
    put(wateringCan(), 600, 850, 0, 0.92),
  detail: { alt: 'Robinet en laiton de la cuve, au-dessus d’un arrosoir en zinc', near: [610, 720, 2.3] },
  plate: {
    of: 'récupérateur d’eau de pluie',
    box: [450, 162, 860, 830],
    part: butt,
    width: ['70 cm', 450, 770],
    height: ['135 cm', 212, 830],
    facts: ['300 L', 'Profondeur 42 cm', '70 % recyclé'],
  },
})

/** A watering timer with a probe. */
export const programmateur = views({
  alt: 'Programmateur d’arrosage vissé sous un robinet de jardin, sa sonde plantée en terre',
  object: () =>
    flat('soil', 'M780 960Q800 800 960 796Q1130 790 1210 960Z') +
    lying('brass', rect(340, 84, 150, 56, 6)) +
    round('brass', 'M480 74h110v120h-76v-50h-34Z') +
    round('brass', rect(534, 30, 30, 46)) +
    lying('forest', rect(470, 10, 158, 30, 15)) +
    thread('brass', 553, 190, 46, 3, 16) +
    round('dark', rect(490, 236, 126, 46, 10)) +
    times(6, (i) => groove('dark', `M${506 + i * 19} 242V276`, 4)) +
    cord('dark', 'M700 600C900 620 960 560 968 700', 12) +
    round('recycled', rect(380, 280, 346, 400, 46)) +
    flat('white', rect(412, 312, 282, 336, 26), 'light') +
    flat('screen', rect(440, 338, 226, 120, 12)) +
    label(553, 420, 66, ['05:00']) +
    flat('forest', oval(500, 562, 58)) +
    flat('forest', oval(500, 562, 40), 'light') +
    stroke('#ffffff', 'M500 562V530', 6) +
    times(3, (i) => flat('moss', rect(592, 506 + i * 44, 70, 30, 15))) +
    round('dark', rect(498, 680, 110, 46, 10)) +
    times(5, (i) => groove('dark', `M${514 + i * 20} 686V720`, 4)) +
    round('dark', poly([520, 726], [586, 726], [580, 800], [526, 800])) +
    cord('leaf', 'M553 800V960', 48) +
    round('recycled', rect(930, 680, 78, 96, 16)) +
    round('steel', poly([946, 776], [992, 776], [976, 880], [969, 900], [962, 880])) +
    flat('soil', 'M840 960Q850 840 970 836Q1100 840 1120 960Z'),
  detail: { alt: 'Écran, molette et boutons du programmateur, vus de près', near: [553, 480, 2.2] },
  plate: {
    of: 'programmateur d’arrosage et sa sonde',
    box: [330, 10, 1210, 960],
    facts: ['Robinet de 20/27', 'Sonde à 10 cm', 'Deux piles AA'],
    parts: ['membrane', 'sonde', 'piles AA'],
  },
})

const valve = () =>
  round('chrome', rect(574, 500, 132, 84, 12)) +
  times(5, (i) => groove('chrome', `M${596 + i * 22} 506V578`, 3)) +
  round('chrome', 'M566 330q74 -26 148 0v160q-74 26 -148 0Z') +
  flat('chrome', oval(640, 408, 46), 'light') +
  flat('chrome', oval(640, 408, 20)) +
  put(lying('chrome', 'M-10 -24Q150 -40 250 -26a28 28 0 0 1 0 52Q150 40 -10 24Z'), 650, 408, -28) +
  flat('chrome', oval(645, 408, 30), 'light') +
  round('chrome', poly([556, 250], [724, 250], [724, 322], [556, 322])) +
  groove('chrome', 'M606 250V322M674 250V322', 3) +
  thread('brass', 640, 176, 58, 4, 19) +
  disc('brass', 640, 176, 58) +
  tint('#3B423D', oval(640, 176, 40, 7))

/** A shower shut-off valve. */
export const stopDouche = views({
  alt: 'Stop-douche à levier en laiton chromé, vissé en tête d’un flexible de douche enroulé',
  object: () =>
    shadow(620, 838, 330) +
    cord('chrome', 'M640 560C640 820 860 880 930 760C980 660 860 600 760 690C640 800 420 860 330 780', 44) +
    times(44, (i) => {
      const share = i / 43
      return share < 0.16 ? groove('chrome', `M618 ${580 + i * 17}h44`, 2.5) : ''
    }) +
    valve(),
  detail: { alt: 'Levier et corps du stop-douche, vus de près', near: [680, 380, 2.3] },
  plate: {
    of: 'stop-douche à levier',
    box: [550, 165, 900, 590],
    part: valve,
    height: ['5 cm', 250, 585],
    facts: ['Laiton massif', 'Filetage 15/21', 'Quart de tour'],
    parts: ['joint torique'],
  },
})

const oya = () =>
  turned(
    'clay',
    0,
    [
      [-330, 54],
      [-290, 50],
      [-230, 128],
      [-130, 168],
      [-40, 130],
      [0, 70],
    ],
    { soft: true },
  ) +
  groove('clay', 'M-150 -190Q0 -160 150 -190', 2.5) +
  turned('clay', 0, [
    [-356, 66],
    [-334, 68],
  ]) +
  disc('clay', 0, -356, 66) +
  turned('clay', 0, [
    [-392, 16],
    [-374, 12],
    [-358, 20],
  ])

/** Clay watering jars. */
export const oyas = views({
  alt: 'Trois oyas en terre cuite à col étroit, couvercles posés, deux derrière et un devant',
  object: () =>
    shadow(430, 730, 170) +
    put(oya(), 420, 720, 0, 1.05) +
    shadow(870, 730, 170) +
    put(oya(), 860, 720, 0, 1.05) +
    shadow(640, 830, 220) +
    put(oya(), 640, 820, 0, 1.28),
  detail: {
    alt: 'Oya enterrée jusqu’au col entre deux plants, la terre humide tout autour',
    scene: () =>
      flat('soil', rect(-10, 520, 1300, 460)) +
      tint('#3C2C20', oval(640, 740, 330, 190), 0.75) +
      [360, 930]
        .map(
          (x) =>
            stroke('#5B7F5A', `M${x} 540Q${x + 10} 400 ${x - 6} 250`, 12) +
            times(6, (i) => put(leaf('leaf', 120), x, 480 - i * 40, i % 2 ? -30 : -150)) +
            times(2, (i) => flat('red', oval(x + (i ? 46 : -44), 430 - i * 60, 38))) +
            times(5, (i) =>
              stroke('#C9B79A', `M${x} 545q${-60 + i * 30} 80 ${-90 + i * 45} ${170 + (i % 2) * 40}`, 4),
            ),
        )
        .join('') +
      put(oya(), 640, 880, 0, 1.1),
  },
  plate: {
    of: 'une oya et son couvercle',
    box: [0, 0, 400, 440],
    part: () => put(oya(), 200, 425, 0, 1.05),
    width: '15 cm',
    height: '24 cm',
    facts: ['1,5 L par jarre', 'Cinq jours d’eau', 'Cuite à 980 °C'],
  },
})

const flushPlate = () =>
  flat('steel', 'M0 0Q44 150 0 300L34 300Q82 150 34 0Z') +
  flat('teal', 'M-10 -12h56v26h-56ZM-10 290h56v26h-56Z') +
  shine('M10 20Q46 150 10 280L18 280Q56 150 18 20Z')

/** Plates for a lavatory cistern. */
export const plaquettes = views({
  alt: 'Réservoir de WC ouvert de face : deux plaquettes d’inox cintrées retiennent l’eau de chaque côté du mécanisme',
  object: () =>
    shadow(640, 850, 420) +
    flat('enamel', 'M470 700h340l30 200h-400Z', 'shade') +
    flat('enamel', 'M300 280h680l-26 430a40 40 0 0 1 -40 36h-548a40 40 0 0 1 -40 -36Z') +
    flat('light', 'M338 318h604l-22 374a20 20 0 0 1 -20 18h-520a20 20 0 0 1 -20 -18Z', 'shade') +
    tint(
      '#A9CFD4',
      'M342 400H510V708H380a20 20 0 0 1 -20 -18ZM938 400H770V708H900a20 20 0 0 0 20 -18Z',
      0.95,
    ) +
    tint('#A9CFD4', 'M540 600H740V708H540Z', 0.95) +
    round('white', rect(600, 360, 80, 330, 12)) +
    round('teal', rect(616, 330, 48, 40, 8)) +
    round('white', rect(580, 640, 120, 66, 12)) +
    groove('white', 'M640 380V640', 3) +
    put(flushPlate(), 500, 396) +
    put(flushPlate(), 780, 396, 0, '-1 1') +
    flat('enamel', 'M270 236h740v50h-740Z', 'light') +
    flat('enamel', 'M270 236l40 -44h660l40 44Z', 'light') +
    turned('chrome', 640, [
      [196, 58],
      [214, 58],
    ]) +
    disc('chrome', 640, 196, 58) +
    groove('chrome', 'M640 187V206', 3),
  detail: {
    alt: 'Les deux plaquettes posées à plat, l’inox gainé de silicone sur les petits côtés',
    scene: () =>
      shadow(640, 800, 430) +
      [0, 1]
        .map((i) =>
          put(
            flat('steel', rect(0, 0, 640, 330, 12), i ? 'light' : 'base') +
              flat('teal', rect(-20, -14, 60, 358, 20)) +
              flat('teal', rect(600, -14, 60, 358, 20)) +
              shine(poly([120, 14], [260, 14], [200, 316], [60, 316]), 0.35) +
              stroke('#ffffff', 'M60 40H590', 3),
            270 + i * 70,
            300 + i * 150,
            -4,
          ),
        )
        .join(''),
  },
  plate: {
    of: 'une plaquette de chasse d’eau',
    box: [-20, -14, 660, 344],
    part: () =>
      flat('steel', rect(0, 0, 640, 330, 12)) +
      flat('teal', rect(-20, -14, 60, 358, 20)) +
      flat('teal', rect(600, -14, 60, 358, 20)),
    width: '32 cm',
    height: '17 cm',
    facts: ['Inox et silicone', 'Pour 6 à 10 L', '3 L de moins'],
  },
})

/** A water leak alarm. */
export const detecteur = views({
  alt: 'Détecteur de fuite blanc posé au bord d’une flaque, sa sonde au bout d’un câble',
  object: () =>
    tint(
      '#8FBFC6',
      blob([200, 800], [420, 726], [760, 742], [1060, 716], [1180, 800], [900, 880], [520, 890]),
      0.7,
    ) +
    shine(blob([330, 806], [480, 770], [640, 790], [520, 820]), 0.5) +
    shadow(560, 776, 260) +
    cord('grey', 'M770 690C900 700 900 560 1000 580C1070 600 1030 720 1030 770', 10) +
    round('white', rect(986, 740, 90, 66, 14)) +
    round('gold', rect(1000, 806, 14, 26)) +
    round('gold', rect(1046, 806, 14, 26)) +
    turned('white', 560, [
      [500, 220],
      [520, 238],
      [730, 238],
      [756, 224],
    ]) +
    disc('white', 560, 500, 220) +
    times(3, (i) => times(5, (k) => flat('dark', oval(500 + k * 30, 484 + i * 15, 6, 3)))) +
    flat('red', oval(710, 500, 17, 8)) +
    put(flat('sky', 'M0 -64C30 -20 44 0 44 26a44 44 0 0 1 -88 0C-44 0 -30 -20 0 -64Z'), 560, 640) +
    round('gold', rect(430, 768, 20, 26)) +
    round('gold', rect(660, 768, 20, 26)) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          '#B9542F',
          `M${676 + i * 50} ${400 - i * 20}q${34 + i * 16} ${34} ${10 + i * 12} ${90 + i * 22}`,
          7,
        ),
      )
      .join(''),
  detail: {
    alt: 'Détecteur sous un évier, une goutte tombe du siphon et la sirène sonne',
    scene: () =>
      flat('steel', 'M180 0H1100L1040 90H240Z') +
      cord('white', 'M640 90V300Q640 400 740 400T840 300V240H1280', 54) +
      turned('chrome', 640, [
        [150, 46],
        [196, 46],
      ]) +
      put(drop(44), 740, 480) +
      tint('#8FBFC6', oval(740, 800, 330, 60), 0.7) +
      shadow(540, 780, 120) +
      turned('white', 540, [
        [690, 100],
        [770, 106],
      ]) +
      disc('white', 540, 690, 100) +
      flat('red', oval(590, 692, 9, 4)) +
      [0, 1]
        .map((i) =>
          stroke(
            '#B9542F',
            `M${650 + i * 30} ${660 - i * 12}q${24 + i * 8} 30 0 ${70 + i * 16}M${430 - i * 30} ${660 - i * 12}q${-24 - i * 8} 30 0 ${70 + i * 16}`,
            6,
          ),
        )
        .join(''),
  },
  plate: {
    of: 'détecteur de fuite et sa sonde',
    box: [310, 460, 1090, 840],
    facts: ['Boîtier de 8 cm', '85 dB', 'Câble de 1,2 m', 'Dès 1 mm d’eau'],
    parts: ['pile de 9 V'],
  },
})
