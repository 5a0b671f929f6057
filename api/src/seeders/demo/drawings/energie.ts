import {
  blob,
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
  soft,
  stroke,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, words } from './lettering.ts'
import { materials } from './materials.ts'
import { parkBench, rucksack } from './places/bench.ts'
import { eveningGarden } from './places/evening.ts'
import { livingRoom } from './places/living-room.ts'
import { views } from './views.ts'

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

/** A slope in the mountains that looks south, in the sun: snow far behind, grass before. */
const sunnySlope = () =>
  times(3, (i) => tint('#FFF6D2', oval(210, 170, 78 + i * 62), i ? 0.3 : 1)) +
  tint('#E3C79B', 'M-80 640L250 330L400 452L640 200L820 400L960 300L1360 620V700H-80Z') +
  tint(
    '#FFF8EA',
    'M640 200L536 308L580 330L616 296L650 346L690 300L742 330L716 284ZM250 330L186 390L226 398L252 372L290 404L312 380ZM960 300L896 346L944 348L980 376L1020 350Z',
  ) +
  tint('#C99F6B', 'M640 200L820 400L960 300L1360 620V700H900L760 560L690 470L700 360Z', 0.4) +
  tint('#A9AE72', 'M-80 620Q200 520 520 610T1360 560V1040H-80Z') +
  tint('#97A162', 'M-80 740Q360 640 760 690T1360 660V1040H-80Z') +
  [990, 1060, 1150, 1226]
    .map((x, i) =>
      tint(
        '#5F7A4E',
        poly([x - 26, 604 + (i % 2) * 10], [x, 470 + (i % 2) * 34], [x + 26, 604 + (i % 2) * 10]),
      ),
    )
    .join('')

/** What stands in grass: blades before its foot, from one `x` to another. */
const tufts = (from: number, to: number, y: number) =>
  times(Math.floor((to - from) / 34), (i) => {
    const [lean, tall] = scattered(i + from, -14, 20, 28, 30)
    const x = from + i * 34
    return tint(
      i % 3 ? '#7E8F4E' : '#6B8043',
      `M${x} ${y + 8}Q${x + 2} ${y - 10} ${(x + lean).toFixed(0)} ${(y - tall).toFixed(0)}Q${x + 10} ${y - 8} ${x + 14} ${y + 8}Z`,
    )
  })

const stone = blob(
  [1010, 800],
  [1000, 700],
  [1050, 612],
  [1130, 590],
  [1216, 640],
  [1250, 740],
  [1240, 806],
  [1120, 826],
)

/** Its four leaves, unfolded like a screen, their middle at 512 560. */
const unfolded = () =>
  times(
    4,
    (i) =>
      `<g transform="matrix(1 ${i % 2 ? -0.14 : 0.14} 0 1 ${236 + i * 184} ${i % 2 ? 560 : 560})">${panel(i)}${i % 2 ? dim(rect(-92, -200, 184, 400, 8), 0.16) : tint('#BFD4EA', rect(-74, -176, 148, 340), 0.14)}</g>`,
  )

const chargingPhone = () =>
  phone(
    flat('leaf', rect(50, 96, 50, 92, 8)) +
      flat('leaf', rect(64, 84, 22, 12)) +
      flat('white', 'M80 108L62 146H76L70 178L92 136H78Z', 'light'),
  )

