import {
  cast,
  dim,
  flat,
  fold,
  lying,
  oval,
  put,
  rect,
  round,
  scattered,
  shaded,
  shine,
  soft,
  stroke,
  times,
  tint,
  within,
} from '../kit.ts'
import { views } from '../views.ts'
import { peg, pleat } from './cloth.ts'

/** The ends of the warp, twisted by twos into thin cords, each with its knot and what frays below that. */
const fringe = (x: number, y: number, w: number, long = 74) =>
  times(Math.floor(w / 11), (i) => {
    const [lean, more] = [((i * 7) % 5) * 2 - 4, (i * 5) % 9]
    const [from, end] = [x + i * 11 + 6, y + long + more]
    const d = `M${from} ${y - 4}Q${from + lean} ${y + long * 0.5} ${from + lean * 0.6} ${end - 14}`
    return (
      stroke('#96402C', d, 5.5) +
      stroke(i % 4 ? '#D98A6A' : '#EBB47A', d, 2, ' stroke-dasharray="3 5"') +
      stroke('#8A3523', `M${from + lean * 0.6} ${end - 14}l-4 16m4 -16l1 18m-1 -18l5 15`, 1.8)
    )
  })

const frontTail =
  'M566 150C560 96 606 74 660 74S758 96 756 150C796 210 834 290 838 390L852 750Q744 764 640 748L634 390C630 300 600 220 566 150Z'
const backTail = 'M600 130C540 170 500 240 486 340L466 690Q550 704 640 690L676 300L690 130Z'

/** The twill of the cloth, and the orange and plum that the old wool has left in it. */
const twill = (name: string, outline: string) =>
  within(
    name,
    outline,
    stroke(
      '#D98A6E',
      times(75, (i) => `M${440 + (i % 3) * 8} ${i * 22 - 340}l430 430`),
      4,
      ' stroke-opacity="0.22"',
    ) +
      times(150, (i) => {
        const [x, y] = scattered(i, 460, 90, 390, 660)
        const colour = ['#E2A05E', '#6E3448', '#D17A58'][i % 3] as string
        return stroke(colour, `M${x.toFixed(0)} ${y.toFixed(0)}l${8 + (i % 3) * 4} ${8 + (i % 3) * 4}`, 4)
      }),
  )

/** Its two halves, thrown over the back of the chair: the upper one, and the one that looks out beside it. */
const upper =
  'M548 226C566 202 610 200 664 202S760 200 776 230C800 330 796 450 826 618Q690 648 540 630C530 560 576 470 566 380Q562 300 548 226Z'
const lower =
  'M486 236C500 206 560 204 640 206L660 560Q560 566 470 548C466 470 508 400 498 320Q494 280 486 236Z'

/** A chair with a seat of straw, from before, and the scarf over its back. */
const onChair = () =>
  door() +
  put(
    [296, 436]
      .map((y) => lying('larch', `M446 ${y}Q640 ${y - 18} 834 ${y}V${y + 46}Q640 ${y + 30} 446 ${y + 46}Z`))
      .join('') +
      round('larch', 'M436 150Q454 136 472 150L484 690H440Z') +
      round('larch', 'M808 150Q826 136 844 150L840 690H796Z') +
      lying('larch', 'M452 200Q640 176 828 200V262Q640 240 452 262Z') +
      seat() +
      thrown(),
    -100,
    -66,
    0,
    1.2,
  )

/** The seat: four fans of straw cord that meet in the middle, on turned legs. */
const seat = () => {
  const top = 'M440 668Q640 654 840 668L906 770Q640 792 374 770Z'
  const fans = [
    times(9, (i) => `M${452 + i * 8} ${676 + i * 4}Q640 ${664 + i * 6} ${828 - i * 8} ${676 + i * 4}`),
    times(9, (i) => `M${386 + i * 18} ${764 - i * 5}Q640 ${784 - i * 8} ${894 - i * 18} ${764 - i * 5}`),
  ]
  return (
    round('larch', 'M376 776H416L410 950H388Z') +
    round('larch', 'M864 776H904L892 950H870Z') +
    flat('straw', top) +
    soft('seat', top, dim('M470 660H830V712H470Z', 0.4) + tint('#FFF3CF', oval(560, 752, 150, 18), 0.6)) +
    fans.map((d) => stroke('#A9833A', d, 2.4, ' stroke-opacity="0.6"')).join('') +
    lying('straw', 'M372 768Q640 790 908 768Q916 786 904 800Q640 820 376 800Q364 786 372 768Z') +
    stroke(
      '#A9833A',
      times(22, (i) => `M${392 + i * 23} ${778 + Math.round(9 * Math.sin(((i + 1) / 23) * Math.PI))}v22`),
      2,
      ' stroke-opacity="0.6"',
    )
  )
}

