import { pleat } from '../clothes/cloth.ts'
import {
  dim,
  flat,
  groove,
  leaf,
  oval,
  put,
  rect,
  scattered,
  shaded,
  shadow,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { label } from '../lettering.ts'
import { views } from '../views.ts'

/** A lentil plant as printed: leaflets in pairs, two pods; its foot at 0 0. */
const printedLentil = () =>
  stroke('#5B7F5A', 'M0 0Q-10 -70 6 -150M-2 -40Q50 -52 84 -30M-4 -76Q-50 -84 -82 -60', 4) +
  times(
    4,
    (i) =>
      put(leaf('leaf', 54, 15), -3, -50 - i * 30, -24) + put(leaf('leaf', 54, 15), -3, -50 - i * 30, 204),
  ) +
  [
    [92, -18, 12],
    [-92, -46, -12],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      put(
        flat('bract', 'M-42 0C-30 -30 30 -30 42 0C30 30 -30 30 -42 0Z') +
          flat('lentil', oval(-13, 0, 13)) +
          flat('lentil', oval(15, 0, 13)),
        x,
        y,
        turn,
      ),
    )
    .join('')

const front =
  'M-184 -462C-192 -380 -206 -300 -204 -190C-204 -100 -200 -50 -196 -6Q-40 22 122 20C130 -60 134 -160 130 -250C132 -330 138 -400 140 -462Z'
const flank =
  'M140 -462C138 -400 132 -330 130 -250C134 -160 130 -60 122 20L206 -28C214 -120 212 -210 202 -290C192 -360 182 -410 172 -462Z'
const roll =
  'M-192 -530Q-10 -540 180 -528Q188 -520 186 -500L184 -452Q182 -440 170 -440Q-10 -450 -184 -440Q-194 -442 -194 -454L-198 -516Q-198 -528 -192 -530Z'

/** How the paper takes the light: full below, pinched at the top, with the creases of its folding. */
const creases = () =>
  shaded(
    'sack-front',
    front,
    9,
    tint('#FFF3DA', 'M-196 -450H-120C-150 -330 -170 -160 -160 -10L-210 0Z', 0.5) +
      tint('#FFF3DA', oval(-60, -130, 90, 120), 0.34) +
      dim('M140 -462C120 -330 110 -160 90 30H140Z', 0.24) +
      dim(rect(-200, -448, 350, 26), 0.34) +
      dim('M-204 -40Q-40 -4 130 -6V30H-204Z', 0.2) +
      pleat([-150, -440], [-126, -390], [-150, -330], 14, 0.26) +
      pleat([84, -440], [74, -370], [104, -320], 14, 0.26) +
      pleat([-188, -120], [-150, -70], [-100, -20], 14, 0.2),
  ) +
  shaded(
    'sack-flank',
    flank,
    7,
    dim('M156 -462C150 -330 150 -200 166 -110L122 20L100 -200Z', 0.3) +
      tint('#FFF3DA', 'M160 -440L180 -120L206 -40L214 -200L176 -462Z', 0.3) +
      dim(rect(120, -452, 90, 34), 0.34),
  ) +
  groove('kraft', 'M156 -440C152 -330 154 -210 166 -112L124 18M166 -112L205 -30', 1.8)

/** A block-bottom sack of kraft paper, its top rolled down and held by a round seal; the middle of its foot is 0 0. */
const sack = () =>
  flat('kraft', flank, 'shade') +
  flat('kraft', front) +
  creases() +
  flat('kraft', roll) +
  shaded(
    'sack-roll',
    roll,
    5,
    tint('#FFF3DA', 'M-196 -528H180V-506H-196Z', 0.6) +
      dim('M-200 -470Q0 -480 190 -466V-430H-200Z', 0.3) +
      dim(rect(130, -540, 60, 110), 0.16),
  ) +
  groove('kraft', 'M-190 -512Q-10 -522 182 -510', 1.6) +
  `<g transform="matrix(1 0.03 0 1 -34 0)">${
    tint('#20261F', rect(-123, -355, 256, 304, 4), 0.16) +
    flat('paper', rect(-128, -362, 256, 304, 4)) +
    label(0, -296, 50, ['lentilles', 'noires']) +
    label(0, -188, 32, ['1 kg']) +
    put(printedLentil(), 0, -70, 0, 0.58)
  }</g>` +
  dim(oval(-3, -440, 36), 0.2) +
  flat('olive', oval(-8, -446, 36)) +
  stroke('#F4F3DE', oval(-8, -446, 27), 2.5) +
  put(leaf('bract', 36, 12), -16, -432, -50)

const skins = ['#2A292B', '#34333A', '#3D3A3C', '#2F2C2A', '#454349']

/** A black lentil, a small lens: seen from its face, aslant or from its edge, the window glinting on it. */
const lentil = (i: number) => {
  const skin = skins[i % 5] as string
  if (i % 6 === 0)
    return (
      tint(skin, 'M-15 0Q0 -11 15 0Q0 11 -15 0Z') +
      stroke('#161517', 'M-15 0Q0 11 15 0', 2) +
      stroke('#9BA3B2', 'M-8 -2.5Q-1 -5.5 6 -3.5', 2.2)
    )
  const ry = [13, 11.5, 9][i % 3] as number
  return (
    tint('#161517', oval(0.6, 2.6, 14.4, ry + 0.6)) +
    tint(skin, oval(0, 0, 14, ry)) +
    tint(
      '#9BA3B2',
      `M-10 ${-ry * 0.2}Q-8 ${-ry * 0.8} 2 ${-ry * 0.78}Q-5 ${-ry * 0.4} -10 ${-ry * 0.2}Z`,
      0.85,
    )
  )
}

/** Lentils that fill what `inside` lets through: rows of them, each where the one before leaves room. */
const lentils = (x: number, y: number, w: number, h: number, inside: (x: number, y: number) => boolean) => {
  const columns = Math.ceil(w / 23)
  return times(Math.ceil(h / 14) * columns, (i) => {
    const [jitterX, jitterY] = scattered(i, -7, -5, 14, 10)
    const row = Math.floor(i / columns)
    const [atX, atY] = [x + (i % columns) * 23 + (row % 2) * 11 + jitterX, y + row * 14 + jitterY]
    return inside(atX, atY) ? put(lentil(i * 7 + row * 3), atX, atY, ((i * 47) % 60) - 30) : ''
  })
}

const mound =
  'M-208 -148C-180 -190 -110 -234 -10 -238C100 -236 170 -196 208 -148C150 -112 -150 -112 -208 -148Z'

/** A turned bowl of chestnut wood, heaped; the middle of its foot is 0 0. */
const bowl = () =>
  turned(
    'chestnut',
    0,
    [
      [-150, 236],
      [-110, 230],
      [-60, 190],
      [-16, 120],
      [0, 104],
    ],
    { soft: true },
  ) +
  shaded(
    'bowl-light',
    'M-236 -150C-234 -110 -216 -86 -190 -60C-160 -34 -140 -24 -120 -16L-104 0Q0 18 104 0L120 -16C140 -24 160 -34 190 -60C216 -86 234 -110 236 -150Q0 -70 -236 -150Z',
    12,
    tint('#E8BE8C', oval(-120, -80, 60, 40), 0.5) +
      dim('M60 -120L250 -160L230 -40L100 20H0Q90 -40 60 -120Z', 0.3),
  ) +
  groove('chestnut', 'M-222 -96Q0 -12 222 -96M-190 -58Q0 20 190 -58', 1.6) +
  flat('chestnut', oval(0, -150, 236, 42), 'light') +
  flat('bark', oval(0, -148, 216, 35), 'shade') +
  tint('#232224', mound) +
  lentils(-208, -246, 424, 130, (x, y) => (x / 204) ** 2 + ((y + 148) / (y < -148 ? 88 : 28)) ** 2 < 1) +
  shaded(
    'mound',
    mound,
    18,
    tint('#C9D3E4', 'M-190 -160C-150 -230 -70 -250 0 -250C-40 -210 -110 -190 -120 -140Z', 0.3) +
      tint('#0B0B0C', 'M60 -250C150 -230 200 -180 210 -140L90 -110C120 -160 110 -210 60 -250Z', 0.5),
  )

/** Where lentils lie that fell beside the bowl, most of them close to it. */
const fallen = () =>
  times(18, (i) => {
    const [x, y] = scattered(i * 3 + 4, -290, 0, 600, 56)
    const towards = 1 - (i % 4) * 0.16
    return put(
      shadow(2, 9, 19, 6) + put(lentil(i * 5 + 1), 0, 0, (i * 41) % 70),
      x * towards,
      y * towards + 6,
      0,
      1.06,
    )
  })

const bayLeaf = () =>
  flat('moss', 'M0 0C30 -46 110 -54 176 -8C110 34 40 36 0 0Z', 'light') +
  tint('#3F6141', 'M0 0C50 -8 110 -14 176 -8C110 34 40 36 0 0Z', 0.5) +
  stroke('#DCE6C4', 'M-26 4Q70 -10 168 -8', 2.6) +
  groove('moss', 'M30 -4L52 -30M66 -8L92 -36M104 -10L128 -28M34 -2L60 22M72 -6L98 20M108 -8L130 10', 1.4)

/** Black lentils. */
export const lentilles = views({
  alt: 'Sac de papier kraft au haut roulé sous une pastille verte, étiquette ornée d’un plant de lentille ; devant, un bol de bois comble de petites lentilles noires et luisantes, quelques-unes tombées à côté, et deux feuilles de laurier',
  place: 'paper',
  object: () =>
    shadow(430, 776, 270, 34) +
    put(sack(), 400, 772, 0, 1.2) +
    shadow(850, 806, 290, 40) +
    put(bowl(), 850, 806, 0, 1.16) +
    put(fallen(), 760, 842) +
    shadow(1100, 864, 90, 13) +
    put(bayLeaf(), 1040, 856, -46, 0.8) +
    put(bayLeaf(), 1020, 866, -4, 0.9),
  detail: {
    alt: 'Lentilles noires dans leur bol, vues de près : des disques bombés, à plat ou sur la tranche, où luit la fenêtre',
    near: [830, 620, 2.5],
  },
  plate: {
    of: 'sac de lentilles',
    box: [-204, -540, 214, 22],
    part: sack,
    facts: ['1 kg', 'Quatorze portions', 'Cuisson 20 minutes', 'Papier de 12 g', 'Origine : Gers'],
  },
})