/** A folding solar panel. */
export const panneauSolaire = views({
  alt: 'Panneau solaire déplié en accordéon dans l’herbe d’un versant ensoleillé, quatre volets dans une toile verte ; un téléphone en charge contre une pierre, des sommets enneigés au loin',
  place: 'garden',
  object: () =>
    sunnySlope() +
    soft(
      'under-panel',
      rect(60, 640, 1200, 260),
      dim(poly([136, 750], [880, 740], [1010, 800], [820, 836], [660, 806], [450, 840], [250, 812]), 0.4) +
        dim(oval(1150, 816, 130, 22), 0.4),
    ) +
    unfolded() +
    tufts(150, 880, 776) +
    flat('grey', stone) +
    soft(
      'stone',
      stone,
      tint('#ffffff', oval(1080, 640, 70, 50), 0.6) + dim(oval(1240, 780, 90, 120), 0.36),
    ) +
    cord('dark', 'M876 724C900 800 930 850 1000 830T1060 786', 10) +
    put(dim(rect(8, 6, 150, 290, 20), 0.2) + chargingPhone(), 1010, 506, 5, 1.06) +
    tufts(1000, 1240, 832),
  detail: {
    alt: 'Panneau solaire déplié au soleil sur le banc d’un parc, contre le dossier, près d’un sac à dos ; un téléphone se charge devant lui',
    place: 'garden',
    scene: () =>
      parkBench(
        shadow(470, 762, 340, 20) +
          put(unfolded(), 12, 98, 0, 0.88) +
          put(rucksack(), 1010, 806, 0, 1.08) +
          cord('dark', 'M780 742C836 786 800 812 720 808S620 806 590 792', 5) +
          put(dim(rect(-6, 4, 160, 290, 20), 0.2) + chargingPhone(), 330, 826, -84, '0.5 0.86'),
      ),
  },
  plate: {
    of: 'panneau solaire, quatre volets à plat',
    box: [140, 330, 890, 790],
    part: () => times(4, (i) => put(panel(i), 236 + i * 184, 560)),
    height: ['28 cm', 360, 760],
    facts: ['28 W', '640 g', 'Plié : 28 × 16 cm', 'Deux sorties USB'],
    parts: ['prises USB'],
  },
})

/** The case from above, in its own plane; `sunk` says whether the light shows how deep its sockets are. */
const [long, wide, corner] = [1000, 236, 46]

const socket = (sunk: boolean) =>
  flat('light', oval(0, 0, 66), 'light') +
  flat('grey', oval(0, 0, 58)) +
  (sunk
    ? tint('#D9DBD5', oval(5, 6, 50)) +
      tint('#8B8F88', 'M-58 0A58 58 0 0 1 50 -29A50 50 0 0 0 -34 44A58 58 0 0 1 -58 0Z', 0.55) +
      stroke('#ffffff', 'M-44 46A64 64 0 0 0 62 14', 4)
    : '') +
  put(
    flat('lentil', oval(-24, 6, 10)) +
      flat('lentil', oval(24, 6, 10)) +
      flat('brass', oval(0, -24, 10)) +
      (sunk ? shine(oval(-3, -28, 4), 0.9) : ''),
    sunk ? 3 : 0,
    sunk ? 4 : 0,
    45,
  )

/** A rocker with a light in it, on or off. */
const rocker = (on: boolean, sunk: boolean) =>
  flat('dark', rect(-36, -18, 72, 36, 10)) +
  flat('red', rect(-31, -13, 62, 26, 7), on ? 'base' : 'shade') +
  (sunk
    ? on
      ? tint('#FFD9A8', oval(6, 0, 20, 8), 0.75) + shine(rect(-27, -11, 22, 6, 3), 0.6)
      : dim(rect(-2, -13, 33, 26, 7), 0.35)
    : '')

const top = (sunk: boolean) =>
  flat('white', rect(0, 0, long, wide, corner), 'light') +
  flat('white', rect(14, 12, long - 28, wide - 24, 36)) +
  (sunk
    ? soft(
        'top',
        rect(14, 12, long - 28, wide - 24, 36),
        tint('#ffffff', poly([0, 0], [420, 0], [220, 240], [0, 240]), 0.8) + dim(rect(880, 0, 140, 240), 0.1),
      )
    : '') +
  times(
    6,
    (i) => put(socket(sunk), 100 + i * 160, 92) + put(rocker(i !== 1 && i !== 4, sunk), 100 + i * 160, 192),
  )

/** How a thing that lies before us is turned and tilted: the matrix of its upper side. */
type Pose = readonly [number, number, number, number]

