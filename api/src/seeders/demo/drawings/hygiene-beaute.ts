import {
  band,
  box,
  boxShadow,
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
  through,
  tiles,
  times,
  tint,
  turned,
} from './kit.ts'
import { label, words, wrapped } from './lettering.ts'
import { type Material, materials } from './materials.ts'
import { views } from './views.ts'

/** Foam: small bubbles that hold together, round 0 0. */
export const foam = (w: number, h: number, count: number) =>
  times(count * 3, (i) => {
    const [x, y] = scattered(i, -w / 2, -h / 2, w, h)
    const r = 13 + ((i * 7) % 5) * 5
    return (
      tint(i % 4 ? '#FCFDFC' : '#EAF1EF', oval(x, y, r), 0.92) +
      stroke('#B7C9C6', oval(x, y, r), 1.6) +
      shine(oval(x - r * 0.35, y - r * 0.4, r * 0.24, r * 0.18), 1)
    )
  })

/** Soap bubbles in the air: middle and radius of each. */
export const bubbles = (...each: (readonly [number, number, number])[]) =>
  each
    .map(
      ([x, y, r]) =>
        `<path d="${oval(x, y, r)}" fill="#ffffff" fill-opacity="0.5" stroke="#7FA3A6" stroke-width="3.5"/>` +
        stroke(
          '#ffffff',
          `M${x - r * 0.62} ${y - r * 0.1}A${r * 0.64} ${r * 0.64} 0 0 1 ${x} ${y - r * 0.64}`,
          r * 0.16,
        ),
    )
    .join('')

/** An outline with straight sides and round corners. */
const bevelled = (r: number, ...points: (readonly [number, number])[]) =>
  `${points
    .map(([x, y], i) => {
      const near = ([toX, toY]: readonly [number, number] = [0, 0]) => {
        const share = r / Math.hypot(toX - x, toY - y)
        return `${(x + (toX - x) * share).toFixed(1)} ${(y + (toY - y) * share).toFixed(1)}`
      }
      return `${i ? 'L' : 'M'}${near(points.at(i - 1))}Q${x} ${y} ${near(points[(i + 1) % points.length])}`
    })
    .join('')}Z`

/** A brick of soap with round edges, made by hand and carved; the left top of its front is 0 0. */
export const soapBrick = (material: Material) =>
  flat(
    material,
    'M22 4L142 -82Q152 -90 170 -90H604Q636 -90 632 -62L622 120Q620 140 606 150L494 238Z',
    'shade',
  ) +
  flat(
    material,
    'M10 24Q14 4 30 -6L138 -80Q152 -90 170 -90H600Q640 -90 616 -68L512 6Q498 16 480 16Z',
    'light',
  ) +
  flat(material, bevelled(34, [0, 0], [502, 0], [498, 242], [4, 242])) +
  shine('M34 12H440Q470 12 474 18Q300 22 40 24Q24 20 34 12Z', 0.7) +
  times(9, (i) =>
    tint(materials[material].shade, oval(...scattered(i, 24, 24, 450, 196), 3 + (i % 3), 2 + (i % 2)), 0.5),
  ) +
  groove(material, bevelled(20, [84, 42], [472, 42], [470, 202], [84, 202]), 2.5) +
  put(
    groove(material, 'M-150 0Q0 -16 150 0', 4) +
      times(6, (i) => put(leaf(material, 82, 22), -120 + i * 46, -8, i % 2 ? 42 : -42)) +
      flat(material, oval(-42, 44, 18, 22), 'shade') +
      flat(material, oval(48, 44, 18, 22), 'shade'),
    278,
    118,
  )

/** A spikelet of oats that hangs from 0 0: two glumes round the grain, an awn. */
const spikelet = (colour: 'larch' | 'oat') =>
  stroke(materials[colour].line, 'M0 0Q4 14 2 24M2 70Q8 92 4 108', 2.4) +
  flat(colour, 'M2 22C-18 38 -16 64 2 82C20 64 20 38 2 22Z') +
  flat(colour, 'M2 22C-18 38 -18 60 -12 72C-2 58 2 42 2 22Z', 'light') +
  groove(colour, 'M2 30Q10 52 3 78', 1.6)

