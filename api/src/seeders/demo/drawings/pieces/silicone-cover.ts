import {
  dim,
  flat,
  groove,
  leaf,
  oval,
  put,
  scattered,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  turned,
  within,
} from '../kit.ts'
import { views } from '../views.ts'

/** It gives way round its knob, where a finger has pressed the air out: that tells it from a lid of glass or clay. */
const dome =
  'M-362 -6C-350 -78 -296 -116 -200 -127C-150 -132 -106 -132 -62 -124H62C106 -132 150 -132 200 -127C296 -116 350 -78 362 -6A362 54 0 0 1 -362 -6Z'

/** The ring that it is hung by, and pulled off by: a soft tab of its rim. */
const ring = () =>
  `<g fill-rule="evenodd">${flat('teal', 'M340 8C362 -2 384 -8 402 -6C436 -2 458 18 462 46C464 68 450 80 432 76C418 72 414 62 408 52C400 40 380 36 352 36ZM436 60A10 15 -30 1 0 420 36A10 15 -30 1 0 436 60Z', 'light')}</g>`

/** A cover of matt silicone: a low dome that nothing is seen through, with a knob and a wide flat rim. */
const cover = () =>
  flat('teal', 'M-384 0A384 58 0 0 1 384 0V11A384 58 0 0 1 -384 11Z', 'shade') +
  flat('teal', oval(0, 0, 384, 58), 'light') +
  flat('teal', dome) +
  soft(
    'dome',
    dome,
    dim('M380 10C366 -80 300 -130 200 -136C280 -96 300 -20 250 60H380Z', 0.22) +
      dim('M-366 16Q0 104 366 16V60H-366Z', 0.14) +
      dim(oval(30, -108, 120, 18), 0.24) +
      tint('#ffffff', 'M-340 -30C-310 -90 -250 -116 -190 -120L-170 -100C-230 -94 -270 -70 -296 -16Z', 0.34) +
      tint('#ffffff', 'M90 -108C140 -124 180 -124 220 -116L200 -96C160 -96 120 -94 90 -108Z', 0.22),
  ) +
  groove('teal', 'M-140 -130C-140 -98 140 -98 140 -130', 2) +
  flat('teal', oval(236, -72, 7, 4), 'shade') +
  turned(
    'teal',
    0,
    [
      [-166, 56],
      [-154, 64],
      [-138, 58],
      [-118, 50],
      [-100, 62],
    ],
    { soft: true },
  ) +
  flat('teal', oval(0, -166, 56, 12), 'light')

/** The inside of a salad bowl of clear glass, from its rim down; the middle of its foot is 0 0. */
const inner = 'M-330 -330C-326 -170 -236 -40 -130 -28H130C236 -40 326 -170 330 -330A330 56 0 0 1 -330 -330Z'

/** A salad that fills its bowl: leaves, tomatoes, cucumber and chick peas. */
const salad = () =>
  tint('#4E7048', 'M-340 -340H340V0H-340Z') +
  times(54, (i) => {
    const [x, y] = scattered(i, -310, -280, 620, 270)
    return put(leaf(i % 3 ? 'leaf' : 'moss', 116, 46), x, y, (i * 73) % 360)
  }) +
  [
    [-214, -204, 54],
    [-52, -92, 58],
    [96, -204, 60],
    [232, -140, 46],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        flat('red', oval(x, y, r)) + shine(oval(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.16), 0.5),
    )
    .join('') +
  [
    [-110, -214, -20],
    [-180, -96, 24],
    [84, -80, 24],
    [212, -240, -16],
  ]
    .map(([x = 0, y = 0, turn]) =>
      put(
        flat('forest', oval(0, 0, 56, 44)) +
          flat('bract', oval(0, 0, 49, 37), 'light') +
          times(6, (k) => tint('#A9B46A', oval(Math.cos(k) * 22, Math.sin(k) * 16, 6, 4))),
        x,
        y,
        turn,
      ),
    )
    .join('') +
  [
    [-16, -180],
    [22, -164],
    [0, -246],
    [150, -132],
    [-270, -140],
    [-122, -144],
    [10, -38],
    [274, -212],
  ]
    .map(([x = 0, y = 0]) => flat('honey', oval(x, y, 19, 17), 'light'))
    .join('')

const glassBowl = (filled = true) =>
  flat(
    'glass',
    'M-352 -336C-348 -160 -256 -14 -140 0H140C256 -14 348 -160 352 -336A352 60 0 0 1 -352 -336Z',
  ) +
  (filled ? within('salad', inner, salad()) : '') +
  tint('#E9F3F1', inner, filled ? 0.12 : 0.3) +
  stroke('#8FA9A5', 'M-330 -320C-322 -170 -236 -44 -130 -30H130C236 -44 322 -170 330 -320', 2.2) +
  dim('M352 -336C348 -160 256 -14 140 0L110 -4C220 -50 300 -180 316 -330Z', 0.12) +
  flat('glass', 'M-140 0Q0 22 140 0L128 -26Q0 -12 -128 -26Z') +
  shine('M-318 -270C-302 -180 -256 -104 -204 -66L-190 -76C-238 -120 -278 -190 -292 -274Z', 0.7) +
  shine('M-184 -52L-160 -40L-148 -48L-170 -62Z', 0.7)

/** The bowl without its cover, heaped. */
const openBowl = () =>
  flat('glass', oval(0, -336, 352, 60), 'light') +
  within(
    'heap',
    'M-316 -330C-260 -470 260 -470 316 -330A316 50 0 0 1 -316 -330Z',
    put(salad(), 0, -130, 0, '-1 0.94'),
  ) +
  glassBowl() +
  stroke('#8FA9A5', oval(0, -336, 352, 60), 3)

