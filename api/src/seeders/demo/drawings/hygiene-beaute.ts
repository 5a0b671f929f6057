import { pleat } from './clothes/cloth.ts'
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
  shaded,
  shadow,
  shine,
  softCast,
  stroke,
  through,
  tiles,
  times,
  tint,
  turned,
} from './kit.ts'
import { words, wrapped } from './lettering.ts'
import { materials } from './materials.ts'
import { foldedTowels, mirrorShelf, potPlant } from './places/bathroom.ts'
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
  place: 'basin',
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

/** The head of a safety razor from the front: its cap, the edge of the blade, the comb with its teeth. */
const razorHead = () =>
  lying('brass', 'M-134 -28C-134 -54 -100 -66 0 -66S134 -54 134 -28L126 -18H-126Z') +
  stroke('#FFF3CC', 'M-108 -46C-76 -56 -44 -59 16 -59', 4, ' stroke-opacity="0.9"') +
  lying('light', poly([-138, -19], [138, -19], [134, -8], [-134, -8])) +
  lying('brass', 'M-130 -8H130L124 14C118 26 102 30 72 30H-72C-102 30 -118 26 -124 14Z') +
  times(11, (i) => tint('#4A3712', rect(-114 + i * 21, 6, 9, 24, 4), 0.6))

/** What gives the fingers hold: a screw cut into the handle, twice crossed. */
const knurled = (from: number, turns: number) =>
  groove(
    'brass',
    times(
      turns,
      (i) => `M-31 ${from + i * 40}L31 ${from + i * 40 + 48}M31 ${from + i * 40}L-31 ${from + i * 40 + 48}`,
    ),
    2,
    ' stroke-opacity="0.4"',
  )

const razor = () =>
  razorHead() +
  round('brass', 'M-30 30H30L19 88H-19Z') +
  round('brass', rect(-36, 86, 72, 22, 9)) +
  round('brass', rect(-31, 108, 62, 334)) +
  knurled(112, 7) +
  round('brass', rect(-36, 438, 72, 18, 7)) +
  round('brass', 'M-34 456H34V474Q30 498 0 498T-34 474Z')

/** A blade for both sides of a razor, its middle 0 0. */
const bareBlade = () =>
  flat(
    'chrome',
    poly([-104, -50], [-96, -56], [96, -56], [104, -50], [104, 50], [96, 56], [-96, 56], [-104, 50]),
    'light',
  ) +
  stroke('#ffffff', 'M-94 -49H94M-94 49H94', 6) +
  groove('chrome', 'M-102 -40H102M-102 40H102', 1.6) +
  flat('dark', rect(-66, -6, 132, 12, 6)) +
  flat('dark', `${oval(-46, 0, 13)}${oval(46, 0, 13)}${oval(0, 0, 15)}`)

/** A shaving brush on its foot, its hair up; the middle of the foot is 0 0. */
const shavingBrush = () =>
  flat('oat', 'M-36 -118C-52 -160 -66 -204 -56 -242Q0 -284 56 -242C66 -204 52 -160 36 -118Z', 'light') +
  tint('#5A4A3A', 'M-38 -122C-48 -148 -56 -170 -58 -190Q0 -170 58 -190C56 -170 48 -148 38 -122Z', 0.8) +
  groove(
    'oat',
    'M-26 -130Q-40 -190 -38 -246M-9 -130Q-14 -190 -12 -258M9 -130Q14 -190 12 -258M26 -130Q40 -190 38 -246',
    1.8,
  ) +
  turned('brass', 0, [
    [-130, 40],
    [-112, 40],
  ]) +
  turned(
    'nut',
    0,
    [
      [-112, 38],
      [-84, 28],
      [-56, 30],
      [-20, 48],
      [0, 46],
    ],
    { soft: true },
  )

