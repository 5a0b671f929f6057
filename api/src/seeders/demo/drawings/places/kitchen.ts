import {
  dim,
  flat,
  groove,
  lying,
  oval,
  put,
  rect,
  round,
  shadow,
  shine,
  soft,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import type { Material } from '../materials.ts'
import { potPlant } from './bathroom.ts'
import { shadeUnderBoard } from './shade.ts'

/** A board along the wall on two brackets, its upper edge at a height, and the shade below it. */
const shelf = (y: number) =>
  shadeUnderBoard('under-shelf', -60, y + 22, 1400) +
  [280, 966].map((x) => round('iron', rect(x - 9, y + 30, 18, 62, 4))).join('') +
  lying('larch', rect(-20, y, 1320, 34)) +
  stroke('#F4DDBB', `M-20 ${y + 4}H1300`, 4) +
  groove(
    'larch',
    `M-20 ${y + 21}C300 ${y + 16} 420 ${y + 27} 700 ${y + 20}S1100 ${y + 25} 1300 ${y + 18}`,
    1.6,
  )

/** Plates or bowls in a pile, the middle of the lowest foot at 0 0. */
const pile = (count: number, step: number, bowl: (i: number) => string) =>
  times(count, (i) => put(bowl(i), 0, -i * step))

const plates = () =>
  pile(
    3,
    22,
    () =>
      flat('enamel', 'M-130 -16A130 22 0 0 0 130 -16L70 4Q0 16 -70 4Z', 'shade') +
      flat('enamel', oval(0, -16, 130, 22), 'light'),
  ) +
  flat('enamel', oval(0, -60, 96, 14)) +
  shine(oval(-40, -64, 40, 5), 0.9)

const bowls = () =>
  pile(
    3,
    30,
    (i) =>
      turned(
        (['slate', 'ecru', 'clay'] as const)[i] as Material,
        0,
        [
          [-70, 92],
          [-34, 80],
          [0, 42],
        ],
        { soft: true },
      ) + flat((['slate', 'ecru', 'clay'] as const)[i] as Material, oval(0, -70, 92, 15.6), 'shade'),
  )

/** A board for bread that leans on the wall; the middle of its foot is 0 0. */
const breadBoard = () =>
  soft('behind-board', rect(-200, -460, 460, 480), dim(rect(-104, -330, 262, 340, 30), 0.28)) +
  flat(
    'nut',
    'M-120 -8V-300Q-120 -330 -90 -330H-34V-390Q-34 -420 0 -420T34 -390V-330H90Q120 -330 120 -300V-8Q120 2 110 2H-110Q-120 2 -120 -8Z',
  ) +
  flat('soil', oval(0, -384, 13)) +
  stroke(
    '#C98F58',
    'M-86 -300C-80 -200 -92 -100 -84 -20M-30 -310C-38 -200 -20 -120 -30 -16M40 -310C34 -220 52 -110 42 -16M90 -290C84 -200 96 -90 88 -20',
    3,
    ' stroke-opacity="0.5"',
  ) +
  shine('M-112 -296Q-110 -322 -86 -322V-318Q-104 -314 -104 -290V-20H-112Z', 0.35)

/** A crock with spoons in it; the middle of its foot is 0 0. */
const crock = () =>
  soft('behind-crock', rect(-120, -360, 340, 380), dim(rect(-60, -200, 170, 210), 0.22)) +
  put(lying('ash', rect(-300, -8, 300, 16, 8)) + flat('ash', oval(-306, 0, 46, 32), 'light'), -20, -90, 68) +
  put(lying('nut', rect(-250, -8, 250, 16, 8)) + flat('nut', rect(-320, -30, 100, 60, 18)), 24, -90, 104) +
  turned('slate', 0, [
    [-184, 84],
    [-12, 78],
    [0, 70],
  ]) +
  tint('#F1EADB', 'M-82 -120Q0 -92 82 -120V-96Q0 -68 -82 -96Z', 0.9)

/** A shelf above the worktop of a kitchen; what stands on both is drawn down to 0, and begins at 58. */
export const kitchenShelf = (above: string, below: string) =>
  tint('#ffffff', rect(-20, 446, 1320, 420), 0.45) +
  stroke(
    '#DCC9BC',
    times(8, (i) => `M${120 + i * 176} 446V860`) + times(3, (i) => `M-20 ${446 + i * 156}H1300`),
    2.5,
    ' stroke-opacity="0.7"',
  ) +
  shelf(408) +
  put(plates(), 1060, 400) +
  put(bowls(), 1060, 338, 0, 0.9) +
  put(above, 0, 408) +
  // The worktop.
  put(breadBoard(), 1060, 846) +
  lying('chestnut', rect(-20, 840, 1320, 120)) +
  tint('#E0B98E', rect(-20, 838, 1320, 40)) +
  dim(rect(-20, 876, 1320, 4), 0.25) +
  put(crock(), 800, 852) +
  put(below, 0, 856) +
  shadow(1150, 862, 74, 10) +
  put(potPlant('ecru'), 1140, 866, 0, 0.86)