/** The scarf itself: rolled over the rail, slipping to one side, its ends uneven. */
const thrown = () =>
  shaded('fall-cast', rect(400, 180, 560, 640), 12, dim('M500 260H830L866 720H560L520 620Z', 0.3)) +
  fringe(470, 550, 120, 78) +
  flat('rust', lower) +
  within('lower-wool', lower, wool()) +
  shaded(
    'lower-folds',
    lower,
    8,
    dim('M550 200C600 330 570 480 530 580H680V200Z', 0.5) +
      dim('M480 256Q560 236 660 250V276Q560 256 480 284Z', 0.34) +
      pleat([524, 250], [544, 360], [506, 540], 22, 0.3),
  ) +
  fringe(540, 630, 286, 84) +
  flat('rust', upper) +
  within('fall-wool', upper, wool()) +
  shaded(
    'fall-folds',
    upper,
    8,
    dim('M540 250Q660 226 790 252V276Q660 252 540 280Z', 0.36) +
      tint('#FFD9B8', 'M556 222Q660 194 770 222V238Q660 216 556 240Z', 0.45) +
      dim('M742 226C774 380 762 500 800 640H850L790 230Z', 0.36) +
      tint('#FFD9B8', 'M574 280C600 400 560 520 556 630H596C606 520 630 400 602 270Z', 0.3) +
      pleat([632, 244], [674, 420], [632, 626], 36, 0.34) +
      pleat([716, 240], [712, 420], [748, 620], 32, 0.3) +
      pleat([600, 256], [626, 330], [606, 440], 20, 0.24) +
      pleat([680, 252], [700, 330], [688, 430], 18, 0.22),
  ) +
  stroke('#7C3324', 'M541 620Q690 638 824 608', 3, ' stroke-opacity="0.7"')

/** Its twill, and the flecks that the old wool has left in it. */
const wool = () =>
  stroke(
    '#D98A6E',
    times(44, (i) => `M${470} ${i * 17 - 130}l340 340`),
    3,
    ' stroke-opacity="0.26"',
  ) +
  ['#E2A05E', '#6E3448']
    .map((colour, at) =>
      stroke(
        colour,
        times(34, (i) => {
          const [x, y] = scattered(i + at * 50, 480, 216, 336, 400)
          return `M${x.toFixed(0)} ${y.toFixed(0)}l8 8`
        }),
        3.6,
      ),
    )
    .join('')

/** A door beside the chair, its handle, and the skirting of the wall. */
const door = () =>
  tint('#ffffff', rect(-20, 812, 1320, 30), 0.55) +
  flat('light', rect(-20, -20, 300, 862), 'light') +
  flat('celadon', rect(-20, -20, 262, 862)) +
  [rect(10, 80, 180, 330, 4), rect(10, 470, 180, 300, 4)]
    .map((d) => flat('celadon', d, 'shade') + put(flat('celadon', d, 'light'), 4, 5))
    .join('') +
  flat('brass', rect(204, 420, 26, 90, 12)) +
  dim(rect(150, 452, 76, 14, 7), 0.2) +
  lying('brass', rect(146, 442, 80, 18, 9)) +
  dim(rect(280, 0, 14, 842), 0.07)

/** Folded in two over a peg. */
const onPeg = () =>
  peg() +
  cast('M600 130C540 170 500 240 486 340L466 770H640L640 830H850L838 390C834 290 796 210 752 150Z', 20) +
  fringe(468, 690, 170) +
  flat('rust', backTail) +
  twill('back', backTail) +
  soft(
    'back-folds',
    backTail,
    dim('M660 130L690 300L640 720H600C610 500 600 300 660 130Z', 0.5) +
      dim('M466 690L486 340C500 240 540 170 600 130L700 130L640 720Z', 0.22) +
      fold('M600 170C560 300 548 500 544 720', 26, 0.26) +
      fold('M560 190C524 290 508 420 500 560', 20, 0.2),
  ) +
  fringe(642, 750, 206) +
  flat('rust', frontTail) +
  twill('front', frontTail) +
  soft(
    'front-folds',
    frontTail,
    dim('M756 140C810 220 850 300 850 390L866 770H806C800 560 790 330 730 150Z', 0.34) +
      dim('M560 120Q660 170 760 120V150Q660 210 566 166Z', 0.26) +
      tint('#ffffff', 'M600 110Q650 80 720 100L700 124Q650 110 610 130Z', 0.4) +
      fold('M612 170C660 270 680 420 684 770', 28, 0.3) +
      fold('M672 160C724 270 744 440 746 770', 28, 0.28) +
      fold('M722 160C776 270 796 420 800 640', 22, 0.24),
  ) +
  lying('larch', rect(636, 40, 48, 54, 20)) +
  dim(oval(664, 104, 34), 0.2) +
  flat('larch', oval(660, 96, 32), 'light') +
  shine(oval(650, 88, 12, 8), 0.5)

/** A woollen scarf. Over a chair first: hung in two from a peg it was taken for anything but a scarf. */
export const echarpe = views({
  alt: 'Écharpe de laine brique mouchetée d’orange et de prune, jetée sur le dossier d’une chaise de paille près d’une porte, ses franges de fils fins retors',
  place: 'floor',
  object: onChair,
  detail: {
    place: 'wall',
    alt: 'L’écharpe pliée en deux sur une patère de bois, ses deux pans à franges côte à côte',
    scene: onPeg,
  },
  plate: {
    of: 'écharpe à plat',
    box: [-40, 0, 640, 180],
    part: () =>
      flat('rust', rect(30, 10, 540, 100, 4)) +
      times(7, (i) => stroke('#7C3324', `M30 ${18 + i * 14}h-40M570 ${18 + i * 14}h40`, 4)),
    width: ['190 cm', -10, 610],
    height: ['35 cm', 10, 110],
    facts: ['240 g', '90 % recyclée', 'Sans teinture', 'Tissée à Mazamet'],
  },
})