/** An oat plant in ear, as printed: grains that hang from thin branches; its foot at 0 0. */
const oatPanicle = (colour: 'larch' | 'oat', size = 1) =>
  put(
    stroke(materials[colour].line, 'M0 0Q8 -150 -4 -330', 5) +
      [
        [-4, -330, 44, -318],
        [-3, -300, -70, -290],
        [0, -266, 82, -258],
        [2, -226, -102, -212],
        [4, -184, 104, -172],
        [5, -140, -84, -128],
      ]
        .map(
          ([x = 0, y = 0, tipX = 0, tipY = 0]) =>
            stroke(
              materials[colour].line,
              `M${x} ${y}Q${(x + tipX) / 2} ${y - 40} ${tipX} ${tipY}M${x} ${y}Q${x + (tipX - x) * 0.3} ${y - 34} ${x + (tipX - x) * 0.5} ${y - 12}`,
              3,
            ) +
            put(spikelet(colour), tipX, tipY, tipX > 0 ? -8 : 8, 0.84) +
            put(spikelet(colour), x + (tipX - x) * 0.5, y - 12, tipX > 0 ? -4 : 4, 0.74),
        )
        .join(''),
    0,
    0,
    0,
    size,
  )

/** A thick round puck, smooth and worn on one side; the middle of its upper face is 0 0. */
const puck = () =>
  lying(
    'oat',
    'M-236 10C-236 -72 -130 -120 0 -124C150 -128 236 -70 236 10V46C234 122 130 170 0 176S-236 136 -236 66Z',
  ) +
  tint(
    '#F1E5CB',
    'M-212 4C-206 -66 -110 -104 0 -106C120 -108 206 -66 210 0C204 68 110 102 0 106S-208 70 -212 4Z',
  ) +
  tint('#FBF4E4', 'M-180 -20C-160 -70 -90 -90 -10 -92C60 -92 120 -76 150 -50C80 -66 -90 -66 -180 -20Z', 0.9) +
  dim('M60 96C150 80 206 44 210 0C220 60 180 96 120 108Q84 108 60 96Z', 0.1) +
  times(26, (i) => tint('#C3A878', oval(...scattered(i, -170, -60, 340, 130), 3 + (i % 3), 2), 0.7)) +
  flat('soil', oval(0, 0, 22, 11)) +
  shine('M-222 56C-214 92 -190 112 -160 126L-156 112C-180 100 -200 84 -206 56Z', 0.5)

/** The cord it hangs by. */
const puckCord = (d: string) => stroke('#8A7650', d, 15) + stroke('#F1EADB', d, 9)

