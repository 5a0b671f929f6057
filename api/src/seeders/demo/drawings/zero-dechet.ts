import { tap } from './eau.ts'
import { oliveSprig } from './food/olive-oil.ts'
import { bubbles, foam } from './hygiene-beaute.ts'
import {
  cast,
  cord,
  dim,
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
  scattered,
  shadow,
  shine,
  soft,
  softCast,
  stroke,
  tiles,
  times,
  tint,
  turned,
  within,
} from './kit.ts'
import { label } from './lettering.ts'
import { apple, parkBench } from './places/bench.ts'
import { views } from './views.ts'

const baguette = () =>
  round('larch', 'M-62 60V-330Q-58 -420 0 -424Q58 -420 62 -330V60Z') +
  times(3, (i) =>
    tint(
      '#F0DDB8',
      `M-40 ${-270 + i * 120}Q-10 ${-340 + i * 120} 44 ${-356 + i * 120}Q24 ${-280 + i * 120} -40 ${-270 + i * 120}Z`,
    ),
  )

const leek = () =>
  [-34, 22, -8]
    .map((turn, i) => put(leaf(i % 2 ? 'leaf' : 'moss', 330 - Math.abs(turn) * 2, 52), 0, -90, turn - 94))
    .join('') + round('cotton', rect(-40, -130, 80, 200, 20))

const tomato = () => flat('red', oval(0, 0, 72, 66)) + shine(oval(-24, -20, 13, 20), 0.5)

/** A shopping bag of linen: bread and vegetables look out of it. The middle of its bottom is 0 0. */
export const shoppingBag = () =>
  cord('linen', 'M-130 -400C-150 -690 150 -690 130 -400', 34) +
  put(leek(), -130, -420, -8) +
  put(baguette(), 92, -380, 13) +
  put(tomato(), -30, -430) +
  flat('linen', 'M-252 -410Q0 -384 252 -410L226 -14Q0 14 -226 -14Z') +
  dim('M150 -402L252 -410L226 -14L130 -4Z', 0.12) +
  // A leaf, large enough for a thumbnail.
  put(leaf('forest', 240, 80), -80, -110, -46)

const straw = (bent: boolean) =>
  cord('steel', bent ? 'M0 330V-150L90 -270' : 'M0 330V-290', 17) +
  flat('dark', bent ? oval(91, -272, 9, 6) : oval(0, -292, 8, 4))

/** A straw on a table, turned so that it lies. */
const lyingStraw = (bent: boolean) =>
  put(stroke('#20261F', bent ? 'M0 330V-150L90 -270' : 'M0 330V-290', 20, ' stroke-opacity="0.15"'), 14, -4) +
  straw(bent)

/** The brush that cleans them, its loop at 0 0, its bristles up. */
const strawBrush = () =>
  stroke('#7B817D', 'M0 -20V-420M0 -20q-22 24 0 40q22 -16 0 -40', 6) +
  times(20, (i) => stroke('#3B423D', `M-15 ${-416 + i * 10}L15 ${-422 + i * 10}`, 5))

/** A slice of lemon, slit on the rim of a glass; its middle at 0 0. */
const lemonSlice = () =>
  flat('yellow', oval(0, 0, 82)) +
  tint('#FBF3D6', oval(0, 0, 70)) +
  times(8, (i) => put(tint('#EFCB63', 'M0 -10L19 -55Q0 -68 -19 -55Z'), 0, 0, i * 45 + 22))

const iceCube = (x: number, y: number, turn: number) =>
  put(
    `<path d="${rect(-38, -38, 76, 76, 14)}" fill="#FFFFFF" fill-opacity="0.62" stroke="#8FA8A4" stroke-width="2.2"/>` +
      shine(rect(-26, -26, 14, 34, 7), 0.9),
    x,
    y,
    turn,
  )

