import {
  cord,
  dim,
  disc,
  flat,
  groove,
  oval,
  put,
  rect,
  scattered,
  shadow,
  shine,
  soft,
  stroke,
  tilt,
  times,
  tint,
  turned,
} from '../kit.ts'
import { apple, parkBench, rucksack } from '../places/bench.ts'
import { views } from '../views.ts'

/** The bottle: glass from its mouth at -458 down to a thick foot at 0 0. */
const outline =
  'M-50 -452V-424C-50 -392 -98 -366 -98 -306V-20Q-98 8 -72 11Q0 18 72 11Q98 8 98 -20V-306C98 -366 50 -392 50 -424V-452Z'

/** Water in it, up to where the shoulder begins. */
const inside = 'M-92 -318A92 15 0 0 1 92 -318V-30Q92 -10 70 -8Q0 0 -70 -8Q-92 -10 -92 -30Z'

const bottle = () =>
  flat('glass', outline) +
  tint('#9CCBCF', inside, 0.5) +
  flat('water', oval(0, -318, 92, 15), 'light') +
  // The thick foot: a lens of light.
  tint('#ffffff', 'M-84 -12Q0 8 84 -12Q80 8 66 9Q0 15 -66 9Q-80 8 -84 -12Z', 0.75) +
  groove('glass', 'M-90 -28Q-88 -8 -70 -8Q0 0 70 -8Q88 -8 90 -28', 2) +
  shine('M-80 -300Q-80 -346 -48 -380L-38 -374Q-64 -340 -64 -300V-40H-80Z', 0.85) +
  shine(rect(74, -300, 7, 270, 4), 0.6) +
  groove('glass', 'M-52 -440Q0 -430 52 -440', 2)

const stopper = () =>
  turned('silicone', 0, [
    [-470, 54],
    [-450, 55],
  ]) +
  turned('bamboo', 0, [
    [-540, 54],
    [-534, 58],
    [-470, 60],
  ]) +
  disc('bamboo', 0, -540, 54) +
  groove('bamboo', 'M-24 -530V-462M14 -530V-460M38 -532V-464', 1.8)

/** The far side of the sleeve, behind what stands in it. */
const sleeveBack = (top: number, r: number) =>
  flat('bark', oval(0, top, r, r * tilt)) + stroke('#E8CBA0', oval(0, top + 2, r - 4, r * tilt - 3), 5)

/** A tube of cork round the bottle, open above and below, so thick that its edges show; sewn with a cross stitch. */
const sleeve = (top: number, bottom: number, r: number) => {
  const side = `M${-r} ${top}A${r} ${r * tilt} 0 0 0 ${r} ${top}V${bottom}A${r} ${r * tilt} 0 0 1 ${-r} ${bottom}Z`
  const down = (y: number, x: number) => y + Math.sqrt(1 - (x / r) ** 2) * r * tilt
  return (
    turned(
      'cork',
      0,
      [
        [top, r],
        [bottom, r],
      ],
      { open: true },
    ) +
    soft('cork', side, dim(rect(r - 40, top - 20, 60, bottom - top + 60), 0.25)) +
    times(64, (i) => {
      const [x, y] = scattered(i, -r + 8, top + 10, 2 * r - 16, bottom - top - 22)
      const w = (2 + (i % 5) * 1.5) * Math.sqrt(1.1 - (x / r) ** 2)
      return tint(i % 3 ? '#8A5E38' : '#E3BE8F', oval(x, down(y, x), w, 1.4 + (i % 2)), 0.55)
    }) +
    // Its edge, cut straight: lighter than its side.
    stroke('#E8CBA0', `M${-r + 1} ${top + 4}A${r} ${r * tilt} 0 0 0 ${r - 1} ${top + 4}`, 7) +
    stroke('#E8CBA0', `M${-r + 1} ${bottom - 4}A${r} ${r * tilt} 0 0 0 ${r - 1} ${bottom - 4}`, 5) +
    stroke('#7C5A3C', `M34 ${down(top + 14, 34)}V${down(bottom - 10, 34)}`, 2) +
    stroke(
      '#F6EFE2',
      times(Math.round((bottom - top - 40) / 24), (i) => {
        const y = down(top + 26 + i * 24, 34)
        return `M23 ${y}L45 ${y + 15}M45 ${y}L23 ${y + 15}`
      }),
      4,
    )
  )
}

const sleeveTop = -232
const sleeveFoot = -62

const flask = () =>
  sleeveBack(sleeveTop, 105) +
  bottle() +
  // What the sleeve throws on the glass below it.
  tint(
    '#20261F',
    `M-97 ${sleeveFoot}A97 16 0 0 0 97 ${sleeveFoot}V${sleeveFoot + 12}A97 16 0 0 1 -97 ${sleeveFoot + 12}Z`,
    0.16,
  ) +
  sleeve(sleeveTop, sleeveFoot, 105) +
  stopper()

/** The bottle and the cord that it is carried by; the middle of its foot is 620 822. */
const carried = () =>
  cord('ecru', 'M672 262C770 236 868 330 862 470C858 560 800 560 790 470C784 380 740 300 676 274', 9) +
  put(flask(), 620, 822, 0, 1.3) +
  cord('ecru', 'M554 262Q620 282 686 262', 9)

/** A glass bottle. */
export const gourdeVerre = views({
  alt: 'Gourde en verre transparent pleine d’eau, ceinte à mi-hauteur d’une housse de liège cousue qui laisse voir le verre au-dessus et au-dessous ; bouchon de bambou et cordelette',
  place: 'terrace',
  object: () => shadow(620, 834, 190) + carried(),
  detail: {
    alt: 'La gourde en verre sur le banc d’un parc, entre un sac à dos bleu et une pomme ; derrière, une haie et deux pommiers',
    place: 'garden',
    scene: () =>
      parkBench(
        put(rucksack(), 350, 800, 0, 1.2) +
          shadow(690, 806, 90, 14) +
          put(carried(), 378, 394, 0, 0.5) +
          put(apple(), 960, 806, 0, 0.78),
      ),
  },
  plate: {
    of: 'gourde en verre et sa housse',
    box: [-105, -550, 105, 18],
    part: flask,
    height: ['23 cm', -549, 15],
    facts: ['550 mL', '310 g', 'Borosilicate'],
    parts: ['bouchon', 'housse', 'flacon'],
  },
})