/** A solid shampoo. */
export const shampoingSolide = views({
  alt: 'Galet lisse de shampoing beige percé d’une cordelette, posé dans la mousse ; derrière, son étui de carton « shampoing » ; à côté, une panicule d’avoine',
  object: () =>
    boxShadow(690, 660, 330, 150) +
    box('card', 690, 250, 330, 410, 150) +
    words('shampoing', 855, 350, 52, { anchor: 'middle', colour: '#5C4628' }) +
    put(oatPanicle('oat', 0.78), 852, 636) +
    shadow(500, 806, 360, 44) +
    put(puck(), 470, 610, 0, 1.3) +
    puckCord(
      through([462, 606], [420, 440], [470, 330], [570, 300], [630, 380], [560, 480], [490, 520], [478, 612]),
    ) +
    put(foam(330, 64, 15), 300, 760) +
    put(foam(260, 44, 12), 590, 820) +
    shadow(960, 832, 210, 16) +
    put(oatPanicle('larch', 1.1), 1130, 812, -74) +
    bubbles([250, 380, 50], [330, 270, 30], [180, 290, 24]),
  detail: {
    alt: 'Galet de shampoing suspendu par sa cordelette au robinet d’une douche',
    place: 'wall',
    scene: () =>
      tiles(960) +
      cord('chrome', 'M-20 200H700V330', 34) +
      lying('chrome', rect(650, 150, 100, 40, 20)) +
      puckCord('M560 186V400L640 560L700 400V186') +
      put(
        flat('oat', oval(14, 12, 200), 'shade') +
          flat('oat', oval(0, 0, 200)) +
          tint('#F1E5CB', oval(-8, -8, 176)) +
          tint('#FBF4E4', 'M-150 -40C-130 -120 -60 -160 20 -164C-40 -130 -100 -90 -130 -20Z', 0.9) +
          times(26, (i) => tint('#C3A878', oval(...scattered(i, -120, -110, 240, 230), 4, 3), 0.7)) +
          flat('soil', oval(0, 0, 22)),
        640,
        620,
      ) +
      puckCord('M640 620L628 520M640 620L650 520') +
      put(foam(240, 60, 14), 640, 820),
  },
  plate: {
    of: 'galet de shampoing',
    box: [-240, -126, 240, 178],
    part: puck,
    facts: ['85 g', 'Cheveux normaux', 'Pressé à froid', 'Étui de 6 g'],
  },
})

const cube = () =>
  box('soap', -200, -160, 400, 400, 330) +
  groove('soap', rect(-160, -120, 320, 320, 10), 3) +
  words('SAVON', 0, -30, 66, { anchor: 'middle', colour: '#5A5730', spacing: 60 }) +
  words('DE MARSEILLE', 0, 40, 38, { anchor: 'middle', colour: '#5A5730', spacing: 30 }) +
  words('300 g', 0, 140, 60, { anchor: 'middle', colour: '#5A5730' }) +
  times(5, (i) =>
    groove('soap', `M${220 + i * 34} ${-140 - i * 20 + ((i * 61) % 90)}l${20} ${60 - i * 4}`, 1.5),
  )

/** A cube of Marseille soap. */
export const savonDeMarseille = views({
  alt: 'Cube de savon de Marseille brun-vert, estampillé, de la mousse à son pied',
  object: () =>
    boxShadow(356, 745, 408, 336) + put(cube(), 560, 500, 0, 1.02) + put(foam(300, 40, 9), 860, 716),
  detail: {
    alt: 'Copeaux de savon de Marseille râpés devant un cube entamé',
    scene: () =>
      shadow(560, 740, 320) +
      put(cube(), 520, 520, 0, 0.86) +
      times(34, (i) =>
        put(
          flat('soap', 'M-40 0Q0 -34 40 0Q0 -16 -40 0Z', i % 2 ? 'light' : 'base'),
          640 + ((i * 83) % 420),
          780 + ((i * 47) % 100),
          i * 31,
        ),
      ),
  },
  plate: {
    of: 'cube de savon de Marseille',
    box: [-200, -300, 406, 242],
    part: cube,
    width: ['7 cm', -200, 200],
    height: ['7 cm', -160, 240],
    facts: ['300 g', 'Quatre ingrédients', 'Cuit dix jours', '7 cm de côté'],
  },
})

const sage = (x: number, y: number, turn: number) =>
  put(
    flat('sage', 'M0 0C50 -50 160 -50 210 0C160 46 50 46 0 0Z') +
      groove('sage', 'M0 0H180M50 0l30 -24M90 0l30 -26M60 0l30 22M110 0l26 20', 2),
    x,
    y,
    turn,
  )

const deodorantPot = () =>
  turned('glass', 0, [
    [-290, 190],
    [-20, 190],
    [0, 180],
  ]) +
  tint('#F4EEDC', 'M-180 -240Q0 -206 180 -240V-30Q174 4 0 22Q-174 4 -180 -30Z', 0.95) +
  flat('cream', oval(0, -240, 178, 29), 'light') +
  stroke('#C9BFA6', 'M-100 -246q60 -18 110 0t90 -4', 4) +
  groove('glass', oval(0, -290, 190, 32)) +
  band('mint', 0, -206, -84, 190.5) +
  wrapped(0, -162, 190, 44, ['déodorant', 'à la sauge'], '#1F4D3A') +
  shine(rect(-168, -270, 18, 250, 9), 0.7)