const posed = ([a, b, c, d]: Pose, part: string) =>
  `<g transform="matrix(${a} ${b} ${c} ${d} 0 0)">${part}</g>`

/** The side of a case with round corners, between two heights below its top: what of it is turned to us. */
const sideOf =
  (width: number, height: number, corner: number, [a, b, c, d]: Pose) =>
  (from: number, to: number) => {
    const arc = (cx: number, cy: number, start: number) =>
      Array.from({ length: 9 }, (_, i): [number, number] => {
        const turn = ((start + i * 11.25) * Math.PI) / 180
        const [u, v] = [cx + Math.cos(turn) * corner, cy + Math.sin(turn) * corner]
        return [a * u + c * v, b * u + d * v]
      })
    const ring = [
      ...arc(corner, corner, 180),
      ...arc(width - corner, corner, 270),
      ...arc(width - corner, height - corner, 0),
      ...arc(corner, height - corner, 90),
    ]
    const xs = ring.map(([x]) => x)
    const right = xs.indexOf(Math.max(...xs))
    const twice = [...ring, ...ring].slice(right)
    const edge = twice.slice(0, twice.findIndex(([x]) => x === Math.min(...xs)) + 1)
    return poly(
      ...edge.map(([x, y]): [number, number] => [x, y + from]),
      ...edge.toReversed().map(([x, y]): [number, number] => [x, y + to]),
    )
  }

const stripPose = [0.951, 0.199, -0.309, 0.612] as const
const stripSide = sideOf(long, wide, corner, stripPose)

const strip = () =>
  flat('recycled', stripSide(0, 66), 'shade') +
  lying('recycled', stripSide(22, 62)) +
  flat('white', stripSide(0, 24), 'shade') +
  soft(
    'side',
    stripSide(0, 66),
    tint('#ffffff', poly([-80, 100], [500, 220], [500, 280], [-80, 160]), 0.16) +
      dim(poly([840, 180], [1000, 100], [1000, 400], [840, 460]), 0.34),
  ) +
  posed(stripPose, top(true))

/** A cable in a woven sleeve. */
const woven = (d: string) =>
  cord('slate', d, 19) +
  stroke('#DCE3EA', d, 7, ' stroke-dasharray="3 17" stroke-opacity="0.7" class="glint"')

/** A plug that lies, its pins to the left, the cable at 0 0. */
const plug = () =>
  lying('chrome', rect(-190, -32, 70, 15, 7)) +
  lying('chrome', rect(-190, 16, 70, 15, 7)) +
  lying(
    'iron',
    'M-124 -50Q-124 -58 -114 -58H-54Q-26 -56 -8 -16H10V16H-8Q-26 56 -54 58H-114Q-124 58 -124 50Z',
  ) +
  times(3, (i) => groove('iron', `M${-92 + i * 18} -34V34`, 4)) +
  shine('M-112 -46H-60Q-44 -44 -36 -34Q-50 -38 -62 -38H-112Z', 0.35)

const cable = 'M172 430C60 380 60 236 240 226C420 216 470 330 640 306C700 298 740 270 800 262'

/** A power strip. */
export const multiprise = views({
  alt: 'Multiprise blanche à six prises inclinées, un interrupteur rouge lumineux devant chacune, deux éteints ; derrière, son câble tressé et sa fiche',
  place: 'planks',
  object: () =>
    soft(
      'cable-shade',
      rect(0, 0, 1280, 960),
      tint('#20261F', rect(0, 100, 1200, 600), 0) +
        put(stroke('#20261F', cable, 30, ' stroke-opacity="0.3"'), 14, 20) +
        dim(oval(940, 286, 110, 50), 0.3),
    ) +
    woven(cable) +
    put(plug(), 800, 262, 172) +
    put(
      soft(
        'strip-shade',
        rect(-300, -200, 1700, 900),
        dim(stripSide(20, 80), 0.5) + put(dim(stripSide(20, 70), 0.3), 24, 14),
      ),
      196,
      392,
    ) +
    put(strip(), 196, 392),
  detail: {
    alt: 'Trois prises inclinées à 45 degrés et leurs interrupteurs, vus de près',
    near: [400, 520, 2.5],
  },
  plate: {
    of: 'multiprise vue de dessus',
    box: [0, 0, long, wide],
    part: () => top(false),
    facts: ['680 g', '6 prises', '3 680 W, 16 A', 'Câble de 1,5 m', 'S’ouvre à quatre vis'],
  },
})

