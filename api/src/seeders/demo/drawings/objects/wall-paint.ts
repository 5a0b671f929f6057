import {
  band,
  cord,
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  round,
  shadow,
  shine,
  soft,
  stroke,
  tilt,
  tint,
  turned,
  within,
} from '../kit.ts'
import { wrapped } from '../lettering.ts'
import { views } from '../views.ts'

/** The paint as it is wet, in its light and in its own shade. */
const [wet, bright, deep] = ['#9FB997', '#C9DAC3', '#83A07C']

/** A brush: its bristles to the left, tipped with paint, from their end at 0 0. */
const brush = () =>
  round(
    'ash',
    'M196 -24Q230 -34 262 -18Q340 8 470 -10Q500 -14 512 0Q500 16 470 12Q340 -4 262 22Q230 36 196 26Z',
  ) +
  shine('M204 -16Q236 -24 262 -10Q340 12 470 -4Q340 8 262 -4Q236 -12 204 -8Z', 0.5) +
  flat('dark', oval(486, 1, 7, 5)) +
  lying('brass', 'M112 -56H190Q200 -40 200 -30V30Q200 42 190 56H112Z') +
  groove('brass', 'M128 -56V56M174 -56V56', 2) +
  [-38, 38].map((y) => flat('brass', oval(151, y, 4))).join('') +
  flat('nut', 'M114 -54H40Q10 -58 -6 -40Q2 -10 -10 10Q0 36 -6 46Q20 58 40 54H114Z') +
  stroke(
    '#5E3A1E',
    'M110 -36Q60 -40 24 -34M110 -14Q60 -16 20 -12M110 10Q60 10 18 12M110 32Q60 36 22 34',
    2,
    ' stroke-opacity="0.6"',
  ) +
  tint(
    wet,
    'M66 -56H40Q10 -58 -6 -40Q2 -10 -10 10Q0 36 -6 46Q20 58 40 54H60Q84 40 64 22Q88 4 66 -12Q86 -34 66 -56Z',
  ) +
  tint(bright, 'M60 -48Q20 -52 2 -36Q20 -34 58 -32Q70 -40 60 -48Z', 0.9) +
  tint(deep, 'M-6 46Q20 58 40 54H60Q70 46 68 38Q40 44 -6 34Z', 0.7)

const [rim, foot] = [-410, 0]

/** The bucket: lacquered tin with two beads, a rolled rim and ears for its wire. */
const bucket = (more = '') =>
  cord('steel', `M-218 -350C-236 -640 236 -640 218 -350`, 8) +
  lying('ash', 'M-74 -581Q0 -594 74 -581V-553Q0 -566 -74 -553Z') +
  turned('white', 0, [
    [rim, 208],
    [foot, 186],
  ]) +
  soft(
    'bucket',
    `M-208 ${rim}L-186 0A186 32 0 0 0 186 0L208 ${rim}Z`,
    tint('#ffffff', poly([-170, -400], [-110, -400], [-104, 20], [-156, 20]), 0.8) +
      dim(poly([120, -400], [230, -400], [210, 40], [110, 40]), 0.16) +
      // What the painted wall throws back.
      tint('#CFE0C6', poly([186, -380], [210, -380], [190, 20], [170, 20]), 0.8) +
      dim(rect(-200, 6, 400, 40), 0.2),
  ) +
  [-368, -30]
    .map((y) => {
      const r = 208 + (y - rim) * -0.0537
      return (
        groove('white', `M${-r} ${y}A${r} ${r * tilt} 0 0 0 ${r} ${y}`, 3) +
        stroke('#ffffff', `M${-r + 2} ${y + 5}A${r} ${r * tilt} 0 0 0 ${r - 2} ${y + 5}`, 3, ' class="glint"')
      )
    })
    .join('') +
  more +
  turned('tin', 0, [
    [rim - 14, 214],
    [rim - 4, 219],
    [rim + 10, 214],
  ]) +
  flat('tin', oval(0, rim - 14, 214, 37), 'light') +
  flat('tin', oval(0, rim - 12, 199, 32), 'shade') +
  within(
    'paint',
    oval(0, rim - 12, 199, 32),
    dim(rect(-200, rim - 50, 400, 22), 0.3) +
      tint(wet, oval(0, rim + 4, 194, 31)) +
      tint(
        bright,
        `M-170 ${rim - 2}C-110 ${rim - 26} 20 ${rim - 28} 90 ${rim - 20}C20 ${rim - 16} -90 ${rim - 8} -130 ${rim + 8}Z`,
        0.85,
      ) +
      stroke(
        deep,
        `M-120 ${rim + 8}Q-40 ${rim + 22} 60 ${rim + 12}T170 ${rim + 2}M-60 ${rim - 6}Q0 ${rim + 2} 70 ${rim - 6}`,
        3,
        ' stroke-opacity="0.6"',
      ),
  ) +
  [-1, 1]
    .map((way) => flat('tin', oval(way * 210, -352, 17)) + flat('iron', oval(way * 212, -350, 7)))
    .join('')