/** Where it goes, in a few lines: somebody lifts an arm. */
const raisedArm = () =>
  stroke('#1F4D3A', oval(-22, -66, 27, 31), 7) +
  stroke(
    '#1F4D3A',
    'M-78 112V10Q-78 -22 -46 -24H2Q22 -26 32 -48L62 -118Q88 -136 98 -104L54 -4Q40 22 40 112',
    7,
  ) +
  put(leaf('mint', 54, 22), 52, 34, 200)

/** A cream deodorant. */
export const deodorant = views({
  alt: 'Grand couvercle d’aluminium dressé, une silhouette au bras levé dessus ; contre lui, le pot en verre ouvert du déodorant crème et deux feuilles de sauge',
  object: () =>
    shadow(480, 782, 300) +
    put(deodorantPot(), 440, 770, 0, 1.3) +
    shadow(926, 796, 200) +
    put(
      flat('light', oval(12, 9, 216, 236), 'shade') +
        flat('light', oval(0, 0, 216, 236), 'light') +
        groove('light', oval(0, 0, 194, 212), 2.5) +
        put(raisedArm(), -6, 8, 0, 1.42),
      892,
      566,
      7,
    ) +
    sage(640, 850, -10) +
    sage(740, 864, 6),
  detail: {
    alt: 'Crème lisse derrière le verre et étiquette à la sauge, vues de près',
    near: [500, 500, 2],
  },
  plate: {
    of: 'pot de déodorant',
    box: [-192, -324, 192, 34],
    part: deodorantPot,
    width: '5 cm',
    facts: ['50 g', 'Pot en verre', 'Couvercle alu'],
  },
})

const razorHead = () =>
  lying('brass', 'M-190 -40Q-190 -86 -120 -92H120Q190 -86 190 -40L176 -16H-176Z') +
  lying('light', poly([-204, -20], [204, -20], [204, -6], [-204, -6])) +
  lying('brass', 'M-186 -6H186L170 26Q150 44 100 44H-100Q-150 44 -170 26Z') +
  times(19, (i) => groove('brass', `M${-153 + i * 17} 4v20`, 2.5))

const razor = () =>
  put(razorHead(), 0, 0, 0, '0.7 1') +
  round('brass', 'M-26 44H26L20 86H-20Z') +
  round('brass', rect(-34, 84, 68, 26, 8)) +
  round('brass', rect(-31, 110, 62, 330)) +
  times(13, (i) =>
    groove('brass', `M-31 ${120 + i * 24}L31 ${138 + i * 24}M31 ${120 + i * 24}L-31 ${138 + i * 24}`, 1.6),
  ) +
  round('brass', 'M-36 440H36V470Q30 496 0 496T-36 470Z')

/** A safety razor. */
export const rasoir = views({
  alt: 'Rasoir de sûreté en laiton, peigne fermé, debout près d’une boîte de lames',
  object: () =>
    shadow(500, 800, 110, 20) +
    put(razor(), 500, 246, 0, 1.12) +
    boxShadow(760, 790, 200, 70) +
    box('paper', 760, 660, 200, 130, 70) +
    label(860, 728, 36, ['lames']) +
    groove('paper', 'M790 756H930', 2) +
    put(
      flat('light', poly([-90, -44], [90, -44], [90, 44], [-90, 44]), 'light') +
        flat('dark', rect(-60, -6, 120, 12, 6)) +
        flat('dark', oval(-40, 0, 12)) +
        flat('dark', oval(40, 0, 12)) +
        flat('dark', oval(0, 0, 12)),
      920,
      850,
      -8,
      0.9,
    ),
  detail: {
    alt: 'Tête du rasoir vue de près, fil de la lame entre le capot et le peigne fermé',
    near: [500, 320, 2.2],
  },
  plate: {
    of: 'rasoir de sûreté debout',
    box: [-143, -94, 143, 498],
    part: razor,
    height: '9,5 cm',
    facts: ['92 g', 'Laiton massif', 'Lame de 43 mm', 'Cinq lames jointes'],
    parts: ['lame'],
  },
})