/** A tall glass of lemonade with ice, two straws in it; the middle of its foot is 0 0. */
const lemonade = () =>
  flat('glass', 'M-132 -430A132 20 0 0 1 132 -430L106 -16Q0 22 -106 -16Z') +
  tint('#F0DF92', 'M-126 -340A126 18 0 0 1 126 -340L104 -30Q0 8 -104 -30Z', 0.9) +
  put(straw(true), 12, -346, 12, 1.02) +
  put(straw(true), -16, -346, -12, '-1.02 1.02') +
  tint('#F0DF92', 'M-126 -340A126 18 0 0 0 126 -340L104 -30Q0 8 -104 -30Z', 0.72) +
  flat('yellow', oval(0, -340, 126, 18), 'light') +
  iceCube(-58, -318, -12) +
  iceCube(40, -306, 16) +
  iceCube(-8, -228, 38) +
  groove('glass', 'M-132 -430A132 20 0 0 0 132 -430', 2.5) +
  shine(rect(-104, -400, 18, 330, 9), 0.7)

/** Steel straws. */
export const pailles = views({
  alt: 'Grand verre de citronnade aux glaçons, deux pailles coudées en inox dedans ; à côté, deux autres coudées, deux droites et leur goupillon',
  place: 'terrace',
  object: () =>
    shadow(390, 846, 170) +
    put(lemonade(), 380, 840, 0, 1.2) +
    put(lemonSlice(), 522, 330) +
    [0, 1].map((i) => put(lyingStraw(false), 876 + i * 8, 656 + i * 44, 84)).join('') +
    [0, 1].map((i) => put(lyingStraw(true), 876 + i * 8, 744 + i * 44, 84)).join('') +
    put(strawBrush(), 600, 884, 84, 1.1),
  detail: {
    alt: 'Goupillon à demi enfoncé dans une paille droite, posés sur la pochette de lin',
    place: 'wall',
    scene: () =>
      put(cast(rect(0, 0, 1500, 690, 10), 22) + flat('linen', rect(0, 0, 1500, 690, 10)), 120, 190, -4) +
      put(
        flat('linen', rect(0, 0, 90, 690, 8), 'light') +
          stroke('#8F8265', 'M78 10V680', 4, ' stroke-dasharray="16 11"') +
          stroke('#8F8265', 'M110 26H1500M110 664H1500', 4, ' stroke-dasharray="16 11"') +
          groove('linen', 'M240 150Q420 190 560 150M320 520Q520 480 640 530', 3),
        120,
        190,
        -4,
      ) +
      put(dim(rect(-860, -10, 940, 84, 20), 0.16), 560, 520, -16) +
      put(
        stroke('#7B817D', 'M60 0H900', 14) +
          dim(rect(110, 6, 380, 46, 20), 0.14) +
          times(22, (i) => stroke('#3B423D', `M${92 + i * 18} 34L${80 + i * 18} -34`, 11)) +
          lying('steel', 'M-900 -42H80A16 42 0 0 1 80 42H-900Z'),
        560,
        520,
        -16,
      ),
  },
  plate: {
    of: 'trois pailles, droite et coudées',
    box: [-180, -300, 260, 340],
    part: () => put(straw(true), 60, 0) + put(straw(false), -40, 0) + put(straw(true), 160, 0),
    height: ['21,5 cm', -272, 330],
    facts: ['12 g pièce', 'Diamètre 6 mm', 'Inox 18/10', 'Goupillon fourni'],
  },
})

/** Two olives and the sprig they fell from. */
const olives = () =>
  put(oliveSprig(), 0, 0, -14, 1.25) +
  flat('olive', oval(80, 70, 46, 38)) +
  shine(oval(62, 54, 14, 8), 0.5) +
  flat('olive', oval(180, 88, 48, 38), 'shade') +
  shine(oval(162, 72, 14, 8), 0.45) +
  [
    [124, 66],
    [226, 84],
  ]
    .map(([x = 0, y = 0]) => flat('bark', oval(x, y, 6)))
    .join('')