/** A metering plug. */
export const priseConnectee = views({
  alt: 'Prise connectée ronde, son écran affiche 42 watts, un téléphone montre la consommation en barres',
  place: 'shelf',
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
        soft(
          'well',
          oval(6, 38, 138, 158),
          dim('M-150 40A150 172 0 0 1 100 -90L80 -60A120 140 0 0 0 -100 60Z', 0.4),
        ) +
        stroke('#ffffff', 'M-70 176A138 158 0 0 0 134 96', 5, ' stroke-opacity="0.8"') +
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

/** The lantern, hung at 640 120, its panel on its top. */
const lantern = () =>
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
  times(5, (i) => stroke('#A8452F', `M640 800L${616 + i * 12} 862`, 4))

/** A solar lantern. */
export const lampion = views({
  alt: 'Lampion rouge en toile, allumé, suspendu à un fil, son petit panneau solaire sur le dessus',
  place: 'garden',
  object: () =>
    tint('#FBD9A0', oval(640, 500, 420), 0.4) + stroke('#4A4E4B', 'M0 60Q640 190 1280 40', 6) + lantern(),
  detail: {
    alt: 'Trois lampions rouges allumés, tendus d’arbre en arbre au-dessus d’une table ronde et de deux chaises de jardin, à la tombée de la nuit',
    place: 'garden',
    scene: () =>
      eveningGarden(
        [
          [380, 140],
          [650, 154],
          [920, 136],
        ]
          .map(([x = 0, y = 0]) => put(lantern(), x - 640 * 0.25, y - 120 * 0.25, 0, 0.25))
          .join(''),
      ),
  },
  plate: {
    of: 'lampion et son panneau solaire',
    box: [376, 216, 904, 866],
    width: ['30 cm', 378, 902],
    facts: ['140 g', '30 lumens', '6 heures', 'Panneau 6 × 6 cm'],
    parts: ['accu'],
  },
})

/** A rechargeable cell, its middle at 0 0: 14.5 mm thick and 50.5 mm long, as the case is measured. */
const battery = () =>
  round('tin', rect(-13, -132, 26, 16, 5)) +
  round('moss', rect(-36, -120, 72, 252, 9)) +
  round('white', rect(-36, -120, 72, 54, 9)) +
  round('tin', rect(-34, 122, 68, 12, 5)) +
  put(words('AA', 0, 0, 44, { anchor: 'middle', colour: '#ffffff', font: 'sans' }), 0, 36) +
  words('+', 0, -82, 40, { anchor: 'middle', colour: '#3B423D', font: 'sans' }) +
  shine(rect(-25, -112, 8, 230, 4), 0.4)

const [chargerWide, chargerHigh, chargerCorner] = [350, 550, 40]

/** The charger from above, its cells in it. */
const chargerTop = (sunk: boolean) =>
  flat('recycled', rect(0, 0, chargerWide, chargerHigh, chargerCorner), 'light') +
  flat('recycled', rect(9, 8, chargerWide - 18, chargerHigh - 18, 34)) +
  (sunk
    ? soft(
        'charger',
        rect(9, 8, chargerWide - 18, chargerHigh - 18, 34),
        tint('#ffffff', poly([0, 0], [200, 0], [60, 560], [0, 560]), 0.16) + dim(rect(300, 0, 60, 560), 0.2),
      )
    : '') +
  times(4, (i) => {
    const x = 55 + i * 80
    return (
      flat('dark', rect(x - 38, 44, 76, 330, 16)) +
      lying('chrome', rect(x - 16, 50, 32, 14, 4)) +
      times(3, (k) => groove('chrome', `M${x - 18} ${342 + k * 9}h36`, 4)) +
      put(battery(), x, 204) +
      (sunk
        ? dim(rect(x + 20, 90, 18, 250, 8), 0.3) + tint(i < 3 ? '#BDF0A0' : '#FFB48A', oval(x, 424, 24), 0.3)
        : '') +
      flat(i < 3 ? 'leaf' : 'red', oval(x, 424, 11), 'light') +
      (sunk ? shine(oval(x - 3, 420, 4), 0.9) : '')
    )
  }) +
  words('AA · AAA', chargerWide / 2, 502, 36, { anchor: 'middle', colour: '#F5F1E6', font: 'sans' })

const chargerPose = [1.164, -0.233, 0.29, 0.9] as const
const chargerSide = sideOf(chargerWide, chargerHigh, chargerCorner, chargerPose)

/** The plug at the end of its cable, which comes to it at 0 0. */
const usbPlug = () =>
  lying('chrome', rect(76, -17, 50, 34, 14)) +
  groove('chrome', 'M112 -6V6', 3) +
  lying('iron', rect(-6, -27, 86, 54, 14)) +
  lying('iron', rect(-40, -13, 38, 26, 8)) +
  shine(rect(6, -19, 58, 6, 3), 0.3)

const chargerCable = 'M690 236C700 130 840 90 940 150C1060 222 1000 330 940 380C880 440 930 500 1000 520'

/** A battery charger. */
export const chargeur = views({
  alt: 'Chargeur à quatre voies couché, garni de quatre accus AA verts, trois voyants verts et un rouge ; son câble USB-C en boucle',
  place: 'planks',
  object: () =>
    soft(
      'cable-shade',
      rect(0, 0, 1280, 960),
      tint('#20261F', rect(300, 40, 900, 700), 0) +
        put(
          stroke('#20261F', chargerCable, 24, ' stroke-opacity="0.3"') + dim(rect(1000, 500, 150, 50), 0.3),
          12,
          16,
        ),
    ) +
    cord('iron', chargerCable, 12) +
    put(usbPlug(), 1030, 526, 14) +
    put(
      soft(
        'charger-shade',
        rect(-300, -300, 1400, 1400),
        dim(chargerSide(10, 96), 0.5) + put(dim(chargerSide(-40, 80), 0.3), 34, 16),
      ) +
        flat('recycled', chargerSide(0, 74), 'shade') +
        lying('recycled', chargerSide(22, 70)) +
        soft(
          'charger-side',
          chargerSide(0, 74),
          tint('#ffffff', poly([100, 480], [330, 430], [330, 600], [100, 620]), 0.14) +
            dim(poly([500, 0], [640, 0], [640, 500], [500, 520]), 0.3),
        ) +
        posed(chargerPose, chargerTop(true)),
      340,
      270,
    ),
  detail: { alt: 'Accus AA dans leurs logements et leurs voyants, vus de près', near: [620, 520, 2.1] },
  plate: {
    of: 'chargeur et ses quatre accus',
    box: [0, 0, chargerWide, chargerHigh],
    part: () => chargerTop(false),
    width: '7 cm',
    height: '11 cm',
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
    warmth(170, 670, 0, '#D9713F'),
  detail: {
    alt: 'Deux de ces rideaux presque joints, de la tringle au sol, devant une porte-fenêtre, un soir de neige ; dans la pièce, un fauteuil vert sous un lampadaire allumé et une tasse fumante sur une table basse',
    place: 'evening',
    scene: () =>
      livingRoom(
        put(curtain(false) + eyelets(), -79, 4, 0, 0.8) +
          put(curtain(false) + eyelets(), 1199, 4, 0, '-0.8 0.8'),
      ),
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