const tablet = () =>
  flat('mint', 'M-34 -6V12Q-34 26 0 26T34 12V-6Z', 'light') + flat('white', oval(0, -6, 34, 15), 'light')

const tabletJar = (capped: boolean) =>
  tint('#F7FAF6', rect(-170, -380, 340, 380, 40), 0.5) +
  times(54, (i) =>
    put(tablet(), -128 + (i % 6) * 51 + (Math.floor(i / 6) % 2) * 8, -26 - Math.floor(i / 6) * 30),
  ) +
  flat(
    'glass',
    'M-130 -430Q-176 -400 -176 -360V-40Q-176 0 -136 0H136Q176 0 176 -40V-360Q176 -400 130 -430Z',
  ) +
  band('paper', 0, -280, -122, 177) +
  wrapped(0, -220, 177, 48, ['dentifrice', 'à la menthe'], '#1F4D3A') +
  shine(rect(-158, -360, 18, 90, 9), 0.9) +
  (capped
    ? turned('steel', 0, [
        [-490, 138],
        [-426, 142],
      ]) + disc('steel', 0, -490, 138)
    : disc('glass', 0, -430, 130))

const toothbrush = () =>
  lying('bamboo', 'M-20 520H700Q740 500 780 500H1120Q1170 500 1170 540T1120 580H780Q740 580 700 570H-20Z') +
  times(12, (i) => flat('white', rect(830 + i * 26, 430, 20, 80, 4), 'light'))

/** Toothpaste tablets. */
export const dentifrice = views({
  alt: 'Bocal de pastilles de dentifrice ; devant, cinq pastilles et un brin de menthe',
  object: () =>
    shadow(560, 806, 270) +
    put(tabletJar(true), 540, 796, 0, 1.3) +
    shadow(960, 826, 240, 24) +
    put(leaf('leaf', 190, 76), 1010, 770, -58) +
    put(leaf('leaf', 170, 68), 1010, 772, -8) +
    put(leaf('leaf', 140, 56), 1004, 770, -118) +
    put(tablet(), 820, 800, 0, 1.7) +
    put(tablet(), 912, 812, 0, 1.7) +
    put(tablet(), 866, 752, 0, 1.7) +
    put(tablet(), 1006, 820, 0, 1.7) +
    put(tablet(), 960, 766, 0, 1.7),
  detail: {
    alt: 'Une pastille à croquer posée sur une brosse à dents en bambou',
    scene: () =>
      shadow(640, 640, 520, 40) +
      toothbrush() +
      put(tablet(), 980, 390, 0, 3) +
      put(leaf('leaf', 200, 80), 360, 760, -20) +
      put(leaf('leaf', 200, 80), 340, 770, 30),
  },
  plate: {
    of: 'bocal de pastilles',
    box: [-178, -516, 178, 6],
    part: () => tabletJar(true),
    facts: ['250 pastilles', '88 g', '1 450 ppm de fluor', 'Bocal en verre'],
  },
})