/** The cover from below: its hollow within its wide rim. */
const underside = () =>
  ring() +
  flat('teal', oval(0, 0, 384, 260), 'light') +
  flat('teal', oval(0, 0, 344, 228), 'shade') +
  soft('hollow', oval(0, 0, 344, 228), dim(oval(-60, -50, 300, 190), 0.2)) +
  flat('teal', oval(30, 26, 90, 60))

/** The cover seen from above, as far as it lies on the bowl: its right edge is peeled off along a bend. */
const laid = 'M164 -186Q318 -20 250 166A450 200 0 1 1 164 -186Z'
/** What is peeled off: its underside, folded over to the left, its rim along its edge. */
const peeled = 'M164 -186C110 -268 -10 -270 -44 -176C-72 -70 40 120 250 166Q318 -20 164 -186Z'
const peeledRim = 'M140 -170C96 -228 4 -226 -12 -150C-32 -60 60 90 232 134'
const peeledRing =
  'M10 -226C-10 -262 -40 -284 -70 -276C-100 -266 -104 -232 -82 -212C-66 -198 -48 -190 -36 -184ZM-66 -244A13 11 20 1 1 -68 -226A13 11 20 0 1 -66 -244Z'

/** A bowl of matt stoneware, its opening 0 0, filled with a salad. */
const stonewareBowl = () => {
  const side = 'M-424 0C-410 190 -290 350 -170 372Q0 396 170 372C290 350 410 190 424 0A424 188 0 0 1 -424 0Z'
  return (
    flat('biscuit', side) +
    soft(
      'bowl-side',
      side,
      tint('#ffffff', 'M-400 40C-380 190 -300 300 -200 350L-130 350C-240 260 -310 160 -330 60Z', 0.5) +
        dim('M430 0C410 190 290 350 170 380H60C220 320 320 200 350 90Z', 0.24) +
        dim('M-430 0A430 200 0 0 0 430 0V50A430 210 0 0 1 -430 50Z', 0.2),
    ) +
    stroke('#B49C74', 'M-330 236Q0 372 330 236', 7, ' stroke-opacity="0.7"') +
    flat('biscuit', oval(0, 0, 424, 188), 'light') +
    within('bowl-inside', oval(0, 2, 398, 170), put(salad(), 40, 250, 0, '1.3 1.25')) +
    stroke('#8C7A58', oval(0, 2, 398, 170), 3)
  )
}

const peeledCover = () =>
  flat('teal', 'M-450 0A450 200 0 0 0 250 166L252 186A450 200 0 0 1 -450 18Z', 'shade') +
  flat('teal', laid) +
  soft(
    'laid',
    laid,
    tint('#ffffff', 'M-430 -20C-390 -140 -220 -190 0 -196V-176C-200 -166 -350 -110 -400 0Z', 0.4) +
      dim('M-450 0A450 200 0 0 0 310 150L290 110A390 160 0 0 1 -410 0Z', 0.16) +
      tint('#ffffff', 'M-340 -30C-290 -110 -180 -136 -60 -140L-70 -110C-170 -104 -240 -80 -290 -20Z', 0.36) +
      dim(oval(-130, 20, 140, 50), 0.24) +
      // What the peeled edge casts on the rest.
      dim('M164 -186C60 -260 -80 -260 -100 -150C-116 -40 0 130 190 190Z', 0.3),
  ) +
  groove(
    'teal',
    'M164 -140C20 -172 -180 -156 -300 -86C-400 -26 -380 60 -260 110C-130 154 80 160 240 124',
    2.2,
  ) +
  turned(
    'teal',
    -140,
    [
      [-46, 62],
      [-32, 68],
      [-10, 58],
      [16, 54],
      [30, 74],
    ],
    { soft: true },
  ) +
  flat('teal', oval(-140, -46, 62, 21), 'light') +
  `<g fill-rule="evenodd">${flat('teal', peeledRing, 'light')}</g>` +
  flat('teal', peeled, 'light') +
  soft(
    'peeled',
    peeled,
    dim('M250 166Q318 -20 160 -190L200 -170Q350 -20 280 166Z', 0.3) +
      tint('#ffffff', 'M190 -140Q280 -20 232 110L206 90Q230 -20 160 -140Z', 0.5) +
      dim('M-12 -150C-32 -60 60 90 232 134L224 100C110 70 40 -40 50 -130Q30 -190 -12 -150Z', 0.16),
  ) +
  groove('teal', peeledRim, 2.2)

/** A silicone food cover. */
export const cloche = views({
  alt: 'Couvercle souple en silicone turquoise, mat et opaque, qui coiffe un saladier de grès : son bord est décollé à droite et replié vers son bouton central, la languette percée en l’air, et laisse voir la salade et les tomates dessous',
  place: 'linen',
  object: () => shadow(640, 820, 330, 44) + put(stonewareBowl() + peeledCover(), 630, 430, 0, 1.06),
  detail: {
    alt: 'La cloche turquoise soulevée du saladier de verre et appuyée contre lui : on voit son dessous creux, son bord plat et le bouton derrière ; dans le saladier, la salade',
    scene: () =>
      shadow(470, 800, 330, 44) +
      put(openBowl(), 470, 796, 0, 1.06) +
      shadow(950, 836, 250, 30) +
      put(underside(), 920, 590, -62, 0.78),
  },
  plate: {
    of: 'cloche de conservation',
    box: [-384, -180, 384, 70],
    part: cover,
    width: ['26 cm', -384, 384],
    height: ['8 cm', -178, 69],
    facts: ['180 g', 'Jusqu’à 25 cm', '−20 à 220 °C', 'Silicone alimentaire'],
  },
})
