import {
  dim,
  flat,
  groove,
  leaf,
  lying,
  oval,
  put,
  rect,
  round,
  scattered,
  shadow,
  stroke,
  times,
  tint,
} from '../kit.ts'
import { label } from '../lettering.ts'
import { views } from '../views.ts'

/** One strand with its outline. */
const strand = (d: string, width = 7) => stroke('#A9802F', d, width + 3) + stroke('#F0D07C', d, width)

/** A sheaf tied in its middle, so that it opens above and below; the middle of its foot is 0 0. */
const sheaf = () =>
  times(25, (i) => {
    // From the far strands to the near ones, each somewhere else in the knot than at its ends.
    const at = ((i * 11) % 25) / 12 - 1
    const [foot, top] = [at * 66, at * 150 + ((i * 7) % 5) * 4]
    return strand(
      `M${foot} ${-Math.abs(at) * 8}Q${at * 6} -230 ${at * 20} -270Q${at * 40} -330 ${top} ${-640 + Math.abs(at) * 34}`,
    )
  }) +
  lying('kraft', 'M-34 -276Q0 -264 34 -276V-242Q0 -230 -34 -242Z') +
  groove('kraft', 'M-34 -264Q0 -252 34 -264M-34 -252Q0 -240 34 -252', 1.6) +
  stroke(
    '#8A6A3A',
    'M2 -254C-50 -300 -96 -276 -84 -248C-74 -226 -30 -236 2 -254C40 -290 88 -276 80 -246C72 -224 30 -240 2 -254M0 -252C-20 -224 -30 -206 -54 -196M4 -252C20 -226 34 -214 50 -192',
    5,
  )

/** A tall paper packet, its top rolled down, with the pasta it holds printed on it; the middle of its foot is 0 0. */
const packet = () =>
  flat('paper', 'M-96 -596H96L102 -10Q0 10 -102 -10Z') +
  dim('M58 -596H96L102 -10L62 0Z', 0.1) +
  flat('paper', 'M-102 -640Q0 -632 102 -640L98 -584Q0 -576 -98 -584Z', 'light') +
  groove('paper', 'M-98 -614Q0 -606 98 -614', 1.8) +
  flat('forest', oval(0, -612, 18)) +
  times(11, (i) => {
    const at = i - 5
    return strand(`M${at * 9} -60Q${at * 8} -240 ${at * 13} -${322 - Math.abs(at) * 4}`, 5)
  }) +
  lying('kraft', rect(-48, -170, 96, 16, 6)) +
  flat('forest', 'M-98 -520Q0 -512 98 -520L99 -376Q0 -368 -99 -376Z') +
  label(0, -450, 36, ['spaghettis', 'blé dur'], '#F5F1E6') +
  label(0, -20, 30, ['500 g'])

/** An ear of wheat with its beard, its stalk at 0 0, to the right. */
const ear = () =>
  stroke('#B98F3C', 'M0 0Q120 -14 210 -10', 6) +
  times(7, (i) =>
    stroke(
      '#C9A24A',
      `M${210 + i * 22} -12L${330 + i * 24} ${-40 + i * 2}M${210 + i * 22} -8L${330 + i * 24} ${24 + i}`,
      2,
    ),
  ) +
  times(
    8,
    (i) =>
      put(flat('straw', oval(18, 0, 20, 9)), 196 + i * 22, -12, -26) +
      put(flat('straw', oval(18, 0, 20, 9), 'shade'), 196 + i * 22, -8, 26),
  ) +
  put(flat('straw', oval(18, 0, 20, 9), 'light'), 372, -10)

/** Cooked strands in a heap, the wide turns below and the narrow ones on top; the middle of its foot is 0 0. */
const nest = () =>
  tint('#C99A3E', oval(0, -50, 262, 76)) +
  times(54, (i) => {
    const [x, y] = scattered(i, -16, -8, 32, 16)
    const rx = 292 - i * 4.4
    return put(strand(oval(0, 0, rx, rx * 0.28), 10), x, y - 30 - i * 2.6, ((i * 29) % 17) - 8)
  }) +
  strand('M-280 -20Q-330 30 -250 34Q-190 36 -150 22M262 -6Q330 20 270 38Q220 44 190 30', 10)

/** A fork that turns strands up, its points down; the middle of its turns is 0 0. */
const fork = () =>
  round(
    'steel',
    'M-13 -640H13L10 -220C12 -190 62 -190 62 -140V40H48V-110H28V40H10V-110H-10V40H-28V-110H-48V40H-62V-140C-62 -190 -12 -190 -10 -220Z',
  ) +
  times(11, (i) => {
    const half = 62 + 46 * Math.sin(((i + 1) / 12) * Math.PI)
    const y = -56 + i * 15
    return strand(`M${-half} ${y + ((i * 5) % 9)}Q0 ${y + 44} ${half} ${y - ((i * 7) % 9)}`, 12)
  }) +
  strand('M80 -20C150 10 110 80 150 120M-84 40C-140 70 -110 110 -150 140', 10)

/** Spaghetti. */
export const spaghettis = views({
  alt: 'Trois hauts sachets de papier de spaghettis, imprimés d’une botte de pâtes ; à droite, une botte de spaghettis secs debout, nouée de ficelle et ouverte en éventail, un épi de blé couché devant',
  place: 'shelf',
  object: () =>
    shadow(420, 782, 340, 34) +
    put(packet(), 190, 776, 0, 1.04) +
    put(packet(), 650, 776, 0, 1.04) +
    shadow(420, 826, 150, 24) +
    put(packet(), 420, 816, 0, 1.1) +
    shadow(960, 822, 140, 24) +
    put(sheaf(), 950, 816, 3, 1.08) +
    shadow(900, 880, 250, 16) +
    put(ear(), 660, 872, -2, 1.06),
  detail: {
    alt: 'Spaghettis cuits en nid dans une assiette, quelques tours enroulés autour d’une fourchette, deux feuilles de basilic',
    scene: () =>
      shadow(640, 840, 440) +
      flat('enamel', 'M170 730Q640 930 1110 730Q1050 850 640 862Q230 850 170 730Z', 'shade') +
      flat('enamel', oval(640, 726, 470, 118), 'light') +
      flat('enamel', oval(640, 722, 350, 80)) +
      put(nest(), 640, 740) +
      put(fork(), 640, 560, 10) +
      put(leaf('leaf', 90, 34), 800, 676, -24) +
      put(leaf('leaf', 80, 30), 806, 682, 30),
  },
  plate: {
    of: 'un sachet de spaghettis',
    box: [-104, -644, 104, 4],
    part: packet,
    facts: ['3 sachets de 500 g', 'Cuisson 9 minutes', 'Tréfilées au bronze', 'Séchées 14 heures'],
  },
})