/** A jar with a thick wall and a thread on its neck, full of cream; the middle of its foot is 0 0. */
const creamJar = () =>
  turned(
    'glass',
    0,
    [
      [-232, 172],
      [-222, 190],
      [-196, 204],
      [-40, 204],
      [-12, 196],
      [0, 174],
    ],
    { soft: true },
  ) +
  tint('#FBF5E6', 'M-172 -206Q0 -172 172 -206V-66Q150 -28 0 -12Q-150 -28 -172 -66Z') +
  band('paper', 0, -190, -66, 204.5) +
  wrapped(0, -142, 204, 45, ['crème visage']) +
  wrapped(0, -94, 204, 25, ['karité et tilleul'], '#5B6B35') +
  shine(rect(-188, -196, 14, 176, 7), 0.75) +
  turned('glass', 0, [
    [-296, 168],
    [-226, 172],
  ]) +
  tint('#FBF5E6', 'M-146 -292Q0 -262 146 -292V-226Q0 -196 -146 -226Z', 0.9) +
  times(
    3,
    (i) =>
      groove('glass', `M-170 ${-272 + i * 20}A170 29 0 0 0 170 ${-280 + i * 20}`, 4) +
      stroke('#ffffff', `M-166 ${-277 + i * 20}A166 29 0 0 0 40 ${-252 + i * 20}`, 2.5),
  ) +
  flat('glass', oval(0, -296, 168, 29), 'light') +
  flat('cream', oval(0, -296, 144, 23), 'light') +
  tint(
    '#DDCFB2',
    'M-96 -300C-60 -320 60 -318 84 -302C96 -290 40 -280 -20 -284C-70 -286 -110 -290 -96 -300Z',
    0.75,
  ) +
  flat(
    'cream',
    'M-20 -292C-10 -330 30 -322 40 -346C66 -340 66 -318 88 -304C70 -282 4 -278 -20 -292Z',
    'light',
  ) +
  groove('cream', 'M6 -298Q40 -306 48 -328M44 -296Q66 -302 70 -314', 2)

/** Its lid of bamboo, as wide as its neck, lying; the middle of its foot is 0 0. */
const creamLid = () =>
  turned('bamboo', 0, [
    [-84, 180],
    [-8, 182],
    [0, 176],
  ]) +
  disc('bamboo', 0, -84, 180) +
  groove('bamboo', 'M-150 -92Q0 -104 150 -94M-168 -80Q0 -88 170 -80M-130 -66Q0 -74 130 -68', 1.8)

/** A small spatula with a dab of cream on it, from its tip at 0 0. */
const spatula = () =>
  lying('ash', 'M-6 0C-6 -26 40 -34 96 -20L340 -12a12 12 0 0 1 0 24L96 20C40 34 -6 26 -6 0Z') +
  flat(
    'cream',
    'M-4 -6C10 -44 36 -30 52 -52C64 -72 84 -58 80 -44C104 -40 108 -14 84 -6Q40 8 -4 -6Z',
    'light',
  ) +
  groove('cream', 'M20 -14Q50 -20 66 -40M50 -8Q80 -12 86 -26', 2)

/** A nut of the shea tree, brown and smooth but for its pale scar. */
const sheaNut = () =>
  flat('nut', oval(0, 0, 56, 43)) +
  flat('oat', 'M-22 -26C10 -40 50 -24 54 -4C40 14 0 10 -18 -4Q-28 -14 -22 -26Z') +
  shine(oval(-30, 10, 7, 12), 0.35)

/** Flowers of the lime tree, hung from their long pale bract, whose stem is 0 0. */
export const linden = () =>
  flat('bract', 'M0 0C50 -42 210 -52 300 -14C250 30 70 40 0 0Z', 'light') +
  groove(
    'bract',
    'M0 0Q150 -16 280 -14M70 -6L110 -28M130 -10L176 -32M190 -12L226 -28M80 -4L124 14M150 -8L196 10',
    2,
  ) +
  stroke(
    '#8F9A4E',
    'M120 -8Q160 40 166 84M164 70Q120 84 100 116M166 84Q176 110 166 138M166 78Q206 88 226 116',
    4.5,
  ) +
  [
    [96, 122, 1],
    [166, 146, 1.1],
    [230, 122, 1],
  ]
    .map(([x = 0, y = 0, size]) => put(lindenFlower(), x, y, 0, size))
    .join('') +
  flat('bract', oval(136, 92, 13)) +
  flat('bract', oval(206, 86, 12))

