import {
  cord,
  dim,
  flat,
  groove,
  lying,
  oval,
  poly,
  put,
  rect,
  scattered,
  shadow,
  soft,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { lamplight, shadeOnFloor } from './shade.ts'

const back = 'M-112 -60V-236Q-112 -292 -56 -298Q0 -304 56 -298Q112 -292 112 -236V-60Z'
const arm = 'M92 -26V-150Q92 -184 122 -184T152 -150V-26Z'

/** An armchair with a plaid over its arm, seen from before; the middle of its feet is 0 0. */
const armchair = () =>
  shadeOnFloor('under-chair', 8, 4, 172) +
  [-1, 1]
    .map((side) => flat('bark', poly([side * 134, -40], [side * 106, -40], [side * 116, 6], [side * 128, 6])))
    .join('') +
  flat('moss', back) +
  soft(
    'chair-back',
    back,
    tint('#FFE2A8', 'M-10 -310H130V-170Q50 -150 10 -250Z', 0.5) + dim('M-120 -166H120V-60H-120Z', 0.36),
  ) +
  groove('moss', 'M-88 -150V-230Q-86 -270 -50 -274Q0 -280 50 -274Q86 -270 88 -230V-150', 2) +
  flat('moss', rect(-132, -86, 264, 62, 10), 'shade') +
  flat('moss', 'M-96 -112Q-96 -140 -66 -142H66Q96 -140 96 -112V-76H-96Z') +
  tint('#FFE2A8', 'M-20 -138H66Q88 -136 90 -116Q40 -108 -10 -112Z', 0.3) +
  groove('moss', 'M-94 -112Q0 -102 94 -112', 2) +
  put(flat('moss', arm, 'shade'), 0, 0, 0, '-1 1') +
  flat('moss', arm) +
  tint('#FFE2A8', 'M98 -150Q98 -178 122 -178T146 -150Q122 -140 98 -150Z', 0.5) +
  // The plaid, over the left arm.
  flat('wool', 'M-160 -176Q-122 -200 -84 -176L-88 -70L-156 -62Z') +
  stroke(
    '#A8452F',
    'M-158 -140Q-122 -150 -85 -142M-157 -104Q-122 -112 -87 -108',
    5,
    ' stroke-opacity="0.7"',
  ) +
  stroke(
    '#A2906E',
    times(9, (i) => `M${-154 + i * 8} ${-62 - i}v12`),
    2.5,
  )

/** A standard lamp, lit; the middle of its foot is 0 0. */
const lamp = () =>
  flat('iron', oval(0, 0, 54, 10)) +
  cord('iron', 'M0 -4V-400', 7) +
  turned('ecru', 0, [
    [-492, 56],
    [-392, 92],
  ]) +
  tint('#FFE3A0', 'M-56 -492A56 9.5 0 0 0 56 -492L92 -392A92 15.6 0 0 1 -92 -392Z', 0.8) +
  flat('glow', oval(0, -492, 56, 9.5), 'light')

/** A low round table with a cup on it; the middle of its foot is 0 0. */
const lowTable = () =>
  shadeOnFloor('under-table', 10, 4, 160, 0.36) +
  cord('bark', 'M-92 -110L-118 2M92 -110L118 2M0 -100V14', 9) +
  flat('chestnut', 'M-178 -118V-108A178 30 0 0 0 178 -108V-118Z', 'shade') +
  flat('chestnut', oval(0, -118, 178, 30), 'light') +
  put(
    flat('slate', poly([-96, -6], [20, -14], [34, 8], [-90, 18])) +
      tint('#F7F1E4', poly([-88, 20], [34, 10], [34, 16], [-88, 26])),
    -30,
    -124,
  ) +
  shadow(90, -118, 34, 6) +
  cord('enamel', 'M106 -146q24 -4 18 14t-26 12', 5) +
  turned('enamel', 84, [
    [-160, 26],
    [-118, 22],
  ]) +
  flat('coffee', oval(84, -160, 25, 4.5)) +
  times(2, (i) =>
    stroke('#ffffff', `M${76 + i * 16} -174q-9 -16 0 -30q9 -14 0 -28`, 4, ' stroke-opacity="0.7"'),
  )

/** A French window on a night of snow. */
const nightWindow = () =>
  flat('larch', rect(420, 146, 280, 520), 'light') +
  tint('#31435F', rect(442, 168, 112, 480)) +
  tint('#31435F', rect(566, 168, 112, 480)) +
  tint('#DCE6F0', 'M442 590Q500 570 554 580V648H442ZM566 582Q630 566 678 588V648H566Z', 0.9) +
  times(26, (i) => tint('#F4F7FA', oval(...scattered(i, 496, 180, 130, 390), 4 + (i % 3) * 1.5), 0.9))

/** A living room in the evening, its French window behind the curtains that hang from 112 to 690. */
export const livingRoom = (curtains: string) =>
  tint('#ffffff', rect(-20, 662, 1320, 27), 0.55) +
  groove('linen', 'M-20 661H1300M-20 690H1300', 2) +
  flat('linen', oval(700, 856, 560, 74)) +
  stroke('#B98A63', oval(700, 854, 520, 64), 5, ' stroke-opacity="0.6"') +
  nightWindow() +
  lying('dark', rect(110, 103, 900, 16, 8)) +
  flat('dark', oval(110, 111, 15)) +
  flat('dark', oval(1010, 111, 15)) +
  soft(
    'behind-curtains',
    rect(60, 90, 1000, 640),
    dim(rect(130, 130, 382, 566), 0.3) + dim(rect(620, 130, 330, 566), 0.2),
  ) +
  curtains +
  put(lamp(), 1106, 786, 0, 1.12) +
  put(armchair(), 930, 856, 0, 1.12) +
  put(lowTable(), 420, 890, 0, 1.1) +
  lamplight(1106, 290)