const barFace =
  'M-250 -26C-250 -92 -206 -112 -120 -112H120C206 -112 250 -92 250 -26C250 40 204 58 120 58H-120C-204 58 -250 40 -250 -26Z'

/** A thick bar for the body, its edges rounded by hand, its face up; its middle is 0 0. */
const softBar = () =>
  lying('ivory', 'M-250 -26V36C-250 94 -204 114 -120 114H120C204 114 250 94 250 36V-26Z') +
  dim('M150 56Q250 40 250 -26V36C250 94 204 114 120 114Z', 0.08) +
  flat('ivory', barFace, 'light') +
  tint('#ffffff', 'M-214 -40C-206 -82 -170 -94 -110 -94H60C-40 -84 -150 -70 -190 -20Z', 0.6) +
  groove(
    'ivory',
    'M-222 -26C-222 -76 -184 -90 -114 -90H114C184 -90 222 -76 222 -26C222 22 184 36 114 36H-114C-184 36 -222 22 -222 -26Z',
    1.6,
  ) +
  shine('M-236 24C-230 70 -196 92 -150 98L-150 88C-190 80 -218 62 -226 20Z', 0.8)

/** A band of paper round its middle: over its face, and down its side. */
const paperBand = () =>
  flat('paper', 'M-124 58H124V115H-124Z') +
  flat('paper', 'M-118 -113H118L124 58H-124Z', 'light') +
  dim('M90 -113H118L124 58V115H96V58Z', 0.06)

/** A sprig of lavender from its foot at 0 0, its ear up. */
const lavenderSprig = () =>
  groove('herb', 'M0 0Q-8 -150 0 -300', 5) +
  put(leaf('herb', 110, 14), -3, -60, -118) +
  put(leaf('herb', 100, 14), -4, -90, -62) +
  times(7, (i) =>
    [-1, 0, 1]
      .map((side) =>
        flat(
          'violet',
          oval(side * (20 - i * 1.8), -226 - i * 27 + Math.abs(side) * 8, 15 - i, 19 - i),
          side > 0 ? 'shade' : 'light',
        ),
      )
      .join(''),
  )

/** A bar of olive oil soap. */
export const savonSurgras = views({
  alt: 'Pain de savon ivoire, épais et aux bords arrondis, ceint d’un bandeau de papier « savon surgras, 110 g » ; à côté, un rameau d’olivier, deux brins de lavande et un peu de mousse',
  place: 'stone',
  object: () =>
    put(lavenderSprig(), 800, 610, 26, 1.15) +
    put(lavenderSprig(), 830, 630, 44, 1.15) +
    shadow(570, 754, 440, 60) +
    put(
      softBar() +
        paperBand() +
        label(-4, -44, 46, ['savon', 'surgras'], '#2F4A2B') +
        label(0, 98, 32, ['110 g'], '#2F4A2B'),
      560,
      570,
      -3,
      1.62,
    ) +
    put(foam(150, 36, 5), 250, 770) +
    bubbles([170, 400, 34], [250, 330, 20]) +
    put(olives(), 790, 774, 0, 1.05),
  detail: {
    alt: 'Le savon nu et mouillé au bord d’un lavabo, couvert de mousse, sous un robinet qui goutte',
    place: 'wall',
    scene: () =>
      tiles(700) +
      flat('enamel', rect(-20, 700, 1320, 300), 'light') +
      dim(rect(-20, 700, 1320, 16), 0.08) +
      put(tap(), 640, 190, 0, 0.9) +
      put(drop(44), 640, 236) +
      put(drop(30), 646, 340) +
      shadow(640, 806, 380, 54) +
      put(softBar(), 630, 690, -3, 1.4) +
      put(foam(220, 50, 12), 400, 780) +
      put(foam(280, 48, 13), 800, 790) +
      put(foam(150, 34, 8), 720, 570) +
      bubbles([1000, 480, 54], [1080, 370, 32], [920, 390, 22]),
  },
  plate: {
    of: 'pain de savon',
    box: [-250, -112, 250, 114],
    part: softBar,
    facts: ['110 g', 'Surgras à 8 %', 'Saponifié à froid', 'Lavande fine'],
  },
})

