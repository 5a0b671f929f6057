import {
  cast,
  cord,
  dim,
  flat,
  groove,
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
import { materials } from './materials.ts'
import { views } from './views.ts'

/** A bulb, the middle of its glass at 0 0, its cap below. */
export const bulb = () =>
  round('tin', rect(-44, 150, 88, 92, 6)) +
  times(4, (i) => groove('tin', `M-44 ${168 + i * 20}Q0 ${178 + i * 20} 44 ${162 + i * 20}`, 4)) +
  flat('dark', poly([-34, 242], [34, 242], [18, 262], [-18, 262])) +
  tint('#F8E3A1', oval(0, 0, 104), 0.5) +
  stroke('#8A8F8A', 'M-14 150L-34 -50M14 150L34 -50', 3) +
  times(4, (i) => stroke('#D98A1F', `M${-34 + i * 22.6} -56L${-24 + i * 16} 70`, 6)) +
  flat('glass', 'M-48 150C-52 100 -112 76 -112 -8A112 112 0 0 1 112 -8C112 76 52 100 48 150Z') +
  shine('M-84 -30A88 88 0 0 1 -30 -86L-22 -72A74 74 0 0 0 -68 -26Z', 0.85)

/** LED bulbs. */
export const ampoules = views({
  alt: 'Quatre ampoules à filament en verre clair, trois dans leur étui de carton et une posée devant',
  object: () =>
    shadow(620, 778, 400) +
    flat('card', poly([330, 560], [400, 500], [990, 500], [920, 560]), 'shade') +
    times(3, (i) => put(bulb(), 460 + i * 190, 400, 0, 0.98)) +
    flat('card', rect(330, 560, 590, 214)) +
    flat('card', poly([920, 560], [990, 500], [990, 714], [920, 774]), 'shade') +
    label(480, 650, 46, ['E27', '5 W']) +
    groove('card', 'M360 738H560', 3) +
    shadow(930, 862, 220) +
    put(bulb(), 850, 782, 82, 0.92),
  detail: {
    alt: 'Ampoule allumée dans une suspension, ses quatre filaments visibles',
    scene: () =>
      tint('#FFF6D8', oval(640, 520, 420), 0.75) +
      tint('#FFFBEA', oval(640, 520, 280), 0.8) +
      cord('dark', 'M640 0V190', 8) +
      turned('brass', 640, [
        [180, 34],
        [210, 74],
        [310, 84],
      ]) +
      put(bulb(), 640, 540, 180, 1.3),
  },
  plate: {
    of: 'une ampoule à culot vissé',
    box: [0, 0, 300, 400],
    part: () => put(bulb(), 150, 124),
    width: ['6 cm', 38, 262],
    height: ['10,5 cm', 4, 388],
    facts: ['34 g pièce', 'Culot E27', '5 W, 806 lm', '2 700 K', '15 000 h'],
  },
})

const cells = (x: number, y: number, w: number, h: number) =>
  flat('solar', rect(x, y, w, h)) +
  times(3, (i) => stroke('#C9D3D8', `M${x + (w / 4) * (i + 1)} ${y}v${h}`, 2)) +
  times(5, (i) => stroke('#8FA0AE', `M${x} ${y + (h / 6) * (i + 1)}h${w}`, 1.5)) +
  shine(poly([x + 8, y + 8], [x + w * 0.5, y + 8], [x + w * 0.2, y + h * 0.5], [x + 8, y + h * 0.6]), 0.16)

const phone = (screen: string) =>
  round('dark', rect(0, 0, 150, 290, 20)) + flat('white', rect(10, 14, 130, 262, 10), 'light') + screen

const panel = (i: number) =>
  flat('moss', rect(-92, -200, 184, 400, 8)) +
  cells(-74, -176, 148, 340) +
  (i % 3 === 0
    ? [-182, 182]
        .map((y) => flat('brass', oval(i ? 80 : -80, y, 9)) + flat('dark', oval(i ? 80 : -80, y, 4)))
        .join('')
    : '')

/** A folding solar panel. */
export const panneauSolaire = views({
  alt: 'Panneau solaire déplié en accordéon, quatre volets dans une toile verte, un téléphone en charge',
  place: 'garden',
  object: () =>
    shadow(570, 790, 480) +
    times(
      4,
      (i) =>
        `<g transform="matrix(1 ${i % 2 ? -0.14 : 0.14} 0 1 ${236 + i * 184} ${i % 2 ? 560 : 560})">${panel(i)}${i % 2 ? dim(rect(-92, -200, 184, 400, 8), 0.1) : ''}</g>`,
    ) +
    cord('dark', 'M880 720C940 800 990 840 1040 780', 8) +
    shadow(1060, 806, 110) +
    put(
      phone(
        flat('leaf', rect(50, 96, 50, 92, 8)) +
          flat('leaf', rect(64, 84, 22, 12)) +
          flat('white', 'M80 108L62 146H76L70 178L92 136H78Z', 'light'),
      ),
      990,
      520,
      6,
    ),
  detail: { alt: 'Cellules du panneau et œillet de laiton vus de près', near: [250, 470, 2.6] },
  plate: {
    of: 'panneau solaire, quatre volets à plat',
    box: [140, 330, 890, 790],
    part: () => times(4, (i) => put(panel(i), 236 + i * 184, 560)),
    height: ['28 cm', 360, 760],
    facts: ['28 W', '640 g', 'Plié : 28 × 16 cm', 'Deux sorties USB'],
    parts: ['prises USB'],
  },
})

const socket = (r: number) =>
  flat('dark', oval(0, 0, r)) +
  flat('white', oval(0, 0, r * 0.86), 'shade') +
  flat('dark', oval(-r * 0.42, r * 0.06, r * 0.13)) +
  flat('dark', oval(r * 0.42, r * 0.06, r * 0.13)) +
  round('chrome', oval(0, -r * 0.42, r * 0.13))

const plug = () =>
  round('dark', 'M-60 -46h70q30 0 40 46q-10 46 -40 46h-70Z') +
  lying('chrome', rect(-120, -30, 62, 16, 8)) +
  lying('chrome', rect(-120, 14, 62, 16, 8))

/** A power strip. */
export const multiprise = views({
  alt: 'Multiprise blanche à six prises, un interrupteur rouge devant chacune, câble textile',
  object: () =>
    shadow(600, 700, 560, 60) +
    cord('slate', 'M1080 480C1220 470 1240 300 1120 280C1000 262 900 330 800 300', 20) +
    put(plug(), 760, 296, 10) +
    put(
      flat('recycled', rect(0, 26, 980, 190, 40), 'shade') +
        flat('white', rect(0, 0, 980, 190, 40), 'light') +
        flat('white', rect(16, 14, 948, 160, 30)) +
        times(
          6,
          (i) =>
            put(socket(58), 100 + i * 156, 82, 45) +
            flat('red', rect(74 + i * 156, 146, 52, 24, 8), i === 1 || i === 4 ? 'shade' : 'light'),
        ),
      130,
      580,
      -8,
    ),
  detail: {
    alt: 'Trois prises inclinées à 45 degrés et leurs interrupteurs, vus de près',
    near: [400, 610, 2.7],
  },
  plate: {
    of: 'multiprise vue de dessus',
    box: [-10, -40, 990, 260],
    part: () =>
      flat('white', rect(0, 0, 980, 190, 40)) +
      times(
        6,
        (i) => put(socket(58), 100 + i * 156, 82, 45) + flat('red', rect(74 + i * 156, 146, 52, 24, 8)),
      ),
    facts: ['680 g', '6 prises', '3 680 W, 16 A', 'Câble de 1,5 m', 'S’ouvre à quatre vis'],
  },
})

/** A metering plug. */
export const priseConnectee = views({
  alt: 'Prise connectée ronde, son écran affiche 42 watts, un téléphone montre la consommation en barres',
  object: () =>
    shadow(520, 760, 330) +
    lying('chrome', rect(720, 480, 110, 28, 14)) +
    lying('chrome', rect(720, 600, 110, 28, 14)) +
    round('dark', rect(660, 430, 70, 250, 20)) +
    flat('white', 'M400 300H600a90 245 0 0 1 0 490H400Z', 'shade') +
    shine('M400 304H600Q640 312 660 380H400Z', 0.6) +
    put(
      flat('white', oval(0, 0, 214, 246), 'light') +
        flat('white', oval(0, 34, 150, 172), 'shade') +
        flat('light', oval(6, 38, 138, 158), 'shade') +
        flat('dark', oval(-62, 44, 21, 24)) +
        flat('dark', oval(66, 44, 21, 24)) +
        round('chrome', oval(2, -56, 19, 22)) +
        flat('screen', rect(-74, -216, 148, 62, 14)) +
        label(0, -168, 48, ['42 W']),
      410,
      545,
    ) +
    shadow(1050, 860, 190) +
    put(
      phone(
        [60, 96, 40, 120, 74].map((h, i) => flat('moss', rect(26 + i * 21, 220 - h, 14, h))).join('') +
          words('kWh', 74, 66, 34, { anchor: 'middle' }),
      ),
      900,
      360,
      0,
      1.72,
    ),
  detail: { alt: 'Écran de la prise et ses deux alvéoles, vus de près', near: [410, 480, 2.2] },
  plate: {
    of: 'prise connectée vue de face',
    box: [-250, -250, 250, 250],
    part: () =>
      flat('white', oval(0, 0, 246)) +
      flat('light', oval(0, 34, 172)) +
      flat('dark', oval(-72, 44, 24)) +
      flat('dark', oval(76, 44, 24)) +
      round('chrome', oval(2, -56, 22)) +
      flat('screen', rect(-74, -216, 148, 62, 14)) +
      label(0, -168, 48, ['42 W']),
    width: ['6 cm', -246, 246],
    facts: ['95 g', '16 A, 3 680 W', 'Mesure W et kWh', 'Sans abonnement'],
  },
})

/** A thermostat. */
export const thermostat = views({
  alt: 'Thermostat mural blanc, son écran indique 19,5 degrés et une flamme',
  place: 'wall',
  object: () =>
    dim(rect(342, 216, 620, 470, 54), 0.16) +
    flat('white', rect(326, 190, 620, 470, 54), 'shade') +
    flat('white', rect(320, 180, 612, 464, 50), 'light') +
    flat('screen', rect(372, 232, 380, 300, 24)) +
    words('19,5', 548, 424, 140, { anchor: 'middle' }) +
    words('°C', 700, 340, 46, { anchor: 'middle', font: 'sans' }) +
    words('Confort', 398, 290, 34, { font: 'sans' }) +
    tint('#B9542F', 'M690 500c-28 -18 -24 -46 -4 -66c0 16 10 18 14 8c22 22 22 44 -10 58Z') +
    times(6, (i) => flat('forest', rect(398 + i * 42, 466, 32, 30, 5), i < 4 ? 'base' : 'light')) +
    flat('white', oval(842, 300, 50)) +
    stroke('#1F4D3A', 'M820 300h44M842 278v44', 7) +
    flat('white', oval(842, 450, 50)) +
    stroke('#1F4D3A', 'M820 450h44', 7) +
    times(3, (i) => flat('light', rect(400 + i * 120, 566, 92, 34, 17))) +
    stroke('#B0523A', 'M610 664C600 800 640 860 610 960', 8) +
    stroke('#47607F', 'M650 664C660 800 630 860 660 960', 8),
  detail: {
    alt: 'Écran du thermostat vu de près : 19,5 degrés, mode confort, plages du jour',
    near: [560, 380, 2.3],
  },
  plate: {
    of: 'thermostat vu de face',
    box: [320, 180, 946, 660],
    part: () =>
      flat('white', rect(320, 180, 612, 464, 50)) +
      flat('screen', rect(372, 232, 380, 300, 24)) +
      words('19,5', 548, 424, 140, { anchor: 'middle' }) +
      flat('white', oval(842, 300, 50)) +
      flat('white', oval(842, 450, 50)),
    width: ['9 cm d’écran', 372, 752],
    facts: ['210 g', 'Par pas de 0,5 °C', 'Six plages par jour', 'Filaire, deux fils'],
  },
})

/** A solar lantern. */
export const lampion = views({
  alt: 'Lampion rouge en toile, allumé, suspendu à un fil, son petit panneau solaire sur le dessus',
  place: 'garden',
  object: () =>
    tint('#FBD9A0', oval(640, 500, 420), 0.4) +
    stroke('#4A4E4B', 'M0 60Q640 190 1280 40', 6) +
    stroke('#4A4E4B', 'M640 120V220', 5) +
    put(
      flat('solar', poly([-70, 0], [-34, -34], [104, -34], [70, 0])) +
        stroke('#C9D3D8', 'M-18 0L18 -34M30 0L62 -34', 2) +
        flat('dark', poly([-70, 0], [70, 0], [70, 14], [-70, 14])),
      626,
      252,
    ) +
    round('red', oval(640, 510, 262, 244)) +
    tint('#F6B26B', oval(640, 520, 120, 150), 0.4) +
    tint('#FBE0A8', oval(640, 530, 60, 90), 0.55) +
    [-0.82, -0.5, 0, 0.5, 0.82]
      .map((k) => groove('red', `M640 266Q${640 + k * 524 * 0.98} 510 640 754`, 2.5))
      .join('') +
    [350, 430, 510, 590, 670]
      .map((y) =>
        groove(
          'red',
          `M${640 - Math.sqrt(1 - ((y - 510) / 244) ** 2) * 262} ${y}Q640 ${y + 40} ${640 + Math.sqrt(1 - ((y - 510) / 244) ** 2) * 262} ${y}`,
          2,
        ),
      )
      .join('') +
    turned('dark', 640, [
      [262, 74],
      [284, 82],
    ]) +
    turned('dark', 640, [
      [736, 80],
      [758, 72],
    ]) +
    stroke('#A8452F', 'M640 764V830', 10) +
    times(5, (i) => stroke('#A8452F', `M640 800L${616 + i * 12} 862`, 4)),
  detail: { alt: 'Petit panneau solaire carré sur le chapeau du lampion, vu de près', near: [640, 290, 2.5] },
  plate: {
    of: 'lampion et son panneau solaire',
    box: [376, 216, 904, 866],
    width: ['30 cm', 378, 902],
    facts: ['140 g', '30 lumens', '6 heures', 'Panneau 6 × 6 cm'],
    parts: ['accu'],
  },
})

const battery = () =>
  round('moss', rect(-37, -120, 74, 250, 8)) +
  round('white', rect(-37, -120, 74, 60, 8)) +
  round('tin', rect(-16, -140, 32, 22, 5)) +
  words('AA', 0, 20, 40, { anchor: 'middle', colour: '#ffffff', font: 'sans' })

/** A battery charger. */
export const chargeur = views({
  alt: 'Chargeur à quatre voies garni de quatre accus AA verts, voyants allumés, câble USB-C',
  object: () =>
    shadow(640, 806, 420) +
    cord('dark', 'M860 700C1020 760 1060 640 1150 700', 12) +
    round('chrome', rect(1140, 680, 50, 34, 8)) +
    flat('recycled', rect(360, 262, 560, 536, 46), 'shade') +
    flat('recycled', rect(346, 240, 560, 536, 46)) +
    times(
      4,
      (i) =>
        flat('dark', rect(386 + i * 124, 290, 108, 330, 16)) +
        put(battery(), 440 + i * 124, 462) +
        flat(i < 3 ? 'leaf' : 'red', oval(440 + i * 124, 676, 15), 'light'),
    ) +
    words('AA · AAA', 626, 744, 38, { anchor: 'middle', colour: '#F5F1E6', font: 'sans' }),
  detail: { alt: 'Trois accus AA dans leurs logements et leurs voyants, vus de près', near: [500, 540, 2.2] },
  plate: {
    of: 'chargeur et ses quatre accus',
    box: [-10, -10, 370, 560],
    part: () =>
      flat('recycled', rect(0, 0, 350, 550, 30)) + times(4, (i) => put(battery(), 58 + i * 78, 220, 0, 0.9)),
    width: ['7 cm', 0, 350],
    height: ['11 cm', 0, 550],
    facts: ['330 g', 'Quatre accus AA', '2 100 mAh', 'USB-C', '55 % recyclé'],
  },
})

/** The edges of its folds, at the rod and at the floor, and how deep each is: no two alike. */
const folds = [
  [300, 286, 0],
  [352, 330, 1],
  [398, 392, 0],
  [452, 436, 1],
  [500, 506, 0],
  [548, 548, 1],
  [596, 612, 0],
  [640, 660, 1],
  [690, 724, 0],
] as const

/** A curtain of eight uneven folds, from the rod down to the floor. */
const curtain = (woven = true) =>
  folds
    .slice(1)
    .map(([top, foot, deep], i) => {
      const [from, fromFoot] = folds[i] as (typeof folds)[number]
      return round(
        'hemp',
        `M${from} 176Q${(from + top) / 2} ${deep ? 168 : 184} ${top} 176C${top + 6} 400 ${foot - 8} 600 ${foot} ${836 + (deep ? 0 : 10)}Q${(fromFoot + foot) / 2} ${deep ? 838 : 862} ${fromFoot} ${836 + (deep ? 10 : 0)}C${fromFoot - 8} 600 ${from + 6} 400 ${from} 176Z`,
      )
    })
    .join('') +
  // The weave, and a hem along the foot.
  (woven
    ? stroke(
        materials.hemp.line,
        times(150, (i) => {
          const [x, y] = scattered(i, 300, 210, 400, 590)
          return `M${x.toFixed(0)} ${y.toFixed(0)}h${8 + (i % 3) * 5}`
        }),
        1.2,
        ' stroke-opacity="0.45"',
      )
    : '') +
  stroke(materials.hemp.line, 'M290 796Q420 810 508 800T720 792', 2.5, ' stroke-dasharray="10 7"')

/** Its eyelets on the rod. */
const eyelets = () =>
  times(
    8,
    (i) => flat('steel', oval(324 + i * 49, 152, 23), 'light') + flat('dark', oval(324 + i * 49, 148, 13)),
  )

/** The corner of the curtain turned over: cloth, wadding, lining, each with its edge. */
const turnedCorner = () =>
  flat('slate', 'M724 838C728 740 722 640 704 560C610 606 508 716 486 838Q620 866 724 838Z', 'light') +
  dim('M704 560C700 660 660 780 630 854Q690 850 724 838C728 740 722 640 704 560Z', 0.09) +
  flat(
    'white',
    'M704 560C610 606 508 716 486 838L452 832Q446 812 458 796Q452 776 468 764Q466 744 484 734Q484 712 504 704Q506 682 528 676Q532 656 554 650Q560 630 582 624Q588 604 612 600Q620 580 642 574Q654 556 676 552Q690 544 704 560Z',
    'light',
  ) +
  groove(
    'white',
    'M470 800l20 4M480 766l20 6M498 732l18 8M520 702l16 10M546 674l14 12M574 648l12 12M606 622l10 12M640 596l8 12',
    1.8,
  ) +
  flat('hemp', 'M676 548C560 596 456 716 446 832L424 826C434 704 540 580 664 530Z') +
  stroke(materials.hemp.line, 'M660 546C552 594 450 706 438 818', 1.6, ' stroke-dasharray="8 6"')

const warmth = (x: number, y: number, turn: number, colour: string) =>
  put(
    stroke(colour, 'M-70 0C-50 -24 -30 -24 -10 0S30 24 50 0', 8) + stroke(colour, 'M34 -20L56 -4L44 22', 8),
    x,
    y,
    turn,
  )

/** A thermal curtain. */
export const rideau = views({
  alt: 'Rideau épais de chanvre à œillets d’acier, tiré à moitié devant une fenêtre sous la neige : son coin retourné montre la toile, l’ouate blanche et la doublure grise ; la chaleur reste côté pièce',
  place: 'floor',
  object: () =>
    flat('larch', rect(560, 190, 520, 520), 'light') +
    flat('sky', rect(590, 220, 218, 460)) +
    flat('sky', rect(832, 220, 218, 460)) +
    tint('#ffffff', 'M590 630Q680 600 808 636V680H590ZM832 640Q940 604 1050 628V680H832Z', 0.9) +
    times(22, (i) =>
      tint('#ffffff', oval(...scattered(i, i % 2 ? 846 : 760, 236, i % 2 ? 190 : 40, 370), 7 + (i % 3) * 3)),
    ) +
    shine(poly([850, 220], [930, 220], [860, 420], [832, 420]), 0.3) +
    flat('larch', rect(540, 704, 560, 30)) +
    tint('#8FC0D0', poly([724, 734], [1100, 734], [1150, 816], [740, 816]), 0.22) +
    lying('dark', rect(220, 124, 920, 24, 12)) +
    flat('dark', oval(220, 136, 24)) +
    flat('dark', oval(1140, 136, 24)) +
    shadow(500, 850, 260, 18) +
    put(cast(poly([300, 180], [690, 180], [724, 840], [290, 840]), 12), 0, 0) +
    curtain() +
    turnedCorner() +
    eyelets() +
    warmth(170, 330, 0, '#D9713F') +
    warmth(150, 500, 0, '#D9713F') +
    warmth(170, 670, 0, '#D9713F') +
    warmth(900, 330, 180, '#FFFFFF') +
    warmth(920, 500, 180, '#FFFFFF'),
  detail: {
    alt: 'Œillets d’acier du rideau sur la tringle et plis de la toile de chanvre, vus de près',
    near: [450, 270, 2.5],
  },
  plate: {
    of: 'rideau à œillets sur sa tringle',
    box: [200, 104, 800, 866],
    part: () => lying('dark', rect(220, 124, 570, 24, 12)) + curtain(false) + eyelets(),
    width: ['140 cm', 286, 724],
    height: ['260 cm', 132, 856],
    facts: ['3,2 kg', 'Trois couches', 'Huit œillets', 'Tringle de 28 mm'],
  },
})
