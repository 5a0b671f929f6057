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

/** The same ring where the cover lies on a bowl: it hangs down over the glass by its own weight. */
const hangingRing = () =>
  dim('M196 60C204 100 208 130 232 142C262 152 286 134 284 100L272 44Z', 0.16) +
  flat('teal', 'M182 50C190 84 190 112 202 126C220 146 258 140 268 116C274 96 264 66 266 36Z', 'light') +
  flat('teal', 'M182 50Q226 44 266 36L266 52Q226 62 184 66Z') +
  flat('glass', oval(232, 104, 18, 16), 'shade') +
  tint('#4E7048', oval(232, 104, 17, 15), 0.9) +
  groove('teal', oval(232, 104, 18, 16), 2.2)

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

/** A silicone food cover. */
export const cloche = views({
  alt: 'Cloche de silicone turquoise, mate et opaque, posée sur un saladier de verre : on voit la salade, les tomates et les rondelles de concombre à travers le verre seulement ; un bouton au centre, une languette percée qui pend du bord',
  object: () =>
    shadow(640, 806, 340, 44) +
    put(glassBowl(), 620, 806, 0, 1.2) +
    put(cover() + hangingRing(), 620, 410, 0, 1.16),
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
