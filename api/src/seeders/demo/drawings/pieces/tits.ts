import { blob, dim, flat, oval, put, soft, stroke, times, tint, within } from '../kit.ts'

const body = blob(
  [72, -208],
  [112, -190],
  [128, -160],
  [124, -126],
  [132, -84],
  [102, -32],
  [38, -8],
  [-36, -22],
  [-88, -62],
  [-76, -112],
  [-30, -160],
  [18, -196],
)

const wing =
  'M30 -118C40 -78 -4 -42 -66 -40C-100 -40 -134 -46 -160 -58C-118 -76 -92 -112 -44 -136C-16 -148 20 -146 30 -118Z'

/** A green caterpillar that hangs from both sides of a beak, which holds it at 0 0. */
const caterpillar = () =>
  stroke('#4E7A2E', 'M-10 34Q-16 10 0 0Q20 -8 26 18Q28 30 22 40', 17) +
  stroke('#A9CF5F', 'M-10 34Q-16 10 0 0Q20 -8 26 18Q28 30 22 40', 11) +
  stroke('#4E7A2E', 'M-19 22L-7 18M-16 6L-6 9M9 -10L9 2M22 -4L15 5M33 16L21 18M33 30L22 28', 2.5)

const toes = (x: number) =>
  stroke('#53606C', `M${x} -20L${x + 6} -2`, 8) +
  times(3, (i) => stroke('#53606C', `M${x + 6} -3q${-10 + i * 11} -3 ${-11 + i * 12} 13`, 6))

const black = '#22282A'

/** The great tit: a black head about a white cheek, and a black tie down the middle of its breast. */
const great = {
  mantle: '#97A14F',
  tail: 'slate',
  wing: 'slate',
  head:
    tint(black, 'M70 -130H124Q122 -84 104 -56Q86 -26 44 0H20Q66 -34 80 -62Q92 -90 84 -130Z') +
    tint(black, 'M10 -240H170V-124Q126 -98 92 -104Q58 -98 42 -122Q28 -144 8 -158Z') +
    tint('#F2EFCB', oval(16, -152, 13, 17)) +
    tint(
      '#FBFAF5',
      blob([118, -148], [98, -164], [64, -166], [40, -148], [50, -122], [84, -112], [110, -124]),
    ),
} as const

/** The blue tit: a blue cap on a white head, a black line through the eye, and no more than a black bib. */
const blue = {
  mantle: '#8DA070',
  tail: 'azure',
  wing: 'azure',
  head:
    tint('#FBFAF5', 'M0 -240H170V-124Q126 -104 92 -108Q58 -104 42 -122Q24 -140 4 -150Z') +
    tint('#3F7FBF', 'M24 -204Q34 -172 66 -188Q98 -196 106 -182L120 -210L70 -240Z') +
    stroke(black, 'M128 -164Q96 -178 62 -168Q40 -160 28 -164', 9) +
    stroke('#2F5680', 'M28 -164Q30 -130 54 -116Q84 -104 112 -118', 12) +
    tint(black, 'M104 -128H132V-116Q118 -94 96 -106Q104 -114 104 -128Z'),
} as const

/** A tit that faces right, with a caterpillar in its beak; the edge that it grips is at 0 0. */
const tit = ({ mantle, tail, wing: feathers, head }: typeof great | typeof blue) =>
  // The tail, its outer feathers white.
  flat(tail, 'M-66 -84L-204 -122Q-220 -112 -216 -94L-74 -44Z', 'shade') +
  stroke('#F4F5F1', 'M-84 -55L-210 -94', 6) +
  stroke('#2E3740', 'M-70 -68L-206 -110', 3, ' stroke-opacity="0.6"') +
  toes(6) +
  toes(48) +
  flat('yellow', body) +
  within(
    'tit',
    body,
    tint('#F5CF45', 'M-120 -240H160V20H-120Z') +
      tint(mantle, 'M-140 -240H60Q40 -150 30 -110Q-40 -50 -130 -30Z') +
      head,
  ) +
  soft(
    'tit-light',
    body,
    tint('#ffffff', oval(40, -86, 44, 26), 0.3) + dim('M-100 -34Q20 -20 140 -70V20H-100Z', 0.26),
  ) +
  flat(feathers, wing) +
  within(
    'wing',
    wing,
    tint('#ffffff', 'M40 -160H-60Q-40 -110 10 -84L50 -90Z', 0.3) +
      stroke('#ffffff', 'M22 -78Q-30 -80 -62 -122', 11) +
      times(4, (i) =>
        stroke(
          '#33404C',
          `M${-14 - i * 16} ${-64 - i * 8}Q${-70 - i * 10} ${-50 - i * 6} -170 ${-56 - i * 4}`,
          4,
        ),
      ) +
      tint('#33404C', 'M-170 -70L-60 -46L-50 -34H-170Z', 0.55),
  ) +
  tint(black, oval(94, -172, 9)) +
  tint('#ffffff', oval(97, -177, 4)) +
  put(caterpillar(), 138, -147) +
  tint('#3A4044', 'M120 -166Q142 -166 155 -151Q138 -141 121 -144Z') +
  stroke('#8E979B', 'M122 -154Q140 -154 151 -151', 2.5)

/** A great tit, as `tit` places it. */
export const greatTit = () => tit(great)

/** A blue tit, as `tit` places it. */
export const blueTit = () => tit(blue)