/** The lid of the lunch box, leaning. */
const bambooLid = () =>
  put(
    flat('bamboo', rect(0, 0, 640, 330, 44)) +
      times(4, (i) => groove('bamboo', `M20 ${66 + i * 66}H620`, 2)) +
      shine(rect(24, 12, 590, 14, 7), 0.5),
    400,
    130,
    4,
  )

/** The open box and the meal in it. */
const openBox = () =>
  lying('steel', 'M248 600V716Q252 784 320 784H960Q1028 784 1032 716V600Z') +
  flat(
    'steel',
    'M372 372H908Q944 372 954 400L1030 596Q1040 640 1000 640H280Q240 640 250 596L326 400Q336 372 372 372Z',
    'light',
  ) +
  flat('steel', 'M380 390H620L612 620H292Q268 620 276 592L346 412Q352 390 380 390Z', 'shade') +
  flat('steel', 'M644 390H900Q928 390 934 412L1004 592Q1012 620 988 620H636Z', 'shade') +
  flat('cream', 'M372 408H606L598 606H312Q286 606 292 582L352 424Q358 408 372 408Z', 'light') +
  times(26, (i) => stroke('#D8CDB2', `M${356 + ((i * 67) % 220)} ${424 + ((i * 41) % 168)}l12 5`, 4)) +
  times(15, (i) => flat('leaf', oval(...scattered(i, 330, 540, 240, 52), 14))) +
  flat('enamel', oval(410, 472, 58, 46), 'light') +
  flat('yellow', oval(406, 470, 27, 21)) +
  flat('enamel', oval(520, 490, 56, 44), 'light') +
  flat('yellow', oval(516, 488, 26, 20)) +
  times(9, (i) =>
    put(
      leaf(i % 2 ? 'leaf' : 'moss', 130, 46),
      690 + (i % 3) * 90,
      420 + Math.floor(i / 3) * 40,
      10 + i * 37,
    ),
  ) +
  times(5, (i) => {
    const d = `M${780 - i * 6} ${474 + i * 26}l160 ${(i % 2) * 12 - 14}`
    return stroke('#D9713F', d, 22) + stroke('#EBA06F', d, 5)
  }) +
  times(5, (i) => {
    const [x, y] = [694 + (i % 2) * 74 - Math.floor(i / 2) * 6, 452 + Math.floor(i / 2) * 62]
    return flat('red', oval(x, y, 42, 36)) + shine(oval(x - 14, y - 12, 9, 6), 0.6)
  })

/** A napkin, folded, and a fork on it; the middle of its front edge is 0 0. */
const napkin = () =>
  flat('celadon', 'M-120 0L-84 -66H116L132 0Q0 14 -120 0Z') +
  flat('celadon', 'M-114 -8L-80 -72H114L128 -8Q0 6 -114 -8Z', 'light') +
  put(
    lying(
      'steel',
      'M-150 -6Q-60 -10 30 -7C50 -24 80 -22 130 -20V-12H84V-4H132V4H84V12H130V20C80 22 50 24 30 7Q-60 10 -150 6Q-158 0 -150 -6Z',
    ),
    4,
    -36,
    -9,
  )

/** The lid from above: one board of bamboo, a strip of steel let into it. */
const lidFromAbove = () => {
  const board = rect(-410, -290, 820, 580, 76)
  return (
    softCast('lid-cast', board, [16, 22], 14) +
    flat('bamboo', board) +
    within(
      'lid-grain',
      board,
      stroke(
        '#A97F45',
        times(
          7,
          (i) => `M-420 ${-240 + i * 80}C-160 ${-262 + i * 84} 120 ${-220 + i * 78} 420 ${-246 + i * 82}`,
        ),
        2.4,
        ' stroke-opacity="0.5"',
      ),
    ) +
    groove('bamboo', rect(-388, -268, 776, 536, 62), 2)
  )
}

