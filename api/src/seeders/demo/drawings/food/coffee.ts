import { pleat } from '../clothes/cloth.ts'
import {
  cord,
  dim,
  flat,
  groove,
  leaf,
  lying,
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

const body = 'M-34 2C-35 -15 -17 -25 2 -25S35 -15 35 2S18 26 0 26S-33 18 -34 2Z'

/** A roasted bean turned so far (in degrees), its crease up or, lying on it, its round back; the light stays where it is. */
const bean = (turn: number, back = false) =>
  put(
    tint('#2B180D', 'M-35 5C-35 -13 -17 -22 2 -22S36 -12 36 5S18 30 0 30S-34 21 -35 5Z') +
      tint(back ? '#65402A' : '#5C3822', body),
    0,
    0,
    turn,
  ) +
  tint('#3A2113', 'M22 -12C36 0 26 22 2 23C-14 23 -26 16 -28 8C-10 16 14 12 22 -12Z', 0.55) +
  put(tint('#A87850', oval(0, 0, back ? 19 : 16, back ? 11 : 8), 0.5), -7, -9, -24) +
  put(tint('#F0D2AC', oval(0, 0, 7, 2.8), 0.75), -12, -13, -24) +
  (back
    ? ''
    : put(
        tint('#1F1008', 'M-33 5C-18 -10 -6 -6 2 0S20 8 34 -3C22 15 8 12 0 6S-18 -1 -33 5Z') +
          stroke('#B98A5E', 'M-22 3C-12 -1 -6 1 0 5S12 11 20 8', 2),
        0,
        0,
        turn,
      ))

/** A small heap, its far beans higher; and those that rolled away. */
const heap = () =>
  times(6 * 9, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)]
    const [jitterX, jitterY] = scattered(i + 7, -12, -8, 24, 16)
    const [x, y] = [(column - 4) * 52 + (row % 2) * 26 + jitterX, row * 27 - 138 + jitterY]
    if (Math.abs(x / 226) ** 1.4 + Math.abs((y + 10) / (y < -10 ? 130 : 40)) ** 1.4 > 1) return ''
    return put(bean(((i * 67 + row * 52) % 150) - 75, i % 4 === 1), x, y)
  })

const front =
  'M-178 -474C-190 -400 -206 -320 -205 -200C-204 -110 -200 -60 -195 -8Q-40 22 122 20C132 -60 138 -160 133 -260C133 -340 138 -410 142 -474Z'
const flank =
  'M142 -474C138 -410 133 -340 133 -260C138 -160 132 -60 122 20L200 -26C208 -120 206 -210 198 -290C190 -360 182 -410 174 -474Z'
const flap = 'M-176 -490L-170 -566Q0 -576 166 -564L172 -490Z'

/** The film of the bag mirrors the window in long soft streaks, and creases where the clip gathers it. */
const sheen = () =>
  shaded(
    'bag-front',
    front,
    9,
    tint('#C9D6D2', 'M-176 -440C-170 -330 -182 -160 -172 -20L-190 -20C-206 -160 -200 -330 -186 -440Z', 0.55) +
      tint('#C9D6D2', 'M-150 -470C-120 -420 -140 -380 -150 -330C-150 -380 -170 -420 -170 -470Z', 0.3) +
      tint('#C9D6D2', 'M70 -460C90 -400 96 -340 92 -290C80 -340 60 -400 40 -460Z', 0.26) +
      tint('#000000', 'M142 -474C120 -300 124 -120 96 30H150V-474Z', 0.4) +
      tint('#000000', 'M-205 -60Q-40 -10 140 -16V40H-205Z', 0.4) +
      tint('#000000', rect(-190, -484, 340, 30), 0.45) +
      pleat([-110, -470], [-100, -420], [-120, -384], 18, 0.3) +
      pleat([20, -470], [10, -420], [34, -380], 18, 0.3),
  ) +
  shaded(
    'bag-flank',
    flank,
    6,
    tint('#000000', 'M158 -474C150 -330 152 -200 164 -120L122 20L110 -200Z', 0.4) +
      tint('#C9D6D2', 'M176 -440C184 -330 192 -200 184 -60L196 -60C206 -200 196 -330 182 -440Z', 0.4),
  ) +
  groove('dark', 'M158 -460C153 -340 155 -220 165 -122L123 18M165 -122L200 -28', 1.8)

/** A clip of two slats of wood, its steel spring in the middle. */
const clip = () =>
  lying('ash', rect(-208, -492, 404, 20, 8)) +
  dim(rect(-206, -478, 400, 12, 6), 0.25) +
  lying('ash', rect(-222, -518, 436, 32, 13)) +
  groove('ash', 'M-196 -508Q-80 -514 40 -507M70 -508Q130 -512 192 -506M-190 -498Q-120 -502 -60 -498', 1.2) +
  times(4, (i) => lying('steel', rect(-22 + i * 9, -524, 9, 44, 4)))

/** A sprig of the coffee tree with its red cherries, as printed; its stem is 0 0. */
const sprig = () =>
  stroke('#5B7F5A', 'M0 0Q80 -22 176 -6', 4) +
  times(4, (i) => put(leaf('moss', 62, 17), 24 + i * 42, -8, i % 2 ? 36 : -42)) +
  [64, 82, 108, 126]
    .map(
      (x, i) =>
        flat('red', oval(x, i % 2 ? -24 : 8, 12)) +
        tint('#ffffff', oval(x - 4, (i % 2 ? -24 : 8) - 4, 3), 0.7),
    )
    .join('')

