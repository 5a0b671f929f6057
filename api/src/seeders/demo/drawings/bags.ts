import { cord, dim, flat, groove, leaf, oval, put, rect, round, shine, stroke, times, tint } from './kit.ts'
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

/** A cotton bag, tied; its own weight on a tag that is sewn on. */
export const cottonBag = (w: number, h: number, weight: string) =>
  flat('cotton', tied(w, h)) +
  dim(
    `M${w * 0.16} ${-h * 0.7}C${w * 0.4} ${-h * 0.6} ${w * 0.48} ${-h * 0.5} ${w * 0.5} ${-h * 0.44}C${w * 0.56} ${-h * 0.3} ${w * 0.57} ${-h * 0.02} ${w * 0.36} -2H${w * 0.2}Q${w * 0.4} ${-h * 0.3} ${w * 0.16} ${-h * 0.7}Z`,
    0.13,
  ) +
  [-0.28, -0.14, 0.02, 0.16, 0.3]
    .map((k) =>
      groove(
        'cotton',
        `M${k * w * 0.4} ${-h * 0.72}Q${k * w} ${-h * 0.62} ${k * w * 1.2} ${-h * (0.46 - Math.abs(k) * 0.3)}`,
        3,
      ),
    )
    .join('') +
  bow(w, h) +
  put(flat('paper', rect(-46, -28, 92, 56, 4)) + label(0, 11, 30, [weight]), -w * 0.2, -h * 0.13, -5)

const apple = (x: number, y: number, r: number, i: number) =>
  put(
    flat(
      i % 3 === 1 ? 'yellow' : 'red',
      `M0 ${-r * 0.8}C${r * 0.5} ${-r * 1.2} ${r * 1.2} ${-r * 0.7} ${r} ${r * 0.1}C${r * 0.9} ${r * 0.9} ${r * 0.3} ${r * 1.1} 0 ${r * 0.9}C${-r * 0.3} ${r * 1.1} ${-r * 0.9} ${r * 0.9} ${-r} ${r * 0.1}C${-r * 1.2} ${-r * 0.7} ${-r * 0.5} ${-r * 1.2} 0 ${-r * 0.8}Z`,
    ) +
      stroke('#5B4433', `M0 ${-r * 0.75}q4 -22 16 -30`, 7) +
      shine(oval(-r * 0.42, -r * 0.2, r * 0.18, r * 0.32), 0.55),
    x,
    y,
    (i % 5) * 14 - 28,
  )

/** A bag of netting, full of apples. */
export const netBag = (w: number, h: number) => {
  const rows = [
    [-0.27, -0.14],
    [0.01, -0.12],
    [0.28, -0.14],
    [-0.32, -0.33],
    [-0.05, -0.33],
    [0.22, -0.34],
    [-0.16, -0.51],
    [0.12, -0.52],
  ] as const
  const thread = (k: number) =>
    `M${k * w * 0.26} ${-h * 0.74}C${k * w * 0.5} ${-h * 0.6} ${k * w} ${-h * 0.5} ${k * w} ${-h * 0.34}S${k * w * 0.86} ${-h * 0.06} ${k * w * 0.62} 0`
  const ring = (y: number, half: number) =>
    `M${-half * w} ${-h * y}Q0 ${-h * (y - 0.06)} ${half * w} ${-h * y}`
  return (
    tint('#ffffff', tied(w, h), 0.35) +
    rows.map(([x, y], i) => apple(x * w, y * h, w * 0.155, i)).join('') +
    stroke(
      '#8A7650',
      times(7, (i) => thread((i - 3) * 0.17)),
      5,
    ) +
    stroke(
      '#8A7650',
      ring(0.58, 0.33) + ring(0.46, 0.49) + ring(0.34, 0.53) + ring(0.22, 0.54) + ring(0.1, 0.5),
      5,
    ) +
    stroke(
      '#F3EDE2',
      times(7, (i) => thread((i - 3) * 0.17)),
      2,
    ) +
    `<path d="${tied(w, h)}" fill="none" stroke="#6F624A" stroke-width="4" stroke-linejoin="round"/>` +
    bow(w, h)
  )
}

