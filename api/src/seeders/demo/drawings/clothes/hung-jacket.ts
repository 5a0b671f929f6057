import {
  dim,
  flat,
  groove,
  oval,
  poly,
  put,
  scattered,
  shaded,
  softCast,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { materials } from '../materials.ts'
import { hanger, peg, pleat, stitches } from './cloth.ts'

const thread = '#8A7650'
const warm = '#FFF8E8'

/** The front away from us, its edge with the buttons; the front near us, its edge turned a little outwards. */
const farFront =
  'M572 214C540 226 490 244 458 268C448 330 456 420 452 520C448 640 436 760 428 846C466 866 510 876 548 876C552 700 556 520 560 372C562 320 568 262 572 214Z'
const nearFront =
  'M704 212C748 228 800 244 850 274C858 340 846 430 846 520C848 640 862 750 874 838C800 872 720 886 626 884C618 760 612 620 616 500C620 400 660 320 704 212Z'
/** What is seen between them: the inside of the back. */
const inside = 'M566 206C600 178 668 178 708 206L706 330L640 880H540L556 400Z'

/** The sleeves hang, a little bent at the elbow. */
const farSleeve =
  'M462 264C430 284 412 330 404 400C394 480 388 560 372 640C364 690 362 720 362 764C392 782 424 784 448 776C460 690 470 600 474 520C478 430 484 330 462 264Z'
const nearSleeve =
  'M818 252C872 274 904 316 918 390C932 470 938 540 930 610C926 680 916 730 910 790C872 806 830 806 798 794C790 720 784 640 780 560C776 470 762 330 818 252Z'

/** The weave: its threads both ways, and those that are thicker here and there, as in flax and hemp. */
const weave = (seed: number) =>
  stroke(
    materials.linen.line,
    times(74, (i) => `M350 ${190 + i * 10}h590`) + times(60, (i) => `M${346 + i * 10} 190v710`),
    1.6,
    ' stroke-opacity="0.13"',
  ) +
  stroke(
    materials.linen.line,
    times(110, (i) => {
      const [x, y] = scattered(i + seed, 360, 200, 570, 680)
      const slub = i % 3 ? `h${16 + (i % 4) * 7}` : `v${14 + (i % 5) * 6}`
      return `M${x.toFixed(0)} ${y.toFixed(0)}${slub}`
    }),
    2,
    ' stroke-opacity="0.3"',
  )

const button = (x: number, y: number, r = 14) =>
  dim(oval(x + 3, y + 5, r * 0.9, r), 0.26) +
  flat('bark', oval(x, y, r * 0.86, r)) +
  stroke(
    '#B08A62',
    `M${x - r * 0.5} ${y - r * 0.3}Q${x - r * 0.2} ${y - r * 0.8} ${x + r * 0.3} ${y - r * 0.6}`,
    2.4,
  ) +
  tint('#2C1D12', oval(x - 3, y - 1, 2.2) + oval(x + 4, y + 2, 2.2))

/** A pocket sewn on: its hem, two rows of stitches, a bar tack at each upper corner; it gapes a little. */
const pocket = (x: number, y: number, w: number, h: number, skew: string) => {
  const cut = Math.min(22, w * 0.2)
  const bag = `M0 0Q${w * 0.5} 9 ${w} 0L${w - 2} ${h - 24}L${w - cut} ${h}H${cut}L2 ${h - 24}Z`
  const inner = (by: number) =>
    `M${by} 6V${h - 26 - by * 0.4}L${cut + by * 0.4} ${h - by}H${w - cut - by * 0.4}L${w - by} ${h - 26 - by * 0.4}V6`
  return put(
    `<g transform="${skew}">${
      put(dim(bag, 0.2), 7, 9) +
      dim(`M2 -7Q${w * 0.5} -2 ${w - 2} -7L${w} 4H0Z`, 0.4) +
      flat('linen', bag) +
      tint(materials.linen.light, bag, 0.55) +
      tint(warm, `M6 34L40 36L34 ${h - 8}L8 ${h - 30}Z`, 0.5) +
      dim(`M${w * 0.7} 34H${w}V${h - 20}L${w - 24} ${h}H${w * 0.6}Z`, 0.09) +
      groove('linen', `M0 32Q${w * 0.5} 40 ${w} 32`, 2) +
      [7, 15].map((by) => stitches(inner(by), thread, 2.2, '7 5')).join('') +
      stroke(thread, `M5 4V20M${w - 5} 4V20`, 5)
    }</g>`,
    x,
    y,
  )
}

const farPart = () =>
  softCast('far-sleeve-cast', farSleeve, [20, 26], 14) +
  flat('linen', farFront) +
  within('far-front', farFront, weave(3)) +
  shaded(
    'far-front-shade',
    farFront,
    12,
    dim('M440 280H500C500 480 490 700 470 880H420Z', 0.3) +
      tint(warm, 'M520 250C540 400 530 640 520 880H490C500 640 500 420 520 250Z', 0.5) +
      pleat([486, 520], [510, 600], [500, 720], 20, 0.22) +
      pleat([470, 760], [500, 800], [546, 790], 16, 0.2),
  ) +
  stitches('M434 832Q490 856 546 858', thread, 2.2, '7 5') +
  stitches('M538 380C534 540 530 700 528 870', thread, 2.2, '7 5') +
  pocket(478, 420, 58, 112, 'matrix(1 0.1 0 1 0 0)') +
  pocket(462, 640, 72, 160, 'matrix(1 0.1 0 1 0 0)') +
  [0, 1, 2, 3, 4].map((i) => button(551 - i * 1.6, 404 + i * 104)).join('') +
  flat('linen', farSleeve) +
  within('far-sleeve', farSleeve, weave(40)) +
  shaded(
    'far-sleeve-shade',
    farSleeve,
    10,
    tint(warm, 'M440 290C416 400 400 560 376 760H362C366 640 400 500 404 400Z', 0.6) +
      dim('M480 280C486 460 470 640 450 790H420C440 640 460 440 462 264Z', 0.34) +
      pleat([476, 470], [440, 500], [398, 484], 18, 0.32) +
      pleat([474, 520], [430, 560], [388, 548], 18, 0.3) +
      pleat([470, 570], [430, 600], [384, 604], 14, 0.24),
  ) +
  shaded(
    'far-sleeve-creases',
    farSleeve,
    4,
    pleat([474, 486], [440, 512], [404, 500], 13, 0.4) +
      pleat([472, 540], [436, 566], [396, 560], 12, 0.36) +
      pleat([462, 640], [430, 664], [392, 656], 10, 0.3),
  ) +
  stitches('M466 276C482 340 480 430 474 512', thread, 2.2, '7 5') +
  flat('linen', 'M366 716C394 730 426 732 454 726L447 780C420 788 386 784 361 768Z') +
  dim('M420 730L454 726L447 780L416 784Z', 0.2) +
  stitches('M367 726C396 740 426 742 452 736', thread, 2.2, '7 5')

const elbow =
  'M868 470C892 462 914 462 931 468C938 530 936 580 928 628C908 634 888 634 866 628C858 574 860 520 868 470Z'

const nearPart = () =>
  softCast('near-cast', nearFront, [-8, 12], 10) +
  flat('linen', nearFront) +
  within('near-front', nearFront, weave(90)) +
  shaded(
    'near-front-shade',
    nearFront,
    14,
    tint(warm, 'M690 260C640 400 640 640 660 890H620C610 640 610 460 650 360Z', 0.6) +
      dim('M790 260C770 420 790 640 820 860H880L860 260Z', 0.36) +
      dim('M620 850Q740 866 880 820V890H620Z', 0.2) +
      pleat([780, 330], [740, 400], [690, 440], 24, 0.26) +
      pleat([786, 470], [730, 540], [650, 570], 26, 0.22) +
      pleat([720, 570], [744, 640], [726, 700], 18, 0.16) +
      pleat([800, 790], [760, 840], [720, 880], 22, 0.24) +
      pleat([640, 640], [660, 760], [646, 884], 20, 0.2),
  ) +
  shaded(
    'near-front-creases',
    nearFront,
    5,
    pleat([784, 400], [740, 420], [676, 404], 14, 0.24) +
      pleat([786, 520], [750, 580], [690, 606], 15, 0.3) +
      pleat([640, 590], [650, 610], [690, 622], 11, 0.24) +
      pleat([664, 820], [700, 850], [760, 846], 12, 0.26) +
      pleat([850, 800], [830, 830], [800, 856], 12, 0.26),
  ) +
  stitches('M628 866C720 868 800 856 872 824', thread, 2.2, '7 5') +
  stitches('M690 290C650 370 630 440 632 520C630 640 636 760 644 876', thread, 2.2, '7 5') +
  times(5, (i) => stroke('#6E5C3C', `M${636 + i * 2 - (i === 1 ? 6 : 0)} ${404 + i * 104}h20`, 4)) +
  pocket(682, 424, 96, 118, 'matrix(1 -0.06 0 1 0 0)') +
  pocket(668, 640, 140, 164, 'matrix(1 -0.08 0 1 0 0)') +
  softCast('near-sleeve-cast', nearSleeve, [-10, 16], 12) +
  flat('linen', nearSleeve) +
  within('near-sleeve', nearSleeve, weave(150)) +
  flat('linen', elbow) +
  within('elbow', elbow, tint(materials.linen.light, elbow, 0.7)) +
  stitches(
    'M878 480C896 474 910 474 922 478M872 618C890 624 906 624 920 620M876 482C868 530 868 570 874 616',
    thread,
    2.2,
    '7 5',
  ) +
  shaded(
    'near-sleeve-shade',
    nearSleeve,
    11,
    tint(
      warm,
      'M820 270C790 340 796 480 812 600C820 680 820 740 826 800H806C796 720 790 640 786 560C780 460 780 330 820 270Z',
      0.6,
    ) +
      dim('M880 270C930 340 950 520 940 620L916 800H880C896 680 910 560 890 420Z', 0.3) +
      pleat([780, 520], [830, 560], [890, 530], 22, 0.34) +
      pleat([782, 570], [830, 610], [880, 600], 20, 0.3) +
      pleat([784, 480], [820, 500], [860, 470], 16, 0.26) +
      pleat([812, 290], [846, 340], [900, 350], 18, 0.2) +
      pleat([796, 690], [830, 720], [890, 700], 16, 0.22),
  ) +
  shaded(
    'near-sleeve-creases',
    nearSleeve,
    4,
    pleat([778, 536], [830, 566], [866, 540], 15, 0.4) +
      pleat([782, 590], [820, 616], [862, 622], 13, 0.34) +
      pleat([780, 500], [806, 516], [840, 500], 11, 0.3) +
      pleat([800, 700], [830, 716], [872, 704], 11, 0.3) +
      pleat([800, 320], [836, 370], [884, 380], 12, 0.22),
  ) +
  stitches('M812 262C772 330 780 430 786 520', thread, 2.2, '7 5') +
  flat('linen', 'M793 738C830 752 876 752 914 738L910 792C872 808 830 808 797 796Z') +
  dim('M866 752L914 738L910 792L862 804Z', 0.22) +
  stitches('M795 750C830 763 876 763 912 750', thread, 2.2, '7 5') +
  button(818, 778, 10)

const farLeaf =
  'M578 196C560 206 548 218 540 236C530 268 524 300 522 326C538 334 556 338 572 336C574 290 580 250 596 210Z'
const nearLeaf =
  'M694 190C716 196 734 208 746 230C752 276 742 322 724 362C700 360 672 348 656 334C676 294 690 250 694 190Z'

const collar = () =>
  softCast('far-leaf-cast', farLeaf, [5, 12], 6) +
  softCast('near-leaf-cast', nearLeaf, [8, 14], 7) +
  flat('linen', farLeaf) +
  flat('linen', nearLeaf) +
  tint(warm, 'M574 208C550 228 536 280 530 320L546 326C550 280 558 240 582 212Z', 0.7) +
  tint(warm, 'M698 200C698 250 684 300 668 330L690 342C708 300 716 250 712 206Z', 0.6) +
  stitches(
    'M546 240C536 270 532 300 530 320C546 326 556 328 566 328M738 234C744 276 736 316 720 352C700 350 684 344 668 334',
    thread,
    2.2,
    '7 5',
  )

/** The jacket in its half profile, open, on its hanger. */
export const hungJacket = () =>
  peg() +
  put(
    softCast('jacket-cast', `${farSleeve}${farFront}${nearFront}${nearSleeve}`, [34, 40], 18) +
      flat('linen', inside, 'shade') +
      shaded(
        'inside-shade',
        inside,
        10,
        dim('M540 300H700V900H540Z', 0.4) + dim('M560 330L640 880H600L540 400Z', 0.2),
      ) +
      flat('paper', poly([616, 224], [664, 222], [665, 250], [617, 252])) +
      stroke(thread, 'M624 234H656M624 242H648', 2.4) +
      put(hanger(), 70, 18, 0, '0.89 1') +
      farPart() +
      nearPart() +
      flat('linen', 'M578 196C600 176 670 172 694 190L696 214C664 200 610 202 584 218Z', 'shade') +
      collar(),
    0,
    -18,
  )
