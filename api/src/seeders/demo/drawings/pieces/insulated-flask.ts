import {
  dim,
  disc,
  flat,
  groove,
  oval,
  poly,
  put,
  rect,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { views } from '../views.ts'

/** Half the width of the flask; its foot is at 0 0, and its cup, screwed on, reaches up to 662. */
const half = 92

/** The fine traces of the brush, round a part of steel that is `r` wide. */
const brushed = (top: number, bottom: number, r: number) =>
  times(Math.round((bottom - top) / 9), (i) => {
    const y = top + 5 + i * 9
    return stroke(
      '#ffffff',
      `M${-r + 4} ${y}Q0 ${y + r * 0.3} ${r - 4} ${y}`,
      1,
      ' stroke-opacity="0.28" class="glint"',
    )
  })

/** The cup of the flask as it stands on a table, empty, its rim at 0 0 and its bottom 134 below. */
const cup = () =>
  turned('brushed', 0, [
    [0, 82],
    [104, 79],
    [124, 75],
    [134, 66],
  ]) +
  brushed(16, 118, 79) +
  turned('brushed', 0, [
    [-4, 84],
    [6, 84],
  ])

/** The same cup on the flask, where it is the cap. */
const cap = () =>
  turned('brushed', 0, [
    [-662, 66],
    [-652, 75],
    [-632, 79],
    [-532, 82],
  ]) +
  brushed(-640, -544, 80) +
  disc('brushed', 0, -662, 66) +
  turned(
    'brushed',
    0,
    [
      [-540, 84],
      [-529, 84],
    ],
    { open: true },
  )

/** What the cup hides: the neck with its thread, and the stopper. */
const neck = () =>
  turned('brushed', 0, [
    [-572, 59],
    [-516, 59],
  ]) +
  times(3, (i) => groove('brushed', `M-59 ${-556 + i * 14}Q0 ${-536 + i * 14} 59 ${-560 + i * 14}`, 3)) +
  turned('dark', 0, [
    [-618, 50],
    [-610, 55],
    [-572, 56],
  ]) +
  times(9, (i) => groove('dark', `M${-48 + i * 12} ${-594 + 7 - Math.abs(i - 4) * 1.6}v22`, 2.5)) +
  disc('dark', 0, -618, 50) +
  disc('dark', 0, -617, 38, 'shade')

const coating =
  'M-81 -525C-88 -516 -91 -500 -91 -478V-34A91 15.6 0 0 0 91 -34V-478C91 -500 88 -516 81 -525Q0 -498 -81 -525Z'

/** Two waves, engraved through the coating down to the steel: the mark of the flask, its middle at 0 0. */
const waves = () =>
  stroke(
    '#D5DBD7',
    times(2, (i) => `M-46 ${i * 24 - 12}q23 -26 46 0t46 0`),
    6,
  )

/** Coated from its shoulder down to a foot of bare steel. */
const body = () =>
  turned('brushed', 0, [
    [-60, half],
    [-16, half],
    [-5, 89],
    [0, 83],
  ]) +
  brushed(-24, -2, half) +
  turned('brushed', 0, [
    [-532, 76],
    [-512, 80],
  ]) +
  turned('fir', 0, [
    [-526, 82],
    [-517, 85.6],
    [-506, 88.7],
    [-493, 90.9],
    [-478, half],
    [-34, half],
  ]) +
  soft(
    'flask',
    coating,
    // The window, soft as a coating throws it back; the shade of the cup above; and the table's light from below.
    tint('#ffffff', rect(-62, -470, 20, 400, 10), 0.5) +
      tint('#ffffff', rect(-30, -470, 6, 400, 3), 0.22) +
      dim('M-100 -540H100V-508Q0 -486 -100 -508Z', 0.4) +
      tint('#DCE9D6', rect(82, -470, 10, 420), 0.3) +
      tint('#DCE9D6', 'M-100 -52Q0 -22 100 -52V0H-100Z', 0.1),
  ) +
  shine('M-62 -452Q-62 -462 -56 -462T-50 -452V-84Q-50 -74 -56 -74T-62 -84Z', 0.16) +
  put(waves(), 0, -270, 0, 1.15)

const flask = (closed: boolean) => (closed ? '' : neck()) + body() + (closed ? cap() : '')

/** What the window throws behind a standing thing: away over the table, softer the farther. */
const longShadow = (x: number, y: number, w: number, h: number) =>
  soft(
    `far${x}`,
    rect(-200, 610, 1700, 400),
    dim(
      poly([x - w, y - 8], [x + w * 0.6, y + 14], [x + h * 0.62, y - h * 0.2], [x + h * 0.5, y - h * 0.3]),
      0.13,
    ) +
      dim(
        poly(
          [x - w, y - 6],
          [x + w * 0.8, y + 16],
          [x + h * 0.36, y - h * 0.09],
          [x + h * 0.24, y - h * 0.19],
        ),
        0.14,
      ) +
      dim(oval(x + w * 0.3, y, w * 1.15, 16), 0.4),
  ) + shadow(x, y, w * 1.15, 22)

/** A pebble of the shore, worn smooth, a vein of quartz through it; its middle is 0 0. */
const pebble = (colour: 'grey' | 'white', name: string, vein: string) => {
  const outline = 'M-150 12C-150 -44 -84 -84 0 -82C88 -80 152 -40 150 16C148 56 90 72 0 74S-150 58 -150 12Z'
  return (
    flat(colour, outline) +
    soft(
      name,
      outline,
      tint('#ffffff', oval(-40, -62, 104, 26), 0.3) +
        dim('M-160 24Q0 64 160 -6V100H-160Z', 0.34) +
        dim(oval(136, 30, 46, 64), 0.16),
    ) +
    stroke(colour === 'white' ? '#C9C6BC' : '#F4F2EB', vein, 6)
  )
}

/** What is seen where the right half of the flask is cut away: its two walls, nothing between them, and hot tea. */
const doubleWall = () =>
  flat('brushed', 'M0 -500Q56 -500 82 -516Q92 -504 92 -484V-20Q92 -4 83 2Q50 14 0 14Z', 'light') +
  flat('brushed', 'M84 -514Q92 -504 92 -484V-18Q92 -2 83 2Q50 14 0 14V6Q44 6 76 -5Q84 -8 84 -22Z', 'shade') +
  flat('brushed', 'M58 -504L66 -507V-46Q64 -17 0 -14V-21Q56 -24 58 -48Z', 'shade') +
  tint('#EEF3EF', 'M0 -499Q36 -500 57 -503V-50Q54 -25 0 -22Z') +
  tint('#C07F2C', 'M0 -400H57V-50Q54 -25 0 -22Z') +
  tint('#8A5213', 'M0 -70Q40 -66 57 -90V-50Q54 -25 0 -22Z', 0.35) +
  tint('#E0AE62', 'M0 -400V-408Q42 -410 57 -402V-398Q42 -390 0 -391Z') +
  times(2, (i) => stroke('#ffffff', `M${19 + i * 20} -418q-9 -12 0 -24q9 -12 0 -22`, 3.5)) +
  groove('brushed', 'M0 -500V14', 3)

const steam = (x: number, y: number) =>
  times(3, (i) => stroke('#ffffff', `M${x - 44 + i * 44} ${y - (i % 2) * 14}q-24 -44 0 -88q24 -44 0 -88`, 10))

/** An insulated bottle. */
export const gourdeInox = views({
  alt: 'Gourde isotherme laquée de vert sapin, deux vagues gravées, fermée par sa tasse d’inox brossé, sur un quai de pierre ; deux galets à son pied, un phare et une voile au loin',
  place: 'quay',
  object: () =>
    longShadow(520, 850, 108, 640) +
    put(flask(true), 520, 850, 0, 1.12) +
    longShadow(850, 822, 150, 300) +
    put(pebble('grey', 'far-pebble', 'M-132 -28Q-60 6 20 4T138 34'), 850, 774, -3, '1.12 0.84') +
    shadow(724, 870, 90, 16) +
    put(pebble('white', 'near-pebble', 'M-30 -78Q6 -20 -20 20T0 72'), 722, 834, 4, 0.56),
  detail: {
    alt: 'La même gourde, ouverte et coupée à droite : deux parois d’inox que rien ne relie, du thé au chaud à l’intérieur ; à côté, sa tasse pleine de thé fumant',
    scene: () =>
      longShadow(440, 846, 108, 560) +
      put(flask(false) + doubleWall(), 440, 846, 0, 1.14) +
      longShadow(830, 852, 96, 200) +
      put(
        cup() +
          disc('brushed', 0, -4, 84) +
          disc('brushed', 0, -3, 77, 'shade') +
          tint('#B8741F', oval(0, 2, 73, 9.5)),
        830,
        700,
        0,
        1.14,
      ) +
      steam(830, 668),
  },
  plate: {
    of: 'gourde isotherme, sa tasse vissée',
    box: [-half, -674, half, 16],
    part: () => flask(true),
    width: ['7,5 cm', -half, half],
    height: ['27 cm', -673, 15],
    facts: ['750 mL', '380 g', 'Tasse de 150 mL', '95 % recyclé'],
    parts: ['joint', 'capuchon'],
  },
})
