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
  ribs,
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

/** A length across an ellipse of half axes `rx` and `ry`, at a share of its width. */
const chord = (share: number, ry: number) => Math.sqrt(Math.max(0, 1 - share ** 2)) * ry

const aeratorFace = () =>
  round('brass', rect(40, -88, 90, 176, 18)) +
  times(3, (i) => groove('brass', `M${66 + i * 22} -86Q${80 + i * 22} 0 ${66 + i * 22} 86`, 3)) +
  lying('chrome', `M-10 -118H50A34 118 0 0 1 50 118H-10Z`) +
  times(11, (i) => groove('chrome', `M${52 + chord((i - 5) / 5.6, 16)} ${(i - 5) * 21}h18`, 2)) +
  flat('chrome', oval(-10, 0, 84, 118), 'light') +
  flat('steel', oval(-10, 0, 66, 95)) +
  flat('light', oval(-10, 0, 60, 88), 'light') +
  times(9, (i) => {
    const share = (i - 4) / 5
    return groove('steel', `M${-10 + share * 60} ${-chord(share, 88)}V${chord(share, 88)}`, 2)
  }) +
  times(13, (i) => {
    const share = (i - 6) / 7
    return groove('steel', `M${-10 - chord(share, 60)} ${share * 88}H${-10 + chord(share, 60)}`, 2)
  })

/** Water full of air, from the aerator down to a height below it, its middle at 0 0. */
const airyStream = (length: number) =>
  tint('#ffffff', poly([-46, 0], [46, 0], [38, length], [-38, length]), 0.82) +
  times(4, (i) => stroke('#A9CFD4', `M${-33 + i * 22} 8V${length - 20 - (i % 2) * 60}`, 4)) +
  times(14, (i) => tint('#CFE3E5', oval(-26 + ((i * 37) % 54), 24 + ((i * 53) % (length - 40)), 4 + (i % 3))))

/** Tap aerators. */
export const mousseurs = views({
  alt: 'Mousseur vissé sous le bec d’un robinet, un jet mêlé d’air remplit un verre ; un second mousseur, posé de face, montre sa grille, son filetage et son joint',
  object: () =>
    put(airyStream(200), 400, 520) +
    put(aerator(), 400, 494, 0, 0.74) +
    put(tap(), 400, 410) +
    shadow(410, 806, 120) +
    tint('#A9CFD4', poly([318, 690], [482, 690], [468, 800], [332, 800]), 0.75) +
    times(7, (i) => flat('white', oval(338 + i * 21, 690 - (i % 2) * 8, 15, 10), 'light')) +
    flat('glass', 'M306 600H494L470 802Q400 814 330 802Z') +
    shine(poly([328, 620], [344, 620], [356, 780], [344, 780]), 0.8) +
    shadow(890, 806, 250) +
    put(aeratorFace(), 850, 612, 0, 1.6) +
    shadow(1120, 836, 90, 12) +
    stroke('#3B423D', oval(1110, 824, 60, 15), 14),
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
    facts: ['38 g pièce', '5 L/min', 'Laiton chromé', '1,5 à 5 bars'],
    parts: ['joints fournis'],
  },
})

/** The 96 holes of a shower head, in five rings. */
const fineHoles = () =>
  times(96, (i) => {
    const ring = i < 6 ? 1 : i < 18 ? 2 : i < 36 ? 3 : i < 62 ? 4 : 5
    const [first, count] = { 1: [0, 6], 2: [6, 12], 3: [18, 18], 4: [36, 26], 5: [62, 34] }[ring] as [
      number,
      number,
    ]
    const turn = ((i - first) / count) * Math.PI * 2
    return flat('dark', oval(-6 + Math.cos(turn) * ring * 37, -4 + Math.sin(turn) * ring * 31.5, 6.5, 5.5))
  })

/** The holes of a shower head that stands at the edge of a picture: fewer, so that it weighs less. */
const coarseHoles = () =>
  [1, 2, 3]
    .flatMap((ring) =>
      Array.from({ length: ring * 7 }, (_, i) => {
        const turn = (i / (ring * 7)) * Math.PI * 2
        return tint(
          '#3B423D',
          oval(-6 + Math.cos(turn) * ring * 56, -4 + Math.sin(turn) * ring * 48, 11, 9.5),
        )
      }),
    )
    .join('')

