import { dim, flat, groove, leaf, oval, put, scattered, soft, stroke, times, tint } from '../kit.ts'
import type { Material } from '../materials.ts'
import { appleCore } from '../pieces/kitchen-pail.ts'

const banana = () =>
  flat(
    'yellow',
    'M-8 -30C-60 -34 -96 -6 -104 30C-76 10 -48 2 -22 4C-40 30 -40 62 -22 84C-14 56 0 34 18 22C30 44 54 58 82 58C68 34 60 2 38 -18Q18 -34 -8 -30Z',
  ) +
  tint('#FBE7AE', 'M-22 4C-40 30 -40 62 -22 84C-20 50 -12 28 2 14Z', 0.8) +
  dim('M18 22C30 44 54 58 82 58C60 44 44 20 38 -18Q30 6 18 22Z', 0.14) +
  flat('bark', 'M-12 -28L-6 -52L14 -50L16 -28Z')

const shell = () =>
  flat('ecru', 'M-48 -6L-34 -18L-22 -6L-6 -20L8 -6L24 -18L46 -4C46 34 22 52 0 52S-48 34 -48 -6Z', 'light') +
  dim('M14 48C34 40 46 22 46 -4L34 -10C34 20 30 36 14 48Z', 0.16)

const carrot = () =>
  put(leaf('leaf', 96, 20), -8, -4, 200) +
  put(leaf('moss', 90, 18), -8, 0, 160) +
  flat('clay', 'M0 -20C50 -22 96 -8 124 6C90 16 40 22 0 18Q-12 0 0 -20Z', 'light') +
  groove('clay', 'M24 -18v14M52 16v-12M76 -12v10', 2)

/** A lettuce leaf, its edge wavy and its rib pale. */
const lettuce = () =>
  flat(
    'leaf',
    'M-6 40C-50 44 -86 22 -80 -6Q-100 -26 -74 -44Q-70 -70 -42 -66Q-20 -92 8 -72Q40 -86 52 -56Q84 -46 72 -16Q90 12 58 24C44 40 18 42 -6 40Z',
    'light',
  ) +
  tint('#DDE9BC', 'M-4 40C-2 10 2 -20 12 -52L16 -50C10 -16 8 14 8 40Z') +
  stroke('#DDE9BC', 'M0 14Q-30 -4 -54 -4M4 -12Q-20 -34 -34 -40M4 12Q34 0 52 -6M8 -20Q30 -34 38 -40', 4) +
  dim('M20 40C60 30 74 0 70 -14Q84 14 58 24C48 36 34 40 20 40Z', 0.14)

/** A ribbon of peel that curls over itself. */
const ribbon = (material: Material) =>
  flat(
    material,
    'M-60 12C-50 -30 0 -38 30 -14C50 4 40 28 20 28C30 14 22 0 4 -2C-20 -4 -36 14 -34 34Z',
    'light',
  ) + flat(material, 'M-60 12C-64 30 -52 42 -34 34C-40 28 -36 16 -30 10Q-46 4 -60 12Z', 'shade')

/** What came from the kitchen, heaped up on brown leaves; the middle of the heap is 0 0. */
export const scraps = () => {
  const heap = 'M-196 20C-170 -40 -90 -62 -10 -64C80 -64 150 -30 190 30C120 100 40 130 0 130S-140 90 -196 20Z'
  return (
    flat('soil', heap) +
    soft('heap', heap, tint('#A5835F', oval(-70, -30, 90, 30), 0.6) + dim(oval(80, 70, 140, 60), 0.4)) +
    put(leaf('nut', 110, 40), -60, 34, 190) +
    put(leaf('bark', 100, 38), 70, -20, -20) +
    put(leaf('nut', 90, 34), -40, -34, -150) +
    put(lettuce(), 44, -34, 10, 0.9) +
    put(ribbon('oat'), 110, 10, 12, 0.8) +
    put(carrot(), -96, -38, 6, 0.9) +
    put(banana(), -58, 0, -8, 0.84) +
    put(shell(), 20, 24, -10, 0.74) +
    put(ribbon('red'), -10, -28, -24, 0.7) +
    put(appleCore(), 76, 58, 34, 0.3) +
    put(shell(), -132, 10, 22, 0.5)
  )
}

/** Ripe compost: a dark crumbly heap, the middle of its foot at 0 0. */
export const compost = () => {
  const outline =
    'M-150 10C-140 -24 -110 -40 -96 -70C-80 -104 -50 -116 -20 -120C20 -126 60 -108 80 -76C100 -52 134 -40 160 6C120 26 50 30 0 28S-120 26 -150 10Z'
  return (
    flat('soil', outline) +
    soft(
      'compost',
      outline,
      tint('#A5835F', oval(-50, -84, 60, 26), 0.6) +
        dim(oval(70, 0, 110, 40), 0.4) +
        dim(oval(-60, 16, 110, 20), 0.3),
    ) +
    times(14, (i) => {
      const [x, y] = scattered(i + 7, -112, -64, 224, 78)
      return put(
        tint(i % 2 ? '#9A7754' : '#33241A', 'M-10 2L-4 -7L7 -6L11 3L2 8Z', 0.7),
        x,
        y,
        i * 50,
        0.6 + (i % 3) * 0.25,
      )
    }) +
    tint('#4C382A', oval(-168, 18, 14, 8)) +
    tint('#4C382A', oval(182, 14, 16, 8))
  )
}

/** Blades of grass, from left to right along their foot. */
export const grass = (x: number, y: number, count: number, colour: string, size = 1) =>
  tint(
    colour,
    times(count, (i) => {
      const [left, lean, up] = [x + i * 13 * size, ((i * 7) % 5) * 9 - 18, (26 + ((i * 11) % 4) * 12) * size]
      return `M${left.toFixed(0)} ${(y + Math.sin(i * 2.2 + x) * 9).toFixed(0)}q${lean * 0.2} ${(-up * 0.6).toFixed(0)} ${lean} ${-up.toFixed(0)}q${4 - lean * 0.3} ${(up * 0.5).toFixed(0)} ${10 - lean} ${up.toFixed(0)}Z`
    }),
  )