/** Half an egg, its yolk up. */
const halfEgg = () =>
  flat('enamel', 'M-66 0C-66 -36 -30 -50 4 -50C44 -50 72 -28 72 2S44 50 4 50C-30 50 -66 36 -66 0Z', 'light') +
  flat('yellow', oval(12, 2, 34, 31)) +
  shine(oval(2, -10, 10, 6), 0.7)

const halfTomato = () =>
  flat('red', oval(0, 0, 56)) +
  tint('#E08A6A', oval(0, 0, 44)) +
  times(3, (i) =>
    put(
      tint('#C8452F', 'M-13 -34Q0 -42 13 -34L6 -11H-6Z') + tint('#F0D9A0', oval(0, -25, 4, 6)),
      0,
      0,
      i * 120 + 20,
    ),
  )

const carrotStick = (length: number) =>
  lying('rubber', rect(0, -15, length, 30, 7)) +
  `<path d="${rect(0, -15, length, 30, 7)}" fill="#DB7A3C" stroke="#8E4A20" stroke-width="2.2"/>` +
  tint('#F0A56C', rect(6, -11, length - 12, 9, 4))

/** The open box from above, its meal in two compartments; its middle is 0 0. */
const boxFromAbove = () => {
  const [rim, floor] = [rect(-400, -280, 800, 560, 72), rect(-366, -246, 732, 492, 46)]
  const compartments = rect(-352, -232, 344, 464, 36) + rect(8, -232, 344, 464, 36)
  return (
    softCast('box-cast', rim, [26, 34], 16) +
    flat('chrome', rim, 'light') +
    stroke('#ffffff', rect(-390, -270, 780, 540, 64), 7) +
    flat('steel', floor, 'shade') +
    flat('chrome', rect(-10, -246, 20, 492), 'light') +
    within(
      'meal',
      compartments,
      tint('#FAF3E2', rect(-366, -246, 360, 492)) +
        times(34, (i) => {
          const [x, y] = scattered(i, -350, -230, 340, 460)
          return put(stroke('#DCCFAF', 'M-7 0H7', 5), x, y, (i * 47) % 180)
        }) +
        put(halfEgg(), -254, -136, -24, 1.12) +
        put(halfEgg(), -116, -92, 38, 1.12) +
        times(30, (i) => {
          const [x, y] = scattered(i + 9, -330, 60, 270, 150)
          return flat('leaf', oval(x, y, 19)) + shine(oval(x - 5, y - 6, 5, 4), 0.6)
        }) +
        tint('#44653F', rect(8, -246, 360, 492)) +
        times(16, (i) => {
          const [x, y] = scattered(i + 3, 30, -230, 300, 280)
          return put(leaf(i % 3 ? 'leaf' : 'moss', 120, 46), x, y, (i * 71) % 360)
        }) +
        put(halfTomato(), 104, -140, 0, 1.1) +
        put(halfTomato(), 244, -162, 60, 1.1) +
        put(halfTomato(), 172, -34, 30, 1.1) +
        put(halfTomato(), 300, -50, 90, 1) +
        times(6, (i) =>
          put(carrotStick(250 - (i % 3) * 26), 42 + (i % 2) * 26, 72 + i * 30, (i % 3) * 3 - 4),
        ),
    ) +
    // The sides keep the light out along the upper and the left edge.
    soft(
      'depth',
      compartments,
      dim(`${rect(-366, -262, 732, 46)}${rect(-374, -246, 40, 492)}${rect(4, -246, 32, 492)}`, 0.42),
    )
  )
}