/** A shower head on its handle, its plate round 470 440. */
const handset = (holes: () => string) =>
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
      holes(),
    470,
    440,
    -14,
  )

/** A round hand shower seen from its lit side, its face turned down to the left, its neck at 0 0. */
const roundShower = () =>
  lying('chrome', 'M60 -34Q330 -52 620 -30V30Q330 52 60 34Z') +
  lying('chrome', rect(616, -36, 56, 72, 8)) +
  times(4, (i) => groove('chrome', `M${626 + i * 12} -34V34`, 2)) +
  put(
    flat('chrome', oval(26, 0, 78, 214), 'shade') +
      lying('chrome', 'M-20 -214H26A78 214 0 0 1 26 214H-20Z') +
      flat('chrome', oval(-20, 0, 72, 214), 'light') +
      flat('dark', oval(-24, 0, 58, 184)) +
      times(3, (ring) =>
        times(8 + ring * 6, (i) => {
          const turn = (i / (8 + ring * 6)) * Math.PI * 2
          return tint(
            '#DCE3E1',
            oval(-24 + Math.cos(turn) * (16 + ring * 16), Math.sin(turn) * (52 + ring * 52), 4, 7),
          )
        }),
      ),
    0,
    0,
    -62,
  )

/** Its rain: fine jets that leave the face all along and fall. */
const rain = () =>
  times(15, (i) => {
    const [x, y] = [-40 + (i - 7) * 14, (i - 7) * 21]
    return stroke('#8FC0C8', `M${x} ${y}q-60 70 -84 ${690 - y}`, 3)
  })

const bracket = () =>
  round('chrome', rect(-24, -600, 48, 1300, 20)) +
  round('chrome', rect(-46, -66, 92, 132, 18)) +
  lying('chrome', rect(-150, -30, 130, 60, 18))

const showerHose = 'M1004 610C1040 900 760 1010 690 960'

/** A round hand shower in chrome. */
export const pommeauRond = views({
  alt: 'Pommeau de douche rond chromé, accroché à sa barre devant le carrelage, une pluie fine en tombe ; le flexible pend derrière',
  object: () =>
    tiles(960) +
    put(bracket(), 1100, 500) +
    cord('chrome', showerHose, 40) +
    ribs('chrome', showerHose, 44) +
    put(roundShower(), 420, 290, 27) +
    put(rain(), 420, 284),
  detail: {
    alt: 'Pied du pommeau rond dévissé du flexible : son tamis d’inox retient un peu de sable',
    scene: () =>
      shadow(420, 690, 330) +
      put(lying('chrome', 'M-700 -110Q-200 -118 60 -104V104Q-200 118 -700 110Z'), 420, 560) +
      put(lying('chrome', rect(50, -120, 170, 240, 20)), 420, 560) +
      times(7, (i) => groove('chrome', `M${492 + i * 22} 444V676`, 3)) +
      put(lying('brass', rect(210, -100, 90, 200, 8)), 420, 560) +
      times(3, (i) => groove('brass', `M${652 + i * 24} 462Q${662 + i * 24} 560 ${652 + i * 24} 658`, 3)) +
      shadow(950, 780, 150) +
      stroke('#3B423D', oval(930, 640, 64, 118), 18) +
      flat('steel', oval(930, 640, 56, 108), 'light') +
      times(9, (i) =>
        groove(
          'steel',
          `M${930 + (i - 4) * 11} ${640 - chord((i - 4) / 5, 108)}V${640 + chord((i - 4) / 5, 108)}`,
          2,
        ),
      ) +
      times(13, (i) =>
        groove(
          'steel',
          `M${930 - chord((i - 6) / 7, 56)} ${640 + (i - 6) * 15}H${930 + chord((i - 6) / 7, 56)}`,
          2,
        ),
      ) +
      times(16, (i) => tint('#B08A55', oval(...scattered(i, 896, 660, 62, 66), 4 + (i % 3)))),
  },
  plate: {
    of: 'pommeau de douche à main',
    box: [-215, -200, 675, 200],
    part: roundShower,
    facts: ['160 g', '7 L/min', 'Diamètre 9 cm', 'Filetage 15/21', 'Un seul jet'],
    parts: ['tamis', 'joints'],
  },
})