/** A bowl of foam; the middle of its foot is 0 0. */
const shavingBowl = () =>
  flat('ecru', oval(0, -130, 116, 19.7), 'shade') +
  tint(
    '#FDFEFD',
    'M-104 -130C-100 -166 -66 -176 -44 -168C-30 -196 22 -200 34 -172C66 -186 104 -164 104 -130Q0 -100 -104 -130Z',
  ) +
  stroke(
    '#C4D0CC',
    'M-104 -130C-100 -166 -66 -176 -44 -168C-30 -196 22 -200 34 -172C66 -186 104 -164 104 -130M-44 -168q14 6 16 20M34 -172q-16 4 -18 18',
    2.4,
  ) +
  turned(
    'ecru',
    0,
    [
      [-130, 118],
      [-70, 108],
      [-18, 66],
      [0, 54],
    ],
    { soft: true, open: true },
  ) +
  stroke('#6C8096', 'M-117 -124A117 19.7 0 0 0 117 -124', 6)

/** A safety razor. */
export const rasoir = views({
  alt: 'Rasoir de sûreté en laiton, peigne fermé, couché en biais sur une tablette de pierre ; à côté, une lame à deux tranchants',
  place: 'slab',
  object: () =>
    put(softCast('blade-cast', rect(-104, -56, 208, 112), [6, 9], 6) + bareBlade(), 900, 300, -14, 1.5) +
    put(
      softCast('razor-cast', `${rect(-134, -66, 268, 96, 30)}${rect(-33, 26, 66, 470)}`, [-5, 17], 12) +
        razor(),
      330,
      304,
      -50,
      1.56,
    ),
  detail: {
    alt: 'Rasoir debout sur la tablette d’une salle de bains, sous un miroir rond : à gauche, un blaireau et un bol de mousse ; à droite, des serviettes pliées et une plante',
    place: 'wall',
    scene: () =>
      mirrorShelf(
        put(foldedTowels('rose', 'cotton'), 890, 0) +
          shadow(1090, 0, 60, 6) +
          put(potPlant('celadon'), 1090, 0, 0, 0.9) +
          shadow(190, 0, 56, 6) +
          put(shavingBrush(), 184, 0) +
          shadow(380, 0, 120, 8) +
          put(shavingBowl(), 372, 0) +
          shadow(606, 0, 34, 6) +
          put(razor(), 600, -228, 0, 0.46),
      ),
  },
  plate: {
    of: 'rasoir de sûreté debout',
    box: [-139, -66, 139, 498],
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
  place: 'stone',
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
    times(2, (i) =>
      groove(
        'boxwood',
        `M${-290 + i * 14} ${-78 + i * 18}Q0 ${-112 + i * 20} ${290 - i * 10} ${-78 + i * 18}`,
        1.5,
      ),
    ) +
    shine('M-300 -92Q0 -130 300 -92L296 -82Q0 -118 -296 -82Z', 0.5)
  )
}

/** The pouch of the comb, lying: a flap with a button. */
const combPouch = () => {
  const cloth = rect(-300, -190, 600, 380, 14)
  const flap = 'M-300 -190H-120Q-60 0 -120 190H-300Z'
  return (
    softCast('pouch-cast', cloth, [16, 20], 12) +
    flat('cotton', cloth) +
    shaded(
      'pouch',
      cloth,
      12,
      pleat([280, -150], [200, -60], [240, 60], 26, 0.1) +
        dim('M-120 -190Q-40 0 -120 190H-90Q-10 0 -90 -190Z', 0.2),
    ) +
    flat('cotton', flap, 'light') +
    flat('boxwood', oval(-118, 0, 22)) +
    flat('bark', oval(-124, 0, 4) + oval(-112, 0, 4))
  )
}

/** A boxwood comb. */
export const peigne = views({
  alt: 'Peigne en buis clair à larges dents arrondies, couché devant son étui de coton à bouton de buis',
  place: 'slab',
  object: () =>
    put(combPouch(), 760, 320, 12, 1.02) +
    put(softCast('comb-cast', rect(-340, -110, 680, 80, 20), [6, 16], 8) + comb(), 600, 620, -6, 1.26),
  detail: { alt: 'Dents arrondies du peigne et veines du buis, vues de près', near: [480, 650, 2.4] },
  plate: {
    of: 'peigne en buis',
    box: [-346, -125, 346, 136],
    part: comb,
    width: '17 cm',
    height: '5 cm',
    facts: ['38 g', '24 dents', 'Écart de 4 mm', 'Une pièce de buis'],
  },
})
