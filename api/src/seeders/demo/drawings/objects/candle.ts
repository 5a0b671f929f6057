import {
  band,
  flat,
  groove,
  oval,
  put,
  rect,
  round,
  scattered,
  shaded,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { wrapped } from '../lettering.ts'
import { views } from '../views.ts'

/** The pot is 8 cm wide; its wax reaches up to here. */
const [r, top, wax] = [150, -330, -236]
const glass = `M${-r} ${top}V-34Q${-r} -4 -116 8Q0 30 116 8Q${r} -4 ${r} -34V${top}A${r} 25.5 0 0 1 ${-r} ${top}Z`
const filled = `M-142 ${wax}V-40Q-142 -18 -112 -8Q0 12 112 -8Q142 -18 142 -40V${wax}Q0 ${wax + 48} -142 ${wax}Z`

/** The flame shines down through the wax: the glass glows below it, and is dark at its foot and its edges. */
const glow = () =>
  shaded(
    'candle-glow',
    filled,
    24,
    tint('#5A2C0A', rect(-150, -110, 300, 130), 0.5) +
      tint('#FFC765', oval(0, wax + 20, 128, 74), 0.85) +
      tint('#FFE3A0', oval(0, wax + 6, 74, 36), 0.8) +
      tint('#4A2408', 'M-150 -260H-126V20H-150ZM126 -260H150V20H126Z', 0.6),
  )

const flame = () =>
  shaded('halo', rect(-190, -560, 380, 330), 26, tint('#FFE7A6', oval(0, -350, 92, 110), 0.75)) +
  tint(
    '#F5A63A',
    'M0 -424C14 -384 36 -350 32 -312C28 -282 14 -272 0 -272S-28 -282 -32 -312C-36 -350 -10 -376 0 -424Z',
  ) +
  shaded(
    'flame',
    'M0 -424C14 -384 36 -350 32 -312C28 -282 14 -272 0 -272S-28 -282 -32 -312C-36 -350 -10 -376 0 -424Z',
    5,
    tint('#FFE08A', 'M0 -404C12 -370 26 -340 24 -310C20 -284 -20 -284 -24 -310C-26 -340 -8 -370 0 -404Z') +
      tint('#FFFBEA', 'M0 -372C8 -350 16 -330 14 -312C10 -294 -10 -294 -14 -312C-16 -330 -6 -350 0 -372Z') +
      tint('#6F7FB8', oval(0, -274, 17, 9), 0.75),
  ) +
  stroke('#2E2622', 'M0 -246Q-3 -276 3 -304', 5) +
  tint('#F2702E', oval(3, -304, 3.5))

/** The wax, where it burns a clear pool round the wick. */
const surface = (lit: boolean) =>
  flat('wax', oval(0, wax, 142, 24)) +
  (lit
    ? shaded(
        'pool',
        oval(0, wax, 142, 24),
        5,
        tint('#F0C878', oval(0, wax + 3, 118, 17), 0.9) + tint('#FFF4CE', oval(0, wax + 1, 62, 9)),
      ) + stroke('#FFFDF2', `M-108 ${wax + 6}Q-60 ${wax + 19} 0 ${wax + 20}`, 2.5)
    : stroke('#3B423D', `M0 ${wax}V-284`, 6))

const candle = (lit: boolean) =>
  flat('amber', oval(0, top, r, r * 0.17), 'shade') +
  flat('amber', glass) +
  shaded(
    'wall',
    glass,
    7,
    tint('#6B380F', `M-160 ${top}H-134V20H-160ZM130 ${top}H160V20H130Z`, 0.7) +
      tint('#E9A24A', oval(40, -292, 100, 26), lit ? 0.75 : 0.3),
  ) +
  tint('#C97A26', filled) +
  (lit ? glow() : '') +
  surface(lit) +
  (lit ? flame() : '') +
  tint(
    '#A3601E',
    `M${-r} ${top}A${r} 25.5 0 0 0 ${r} ${top}V${wax}A142 24 0 0 1 ${-r} ${wax}Z`,
    lit ? 0.34 : 0.2,
  ) +
  stroke('#FFE2AE', `M-116 -4Q0 20 116 -4`, 5, ' stroke-opacity="0.75"') +
  groove('amber', oval(0, top, r, r * 0.17), 2.4) +
  stroke('#FFDFA6', `M-140 ${top + 9}A${r} 25.5 0 0 0 100 ${top + 19}`, 4, ' stroke-opacity="0.9"') +
  band('paper', 0, -196, -62, r + 0.5, 0.92) +
  stroke('#B98A2E', 'M-110 -174A150.5 25.6 0 0 0 110 -174M-110 -64A150.5 25.6 0 0 0 110 -64', 2.4) +
  wrapped(0, -142, r, 41, ['figue', 'et cèdre']) +
  shine('M-128 -296Q-124 -300 -112 -296V-50Q-112 -40 -120 -42T-128 -54Z', 0.45) +
  shine('M-104 -290H-97V-212H-104Z', 0.3) +
  shine('M130 -280Q136 -282 138 -274V-150H131Z', 0.35)

const fig = 'M-7 -112C-12 -78 -36 -58 -60 -18C-88 34 -64 84 0 86C64 84 88 34 60 -18C36 -58 14 -78 9 -112Z'

/** A ripe fig: its stem, the ribs of its skin, the bloom on its lit side. */
const wholeFig = () =>
  flat('violet', fig, 'shade') +
  shaded(
    'fig',
    fig,
    9,
    tint('#2E1F3C', fig, 0.62) +
      tint('#2A1A30', 'M10 -100C60 -30 70 60 20 90L90 90L80 -40Z', 0.6) +
      tint('#B9A9CC', 'M-30 -44C-58 -6 -62 40 -44 62C-34 30 -28 -10 -8 -60Z', 0.75) +
      tint('#8A9A5A', oval(0, -104, 22, 28), 0.9),
  ) +
  stroke(
    '#1F142A',
    'M-2 -70C-40 -20 -46 40 -24 80M2 -70C-8 -10 -8 40 -2 84M6 -68C36 -16 44 40 24 80',
    2,
    ' stroke-opacity="0.5"',
  ) +
  flat('olive', 'M-7 -108L-10 -132Q0 -140 10 -132L9 -108Q0 -100 -7 -108Z')

/** Half a fig, its cut face up: pale flesh within the skin, red pulp full of seeds. */
const halfFig = () =>
  flat('violet', fig, 'shade') +
  tint('#3B2A48', fig, 0.75) +
  put(tint('#F3E4CB', fig), 0, 2, 0, 0.9) +
  put(tint('#C4604F', fig), 0, 12, 0, 0.7) +
  shaded(
    'pulp',
    fig,
    7,
    tint('#8E2F33', oval(2, 26, 24, 34), 0.85) + tint('#E9A08A', oval(-24, 2, 14, 30), 0.5),
  ) +
  times(26, (i) => {
    const turn = i * 2.4
    const far = 12 + (i % 4) * 9
    return put(
      tint(i % 3 ? '#F4DDA6' : '#E2B36C', oval(0, 0, 3.6, 2.4)),
      Math.cos(turn) * far,
      26 + Math.sin(turn) * far * 1.16,
      i * 50,
    )
  })

/** A twig of cedar from its stem at 0 0, its needles in tufts. */
const twig = () =>
  stroke('#7C5A3C', 'M0 0Q90 -24 214 -10', 6) +
  times(7, (i) => {
    const [x, y] = [28 + i * 31, -8 - Math.sin(i / 2) * 10]
    const fan = times(9, (k) => {
      const turn = (k - 4) * 0.34 - 1.4 + (i % 2 ? 2.7 : 0)
      const [, long] = scattered(i * 9 + k, 0, 34, 1, 14)
      return `M${x} ${y.toFixed(0)}l${(Math.cos(turn) * long).toFixed(0)} ${(Math.sin(turn) * long).toFixed(0)}`
    })
    return stroke(i % 2 ? '#4F7263' : '#6F9383', fan, 3.6)
  })

/** The lid of steel, which puts the flame out; it lies on its face, the middle at 0 0. */
const lid = () =>
  turned('brushed', 0, [
    [-16, 150],
    [4, 150],
  ]) +
  flat('brushed', oval(0, -16, 150, 26), 'light') +
  shaded('lid', oval(0, -16, 150, 26), 5, tint('#7E8783', oval(50, -12, 110, 14), 0.5)) +
  stroke('#8B948F', oval(0, -16, 132, 21), 2) +
  round('brushed', 'M-16 -40Q0 -48 16 -40V-22Q0 -14 -16 -22Z')

/** A candle. */
export const bougie = views({
  alt: 'Bougie allumée dans un pot de verre ambré que la flamme éclaire, étiquette figue et cèdre ; à côté, son couvercle d’acier, un rameau de cèdre, une figue violette et une moitié de figue à la pulpe rouge',
  place: 'wood',
  object: () =>
    shaded('evening', oval(480, 320, 460, 460), 70, tint('#FFF0C0', oval(480, 320, 250, 260), 0.7)) +
    shadow(490, 806, 280, 40) +
    put(
      shaded('light-on-table', oval(0, 0, 240, 44), 14, tint('#FFD27A', oval(0, 0, 160, 20), 0.6)),
      760,
      812,
    ) +
    put(candle(true), 470, 790, 0, 1.5) +
    shadow(940, 712, 190, 26) +
    put(lid(), 930, 706, 0, 1.06) +
    shadow(840, 866, 130, 18) +
    put(twig(), 690, 868, -4, 0.94) +
    shadow(1090, 800, 110, 20) +
    put(wholeFig(), 1070, 700, 6, 1.2) +
    shadow(960, 856, 110, 18) +
    put(halfFig(), 950, 784, -14, 1),
  detail: {
    alt: 'Flamme, mèche de coton et bain de cire claire dans le verre ambré, vus de près',
    near: [470, 370, 2.3],
  },
  plate: {
    of: 'bougie dans son pot',
    box: [-152, -358, 152, 24],
    part: () => candle(false),
    width: '8 cm',
    facts: ['180 g de cire', '45 heures', 'Cire de colza', 'Mèche en coton', 'Parfum à 6 %'],
  },
})