/** A shower head. */
export const pommeau = views({
  alt: 'Pommeau de douche blanc à plaque d’inox percée de buses, posé en biais',
  object: () => shadow(760, 836, 300, 34) + handset(fineHoles),
  detail: { alt: 'Plaque du pommeau vue de près, avec ses buses fines en cercles', near: [420, 400, 2.3] },
  plate: {
    of: 'pommeau de douche',
    box: [215, 215, 1045, 840],
    width: ['11 cm', 222, 722],
    facts: ['190 g', '6 L/min', '96 buses', 'Filetage 15/21', 'Diamètre 11 cm'],
    parts: ['régulateur de débit'],
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
    facts: ['18 kg à vide', '300 L', 'Profondeur 42 cm', '70 % recyclé'],
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
    facts: ['420 g', 'Robinet de 20/27', 'Sonde à 10 cm', 'Deux piles AA'],
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

const hose = 'M400 590C400 900 1030 1010 1041 800'

/** A shower shut-off valve. */
export const stopDouche = views({
  alt: 'Stop-douche à levier vissé entre le mitigeur et le flexible d’une douche ; le pommeau, à droite, ne laisse plus tomber que quelques gouttes',
  object: () =>
    tiles(960) +
    cord('chrome', hose, 46) +
    ribs('chrome', hose, 50) +
    put(handset(coarseHoles), 1215, -160, 62, 0.74) +
    [
      [930, 490],
      [990, 580],
      [920, 640],
    ]
      .map(([x = 0, y = 0]) => put(drop(30), x, y))
      .join('') +
    round('chrome', rect(350, 190, 100, 60, 6)) +
    lying('chrome', rect(-20, 50, 560, 150, 20)) +
    lying('chrome', rect(540, 42, 130, 166, 16)) +
    times(4, (i) => groove('chrome', `M${568 + i * 24} 50V200`, 3)) +
    lying('chrome', rect(590, 14, 34, 40, 12)) +
    flat('red', oval(480, 126, 15)) +
    flat('sky', oval(440, 126, 15)) +
    put(valve(), -336, 20, 0, 1.15),
  detail: { alt: 'Levier et corps du stop-douche, vus de près', near: [440, 430, 2.3] },
  plate: {
    of: 'stop-douche à levier',
    box: [550, 165, 900, 590],
    part: valve,
    height: ['5 cm', 250, 585],
    facts: ['140 g', 'Laiton massif', 'Filetage 15/21', 'Quart de tour'],
    parts: ['joint torique'],
  },
})

const oya = () =>
  turned(
    'clay',
    0,
    [
      [-330, 54],
      [-300, 50],
      [-236, 90],
      [-130, 122],
      [-44, 98],
      [0, 56],
    ],
    { soft: true },
  ) +
  groove('clay', 'M-114 -180Q0 -156 114 -180', 2) +
  turned('clay', 0, [
    [-352, 66],
    [-334, 62],
  ]) +
  disc('clay', 0, -352, 66) +
  turned('clay', 0, [
    [-388, 20],
    [-372, 14],
    [-352, 20],
  ]) +
  disc('clay', 0, -388, 20)

/** What a jar holds, where its right half is cut away. */
const oyaInside = () =>
  flat('clay', 'M0 -326H40C40 -286 62 -270 80 -236C104 -190 110 -130 84 -50Q70 -14 40 -10H0Z', 'shade') +
  tint('#9CC9CF', 'M0 -214H92C108 -160 106 -110 84 -50Q70 -14 40 -10H0Z') +
  tint('#C9E3E5', 'M0 -214H92L95 -204Q46 -196 0 -200Z') +
  groove('clay', 'M0 -330V0', 3)

/** A young lettuce, its foot at 0 0. */
const lettuce = () => times(7, (i) => put(leaf(i % 2 ? 'leaf' : 'moss', 96, 44), 0, 0, -168 + i * 26))

/** A tomato plant with its roots, its foot at 0 0. */
const tomatoPlant = () =>
  times(5, (i) => stroke('#C9B79A', `M0 5q${-60 + i * 30} 80 ${-90 + i * 45} ${170 + (i % 2) * 40}`, 4)) +
  stroke('#5B7F5A', 'M0 0Q10 -140 -6 -290', 12) +
  times(6, (i) => put(leaf('leaf', 120), 0, -60 - i * 40, i % 2 ? -30 : -150)) +
  times(2, (i) => flat('red', oval(i ? 46 : -44, -110 - i * 60, 38)))

/** Clay watering jars. */
export const oyas = views({
  alt: 'Oya en terre cuite enterrée jusqu’au col, coupée pour montrer l’eau qui suinte vers les racines d’un plant de tomates et d’une salade ; une autre, entière, posée sur la terre',
  object: () =>
    shadow(330, 566, 100) +
    put(tomatoPlant(), 1010, 566, 0, 1.15) +
    put(lettuce(), 500, 574, 0, 0.8) +
    put(lettuce(), 845, 574, 0, 0.7) +
    flat('soil', 'M-80 960V570Q200 550 460 566T900 558T1360 570V960Z') +
    tint('#3C2C20', oval(680, 740, 260, 186), 0.8) +
    times(18, (i) => tint('#7A5E47', oval(90 + ((i * 211) % 1130), 600 + ((i * 137) % 320), 10, 6))) +
    times(7, (i) =>
      stroke('#C9B79A', `M1010 572q${-40 - i * 6} 70 ${-170 + i * 46} ${120 + ((i * 67) % 110)}`, 4),
    ) +
    put(oya(), 330, 566, 0, 0.76) +
    put(oya() + oyaInside(), 680, 892, 0, 1.02) +
    [
      [832, 760, -60],
      [842, 840, -75],
      [822, 690, -50],
      [532, 720, 60],
      [518, 810, 75],
    ]
      .map(([x = 0, y = 0, turn = 0]) => put(drop(24), x, y, turn))
      .join(''),
  detail: {
    alt: 'Oya enterrée entre deux plants de tomates, leurs racines tournées vers la terre humide qui l’entoure',
    scene: () =>
      flat('soil', rect(-10, 520, 1300, 460)) +
      tint('#3C2C20', oval(640, 740, 300, 190), 0.75) +
      [330, 1010].map((x) => put(tomatoPlant(), x, 540)).join('') +
      put(oya(), 640, 880, 0, 1.1),
  },
  plate: {
    of: 'une oya et son couvercle',
    box: [0, 0, 300, 440],
    part: () => put(oya(), 150, 430, 0, 1.05),
    width: ['15 cm', 22, 278],
    height: ['24 cm', 14, 436],
    facts: ['1,1 kg par jarre', '1,5 L par jarre', 'Cinq jours d’eau', 'Cuite à 980 °C'],
  },
})

/** A bent plate that stands from the front to the back of a cistern, its front foot at 0 0. */
const flushPlate = () =>
  flat('rubber', 'M0 0V-320C40 -336 150 -350 190 -440V-130C170 -50 60 -10 0 0Z') +
  tint('#E9A893', 'M70 -40V-344L116 -366V-66Z', 0.8) +
  groove('rubber', 'M16 -8V-320M174 -96V-404', 3)

/** A lavatory cistern without its lid, its front cut away: water behind the plates, the valve between them. */
const openCistern = () =>
  flat('enamel', 'M900 250L1050 150V640L900 760Z', 'shade') +
  flat('light', rect(440, 150, 610, 490), 'shade') +
  flat('light', poly([300, 250], [450, 150], [450, 620], [300, 720])) +
  flat('light', poly([300, 720], [450, 620], [1010, 620], [860, 720]), 'light') +
  round('white', rect(566, 300, 104, 340, 14)) +
  round('light', rect(546, 590, 144, 74, 14)) +
  round('chrome', rect(590, 196, 56, 106, 10)) +
  disc('chrome', 618, 196, 28) +
  tint('#8FBFC6', poly([300, 400], [366, 400], [366, 720], [300, 720])) +
  tint('#B9DCE0', poly([300, 400], [450, 300], [540, 300], [366, 400])) +
  put(flushPlate(), 366, 712) +
  tint('#8FBFC6', poly([672, 400], [860, 400], [860, 720], [672, 720])) +
  tint('#B9DCE0', poly([672, 400], [860, 300], [1010, 300], [860, 400])) +
  put(flushPlate(), 672, 712) +
  flat('enamel', 'M250 250H300V720H860V250H910V730Q910 780 860 780H300Q250 780 250 730Z') +
  flat('enamel', poly([250, 250], [400, 150], [450, 150], [300, 250]), 'light') +
  flat('enamel', poly([860, 250], [1010, 150], [1060, 150], [910, 250]), 'light')

/** Paper on its holder at the wall. */
const paperRoll = () =>
  lying('chrome', rect(960, 300, 210, 14, 7)) +
  round('paper', 'M980 300H1150V420H980Z') +
  flat('paper', 'M980 400H1150V520L1120 512L1090 522L1060 512L1030 522L980 512Z', 'light') +
  lying('chrome', rect(944, 290, 26, 34, 8))

/** Plates for a lavatory cistern. */
export const plaquettes = views({
  alt: 'Toilettes au réservoir ouvert, vu en coupe : deux plaquettes courbées, gainées de silicone rouge brique, retiennent l’eau de chaque côté du mécanisme',
  object: () =>
    tiles(605) +
    paperRoll() +
    shadow(640, 862, 190) +
    flat('enamel', 'M476 590C490 700 560 720 556 800L540 862H744L728 800C724 720 794 700 808 590Z') +
    dim('M724 610H808C794 700 724 720 728 800L744 862H690C700 760 716 700 724 610Z', 0.07) +
    flat(
      'enamel',
      'M440 560C440 520 520 506 642 506S844 520 844 560C844 620 760 652 642 652S440 620 440 560Z',
    ) +
    flat(
      'enamel',
      'M440 548C440 508 520 490 642 490S844 508 844 548C844 608 760 640 642 640S440 608 440 548Z',
      'light',
    ) +
    flat(
      'light',
      'M510 552C510 528 560 516 642 516S774 528 774 552C774 586 720 604 642 604S510 586 510 552Z',
      'shade',
    ) +
    tint('#A9CFD4', oval(642, 582, 74, 16)) +
    put(openCistern(), 242, -30, 0, 0.69),
  detail: {
    alt: 'Les deux plaquettes posées à plat, gainées de silicone rouge brique, un bourrelet sur les petits côtés',
    scene: () =>
      shadow(640, 800, 430) +
      [0, 1]
        .map((i) =>
          put(
            flat('rubber', rect(0, 0, 640, 330, 12), i ? 'light' : 'base') +
              flat('rubber', rect(-20, -14, 60, 358, 20)) +
              flat('rubber', rect(600, -14, 60, 358, 20)) +
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
      flat('rubber', rect(0, 0, 640, 330, 12)) +
      flat('rubber', rect(-20, -14, 60, 358, 20)) +
      flat('rubber', rect(600, -14, 60, 358, 20)),
    width: '32 cm',
    height: '17 cm',
    facts: ['155 g pièce', 'Inox et silicone', 'Pour 6 à 10 L', '3 L de moins'],
  },
})

const alarm = () =>
  turned('white', 560, [
    [500, 220],
    [520, 238],
    [650, 238],
    [676, 224],
  ]) +
  disc('white', 560, 500, 220) +
  times(2, (i) => times(5, (k) => tint('#3B423D', oval(436 + k * 34, 488 + i * 22, 10, 5)))) +
  flat('red', 'M622 500V484A44 30 0 0 1 710 484V500A44 10 0 0 1 622 500Z') +
  shine(oval(652, 476, 12, 6), 0.9) +
  put(flat('sky', 'M0 -64C30 -20 44 0 44 26a44 44 0 0 1 -88 0C-44 0 -30 -20 0 -64Z'), 560, 616, 0, 0.9)

/** The two gilt contacts that lie on the floor, at the end of a cable. */
const probe = () =>
  lying('white', rect(-66, -34, 132, 52, 18)) +
  round('gold', oval(-26, -8, 15, 9)) +
  round('gold', oval(28, -8, 15, 9))

/** The sound that goes out from 0 0, on both sides. */
const rings = (near: number) =>
  times(2, (i) => {
    const far = near + i * 46
    return stroke(
      '#B3261E',
      `M${far} ${-40 - i * 26}q${24 + i * 14} ${40 + i * 26} 0 ${80 + i * 52}M${-far} ${-40 - i * 26}q${-24 - i * 14} ${40 + i * 26} 0 ${80 + i * 52}`,
      8,
    )
  })

/** The bottle trap below a wash basin, round the middle of its pipe. */
const siphon = (cx: number) =>
  cord('chrome', `M${cx} 270H-120`, 46) +
  turned('chrome', cx, [
    [120, 30],
    [200, 30],
  ]) +
  turned('chrome', cx, [
    [196, 50],
    [236, 54],
  ]) +
  turned('chrome', cx, [
    [236, 62],
    [350, 62],
    [392, 42],
  ])

/** A water leak alarm. */
export const detecteur = views({
  alt: 'Détecteur de fuite blanc, voyant rouge allumé, sur un sol carrelé : le siphon d’un lavabo goutte dans une flaque, où trempent les deux contacts dorés au bout de leur câble',
  object: () =>
    tiles(606) +
    stroke(
      '#ffffff',
      `M-100 676H1380M-100 778H1380${times(9, (i) => `M${160 + i * 120} 606L${-480 + i * 280} 960`)}`,
      6,
    ) +
    flat('enamel', 'M60 -20H700C690 90 600 130 380 130S70 90 60 -20Z') +
    dim('M520 -20H700C690 90 600 130 430 130C500 100 520 40 520 -20Z', 0.08) +
    siphon(380) +
    put(drop(24), 380, 424) +
    put(drop(30), 380, 520) +
    tint(
      '#7FB4BC',
      blob(
        [130, 730],
        [260, 680],
        [470, 668],
        [680, 690],
        [900, 716],
        [1060, 790],
        [900, 850],
        [560, 836],
        [240, 800],
      ),
      0.8,
    ) +
    stroke('#ffffff', `${oval(380, 722, 60, 12)}${oval(380, 722, 110, 24)}`, 4) +
    cord('grey', 'M740 740C690 700 620 706 560 746', 10) +
    put(probe(), 520, 760, -6, 1.1) +
    shadow(880, 820, 230) +
    put(alarm(), 330, 182, 0, 0.95) +
    put(rings(80), 963, 620),
  detail: {
    alt: 'Détecteur dans la flaque qui s’étend sous un lave-linge',
    scene: () =>
      flat('white', rect(-30, -60, 760, 690, 18)) +
      flat('white', poly([730, -60], [850, -60], [850, 560], [730, 630]), 'shade') +
      groove('white', 'M-30 530H730', 3) +
      flat('light', rect(560, 552, 120, 56, 10)) +
      flat('dark', rect(90, 630, 70, 40, 6)) +
      flat('dark', rect(630, 630, 70, 40, 6)) +
      flat('chrome', oval(350, 240, 256), 'light') +
      flat('dark', oval(350, 240, 206)) +
      tint('#6FA5A0', 'M160 300Q250 250 350 300T540 300A206 206 0 0 1 160 300Z') +
      flat('rust', blob([210, 330], [280, 230], [370, 300], [340, 390], [260, 400])) +
      flat('sage', blob([340, 370], [390, 250], [470, 240], [510, 330], [430, 410])) +
      times(4, (i) => tint('#ffffff', oval(230 + i * 76, 318 - (i % 3) * 22, 20 + (i % 2) * 8))) +
      shine('M200 170Q240 80 340 60L350 84Q260 100 222 184Z', 0.7) +
      tint(
        '#7FB4BC',
        blob(
          [150, 720],
          [330, 652],
          [700, 656],
          [1060, 690],
          [1200, 800],
          [960, 880],
          [620, 850],
          [330, 800],
        ),
        0.85,
      ) +
      shine(blob([300, 716], [420, 684], [560, 696], [430, 730]), 0.5) +
      cord('grey', 'M720 742C640 690 560 700 470 752', 10) +
      put(probe(), 430, 764, -8) +
      shadow(890, 826, 190) +
      tint('#E8836B', oval(948, 602, 110), 0.35) +
      put(alarm(), 480, 320, 0, 0.74) +
      put(rings(70), 974, 560),
  },
  plate: {
    of: 'détecteur de fuite et sa sonde',
    box: [310, 440, 1090, 700],
    part: () => cord('grey', 'M790 640C900 560 960 560 1010 660', 10) + put(probe(), 1020, 672) + alarm(),
    width: ['8 cm', 322, 798],
    facts: ['120 g', '85 dB', 'Câble de 1,2 m', 'Dès 1 mm d’eau'],
    parts: ['pile de 9 V'],
  },
})