/** Paint that has run over the rim. */
const run = () =>
  tint('#20261F', 'M-4 -20Q4 40 14 74Q26 104 40 74Q46 40 52 -14Z', 0.14) +
  flat('sage', 'M-10 -36Q-6 30 4 62Q17 98 30 62Q36 34 44 -32Q18 -24 -10 -36Z') +
  tint(wet, 'M-10 -36Q-6 30 4 62Q17 98 30 62Q36 34 44 -32Q18 -24 -10 -36Z', 0.8) +
  tint('#ffffff', 'M2 -24Q2 30 10 56Q14 66 18 56Q8 30 10 -22Z', 0.6)

const sticker = () =>
  band('paper', 0, -318, -74, 201, 1.06) +
  tint('#A9C0A2', `M-176 -94A201 34 0 0 0 176 -94V-60A201 34 0 0 1 -176 -60Z`, 0.9) +
  wrapped(0, -240, 201, 60, ['Craie douce'], '#1F4D3A') +
  wrapped(0, -180, 201, 35, ['peinture murale', 'mate · 2,5 L'], '#1F4D3A')

/** What a roller has painted of the wall behind, track beside track. */
const paintedWall = () =>
  [
    [-130, 556],
    [40, 520],
    [212, 548],
    [384, 506],
    [556, 540],
    [728, 470],
    [900, 522],
  ]
    .map(([x = 0, end = 0], i) => {
      const track = `M${x} -80H${x + 184}V${end - 16}q-14 ${i % 2 ? 26 : 14} -42 12q-24 ${i % 2 ? -10 : 16} -52 4q-40 -14 -60 8q-22 10 -30 -12Z`
      return (
        tint('#C2D3BB', track) +
        tint('#ffffff', rect(x + 30 + (i % 3) * 30, -80, 34, end + 20), 0.13) +
        dim(rect(x, -80, 12, end + 40), 0.04)
      )
    })
    .join('')

/** The six tints as a fan of strips that lie on the table, held by a rivet at 0 0. */
const tintFan = () => {
  const strip = rect(-44, -330, 88, 350, 8)
  return (
    ['#EFEBDD', '#E2D3B8', '#DDB9A4', '#D8BE84', '#A9B8BE', '#B9CDB2']
      .map((colour, i) =>
        put(
          dim(rect(-36, -326, 88, 350, 8), 0.14) +
            flat('paper', strip, 'light') +
            tint(colour, rect(-36, -322, 72, 262, 5)) +
            stroke('#7E857A', rect(-36, -322, 72, 262, 5), 1.4),
          0,
          0,
          -46 + i * 18,
        ),
      )
      .join('') + flat('brass', oval(0, 0, 10))
  )
}

/** A pot of wall paint. */
export const peinture = views({
  alt: 'Seau de peinture murale vert lichen ouvert, un pinceau posé en travers, une coulure sur le bord ; derrière, le mur à demi peint de cette teinte ; devant, le nuancier de ses six teintes en éventail',
  place: 'boards',
  object: () =>
    paintedWall() +
    shadow(540, 800, 320, 50) +
    put(bucket(sticker()), 520, 796, 0, 1.14) +
    put(run(), 420, 366, 0, 1) +
    put(
      soft('brush-shade', rect(-100, -160, 700, 400), dim('M0 30L110 66H300L300 40L60 -10Z', 0.3)) + brush(),
      424,
      326,
      -9,
      1.05,
    ) +
    put(tintFan(), 930, 868, 0, '1.02 0.6'),
  detail: {
    alt: 'Pan de mur à moitié peint en vert lichen, le pinceau encore posé',
    scene: () =>
      tint('#C2D3BB', 'M-10 -10H760Q800 80 740 160Q820 220 760 330Q830 400 750 500Q800 600 -10 590Z') +
      stroke(
        '#ffffff',
        'M60 120Q400 90 700 130M40 300Q380 270 720 300M60 460Q360 440 690 470',
        26,
        ' stroke-opacity="0.16"',
      ) +
      soft(
        'stroke-shade',
        rect(600, 100, 700, 700),
        put(dim(rect(0, -40, 480, 100, 40), 0.3), 750, 300, 20),
      ) +
      put(brush(), 724, 262, 20, 1.2) +
      shadow(400, 860, 200) +
      put(bucket(sticker()), 380, 850, 0, 0.62),
  },
  plate: {
    of: 'seau de peinture',
    box: [-230, -580, 230, 34],
    part: bucket,
    facts: ['2,5 L', '25 m² par couche', 'Mate', 'Six teintes'],
  },
})
