import {
  dim,
  flat,
  groove,
  oval,
  poly,
  put,
  rect,
  shaded,
  softCast,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { views } from '../views.ts'
import { pleat, stitches } from './cloth.ts'

const thread = '#D9A04E'

/** Laid flat, ten units a centimetre: the middle of the waist is 0 0, the hems are at 1064. */
const cut = {
  outline:
    'M-204 0Q0 34 204 0C226 60 258 140 266 240C280 480 282 760 288 1060L84 1068C70 800 44 520 0 306' +
    'C-44 520 -70 800 -84 1068L-288 1060C-282 760 -280 480 -266 240C-258 140 -226 60 -204 0Z',
  inseams: [
    'M-8 330C-48 540 -72 800 -86 980',
    'M8 330C48 540 72 800 86 980',
    'M-18 326C-58 540 -82 800 -96 980',
  ],
}
/** The same as it lies down, its legs a little bent and crumpled. */
const loose: typeof cut = {
  outline:
    'M-204 0Q0 34 204 0C226 60 258 140 266 240C272 340 292 420 284 500C276 580 300 640 296 720C292 790 268 830 276 900C282 960 286 1010 288 1060L84 1068C80 990 92 940 84 880C72 800 86 740 66 640C50 540 34 420 0 306' +
    'C-30 420 -56 540 -62 640C-72 740 -60 800 -76 880C-88 940 -78 990 -84 1068L-288 1060C-286 1010 -276 960 -284 900C-294 830 -270 790 -280 720C-296 640 -272 580 -282 500C-288 420 -274 340 -266 240C-258 140 -226 60 -204 0Z',
  inseams: [
    'M-8 330C-36 440 -62 540 -68 640C-78 740 -66 800 -82 880C-92 930 -86 960 -88 980',
    'M8 330C40 440 56 540 72 640C92 740 78 800 90 880C98 930 88 960 88 980',
    'M-18 330C-46 440 -72 540 -78 640C-88 740 -76 800 -92 880C-102 930 -96 960 -98 980',
  ],
}
const waistband = 'M-204 0Q0 34 204 0L219 44Q0 82 -219 44Z'
const cuffs = ['M-288 984L-84 990L-82 1070L-291 1063Z', 'M84 990L288 984L291 1063L82 1070Z']

/** The twill of the cloth: its diagonal, and the threads that are a little thicker. */
const grain = () =>
  stroke(
    '#B8CBDD',
    times(140, (i) => `M-300 ${i * 10 - 330}L300 ${i * 10 + 30}`),
    2.4,
    ' stroke-opacity="0.1"',
  )

const rivet = (x: number, y: number, r = 7) =>
  flat('brass', oval(x, y, r)) + tint('#FFF3CF', oval(x - r * 0.3, y - r * 0.3, r * 0.35), 0.9)

/** Where it was worn and washed: thighs and knees pale, seams dark. */
const wear = () =>
  tint('#B5C9DC', oval(-150, 480, 66, 230), 0.4) +
  tint('#B5C9DC', oval(164, 480, 60, 230), 0.34) +
  tint('#B5C9DC', oval(-180, 780, 50, 110), 0.26) +
  tint('#B5C9DC', oval(190, 780, 46, 110), 0.22) +
  dim('M-40 300C-60 520 -90 800 -100 1060H-70L0 300Z', 0.4) +
  dim('M214 40C262 160 272 400 300 1070H240C250 700 250 300 190 60Z', 0.42) +
  dim('M0 300C40 520 60 800 84 1068H116C90 800 70 520 30 300Z', 0.2) +
  tint('#D5E0EA', 'M-208 60C-262 200 -272 460 -284 980L-262 980C-256 600 -250 300 -200 70Z', 0.3) +
  dim('M-220 40Q0 80 220 40V66Q0 106 -222 66Z', 0.4)

const folds = () =>
  pleat([-8, 322], [-90, 350], [-190, 318], 22, 0.32) +
  pleat([-12, 360], [-90, 410], [-170, 400], 18, 0.24) +
  pleat([8, 322], [90, 350], [200, 314], 22, 0.32) +
  pleat([12, 360], [90, 412], [180, 400], 18, 0.24) +
  pleat([-90, 690], [-170, 712], [-262, 676], 20, 0.28) +
  pleat([-88, 740], [-160, 772], [-240, 752], 18, 0.24) +
  pleat([92, 700], [180, 724], [266, 690], 20, 0.28) +
  pleat([90, 750], [170, 780], [250, 760], 18, 0.24) +
  pleat([-96, 900], [-180, 940], [-274, 914], 18, 0.28) +
  pleat([100, 906], [190, 944], [276, 920], 18, 0.28)

const pocket = 'M-112 66C-116 130 -160 166 -250 170'
const pocketRight = 'M112 66C116 130 160 166 250 170'

const pockets = () =>
  flat('denim', 'M-190 58L-128 66C-132 112 -158 142 -226 154Z') +
  stitches('M-184 104Q-160 110 -142 106', thread, 2.2, '6 4') +
  groove('denim', pocket + pocketRight, 3) +
  [pocket, pocketRight].map((d) => stitches(d, thread)).join('') +
  stitches('M-100 68C-104 140 -152 178 -252 182M100 68C104 140 152 178 252 182', thread) +
  rivet(-114, 74) +
  rivet(114, 74) +
  rivet(-244, 168) +
  rivet(244, 168)

/** The fly, a little open over its brass buttons. */
const fly = () =>
  flat('denim', 'M-6 62C10 120 8 200 -2 270C-24 210 -28 120 -6 62Z', 'shade') +
  dim('M-6 62C10 120 8 200 -2 270C-24 210 -28 120 -6 62Z', 0.4) +
  times(3, (i) => rivet(-9, 108 + i * 46, 10)) +
  groove('denim', 'M-2 66C12 130 8 210 -2 300', 3) +
  stitches('M56 64C62 150 56 226 4 272', thread) +
  stitches('M46 64C52 146 46 214 4 256', thread) +
  stitches('M0 284V304', thread, 6, '3 2')

const seams = (inseams: string[]) =>
  groove('denim', 'M-212 66C-250 170 -262 300 -264 480L-274 980M212 66C250 170 262 300 264 480L274 980', 2) +
  inseams.map((d) => stitches(d, thread)).join('')

const band = () =>
  flat('denim', waistband, 'light') +
  shaded(
    'waist',
    waistband,
    6,
    dim('M60 0H220V80H60Z', 0.2) + dim('M-220 36Q0 76 220 36V60Q0 96 -220 60Z', 0.3),
  ) +
  stitches('M-203 8Q0 42 203 8', thread) +
  stitches('M-215 37Q0 74 215 37', thread) +
  [-128, 116]
    .map((x) =>
      put(
        dim(rect(5, 6, 20, 62, 3), 0.3) +
          flat('denim', rect(0, 0, 20, 62, 3)) +
          stitches('M5 6V56M15 6V56', thread, 2, '5 4') +
          stroke(thread, 'M3 3H17M3 58H17', 4),
        x,
        2,
        x < 0 ? 6 : -4,
      ),
    )
    .join('') +
  stroke('#2A3A50', 'M-24 40L12 40', 4) +
  flat('brass', oval(-2, 40, 16)) +
  stroke('#8F6B22', oval(-2, 40, 10), 2) +
  tint('#FFF3CF', oval(-7, 34, 5, 3.5), 0.95)

/** The hems turned up: the pale back of the cloth, and at the seam its selvedge. */
const turnUps = () =>
  cuffs
    .map(
      (cuff, at) =>
        flat('slate', cuff, 'light') +
        within(
          `cuff-${at}`,
          cuff,
          tint(
            '#F3F0E6',
            at
              ? poly([252, 980], [282, 980], [284, 1070], [254, 1070])
              : poly([-282, 980], [-252, 980], [-254, 1070], [-284, 1070]),
          ) + stroke('#B0523A', at ? 'M266 980L269 1070' : 'M-266 980L-269 1070', 5),
        ) +
        shaded(
          `cuff-shade-${at}`,
          cuff,
          7,
          dim(at ? 'M240 980H300V1080H240Z' : 'M-110 980H-80V1080H-110Z', 0.2) +
            tint('#ffffff', at ? 'M90 984H150V1000H90Z' : 'M-280 984H-170V1002H-280Z', 0.4),
        ),
    )
    .join('') + stitches('M-285 1050L-85 1056M85 1056L286 1050', thread)

/** A pair of jeans laid flat. */
const jeans = ({ outline, inseams } = loose) =>
  flat('denim', 'M-204 0Q0 -34 204 0Q0 40 -204 0Z', 'shade') +
  dim('M-204 0Q0 -34 204 0Q0 40 -204 0Z', 0.3) +
  stitches('M-150 -4Q0 -22 150 -4', thread, 2.2) +
  flat('paper', rect(-34, -12, 68, 24, 2)) +
  flat('denim', outline) +
  within('denim-grain', outline, grain()) +
  shaded('denim-wear', outline, 20, wear()) +
  shaded('denim-folds', outline, 6, folds() + dim('M-300 960H300V990H-300Z', 0.3)) +
  shaded('denim-creases', outline, 3.5, creases()) +
  seams(inseams) +
  pockets() +
  fly() +
  band() +
  turnUps()

/** Sharp creases: from the fork over the hips, behind the knees, and where the legs crumple above their hems. */
const creases = () =>
  pleat([-14, 310], [-80, 316], [-150, 280], 12, 0.4) +
  pleat([-16, 336], [-90, 360], [-200, 356], 13, 0.42) +
  pleat([-30, 392], [-90, 440], [-170, 452], 12, 0.34) +
  pleat([14, 310], [80, 318], [164, 284], 12, 0.4) +
  pleat([16, 336], [100, 364], [214, 350], 13, 0.42) +
  pleat([30, 396], [100, 446], [184, 450], 12, 0.34) +
  pleat([-62, 640], [-120, 668], [-190, 640], 13, 0.4) +
  pleat([-272, 720], [-230, 716], [-150, 754], 14, 0.42) +
  pleat([-66, 770], [-120, 790], [-190, 776], 12, 0.36) +
  pleat([66, 640], [130, 676], [210, 650], 14, 0.42) +
  pleat([290, 700], [230, 706], [150, 746], 14, 0.42) +
  pleat([74, 780], [130, 806], [200, 786], 12, 0.36) +
  pleat([-282, 880], [-220, 890], [-150, 862], 12, 0.4) +
  pleat([-80, 930], [-150, 956], [-230, 930], 13, 0.42) +
  pleat([276, 880], [220, 896], [150, 866], 12, 0.4) +
  pleat([86, 936], [150, 962], [236, 934], 13, 0.42)

/** Where it lies: askew, the waist at the upper left. */
const [x, y, turn, size] = [209, 254, -64, 0.87]

/** A pair of jeans. */
export const jean = views({
  alt: 'Jean droit en toile bleue, entier, posé à plat en biais, les jambes un peu froissées : surpiqûres ocre, poches à rivets, braguette à boutons de laiton, ourlets retroussés sur leur lisière blanche et rouge',
  place: 'planks',
  object: () =>
    softCast('jeans-cast', loose.outline, [x + 16, y + 24], 14, ` rotate(${turn}) scale(${size})`) +
    put(jeans(), x, y, turn, size),
  detail: {
    alt: 'Ceinture, poches, boutons de laiton et surpiqûres ocre du jean, vus de près',
    near: [320, 280, 2.5],
  },
  plate: {
    of: 'jean vu de face',
    box: [-292, -20, 292, 1070],
    part: () => jeans(cut),
    facts: ['430 g/m²', '42 % recyclé', 'Huit tailles', 'Pièce de reprise'],
  },
})
