import {
  cord,
  dim,
  disc,
  flat,
  groove,
  oval,
  poly,
  put,
  rect,
  round,
  shaded,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  turned,
  within,
} from '../kit.ts'
import { views } from '../views.ts'

const green = '#6E9068'

const face =
  'M-190 -2Q-194 -16 -168 -26L-26 -76Q0 -84 28 -76L170 -28Q194 -18 190 -4Q188 6 168 14L28 64Q0 72 -26 64L-168 16Q-190 8 -190 -2Z'
const edge =
  'M-190 -2V11Q-190 22 -168 30L-26 78Q0 86 28 78L168 28Q190 20 190 10V-4Q188 6 168 14L28 64Q0 72 -26 64L-168 16Q-190 8 -190 -2Z'

/** A pad that lies with a corner towards us: two thin cloths, the terry below, overcast along their edge. */
const lyingPad = () =>
  flat('oat', edge) +
  tint(
    '#FFFDF6',
    'M-190 -2V5Q-190 16 -168 24L-26 72Q0 80 28 72L168 22Q190 14 190 4V-4Q188 6 168 14L28 64Q0 72 -26 64L-168 16Q-190 8 -190 -2Z',
  ) +
  dim('M0 70V86Q14 86 28 80L168 30Q190 22 190 12V-4Q188 6 168 14L28 64Q12 70 0 70Z', 0.14) +
  stroke(green, 'M-188 8Q-186 18 -168 24L-26 72Q0 80 28 72L168 22Q186 16 188 6', 4) +
  flat('molleton', face, 'light')

/** How each pad of the stack lies a little otherwise: to the right, and turned. */
const askew = [
  [0, 0],
  [-9, 1.4],
  [8, -1.2],
  [-2, 2],
  [10, 0.4],
  [-8, -1.6],
  [4, 1.2],
  [-3, -0.6],
] as const

const stack = () =>
  askew.map(([x, turn], i) => put(lyingPad(), x, -12 - i * 20, turn)).join('') +
  put(
    stroke(green, 'M-158 -4L-16 -56Q0 -62 18 -56L160 -6L18 46Q0 52 -16 46Z', 3, ' stroke-dasharray="10 7"') +
      shaded('top-pad', face, 10, tint('#DCD2BC', 'M40 80L200 10V-20L60 40Z', 0.6)),
    -3,
    -12 - 7 * 20,
    -0.6,
  )

const square = 'M-24 -150H116Q150 -150 150 -116V116Q150 150 116 150H-116Q-150 150 -150 116V-24Z'
const turnedDown =
  'M-150 -24Q-140 -50 -116 -76L-74 -118Q-50 -142 -24 -150Q-20 -92 -34 -60Q-50 -32 -92 -24Q-126 -18 -150 -24Z'

/** A pad that leans, after use: mascara and powder on its face, a corner turned down that shows its terry. */
const usedPad = () =>
  put(flat('oat', square, 'shade'), 7, 5) +
  flat('molleton', square, 'light') +
  shaded(
    'used-pad',
    square,
    12,
    dim('M160 -160V160H-160V132Q112 126 128 -160Z', 0.2) +
      dim('M-150 -18Q-36 6 -14 -150L16 -150Q20 40 -150 18Z', 0.26),
  ) +
  // Mascara and powder, wiped off in one stroke.
  shaded(
    'smear',
    square,
    5,
    stroke('#D08C6C', 'M-70 76Q-10 52 84 66', 44, ' stroke-opacity="0.5"') +
      stroke('#C67A5A', 'M-20 78Q20 64 92 74', 22, ' stroke-opacity="0.5"') +
      stroke('#3A3436', 'M-74 12Q-10 -24 74 -22', 26, ' stroke-opacity="0.45"') +
      stroke('#242226', 'M-44 2Q0 -22 58 -26M-20 12Q30 -8 84 -8', 11, ' stroke-opacity="0.75"'),
  ) +
  stroke(
    green,
    'M-130 0V104Q-130 130 -104 130H104Q130 130 130 104V-104Q130 -130 104 -130H0',
    4,
    ' stroke-dasharray="12 8"',
  ) +
  flat('oat', turnedDown) +
  shaded(
    'terry',
    turnedDown,
    6,
    tint('#FFF6E0', 'M-130 -60L-60 -130L-40 -120L-110 -50Z', 0.7) +
      dim('M-30 -140L-20 -80Q-40 -20 -150 -16V-34Q-60 -30 -30 -140Z', 0.3),
  ) +
  stroke(
    '#A8946A',
    times(
      9,
      (i) =>
        `M${-122 + (i % 3) * 22 + Math.floor(i / 3) * 22} ${-44 - Math.floor(i / 3) * 28 - (i % 3) * 4}q5 -10 10 0`,
    ),
    2.6,
  ) +
  stroke(green, 'M150 70q26 6 26 18t-26 18', 6)