/** A lunch box. */
export const boiteARepas = views({
  alt: 'Boîte à repas en inox ouverte, vue de dessus, posée sur son couvercle de bambou : riz, œufs et petits pois d’un côté, tomates, carottes et salade de l’autre',
  place: 'planks',
  object: () => put(lidFromAbove(), 690, 470, 12, 1.06) + put(boxFromAbove(), 620, 500, -3, 1.06),
  detail: {
    alt: 'La boîte à repas ouverte sur le banc d’un parc, son couvercle de bambou contre le dossier ; une fourchette, une serviette et une pomme à côté',
    place: 'garden',
    scene: () =>
      parkBench(
        put(bambooLid(), 20, 364, 0, 0.56) +
          shadow(406, 806, 260, 22) +
          put(openBox(), 40, 370, 0, 0.56) +
          put(napkin(), 830, 800) +
          put(apple(), 1080, 800),
      ),
  },
  plate: {
    of: 'boîte à repas fermée et sanglée',
    box: [230, 430, 1040, 790],
    part: () =>
      lying('steel', 'M260 500H1020V700Q1020 780 940 780H340Q260 780 260 700Z') +
      lying('bamboo', rect(240, 440, 800, 60, 18)) +
      flat('recycled', rect(600, 434, 80, 350, 4)),
    width: ['20 cm', 240, 1040],
    height: ['6,5 cm', 434, 784],
    facts: ['1,2 L', '620 g', 'Profondeur 14 cm'],
    parts: ['joint'],
  },
})

/** Cells of a comb, printed on cloth round 0 0. */
const cells = (count: number) =>
  times(count, (i) => {
    const [x, y] = [
      [0, 0],
      [36, 0],
      [18, 31],
    ][i] as [number, number]
    return stroke(
      '#ffffff',
      poly([x, y - 19], [x + 17, y - 10], [x + 17, y + 10], [x, y + 19], [x - 17, y + 10], [x - 17, y - 10]),
      3.5,
    )
  })

/** A bee, printed on cloth round 0 0. */
const printedBee = () =>
  tint('#ffffff', `${oval(-6, -14, 9, 14)}${oval(12, -14, 9, 14)}`, 0.9) +
  tint('#4A3B22', oval(0, 0, 22, 13)) +
  stroke('#F3D27A', 'M-6 -11V11M6 -11V11', 5)

/** A loaf, half of it in a waxed cloth that is folded at its end. */
const wrappedLoaf = () =>
  flat('larch', 'M980 566H1090C1170 566 1196 640 1188 786H980Z') +
  times(3, (i) => groove('larch', `M${1010 + i * 44} 572q34 24 22 70`, 5)) +
  flat('chestnut', oval(1150, 690, 66, 100)) +
  flat('cream', oval(1150, 692, 55, 88)) +
  times(9, (i) => tint('#E2CFA9', oval(...scattered(i, 1118, 630, 60, 120), 5 + (i % 3)))) +
  flat(
    'sage',
    'M720 700C724 610 790 548 890 548H1012C1030 600 1000 640 1016 690S1000 760 1018 794H800C744 794 720 770 720 700Z',
  ) +
  flat('sage', 'M720 700C724 610 790 548 890 548L826 660Z', 'light') +
  flat('sage', 'M720 700L826 660L842 794H800C744 794 720 770 720 700Z', 'shade') +
  groove('sage', 'M826 660Q910 640 1004 648M834 726Q920 716 1012 722', 2.5) +
  [
    [900, 590],
    [930, 680],
    [890, 756],
  ]
    .map(([x = 0, y = 0], i) => put(cells(3 - (i % 2)), x, y))
    .join('') +
  put(printedBee(), 980, 610, 14) +
  put(printedBee(), 962, 766, -10)

