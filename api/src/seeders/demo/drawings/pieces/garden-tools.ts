import { cast, dim, flat, groove, lying, oval, put, rect, shine, stroke, times, tint } from '../kit.ts'
import { materials } from '../materials.ts'
import { views } from '../views.ts'

/** A shade of what lies on the floor of the box. */
const under = (d: string) => put(dim(d, 0.22), 8, 12)

const handle =
  'M-60 -22C-120 -36 -180 -32 -230 -24C-280 -16 -320 -22 -344 -30Q-372 -32 -372 0Q-372 32 -344 30C-320 22 -280 16 -230 24C-180 32 -120 36 -60 22Z'

/** A turned handle of ash with a ferrule of brass, its end to the left; the tool begins at 0 0. */
const gripped = () =>
  lying('ash', handle) +
  groove('ash', 'M-330 -6Q-220 4 -90 -4', 1.6) +
  stroke('#7C5A3C', 'M-352 -6V6', 7) +
  lying('brass', rect(-74, -23, 44, 46, 6)) +
  groove('brass', 'M-62 -22V22', 2)

const trowel = () => {
  const blade = 'M70 -58C160 -74 260 -52 300 0C260 52 160 74 70 58Q44 34 44 0Q44 -34 70 -58Z'
  return (
    under(blade) +
    under(handle) +
    lying('iron', rect(-34, -13, 90, 26, 6)) +
    flat('iron', blade, 'light') +
    dim('M44 0H300C260 52 160 74 70 58Q44 34 44 0Z', 0.3) +
    shine('M80 -48C160 -60 240 -44 278 -6C220 -30 140 -34 72 -32Z', 0.28) +
    gripped()
  )
}

/** Three bent teeth. */
const claw = () => {
  const teeth =
    'M30 0C120 -10 110 -78 190 -78Q250 -78 268 -56M30 0H250Q276 0 284 14M30 0C120 10 110 78 190 78Q250 78 268 96'
  return (
    put(stroke('#20261F', teeth, 20, ' stroke-opacity="0.2"'), 8, 12) +
    under(handle) +
    stroke(materials.iron.line, teeth, 19) +
    stroke(materials.iron.base, teeth, 14) +
    lying('iron', rect(-34, -13, 80, 26, 8)) +
    gripped()
  )
}

/** Shears that pass by one another, shut; their screw is at 0 0, their grips to the left. */
const secateur = () => {
  const blade = 'M-26 -30C50 -72 160 -66 236 -10C160 2 60 18 -14 24Z'
  const hook = 'M-20 -4C36 22 56 70 124 70C176 68 216 34 232 4C190 30 132 30 92 6Q46 -20 0 -18Z'
  const upper = 'M-22 -26C-90 -58 -240 -84 -352 -66Q-384 -56 -352 -34C-240 -40 -110 -14 -20 12Z'
  const lower = 'M-18 18C-90 34 -220 88 -340 92Q-374 88 -346 58C-250 52 -110 8 -16 -14Z'
  return (
    under(`${blade}${hook}`) +
    under(upper) +
    under(lower) +
    flat('iron', hook) +
    flat('iron', 'M-14 12C-50 22 -90 36 -120 48L-130 30C-90 18 -50 2 -16 -14Z') +
    flat('ash', 'M-104 44C-170 70 -250 92 -340 92Q-374 88 -346 58C-260 54 -180 34 -110 12Z') +
    flat('iron', blade, 'light') +
    tint('#C9CFCC', 'M20 12C80 10 160 2 236 -10C160 -12 80 -4 20 6Z') +
    flat('iron', 'M-20 -28C-60 -44 -110 -58 -140 -64L-136 -34C-100 -30 -50 -12 -16 14Z', 'light') +
    flat('ash', 'M-112 -58C-180 -74 -270 -80 -352 -66Q-384 -56 -352 -34C-270 -38 -190 -30 -112 -14Z') +
    groove('ash', 'M-340 -52C-260 -62 -190 -56 -130 -42M-330 78C-260 74 -190 56 -130 36', 1.6) +
    stroke(
      '#B98A35',
      times(4, (i) => `M${-166 + i * 10} -24Q${-140 + i * 10} 0 ${-166 + i * 10} 22`),
      5,
    ) +
    flat('brass', oval(0, 0, 25)) +
    flat('brass', oval(-3, -3, 16), 'light') +
    groove('brass', 'M-12 4L8 -8', 4)
  )
}

/** The stone to whet them with. */
const whetstone = () =>
  under(rect(0, 0, 72, 330, 8)) +
  flat('slate', rect(0, 0, 72, 330, 8)) +
  tint('#A9B4BE', rect(0, 0, 30, 330, 8))

/** The box from above, 36 by 22 cm, its walls in the light of the window or in their own shade. */
const toolBox = () =>
  flat('poplar', rect(0, 0, 1080, 660, 14), 'light') +
  flat('poplar', rect(34, 34, 1012, 592, 4)) +
  times(3, (i) => groove('poplar', `M40 ${182 + i * 148}H1040`, 1.5)) +
  dim(rect(34, 34, 1012, 26), 0.24) +
  dim(rect(34, 34, 22, 592), 0.2) +
  // Two rails that hold the tools.
  [300, 700]
    .map((x) => dim(rect(x + 8, 62, 44, 564), 0.12) + flat('poplar', rect(x, 50, 44, 576), 'shade'))
    .join('') +
  groove('poplar', 'M0 0L34 34M1080 0L1046 34M0 660L34 626M1080 660L1046 626', 2)

/** The three of them in their box, and their stone. */
const tools = () =>
  put(secateur(), 540, 164, 0, 1.12) +
  put(trowel(), 530, 350, 0, 1.22) +
  put(claw(), 520, 520, 0, 1.16) +
  put(whetstone(), 916, 160)

const filled = () => toolBox() + tools()

/** Garden tools. */
export const outils = views({
  alt: 'Coffret de peuplier ouvert, vu d’en haut : sécateur, transplantoir et griffe à trois dents, manches en frêne et viroles de laiton, une pierre à affûter',
  place: 'planks',
  object: () => put(cast(rect(0, 0, 1080, 660, 14), 20) + filled(), 100, 180),
  detail: { alt: 'Lames forgées, ressort et vis en laiton du sécateur, vus de près', near: [620, 350, 2.3] },
  plate: {
    of: 'coffret ouvert et ses trois outils',
    box: [0, 0, 1080, 660],
    part: filled,
    width: ['36 cm', 0, 1080],
    facts: ['Coffret de 22 × 8 cm', '1,7 kg', 'Acier 60 % recyclé'],
    parts: ['lame', 'ressort', 'manches'],
  },
})
