import {
  band,
  blob,
  dim,
  disc,
  flat,
  lying,
  oval,
  put,
  rect,
  round,
  shaded,
  shadow,
  shine,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { wrapped } from '../lettering.ts'
import { breakfastTable } from '../places/breakfast.ts'
import { views } from '../views.ts'

const glass =
  'M-146 -334V-316C-146 -296 -180 -292 -180 -254V-34C-180 -8 -168 6 -146 14Q0 38 146 14C168 6 180 -8 180 -34V-254C180 -292 146 -296 146 -316V-334Z'
const filling =
  'M-150 -298Q0 -272 150 -298C166 -288 171 -272 171 -252V-36C171 -14 158 -4 140 2Q0 26 -140 2C-158 -4 -171 -14 -171 -36V-252C-171 -272 -166 -288 -150 -298Z'

/** Light goes through honey: it is dark where it comes in, and glows on the side where it leaves. */
const glow = () =>
  shaded(
    'honey-glow',
    filling,
    20,
    tint('#6A3208', 'M-180 -310H-130C-150 -200 -150 -100 -130 30H-180Z', 0.6) +
      tint('#6A3208', 'M180 -310H156C166 -200 166 -100 150 30H190Z', 0.55) +
      tint('#F2B548', oval(84, -40, 84, 50), 0.8) +
      tint('#F2B548', oval(96, -262, 60, 34), 0.7) +
      tint('#E79A30', oval(-60, -20, 70, 26), 0.5) +
      tint('#FFE3A0', oval(110, -16, 40, 16), 0.8),
  )

/** What the glass mirrors: the window at the left, the room along its edges, and its thick foot. */
const reflections = () =>
  shaded(
    'glass-edges',
    glass,
    4,
    stroke('#FFFFFF', 'M172 -250V-40C172 -14 160 -2 140 4', 5, ' stroke-opacity="0.6"') +
      stroke('#4A2508', 'M-178 -250V-34C-178 -6 -150 14 0 26S178 -6 178 -34', 9, ' stroke-opacity="0.45"') +
      stroke('#FFE9B8', 'M-130 8Q0 30 130 8', 6, ' stroke-opacity="0.7"'),
  ) +
  shine(
    'M-152 -252C-152 -270 -142 -282 -130 -288L-116 -284C-128 -276 -134 -266 -134 -250V-40Q-134 -28 -143 -28T-152 -40Z',
    0.55,
  ) +
  shine('M-118 -274L-106 -280V-30H-118Z', 0.25) +
  shine('M142 -262Q154 -254 154 -238V-206H146V-234Q146 -250 138 -258Z', 0.6)

/** A lid of tinned steel: its curled rim, the lugs pressed into its side, the ring stamped in its top. */
const lid = () =>
  turned('gold', 0, [
    [-394, 150],
    [-336, 154],
  ]) +
  shaded(
    'lid-light',
    'M-150 -394A150 25 0 0 0 150 -394L154 -336A154 26 0 0 1 -154 -336Z',
    5,
    tint('#FFF6D6', 'M-104 -390H-70V-310H-106Z', 0.75) + tint('#5C4210', 'M96 -390H132V-320H98Z', 0.4),
  ) +
  stroke(
    '#8C6B22',
    times(15, (i) => {
      const turn = ((i - 7) / 15) * Math.PI
      const [x, y] = [Math.sin(turn) * 152, Math.cos(turn) * 25]
      return `M${x.toFixed(1)} ${(y - 380).toFixed(1)}v30`
    }),
    3,
    ' stroke-opacity="0.6"',
  ) +
  round(
    'gold',
    'M-155 -346A156 26 0 0 0 155 -346Q162 -340 157 -330A157 26 0 0 1 -157 -330Q-162 -340 -155 -346Z',
  ) +
  disc('gold', 0, -394, 150) +
  stroke('#A8842F', oval(0, -393, 124, 20), 2.5) +
  stroke('#FFF6D6', oval(0, -391, 124, 20), 2, ' stroke-opacity="0.8"') +
  shaded('lid-top', oval(0, -394, 150, 25), 6, tint('#FFF9E4', oval(-60, -398, 70, 10), 0.8))

const jar = () =>
  `<path d="${glass}" fill="#EAF1EC" fill-opacity="0.7" stroke="#6B4A1C" stroke-width="2.2" stroke-linejoin="round"/>` +
  stroke('#8FA39A', 'M-144 -318Q0 -292 144 -318M-144 -306Q0 -280 144 -306', 2.5, ' stroke-opacity="0.7"') +
  tint('#B66A18', filling) +
  glow() +
  tint('#E8AC4A', 'M-150 -298Q0 -272 150 -298Q0 -316 -150 -298Z', 0.9) +
  stroke('#FFE3A0', 'M-146 -297Q0 -273 146 -297', 2.5, ' stroke-opacity="0.8"') +
  reflections() +
  band('paper', 0, -238, -86, 181) +
  stroke('#B98A2E', 'M-179 -226A181 31 0 0 0 179 -226M-179 -98A181 31 0 0 0 179 -98', 3) +
  wrapped(0, -186, 181, 48, ['miel de', 'châtaignier'])

export const honeyJar = () => jar() + lid()

/** The same jar without its lid, the dipper in it. */
const openJar = () =>
  `<path d="${oval(0, -334, 146, 24)}" fill="#EAF1EC" stroke="#6B4A1C" stroke-width="2.2"/>` +
  tint('#C98A34', oval(0, -318, 138, 20)) +
  put(dipper(), 8, -372, 116, 1.1) +
  tint('#B66A18', 'M-138 -318A138 20 0 0 0 138 -318A138 12 0 0 1 -138 -318Z') +
  jar() +
  stroke('#ffffff', 'M-146 -334A146 24 0 0 0 146 -334', 7, ' stroke-opacity="0.8"') +
  stroke('#6B4A1C', 'M-147 -331A147 24 0 0 0 147 -331', 2)

const dipper = () =>
  lying('ash', rect(-330, -11, 240, 22, 11)) +
  times(6, (i) =>
    lying('ash', rect(-92 + i * 24, -40 + Math.abs(i - 2.5) * 5, 17, 80 - Math.abs(i - 2.5) * 10, 8)),
  )

const nut = 'M4 -84C18 -66 74 -50 78 6C80 48 44 66 0 66S-80 48 -78 6C-74 -50 -12 -66 4 -84Z'

/** A chestnut out of its husk: its tuft, its gloss, the pale scar of its foot. */
const chestnut = () =>
  flat('hair', nut) +
  shaded(
    'nut-light',
    nut,
    8,
    tint('#A8623A', 'M-60 -20C-40 -56 -10 -60 10 -70L20 40C-20 50 -60 40 -70 10Z', 0.7) +
      tint('#2C160A', 'M40 -50C80 -20 90 40 40 66L20 70C60 30 60 -20 30 -60Z', 0.6),
  ) +
  stroke('#3D2112', 'M2 -70C-30 -40 -44 0 -40 34M6 -70C24 -30 30 6 26 36', 2, ' stroke-opacity="0.5"') +
  flat('oat', 'M-70 34Q0 12 70 34C62 58 34 66 0 66S-62 58 -70 34Z') +
  stroke('#E9D9B6', 'M2 -82L-4 -104M5 -82L8 -106', 4) +
  shine('M-50 -8C-46 -32 -30 -44 -14 -50L-12 -38C-26 -30 -34 -18 -38 -4Z', 0.75)

/** An open husk with its spines. */
const husk = () =>
  stroke(
    '#8C9650',
    times(24, (i) => {
      const turn = (i / 24) * Math.PI * 2
      const long = 112 + (i % 3) * 12
      return `M${(Math.cos(turn) * 76).toFixed(0)} ${(Math.sin(turn) * 70).toFixed(0)}L${(Math.cos(turn + 0.1) * long).toFixed(0)} ${(Math.sin(turn + 0.1) * long * 0.92).toFixed(0)}`
    }),
    5,
  ) +
  flat('olive', oval(0, 0, 88, 80)) +
  flat('oat', oval(2, 4, 70, 60)) +
  dim(oval(6, 12, 62, 50), 0.2) +
  put(chestnut(), 2, 10, -8, 0.7)

/** A jar of honey. */
export const miel = views({
  alt: 'Pot de verre rempli de miel ambré que la lumière traverse, couvercle doré à vis, cuillère à miel en bois dans sa flaque et châtaignes, l’une dans sa bogue',
  place: 'paper',
  object: () =>
    shadow(540, 806, 310, 40) +
    put(shaded('caustic', oval(0, 0, 160, 34), 12, tint('#F0B24A', oval(0, 0, 110, 18), 0.8)), 770, 800) +
    put(honeyJar(), 530, 776, 0, 1.34) +
    shadow(930, 742, 130, 22) +
    put(husk(), 920, 664, 0, 1.05) +
    shadow(1090, 770, 90, 16) +
    put(chestnut(), 1080, 712, 14, 0.86) +
    shadow(960, 876, 230, 18) +
    tint('#A35A12', blob([742, 864], [800, 836], [880, 832], [940, 856], [900, 884], [800, 890])) +
    tint('#E2A03A', blob([764, 864], [806, 846], [870, 842], [916, 858], [880, 874], [806, 878]), 0.75) +
    put(dipper(), 866, 846, 172, 1) +
    shine('M776 860Q800 846 830 844L826 850Q800 854 784 866Z', 0.8),
  detail: {
    alt: 'Le pot de miel ouvert sur une table de petit déjeuner, devant une fenêtre : la cuillère de bois plonge dans le miel, son couvercle doré à côté, une tartine devant une théière',
    place: 'wall',
    scene: () =>
      breakfastTable(
        shadow(284, 792, 140, 18) +
          put(openJar(), 268, 784, 0, 0.72) +
          shadow(1020, 812, 120, 14) +
          put(lid(), 1010, 1042, 0, 0.72),
        '#D98E1F',
      ),
  },
  plate: {
    of: 'pot de miel',
    box: [-184, -420, 184, 4],
    part: honeyJar,
    facts: ['500 g', 'Extrait à froid', 'Récolte de juillet', 'Origine : Ardèche'],
  },
})