/** The smallest cloth, folded in four and lying; the middle of its front edge is 0 0. */
const foldedWrap = () =>
  flat('rose', 'M-140 -22L-84 -92H92L146 -26V6Q0 22 -140 8Z', 'shade') +
  times(3, (i) =>
    flat(
      'rose',
      `M-140 ${-4 - i * 9}Q0 ${14 - i * 9} 146 ${-6 - i * 9}V${6 - i * 9}Q0 ${24 - i * 9} -140 ${8 - i * 9}Z`,
    ),
  ) +
  flat('rose', 'M-140 -24L-84 -94Q0 -88 92 -94L146 -28Q0 -8 -140 -24Z', 'light') +
  put(cells(3), -52, -62, 0, '1.1 0.6') +
  put(cells(2), 46, -46, 0, '1.1 0.6') +
  put(printedBee(), 40, -74, 10, '1 0.7') +
  put(printedBee(), -74, -38, -20, '1 0.7')

/** Beeswax wraps. */
export const emballagesCire = views({
  alt: 'Bol coiffé d’un tissu ciré ambré, imprimé d’abeilles et d’alvéoles, dont les coins retombent en plis, à côté d’une miche à demi emballée dans un tissu vert ; un troisième tissu, rose, plié en quatre devant',
  place: 'linen',
  object: () =>
    put(
      shadow(960, 800, 270) +
        put(wrappedLoaf(), -26, 0) +
        shadow(430, 806, 230) +
        turned(
          'enamel',
          420,
          [
            [500, 250],
            [620, 232],
            [740, 150],
            [796, 112],
          ],
          { soft: true },
        ) +
        flat(
          'beeswax',
          'M168 492C186 430 300 408 420 408S654 430 672 492C688 560 712 600 742 640Q700 660 640 616Q560 590 520 626Q470 690 424 706Q378 690 326 626Q282 590 200 616Q140 660 98 640C128 600 152 560 168 492Z',
        ) +
        tint(
          '#F4DE9E',
          'M168 492C186 430 300 408 420 408S654 430 672 492C640 548 540 566 420 566S200 548 168 492Z',
          0.75,
        ) +
        dim('M672 492C688 560 712 600 742 640Q700 660 640 616L600 540Z', 0.14) +
        dim('M98 640C128 600 152 560 168 492L212 534L200 616Q140 660 98 640Z', 0.07) +
        dim('M420 566L460 564L520 626Q470 690 424 706Z', 0.1) +
        groove(
          'beeswax',
          'M168 492Q190 548 300 560T540 560T672 492M212 536Q196 580 150 622M256 552L262 600M330 562L326 626M420 566L424 700M510 562L520 626M586 548L588 598M630 534Q650 590 690 632',
          2.5,
        ) +
        [
          [300, 452],
          [520, 440],
          [410, 512],
        ]
          .map(([x = 0, y = 0]) => put(cells(3), x, y, 0, '1.3 0.72'))
          .join('') +
        [
          [410, 446],
          [596, 500],
          [262, 508],
          [520, 522],
        ]
          .map(([x = 0, y = 0], i) => put(printedBee(), x, y, i * 24 - 30, '1.25 0.9'))
          .join('') +
        put(cells(2), 356, 598) +
        put(cells(1), 486, 600) +
        put(printedBee(), 420, 654, 20, 0.9) +
        put(printedBee(), 232, 588, -30, 0.9) +
        put(printedBee(), 634, 584, 40, 0.9) +
        shadow(712, 860, 150, 18) +
        put(foldedWrap(), 700, 842),
      0,
      -56,
    ),
  detail: {
    alt: 'Tissu ciré vu de près, abeilles et alvéoles imprimées, plis autour du bol',
    near: [460, 464, 2.4],
  },
  plate: {
    of: 'trois carrés de tissu ciré superposés',
    box: [0, 0, 400, 400],
    part: () =>
      flat('beeswax', rect(0, 0, 400, 400, 6)) +
      flat('beeswax', rect(0, 97, 303, 303, 6)) +
      flat('beeswax', rect(0, 182, 218, 218, 6)),
    width: ['33 cm', 0, 400],
    height: '33 cm',
    facts: ['95 g le lot', '18, 25 et 33 cm', 'Toile de coton', 'Cire du Gâtinais'],
  },
})