const lindenFlower = () =>
  times(5, (k) => put(flat('cream', 'M0 0C-20 -14 -16 -36 0 -42C16 -36 20 -14 0 0Z'), 0, 0, k * 72)) +
  times(11, (k) =>
    put(stroke('#C99A2E', 'M0 0V-25', 1.8) + tint('#C98F1E', oval(0, -27, 3.6)), 0, 0, k * 33 + 12),
  ) +
  flat('leaf', oval(0, 0, 7))

/** A face cream. */
export const cremeVisage = views({
  alt: 'Pot de crème visage à paroi épaisse et col fileté, ouvert, creusé d’un doigt ; son couvercle de bambou, une spatule et sa noisette de crème, fleurs de tilleul sous leur bractée et deux noix de karité',
  object: () =>
    shadow(500, 800, 270) +
    put(creamJar(), 480, 786, 0, 1.32) +
    shadow(930, 700, 220) +
    put(creamLid(), 930, 690, 0, 1.2) +
    put(linden(), 770, 590, -4, 1.12) +
    shadow(930, 836, 270, 18) +
    put(spatula(), 760, 806, 4, 1.05) +
    put(sheaNut(), 920, 846, -8) +
    put(sheaNut(), 1040, 850, 12, 0.94),
  detail: {
    alt: 'Creux du doigt dans la crème, paroi épaisse et filetage du pot, vus de près',
    near: [480, 460, 2.4],
  },
  plate: {
    of: 'pot de crème visage',
    box: [-206, -328, 206, 34],
    part: creamJar,
    facts: ['50 mL', 'Karité et tilleul', 'Lots de 300 pots', 'Pot consigné'],
    parts: [],
  },
})

export const comb = (teeth = 24) => {
  const pitch = 614.4 / teeth
  const outline = Array.from({ length: teeth }, (_, i) => {
    const x = 298.4 - 0.6 * pitch - i * pitch
    const tip = 121 - Math.abs(i - (teeth - 1) / 2) * 0.047 * pitch
    return `L${(x + pitch * 0.6).toFixed(1)} -30V${tip.toFixed(1)}Q${(x + pitch * 0.3).toFixed(1)} ${(tip + pitch * 0.6).toFixed(1)} ${x.toFixed(1)} ${tip.toFixed(1)}V-30`
  })
  return (
    flat(
      'boxwood',
      `M-340 120Q-350 -90 -300 -100Q0 -140 304 -100Q352 -90 342 120Q330 140 318 120L316 -30${outline.join('')}L-316 -30L-318 120Q-330 140 -340 120Z`,
    ) +
    times(3, (i) =>
      groove(
        'boxwood',
        `M${-290 + i * 14} ${-78 + i * 18}Q0 ${-112 + i * 20} ${290 - i * 10} ${-78 + i * 18}`,
        1.5,
      ),
    ) +
    shine('M-300 -92Q0 -130 300 -92L296 -82Q0 -118 -296 -82Z', 0.5)
  )
}

/** A boxwood comb. */
export const peigne = views({
  alt: 'Peigne en buis clair à larges dents arrondies, posé de face devant son étui de coton',
  object: () =>
    shadow(800, 730, 300) +
    put(
      flat('cotton', rect(-190, -300, 380, 480, 10)) +
        flat('cotton', 'M-190 -300H190V-200Q0 -120 -190 -200Z', 'light') +
        flat('dark', oval(0, -170, 13)),
      850,
      500,
      10,
    ) +
    shadow(590, 770, 360) +
    put(comb(), 590, 646, -7, 1.12),
  detail: { alt: 'Dents arrondies du peigne et veines du buis, vues de près', near: [500, 676, 2.6] },
  plate: {
    of: 'peigne en buis',
    box: [-346, -125, 346, 136],
    part: comb,
    width: '17 cm',
    height: '5 cm',
    facts: ['38 g', '24 dents', 'Écart de 4 mm', 'Une pièce de buis'],
  },
})
