import { cord, dim, flat, groove, leaf, oval, put, rect, round, shine, times, tint } from './kit.ts'
import { label } from './lettering.ts'

/** The outline of a bag that is tied below its frill; the middle of its bottom is 0 0. */
const tied = (w: number, h: number) =>
  `M${-w * 0.36} 0C${-w * 0.58} ${-h * 0.02} ${-w * 0.57} ${-h * 0.3} ${-w * 0.5} ${-h * 0.46}C${-w * 0.42} ${-h * 0.62} ${-w * 0.2} ${-h * 0.66} ${-w * 0.14} ${-h * 0.76}L${-w * 0.27} ${-h * 0.95}` +
  times(4, () => `q${w * 0.068} ${-h * 0.08} ${w * 0.135} 0`) +
  `L${w * 0.14} ${-h * 0.76}C${w * 0.2} ${-h * 0.66} ${w * 0.42} ${-h * 0.62} ${w * 0.5} ${-h * 0.46}C${w * 0.57} ${-h * 0.3} ${w * 0.58} ${-h * 0.02} ${w * 0.36} 0Q0 ${h * 0.04} ${-w * 0.36} 0Z`

/** The cord round its neck, in a bow, and the folds above it. */
const bow = (w: number, h: number) =>
  times(3, (i) =>
    groove('cotton', `M${(i - 1) * w * 0.06} ${-h * 0.78}L${(i - 1) * w * 0.13} ${-h * 0.94}`, 3),
  ) +
  cord('larch', `M${-w * 0.15} ${-h * 0.76}Q0 ${-h * 0.72} ${w * 0.15} ${-h * 0.76}`, 12) +
  cord(
    'larch',
    `M0 ${-h * 0.74}C${-w * 0.3} ${-h * 0.86} ${-w * 0.34} ${-h * 0.62} 0 ${-h * 0.74}C${w * 0.3} ${-h * 0.86} ${w * 0.34} ${-h * 0.62} 0 ${-h * 0.74}`,
    8,
  ) +
  cord(
    'larch',
    `M0 ${-h * 0.74}Q${-w * 0.06} ${-h * 0.62} ${-w * 0.12} ${-h * 0.54}M0 ${-h * 0.74}Q${w * 0.06} ${-h * 0.62} ${w * 0.08} ${-h * 0.52}`,
    8,
  )

/** A cotton bag, tied; its own weight on a tag that is sewn on, where that is given. */
export const cottonBag = (w: number, h: number, weight?: string) =>
  flat('cotton', tied(w, h)) +
  dim(
    `M${w * 0.16} ${-h * 0.7}C${w * 0.4} ${-h * 0.6} ${w * 0.48} ${-h * 0.5} ${w * 0.5} ${-h * 0.44}C${w * 0.56} ${-h * 0.3} ${w * 0.57} ${-h * 0.02} ${w * 0.36} -2H${w * 0.2}Q${w * 0.4} ${-h * 0.3} ${w * 0.16} ${-h * 0.7}Z`,
    0.13,
  ) +
  [-0.28, 0.02, 0.3]
    .map((k) =>
      groove(
        'cotton',
        `M${k * w * 0.4} ${-h * 0.72}Q${k * w} ${-h * 0.62} ${k * w * 1.2} ${-h * (0.46 - Math.abs(k) * 0.3)}`,
        3,
      ),
    )
    .join('') +
  bow(w, h) +
  (weight
    ? put(flat('paper', rect(-46, -28, 92, 56, 4)) + label(0, 11, 30, [weight]), -w * 0.2, -h * 0.13, -5)
    : '')

/** A walnut. */
export const walnut = () =>
  flat('chestnut', oval(0, 0, 40, 34), 'light') + groove('chestnut', 'M-38 0Q0 -14 38 0', 4)

/** A bag that is open, its edge turned down, full of walnuts; the middle of its bottom is 0 0. */
export const openBag = () =>
  flat('ecru', 'M-170 -250C-210 -170 -214 -40 -160 0Q0 22 160 0C214 -40 210 -170 170 -250Z') +
  dim('M96 -200Q150 -110 104 8L160 0C214 -40 210 -170 170 -250Z', 0.12) +
  groove('ecru', 'M-110 -190Q-130 -110 -112 -40M-30 -180Q-36 -100 -26 -30M60 -184Q74 -110 64 -44', 3) +
  flat('soil', oval(0, -256, 176, 50)) +
  [
    ...[-112, -36, 40, 116].map((x) => [x, -264]),
    ...[-74, 2, 78].map((x) => [x, -312]),
    ...[-6].map((x) => [x, -360]),
  ]
    .map(([x = 0, y = 0], i) => put(walnut(), x, y, i * 37, 1.25))
    .join('') +
  round('ecru', 'M-186 -262Q0 -196 186 -262Q204 -236 184 -204Q0 -138 -184 -204Q-204 -236 -186 -262Z')

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
