import {
  dim,
  flat,
  groove,
  lying,
  oval,
  put,
  rect,
  shaded,
  softCast,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { materials } from '../materials.ts'
import { views } from '../views.ts'
import { alongCurve, hanger, pleat, stitches } from './cloth.ts'

const neck = 'C566 264 604 278 640 278S714 264 732 206'

/** Body and sleeves in one, the neck cut out. */
const outline =
  `M548 206${neck}C780 226 826 240 862 264C902 292 958 372 1000 452Q950 496 884 516` +
  'C874 488 862 462 852 446C846 566 852 724 860 846Q800 872 726 864T590 868T420 846' +
  'C428 724 434 566 428 446C418 462 406 488 396 516Q330 496 280 452C322 372 378 292 418 264C454 240 500 226 548 206Z'

const collar = `M548 206${neck}L712 200C696 242 668 252 640 252S584 242 568 200Z`

/** The inside of the back, seen through the neck: its band, its tape, its label. */
const back = () =>
  flat('moss', 'M548 206C562 186 600 174 640 174S718 186 732 206L712 270H568Z', 'shade') +
  dim('M560 208Q640 176 720 208L712 280H568Z', 0.3) +
  stroke('#4C6E4D', 'M562 204C580 192 610 186 640 186S700 192 718 204', 14) +
  stroke('#DCE6D2', 'M570 212C588 200 612 196 640 196S692 200 710 212', 4) +
  flat('paper', rect(618, 198, 44, 22, 2))

const curves = [
  [
    [
      [548, 206],
      [566, 264],
      [604, 278],
      [640, 278],
    ],
    [
      [568, 200],
      [584, 242],
      [612, 252],
      [640, 252],
    ],
  ],
  [
    [
      [640, 278],
      [676, 278],
      [714, 264],
      [732, 206],
    ],
    [
      [640, 252],
      [668, 252],
      [696, 242],
      [712, 200],
    ],
  ],
] as const

const ribs = () =>
  stroke(
    materials.moss.line,
    curves
      .map(([outer, inner]) =>
        times(12, (i) => {
          const share = (i + 0.5) / 12
          return `M${alongCurve(outer, share).join(' ')}L${alongCurve(inner, share).join(' ')}`
        }),
      )
      .join(''),
    2,
    ' stroke-opacity="0.45"',
  )

const mirrored = (x: number) => 1280 - x

/** Folds of matt jersey: from where it hangs, and where the sleeves pull. */
const folds = () =>
  pleat([432, 452], [500, 520], [530, 640], 22, 0.22) +
  pleat([426, 438], [520, 450], [590, 520], 18, 0.18) +
  pleat([848, 452], [780, 540], [764, 690], 26, 0.26) +
  pleat([852, 438], [770, 460], [700, 540], 18, 0.2) +
  pleat([500, 250], [486, 330], [452, 420], 20, 0.2) +
  pleat([780, 250], [800, 330], [830, 420], 22, 0.22) +
  pleat([560, 600], [530, 720], [546, 866], 24, 0.2) +
  pleat([690, 560], [716, 700], [700, 866], 26, 0.24) +
  pleat([470, 660], [452, 750], [470, 856], 18, 0.18) +
  pleat([806, 640], [786, 740], [800, 856], 22, 0.24) +
  pleat([624, 690], [612, 780], [622, 868], 18, 0.16) +
  pleat([402, 300], [372, 380], [340, 430], 16, 0.2) +
  pleat([428, 430], [392, 430], [352, 470], 16, 0.22) +
  pleat([880, 300], [912, 380], [946, 440], 18, 0.24) +
  pleat([852, 430], [890, 430], [930, 470], 18, 0.26)

const seams = () => {
  const line = materials.moss.line
  const sleeve = 'M426 258C408 320 414 390 428 446'
  const other = `M${mirrored(426)} 258C${mirrored(408)} 320 ${mirrored(414)} 390 ${mirrored(428)} 446`
  return (
    groove('moss', sleeve + other, 2.2) +
    stroke(
      '#A9C6A2',
      'M422 258C404 320 410 390 424 446M858 258C876 320 870 390 856 446',
      2,
      ' stroke-opacity="0.4"',
    ) +
    stroke(
      line,
      'M548 212C500 232 456 246 424 266M732 212C780 232 824 246 856 266',
      1.6,
      ' stroke-opacity="0.5"',
    ) +
    ['M423 822Q500 846 590 842T726 838T859 822', 'M422 830Q500 854 590 850T726 846T859 830']
      .map((d) => stitches(d, line, 1.8, '7 4'))
      .join('') +
    ['M292 432Q344 474 404 494M988 432Q936 474 876 494', 'M288 439Q340 481 401 501M992 439Q940 481 879 501']
      .map((d) => stitches(d, line, 1.8, '7 4'))
      .join('') +
    stitches('M541 210C560 272 600 286 640 286S720 272 739 210', line, 1.8, '7 4')
  )
}

/** A tee shirt from the front; a hanger in its shoulders if it hangs. */
export const teeShirt = (hung = true) =>
  back() +
  (hung ? put(hanger(), 0, 16) : '') +
  flat('moss', outline) +
  shaded(
    'tee-volume',
    outline,
    22,
    tint(
      '#DDEBD2',
      'M470 250C560 290 560 420 540 560C520 700 500 760 500 880H450C430 700 440 420 470 250Z',
      0.26,
    ) +
      tint('#DDEBD2', 'M420 264C370 300 330 370 296 440L340 450C380 390 420 330 440 280Z', 0.3) +
      tint('#DDEBD2', oval(640, 400, 80, 120), 0.12) +
      dim('M850 300C830 400 806 600 800 900H900V430L880 300Z', 0.36) +
      dim('M880 290C930 350 980 400 1010 460L880 530L850 440Z', 0.2) +
      dim('M400 850H880V890H400Z', 0.3),
  ) +
  shaded(
    'tee-folds',
    outline,
    6,
    folds() +
      dim('M852 440C846 560 852 724 862 850L836 850C836 720 832 560 838 450Z', 0.3) +
      dim('M398 520L428 446L414 424L384 512Z', 0.3) +
      dim('M882 520L852 446L866 424L900 512Z', 0.34) +
      dim(
        'M548 214C566 272 604 288 640 288S714 272 732 214L744 222C722 290 680 302 640 302S558 290 536 222Z',
        0.26,
      ),
  ) +
  seams() +
  flat('moss', collar) +
  within(
    'collar',
    collar,
    tint('#DDEBD2', 'M548 206C566 262 596 270 630 270V250C600 250 580 236 568 200Z', 0.26) +
      dim('M732 206C716 262 690 270 650 276V256C680 250 700 236 712 200Z', 0.16),
  ) +
  ribs()

const rail = () =>
  dim(rect(0, 66, 1280, 26), 0.08) +
  lying('larch', rect(-10, 40, 1300, 40)) +
  flat('larch', oval(661, 70, 19), 'light')

/** A tee shirt. */
export const teeShirts = views({
  alt: 'Tee-shirt vert mousse à col rond côtelé, manches et bas cousus à double aiguille, sur un cintre de bois',
  place: 'panelled',
  object: () => rail() + softCast('tee-cast', outline, [26, 30], 16) + teeShirt(),
  detail: {
    alt: 'Col côtelé du tee-shirt sur son cintre et coutures des manches, vus de près',
    near: [640, 260, 2.7],
  },
  plate: {
    of: 'tee-shirt vu de face',
    box: [280, 172, 1000, 870],
    part: () => teeShirt(false),
    facts: ['180 g/m²', 'Coton GOTS', 'Du XS au XXL', 'Quatre teintes'],
  },
})
