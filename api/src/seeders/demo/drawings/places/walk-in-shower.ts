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
  round,
  scattered,
  shine,
  soft,
  stroke,
  times,
  tint,
  turned,
} from '../kit.ts'
import { foldedTowels, potPlant, towel } from './bathroom.ts'
import { shadeOnFloor, shadeUnderBoard } from './shade.ts'

/** A window on a garden, its left top at 0 0. */
const gardenWindow = () =>
  dim(rect(-12, -6, 322, 300), 0.1) +
  flat('larch', rect(-20, -20, 310, 300, 4), 'light') +
  tint('#DDEEF2', rect(0, 0, 270, 260)) +
  tint('#A9C79A', 'M0 260V150Q40 110 90 136Q120 84 178 112Q226 90 270 128V260Z') +
  tint('#7FA76F', 'M0 260V206Q50 170 104 200Q160 164 206 196Q244 182 270 200V260Z') +
  shine(poly([30, 0], [110, 0], [0, 190], [0, 60]), 0.4) +
  round('larch', rect(128, 0, 14, 260)) +
  flat('brass', oval(150, 150, 6)) +
  lying('larch', rect(-34, 272, 338, 22, 4))

/** Upright tiles, glazed by hand: no two of one green. */
const tileWall = () =>
  tint('#7F9F8B', rect(600, -20, 720, 870)) +
  times(60, (i) => {
    const [column, row] = [i % 10, Math.floor(i / 10)]
    const [glaze] = scattered(i + 7, 0, 0, 3, 1)
    const tile = rect(604 + column * 72, -48 + row * 146, 66, 140, 3)
    return glaze < 1 ? tint('#ffffff', tile, 0.12) : glaze > 2 ? tint('#2F5B49', tile, 0.14) : ''
  }) +
  stroke(
    '#DCE5DA',
    times(10, (i) => `M${601 + i * 72} -20V842`) + times(6, (i) => `M600 ${-51 + (i + 1) * 146}H1320`),
    4,
  ) +
  soft(
    'tile-light',
    rect(600, -20, 720, 870),
    tint('#ffffff', poly([700, -20], [960, -20], [720, 860], [560, 860]), 0.2),
  )

/** Where the jets strike the floor, at 0 0. */
const splash = () =>
  tint('#D9EBED', oval(0, 4, 150, 20), 0.75) +
  stroke('#ffffff', oval(0, 4, 92, 11) + oval(14, 6, 140, 18), 4) +
  times(12, (i) => {
    const [x, y] = scattered(i + 3, -110, -46, 220, 44)
    return tint('#EAF4F5', oval(x, y, 5 + (i % 3), 6 + (i % 3)))
  })

/** A basket of rushes; the middle of its foot is 0 0. */
const basket = () =>
  shadeOnFloor('under-basket', 6, 2, 104) +
  flat('linen', 'M-84 -150Q-60 -192 -10 -172Q40 -196 84 -150V-130H-84Z') +
  turned('straw', 0, [
    [-150, 92],
    [0, 74],
  ]) +
  groove(
    'straw',
    times(5, (i) => `M${-89 + i * 3} ${-124 + i * 26}Q0 ${-94 + i * 26} ${89 - i * 3} ${-124 + i * 26}`),
    3,
  )

/** A shower that one walks into, behind its pane of glass; the shower hangs on the right, its jets fall to 1082 886. */
export const walkInShower = (shower: string) =>
  tint('#F0DEC7', rect(-20, -20, 640, 880)) +
  soft(
    'wall-light',
    rect(-20, -20, 640, 880),
    tint('#ffffff', poly([420, 40], [620, 200], [620, 640], [420, 380]), 0.5),
  ) +
  tileWall() +
  // The floor: boards, and the stone below the shower.
  flat('ash', rect(-20, 842, 1340, 180), 'light') +
  groove('ash', 'M-20 846H1300M-20 894H1300M430 846V894M110 894V960M330 894V960', 2) +
  lying('enamel', rect(-20, 824, 620, 20, 3)) +
  flat('biscuit', poly([600, 842], [1320, 842], [1320, 926], [520, 926]), 'light') +
  flat('biscuit', rect(520, 926, 800, 30), 'shade') +
  soft('tray', rect(520, 830, 800, 100), dim(rect(560, 836, 800, 18), 0.4)) +
  lying('steel', rect(700, 860, 190, 12, 4)) +
  put(gardenWindow(), 120, 84) +
  // A shelf, and below it the towel on its rail.
  shadeUnderBoard('under-shelf', 100, 564, 400) +
  round('iron', rect(140, 558, 12, 60, 4)) +
  round('iron', rect(440, 558, 12, 60, 4)) +
  lying('larch', rect(84, 536, 424, 26, 4)) +
  put(foldedTowels('ecru', 'wool', 'ecru'), 370, 536, 0, 0.74) +
  put(potPlant('enamel'), 176, 536, 0, 0.58) +
  put(dim(rect(-66, 8, 170, 180), 0.1) + towel('clay', 150, 176), 200, 624) +
  cord('iron', 'M110 618H482', 8) +
  put(basket(), 400, 888) +
  shower +
  put(splash(), 1082, 886, 0, 0.8) +
  // The pane, one edge on the wall and the other towards us.
  tint('#E8F3F1', poly([600, -20], [600, 842], [524, 928], [524, -20]), 0.34) +
  shine(poly([584, -20], [600, -20], [524, 420], [524, 300]), 0.5) +
  stroke('#8FB3AC', 'M600 -20V842L524 928V-20', 4) +
  stroke('#ffffff', 'M529 -20V920', 3) +
  flat('chrome', rect(590, 150, 22, 40, 4)) +
  flat('chrome', rect(590, 680, 22, 40, 4))
