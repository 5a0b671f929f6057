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
  shadow,
  shine,
  stroke,
  tiles,
  times,
  tint,
  turned,
} from './kit.ts'
import { words } from './lettering.ts'
import { showerCorner } from './places/bathroom.ts'
import { walkInShower } from './places/walk-in-shower.ts'
import { views } from './views.ts'

/** The grooves of a screw thread on a standing body. */
export const thread = (
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
  times(11, (i) => groove('chrome', `M${30 + chord((i - 5) / 5.6, 34)} ${(i - 5) * 21}h16`, 2)) +
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
  stroke('#8FC0C8', `M-46 0L-38 ${length}M46 0L38 ${length}`, 4) +
  times(4, (i) => stroke('#A9CFD4', `M${-33 + i * 22} 8V${length - 20 - (i % 2) * 60}`, 4)) +
  times(14, (i) => tint('#CFE3E5', oval(-26 + ((i * 37) % 54), 24 + ((i * 53) % (length - 40)), 4 + (i % 3))))

/** The near edge of a basin, across the picture. */
const basinEdge = (y: number) =>
  flat('enamel', rect(-80, y + 24, 1440, 300)) +
  lying('enamel', rect(-80, y, 1440, 54, 26)) +
  dim(rect(-80, y + 56, 1440, 10), 0.06)

/** The nose of a tap, from nearby, with the thread that an aerator is screwed on; its mouth is 0 0. */
const nose = () =>
  cord('chrome', 'M-760 -300H-150Q0 -300 0 -180V-90', 150) +
  turned('chrome', 0, [
    [-150, 96],
    [-62, 96],
  ]) +
  thread('brass', 0, -58, 84, 3, 20) +
  tint('#3B423D', oval(0, 2, 70, 10))

/** An aerator that hangs below the tap, turned up so that its mesh is seen; the middle of its thread's rim is 0 0. */
const unscrewed = () => put(aerator(), 0, 150)

/** The way it is turned, an arrow round its axis. */
const turnArrow = () =>
  stroke('#B9542F', 'M-196 -26C-190 44 190 44 196 -26', 9) + stroke('#B9542F', 'M164 8L197 -30L222 14', 9)

/** A tap with a bent neck, its foot at 0 0: it goes up, over to the right, and ends, mouth down, at 350 -350. */
const swanNeck = () =>
  cord('chrome', 'M0 -60V-340C0 -600 350 -600 350 -350', 96) +
  turned('chrome', 0, [
    [-190, 66],
    [-20, 66],
    [0, 84],
  ]) +
  lying('chrome', 'M-60 -132L-200 -190a20 20 0 0 1 14 -38L-60 -176Z')

/** Where water full of air strikes a basin. */
const froth = () =>
  tint('#ffffff', oval(0, 4, 150, 24), 0.75) +
  times(9, (i) => tint('#ffffff', oval(-104 + i * 26, -6 + ((i * 37) % 20), 22 + ((i * 5) % 9)))) +
  times(7, (i) => stroke('#A9CFD4', oval(-84 + i * 28, -4 + ((i * 29) % 18), 10 + ((i * 5) % 7)), 2.5))

/** Tap aerators. */
export const mousseurs = views({
  alt: 'Deux mousseurs de robinet, en grand : l’un dévissé juste sous le filetage d’un bec chromé, son pas de vis de laiton vers le haut ; l’autre de face, sa grille fine visible',
  place: 'basin',
  object: () =>
    put(nose(), 400, 320, 0, 0.96) +
    stroke('#1F4D3A', 'M400 346V440', 6, ' stroke-dasharray="4 17"') +
    put(turnArrow(), 400, 428) +
    shadow(420, 842, 280, 34) +
    put(unscrewed(), 400, 478, 0, 1.78) +
    shadow(960, 838, 300, 34) +
    put(aeratorFace(), 900, 610, 0, 1.86),
  detail: {
    alt: 'Bec de robinet au bout duquel est vissé un mousseur chromé à bague de laiton : l’eau mêlée d’air en tombe en mousse dans l’évier',
    place: 'wall',
    scene: () =>
      tiles(640) +
      flat('light', rect(-80, 690, 1440, 300)) +
      dim(rect(-80, 690, 1440, 26), 0.08) +
      lying('enamel', rect(-80, 640, 1440, 54, 12)) +
      put(swanNeck(), 290, 664) +
      put(airyStream(360), 640, 486, 0, 1.15) +
      put(aerator(), 640, 462, 0, 0.76) +
      turned('chrome', 640, [
        [300, 70],
        [356, 70],
      ]) +
      put(froth(), 640, 830) +
      basinEdge(840),
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

/** A small disc that lets no more through than it should, its middle at 0 0. */
const regulator = () =>
  flat('leaf', oval(12, 0, 15, 35), 'shade') +
  flat('leaf', 'M-6 -35H12A15 35 0 0 1 12 35H-6Z') +
  flat('leaf', oval(-6, 0, 15, 35), 'light') +
  times(5, (i) => flat('dark', oval(-6 + Math.cos(i * 1.257) * 8, Math.sin(i * 1.257) * 20, 2.6, 5))) +
  flat('dark', oval(-6, 0, 3, 6))

/** Where the handle is cut away: its wall, the water in it, and the disc in its seat. */
const cutHandle = () =>
  flat(
    'white',
    'M366 -46C376 -30 370 -16 380 0C372 16 378 30 368 48Q440 46 508 40V-40Q440 -46 366 -46Z',
    'shade',
  ) +
  flat('water', 'M374 -30C380 -20 374 -10 380 0C374 10 378 20 374 30H508V-30Z', 'light') +
  stroke('#6FA9B3', 'M500 -12H466M500 12H466M500 0H470M420 0H392M392 0l10 -7M392 0l10 7', 4) +
  flat('grey', 'M434 -42H462V-28H434ZM434 42H462V28H434Z') +
  put(regulator(), 448, 0)

/** A shower head on its handle, which may be cut away at its foot; its plate round 470 440. */
const handset = (holes: () => string, handle = cutHandle) =>
  put(
    lying('white', 'M110 -42Q300 -62 520 -40V40Q300 62 110 42Z') +
      lying('chrome', rect(520, -44, 60, 88, 8)) +
      times(4, (i) => groove('chrome', `M${532 + i * 13} -42V42`, 3)) +
      lying('brass', rect(580, -34, 34, 68, 4)) +
      handle(),
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
export const roundShower = () =>
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

/** Its rain: fine jets that leave the face all along and fall, so `long`. */
const rain = (long = 690) =>
  times(15, (i) => {
    const [x, y] = [-40 + (i - 7) * 14, (i - 7) * 21]
    const jet = `M${x} ${y}q-60 70 -84 ${long - y}`
    return stroke('#8FC0C8', jet, 7) + stroke('#E6F3F5', jet, 2.4)
  })

export const bracket = () =>
  round('chrome', rect(-24, -600, 48, 1300, 20)) +
  round('chrome', rect(-46, -66, 92, 132, 18)) +
  lying('chrome', rect(-150, -30, 130, 60, 18))

const showerHose = 'M1004 610C1040 900 760 1010 690 960'

/** A hand shower on its rail above a bath, at the size of the bath: its handle ends at 690 280. */
const onRail = (shower: string) => {
  const hose = 'M692 282C790 430 810 660 640 660C560 660 548 620 552 590'
  return (
    dim(rect(722, 60, 12, 560), 0.12) +
    round('chrome', rect(700, 40, 20, 580, 10)) +
    cord('chrome', hose, 11) +
    ribs('chrome', hose, 12) +
    lying('chrome', rect(440, 552, 240, 50, 25)) +
    lying('chrome', rect(420, 548, 50, 58, 10)) +
    lying('chrome', rect(650, 548, 50, 58, 10)) +
    shower +
    lying('chrome', rect(656, 250, 82, 34, 12)) +
    round('chrome', rect(690, 600, 40, 26, 8))
  )
}

/** A round hand shower in chrome. */
export const pommeauRond = views({
  alt: 'Pommeau de douche rond chromé, marqué 7 L/min sur son manche, accroché à sa barre devant le carrelage, ses jets pleins en tombent ; le flexible pend derrière',
  place: 'wall',
  object: () =>
    tiles(960) +
    put(bracket(), 1100, 500) +
    cord('chrome', showerHose, 40) +
    ribs('chrome', showerHose, 44) +
    put(roundShower(), 420, 290, 27) +
    put(words('7 L/min', 0, 0, 36, { colour: '#3B423D' }), 632, 412, 27) +
    put(rain(), 420, 284),
  detail: {
    alt: 'Le pommeau rond sur sa barre, dans une douche carrelée de vert dont le sol est de plain-pied, ses jets pleins tombent sur la pierre ; de l’autre côté de la paroi de verre, un mur de chaux, une fenêtre sur le jardin et une étagère avec une plante et des serviettes pliées',
    place: 'wall',
    scene: () =>
      walkInShower(
        put(
          put(rain(2050), 476, 164, 0, 0.38) + onRail(put(roundShower(), 476, 168, 27, 0.36)),
          1500,
          -14,
          0,
          '-0.95 0.95',
        ),
      ),
  },
  plate: {
    of: 'pommeau de douche à main',
    box: [-215, -200, 675, 200],
    part: roundShower,
    facts: ['160 g', '7 L/min', 'Diamètre 9 cm', 'Filetage 15/21', 'Un seul jet'],
    parts: ['tamis', 'joints'],
  },
})

/** A fine mist that leaves a face round 0 0 and falls to the left, so `long`; `width` is that of its threads. */
const mist = (long = 700, width = 2) =>
  [
    [-30, 190, 200, 130],
    [-70, 330, 230, 160],
    [-110, 490, 260, 180],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) =>
      tint('#ffffff', oval(x, (y * long) / 700, rx, (ry * long) / 700), 0.24),
    )
    .join('') +
  times(24, (i) => {
    const across = (i - 11.5) / 12
    const from = [across * 186 - 6, 62 + Math.sqrt(1 - across ** 2) * 118]
    const to = [across * 330 - 130, long - across * 40]
    return stroke(
      i % 3 ? '#8FBAC3' : '#6FA5B0',
      `M${from.map((value) => value.toFixed(0)).join(' ')}Q${(across * 250 - 30).toFixed(0)} ${(long * 0.514).toFixed(0)} ${to.map((value) => value.toFixed(0)).join(' ')}`,
      width,
      ` stroke-opacity="0.8" stroke-dasharray="${20 * width + (i % 4) * 12} ${5 * width + (i % 3) * 4}"`,
    )
  })

/** The hose that it is screwed on, its nut at 0 0. */
const ownHose = () =>
  cord('chrome', 'M60 0C180 0 300 60 330 220', 40) +
  ribs('chrome', 'M60 0C180 0 300 60 330 220', 44) +
  lying('chrome', rect(0, -36, 74, 72, 10)) +
  times(4, (i) => groove('chrome', `M${14 + i * 15} -34V34`, 2))

/** A shower head. */
export const pommeau = views({
  alt: 'Pommeau de douche blanc à plaque d’inox percée de buses, une brume fine en tombe ; son manche, marqué 6 L/min, est ouvert à sa base et montre, dans l’eau, le petit disque vert qui limite le débit',
  place: 'wall',
  object: () =>
    tiles(960) +
    put(mist(), 400, 330) +
    put(ownHose(), 951, 674, 34) +
    put(handset(fineHoles), -50, -120) +
    put(words('6 L/min', 0, 0, 40, { colour: '#1F4D3A' }), 632, 472, 34),
  detail: {
    alt: 'Le pommeau sur sa barre, dans un coin de salle de bains carrelé : sa brume tombe dans la baignoire ; à droite, une serviette rose et une plante sur un tabouret',
    place: 'wall',
    scene: () =>
      showerCorner(
        put(mist(1400, 4), 484, 176, 0, 0.4) +
          onRail(
            put(
              handset(
                () => tint('#3B423D', oval(-6, -4, 190, 160), 0.16) + fineHoles(),
                () => '',
              ),
              298,
              -6,
              0,
              0.4,
            ),
          ),
        'rose',
      ),
  },
  plate: {
    of: 'pommeau de douche',
    box: [215, 215, 1045, 840],
    part: () => handset(fineHoles),
    width: ['11 cm', 222, 722],
    facts: ['190 g', '6 L/min', '96 buses', 'Filetage 15/21', 'Diamètre 11 cm'],
    parts: ['régulateur de débit'],
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
export const lettuce = () => times(7, (i) => put(leaf(i % 2 ? 'leaf' : 'moss', 96, 44), 0, 0, -168 + i * 26))

/** A tomato plant with its roots, its foot at 0 0. */
export const tomatoPlant = () =>
  times(5, (i) => stroke('#C9B79A', `M0 5q${-60 + i * 30} 80 ${-90 + i * 45} ${170 + (i % 2) * 40}`, 4)) +
  stroke('#5B7F5A', 'M0 0Q10 -140 -6 -290', 12) +
  times(6, (i) => put(leaf('leaf', 120), 0, -60 - i * 40, i % 2 ? -30 : -150)) +
  times(2, (i) => flat('red', oval(i ? 46 : -44, -110 - i * 60, 38)))

/** Clay watering jars. */
export const oyas = views({
  alt: 'Oya en terre cuite enterrée jusqu’au col, coupée pour montrer l’eau qui suinte vers les racines d’un plant de tomates et d’une salade ; une deuxième, entière, posée sur la terre ; de la troisième, enterrée, ne dépasse que le col',
  place: 'garden',
  object: () =>
    put(tomatoPlant(), 930, 566, 0, 1.15) +
    put(lettuce(), 460, 574, 0, 0.8) +
    put(lettuce(), 1190, 574, 0, 0.6) +
    put(oya(), 1070, 822, 0, 0.9) +
    flat('soil', 'M-80 960V570Q200 550 460 566T900 558T1360 570V960Z') +
    tint(
      '#463426',
      blob([452, 700], [540, 612], [680, 590], [830, 616], [900, 720], [860, 850], [720, 908], [540, 884]),
      0.7,
    ) +
    times(18, (i) => tint('#7A5E47', oval(90 + ((i * 211) % 1130), 600 + ((i * 137) % 320), 10, 6))) +
    times(7, (i) =>
      stroke('#C9B79A', `M930 572q${-30 - i * 4} 70 ${-140 + i * 42} ${120 + ((i * 67) % 110)}`, 4),
    ) +
    put(oya(), 300, 574, 0, 0.9) +
    put(oya() + oyaInside(), 670, 886, 0, 0.98) +
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
    place: 'garden',
    scene: () =>
      flat('soil', rect(-10, 520, 1300, 460)) +
      tint(
        '#463426',
        blob([380, 700], [480, 590], [640, 560], [800, 590], [900, 700], [850, 860], [640, 920], [430, 860]),
        0.7,
      ) +
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

const alarm = () =>
  turned('white', 560, [
    [500, 220],
    [520, 238],
    [650, 238],
    [676, 224],
  ]) +
  disc('white', 560, 500, 220) +
  disc('grey', 560, 498, 132) +
  times(5, (i) => {
    const half = chord((i - 2) / 3, 116)
    return stroke('#3B423D', `M${560 - half} ${498 + (i - 2) * 7.5}H${560 + half}`, 4)
  }) +
  flat('red', oval(736, 506, 14, 5)) +
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

/** The puddle below the basin. */
const leak = blob(
  [-60, 760],
  [120, 678],
  [400, 648],
  [700, 660],
  [980, 700],
  [1130, 800],
  [960, 880],
  [560, 900],
  [160, 880],
)

/** A water leak alarm. */
export const detecteur = views({
  alt: 'Le siphon d’un lavabo goutte sur le carrelage : dans la flaque trempent les deux contacts dorés du détecteur de fuite, un boîtier blanc à grille grise dont la sirène retentit',
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
    put(drop(34), 380, 420) +
    put(drop(44), 380, 540) +
    tint('#7FB4BC', leak, 0.85) +
    stroke('#5A97A1', leak, 3) +
    shine(blob([150, 760], [270, 726], [330, 740], [210, 790]), 0.5) +
    stroke('#ffffff', `${oval(380, 706, 66, 13)}${oval(380, 706, 124, 27)}`, 5) +
    cord('grey', 'M830 750C760 690 690 700 610 780', 13) +
    put(probe(), 540, 808, -6, 1.75) +
    shadow(940, 826, 210) +
    put(alarm(), 454, 238, 0, 0.86) +
    put(rings(110), 936, 574),
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
      put(alarm(), 480, 320, 0, 0.74) +
      put(rings(94), 894, 566),
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