/** A bag of coffee; the middle of its foot is 0 0. */
const coffeeBag = () =>
  flat('dark', flap, 'light') +
  shaded(
    'bag-flap',
    flap,
    5,
    dim('M20 -580H172V-480H20Z', 0.34) + tint('#DCE6E2', rect(-170, -572, 150, 18), 0.4),
  ) +
  stroke('#232825', 'M-170 -552Q0 -562 167 -550M-171 -540Q0 -550 168 -538', 2.5) +
  flat('dark', flank, 'shade') +
  flat('dark', front) +
  sheen() +
  `<g transform="matrix(1 0.03 0 1 -34 0)">${
    flat('dark', oval(0, -420, 25), 'light') +
    stroke('#1B1F1D', oval(0, -420, 16), 2) +
    times(5, (i) => tint('#161917', oval(Math.cos(i * 1.257) * 9, -420 + Math.sin(i * 1.257) * 9, 2.6))) +
    flat('gum', rect(-142, -372, 280, 300, 4)) +
    label(0, -308, 56, ['café', 'Éthiopie']) +
    put(sprig(), -84, -172, 0, 1) +
    label(0, -96, 31, ['en grains, 1 kg'])
  }</g>` +
  shaded('bag-label', front, 9, dim('M142 -474C120 -300 124 -120 96 30H150V-474Z', 0.2)) +
  clip()

const handle = 'M112 -118C176 -134 184 -40 98 -48'

/** A cup of stoneware on its saucer, the coffee ringed with its froth; the middle of the saucer is 0 0. */
const cup = () =>
  shadow(0, 20, 220, 32) +
  turned(
    'celadon',
    0,
    [
      [-4, 192],
      [10, 180],
      [22, 120],
    ],
    { soft: true },
  ) +
  flat('celadon', oval(0, -4, 192, 38), 'light') +
  stroke('#4F6E5E', oval(0, 0, 118, 20), 2, ' stroke-opacity="0.6"') +
  shaded('saucer', oval(0, -4, 192, 38), 7, dim(oval(50, 4, 110, 22), 0.5)) +
  cord('celadon', handle, 19) +
  turned(
    'celadon',
    0,
    [
      [-150, 128],
      [-96, 124],
      [-44, 98],
      [-8, 62],
      [0, 60],
    ],
    { soft: true },
  ) +
  shaded(
    'cup-light',
    'M-128 -150C-126 -90 -100 -30 -62 0Q0 12 62 0C100 -30 126 -90 128 -150Z',
    8,
    tint('#F2F8F3', 'M-108 -130H-78C-76 -80 -60 -40 -40 -14L-60 -14C-90 -50 -106 -90 -108 -130Z', 0.6) +
      dim('M50 -130H140V10H0C50 -30 60 -80 50 -130Z', 0.2),
  ) +
  flat('celadon', oval(0, -150, 128, 26), 'light') +
  flat('celadon', oval(0, -147, 116, 21), 'shade') +
  tint('#B77E49', oval(0, -142, 109, 17)) +
  tint('#4A2A17', oval(2, -140, 94, 13)) +
  tint('#7A4A28', oval(-14, -141, 62, 7), 0.6) +
  tint('#E7C08F', 'M-96 -142C-84 -154 -40 -159 0 -159C-40 -154 -70 -150 -84 -140Z', 0.7)

const steam = () =>
  shaded(
    'steam',
    rect(-140, -420, 280, 260),
    7,
    stroke(
      '#ffffff',
      'M-24 -180C-60 -230 10 -270 -24 -340C-40 -370 -20 -390 -14 -400',
      15,
      ' stroke-opacity="0.75"',
    ) +
      stroke(
        '#ffffff',
        'M30 -180C0 -220 66 -260 36 -320C28 -340 36 -352 44 -366',
        13,
        ' stroke-opacity="0.7"',
      ),
  )

/** Coffee beans. */
export const cafe = views({
  alt: 'Sachet sombre de café en grains, fermé d’une pince en bois, étiquette ornée d’un rameau à cerises rouges ; tasse de grès vert fumante, le café cerclé de mousse, et un tas de grains torréfiés à la fente bien marquée',
  place: 'wood',
  object: () =>
    shadow(430, 780, 270, 34) +
    put(coffeeBag(), 400, 776, 0, 1.12) +
    put(cup(), 900, 700, 0, 1.12) +
    put(steam(), 900, 700, 0, 1.12) +
    shadow(790, 872, 300, 30) +
    tint('#1F1008', 'M560 858Q640 770 760 740T960 850Q760 900 560 858Z') +
    put(heap(), 756, 852) +
    [
      [1046, 876, 24],
      [1106, 846, -30],
      [520, 884, 40],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => shadow(x, y + 20, 42, 12) + put(bean(turn, i === 1), x, y))
      .join(''),
  detail: {
    alt: 'Grains de café torréfiés, luisants, leur fente au milieu, au pied de la tasse, vus de près',
    near: [830, 730, 2.2],
  },
  plate: {
    of: 'paquet de café',
    box: [-224, -570, 214, 22],
    part: coffeeBag,
    facts: ['1 kg, 125 tasses', 'Torréfié 15 minutes', 'Arabica, 1 900 m', 'Pince en bois'],
  },
})