/** A walnut. */
export const walnut = () =>
  flat('chestnut', oval(0, 0, 40, 34), 'light') +
  groove('chestnut', 'M-38 0Q0 -14 38 0', 4) +
  groove('chestnut', 'M-24 -18q8 8 2 14M4 -26q8 10 0 18M22 -18q2 8 -4 12M-18 12q8 4 4 12M10 10q8 6 2 14', 2)

/** A bag that is open, its edge turned down, full of walnuts; the middle of its bottom is 0 0. */
export const openBag = () =>
  flat('ecru', 'M-170 -250C-210 -170 -214 -40 -160 0Q0 22 160 0C214 -40 210 -170 170 -250Z') +
  dim('M96 -200Q150 -110 104 8L160 0C214 -40 210 -170 170 -250Z', 0.12) +
  groove('ecru', 'M-110 -190Q-130 -110 -112 -40M-30 -180Q-36 -100 -26 -30M60 -184Q74 -110 64 -44', 3) +
  flat('soil', oval(0, -256, 176, 50)) +
  [
    ...[-118, -60, -2, 56, 114].map((x) => [x, -262]),
    ...[-90, -32, 26, 84].map((x) => [x, -302]),
    ...[-44, 30].map((x) => [x, -340]),
  ]
    .map(([x = 0, y = 0], i) => put(walnut(), x, y, i * 37))
    .join('') +
  round('ecru', 'M-186 -262Q0 -196 186 -262Q204 -236 184 -204Q0 -138 -184 -204Q-204 -236 -186 -262Z') +
  times(9, (i) => groove('ecru', `M${-148 + i * 37} ${-232 + (4 - Math.abs(i - 4)) * 10}v26`, 2))

const baguette = () =>
  round('larch', 'M-62 60V-330Q-58 -420 0 -424Q58 -420 62 -330V60Z') +
  times(4, (i) =>
    flat(
      'oat',
      `M-44 ${-300 + i * 96}Q-10 ${-360 + i * 96} 46 ${-370 + i * 96}Q24 ${-306 + i * 96} -44 ${-300 + i * 96}Z`,
    ),
  )

const leek = () =>
  [-34, -16, 4, 22]
    .map((turn, i) => put(leaf(i % 2 ? 'leaf' : 'moss', 330 - Math.abs(turn) * 2, 40), 0, -90, turn - 94))
    .join('') +
  round('cotton', rect(-40, -130, 80, 200, 20)) +
  tint('#6F9A5B', 'M-40 -130Q0 -160 40 -130V-70Q0 -40 -40 -70Z', 0.7)

/** A shopping bag of linen: bread and vegetables look out of it. The middle of its bottom is 0 0. */
export const shoppingBag = () =>
  cord('linen', 'M-130 -400C-150 -690 150 -690 130 -400', 34) +
  put(leek(), -130, -420, -8) +
  put(baguette(), 92, -380, 13) +
  [-34, 36]
    .map((x, i) =>
      put(
        flat('red', oval(0, 0, 62, 58)) +
          shine(oval(-22, -18, 12, 18), 0.5) +
          put(leaf('moss', 50, 18), 0, -50, -150 + i * 60) +
          put(leaf('moss', 50, 18), 0, -50, -60),
        x,
        -430 - i * 10,
      ),
    )
    .join('') +
  flat('linen', 'M-252 -410Q0 -384 252 -410L226 -14Q0 14 -226 -14Z') +
  dim('M150 -402L252 -410L226 -14L130 -4Z', 0.12) +
  groove('linen', 'M-250 -374Q0 -348 250 -374', 3, ' stroke-dasharray="12 9"') +
  groove('linen', 'M-200 -330Q-214 -160 -196 -40M196 -320Q206 -180 190 -60', 3) +
  [-130, 130].map((x) => flat('linen', rect(x - 20, -412, 40, 70, 6))).join('') +
  put(
    times(5, (i) => put(leaf('forest', 120 - i * 12, 34 - i * 3), 0, -i * 36, i % 2 ? -32 : -148)) +
      stroke('#1F4D3A', 'M0 40V-190', 10),
    0,
    -120,
  )