const bag = 'M-150 -6C-200 -110 -150 -250 -66 -316H66C150 -250 200 -110 150 -6Q0 26 -150 -6Z'

/** A net to wash the pads in, its foot at 0 0. */
const washNet = () => {
  const pad =
    flat('molleton', rect(-78, -78, 156, 156, 26), 'light') +
    stroke(green, rect(-64, -64, 128, 128, 18), 3.5, ' stroke-dasharray="11 8"')
  return (
    flat('sage', bag, 'light') +
    within('in-net', bag, put(pad, -66, -92, -14) + put(pad, 66, -100, 20) + put(pad, -2, -196, -38)) +
    tint('#ffffff', bag, 0.2) +
    within(
      'mesh',
      bag,
      stroke(
        '#ffffff',
        times(16, (i) => `M${-420 + i * 40} 20l340 -340M${-190 + i * 40} 20l-340 -340`),
        3,
        ' stroke-opacity="0.85"',
      ),
    ) +
    soft(
      'net',
      bag,
      dim('M60 -330C190 -230 180 -40 120 20H190V-330Z', 0.24) + dim(rect(-200, -24, 400, 50), 0.16),
    ) +
    flat(
      'white',
      'M-66 -316Q-120 -370 -104 -386Q-50 -366 0 -388Q50 -366 104 -386Q120 -370 66 -316Z',
      'light',
    ) +
    groove('white', 'M-40 -320L-62 -372M0 -318V-378M40 -320L62 -372', 2) +
    cord('forest', 'M-68 -314Q0 -296 68 -314Q120 -290 128 -210', 8) +
    round('dark', rect(114, -214, 28, 40, 10))
  )
}

/** A round mirror on its foot, the light of the window in it; the middle of its foot is 0 0. */
const standingMirror = () =>
  turned('brass', 0, [
    [-16, 96],
    [0, 108],
  ]) +
  disc('brass', 0, -16, 96) +
  round('brass', rect(-9, -130, 18, 116)) +
  flat('brass', oval(0, -316, 196)) +
  flat('sky', oval(0, -316, 180), 'light') +
  within(
    'mirror',
    oval(0, -316, 180),
    tint('#C3D3CB', rect(-200, -520, 400, 400), 0.6) +
      shine(poly([-150, -520], [-20, -520], [-190, -130], [-320, -130]), 0.7) +
      shine(poly([20, -520], [60, -520], [-110, -130], [-150, -130]), 0.6),
  ) +
  stroke('#FFF3CF', 'M-150 -428A188 188 0 0 1 -20 -503', 5)

/** A small jar of cream, its lid on; the middle of its foot is 0 0. */
const jar = () =>
  turned('amber', 0, [
    [-92, 84],
    [-14, 84],
    [0, 76],
  ]) +
  shine(rect(-62, -76, 12, 70, 6), 0.5) +
  tint('#F7F1E4', 'M-40 -68Q10 -56 70 -68V-18Q10 -6 -40 -18Z') +
  stroke(green, 'M-20 -46Q10 -40 50 -47M-8 -30Q10 -26 38 -31', 5) +
  turned('forest', 0, [
    [-140, 86],
    [-90, 88],
  ]) +
  disc('forest', 0, -140, 86)

/** Washable cotton pads. */
export const cotonsLavables = views({
  alt: 'Petits carrés à démaquiller en coton écru, minces et surpiqués de vert : huit en pile devant un miroir rond, un appuyé devant, taché de mascara, un coin rabattu sur son éponge, trois dans leur filet de lavage ; un petit pot de crème donne l’échelle',
  place: 'linen',
  object: () =>
    shadow(390, 700, 150, 22) +
    put(standingMirror(), 380, 704, 0, 1.06) +
    shadow(900, 722, 210) +
    put(washNet(), 890, 716, 0, 1.16) +
    shadow(370, 836, 250, 44) +
    put(stack(), 360, 796, 0, 1.16) +
    shadow(712, 862, 170, 20) +
    put(usedPad(), 700, 718, -7, 0.96) +
    shadow(1046, 864, 110, 18) +
    put(jar(), 1036, 856, 0, 1.06),
  detail: {
    alt: 'Carré vu de près : face en molleton marquée de mascara, surpiqûre verte, envers d’éponge au coin rabattu',
    near: [660, 690, 2.4],
  },
  plate: {
    of: 'un carré de coton',
    box: [0, 0, 320, 320],
    part: () =>
      flat('molleton', rect(10, 10, 300, 300, 24)) +
      stroke('#1F4D3A', rect(28, 28, 264, 264, 18), 3, ' stroke-dasharray="10 8"'),
    width: ['8 cm', 10, 310],
    height: ['8 cm', 10, 310],
    facts: ['6 g le carré', '12 carrés', 'Molleton et éponge', 'Coton GOTS'],
  },
})
