import { cord, flat, lying, oval, put, rect, shaded, stroke, tint, turned } from '../kit.ts'
import { appleTree, hedge } from './garden.ts'
import { shadeOnFloor } from './shade.ts'

/** A garden chair of iron from its side, turned to the right; the middle of its feet is 0 0. */
const chair = () =>
  cord('celadon', 'M-84 0Q-60 -110 -72 -214Q-84 -320 -112 -408', 9) +
  cord('celadon', 'M84 0Q64 -110 72 -208', 9) +
  cord('celadon', 'M-74 -100H72', 5) +
  cord('celadon', 'M-44 0Q-20 -110 -40 -206M46 0Q34 -100 40 -206', 5) +
  lying('rust', rect(-82, -232, 164, 28, 12)) +
  lying('celadon', rect(-86, -208, 172, 14, 6))

/** A round table on one foot, a carafe and two glasses on it; the middle of its foot is 0 0. */
const roundTable = () =>
  cord('celadon', 'M0 -330V-60M0 -70Q-20 -20 -90 -2M0 -70Q20 -20 90 -2M0 -70Q6 -20 10 10', 10) +
  flat('celadon', 'M-176 -344V-334A176 26 0 0 0 176 -334V-344Z', 'shade') +
  flat('celadon', oval(0, -344, 176, 26), 'light') +
  tint('#C8452F', 'M-34 -366Q-6 -358 22 -366L24 -420Q-6 -412 -36 -420Z', 0.45) +
  turned('glass', -6, [
    [-470, 20],
    [-448, 16],
    [-424, 34],
    [-350, 32],
  ]) +
  [-92, 84]
    .map(
      (x) =>
        turned('glass', x, [
          [-398, 24],
          [-344, 18],
        ]) + tint('#C8452F', `M${x - 22} -374H${x + 22}L${x + 18} -346H${x - 18}Z`, 0.4),
    )
    .join('')

/** What the last light leaves of every colour: blue of each, as a sheet of blue glass would. */
const nightfall = `<path d="${rect(-20, -20, 1320, 1000)}" fill="#7482B4" style="mix-blend-mode:multiply"/>`

/** A garden at nightfall, a table laid between two trees; the lanterns hang from a wire at about 140. */
export const eveningGarden = (lanterns: string) =>
  hedge(-60, 1340) +
  put(appleTree(), 130, 706, 0, 1.1) +
  put(appleTree(), 1170, 706, 0, '-1.1 1.1') +
  stroke('#4A4E4B', 'M190 110Q640 204 1110 100', 4) +
  shadeOnFloor('under-table', 646, 850, 230) +
  shadeOnFloor('under-left', 366, 852, 110) +
  shadeOnFloor('under-right', 926, 852, 110) +
  put(chair(), 360, 850) +
  put(chair(), 920, 850, 0, '-1 1') +
  put(roundTable(), 640, 846) +
  nightfall +
  shaded(
    'lantern-light',
    rect(-20, -20, 1320, 1000),
    46,
    tint('#FFC070', rect(-20, -20, 1320, 1000), 0) +
      [380, 650, 920].map((x) => tint('#FFC070', oval(x, 240, 140, 130), 0.62)).join('') +
      tint('#FFD590', oval(640, 820, 340, 60), 0.4) +
      tint('#FFD590', oval(640, 500, 130, 30), 0.5),
  ) +
  lanterns +
  [380, 650, 920].map((x, i) => tint('#FFD98A', oval(x, 236 + (i % 2) * 14, 56, 52), 0.35)).join('')
