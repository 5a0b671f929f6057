import {
  flat,
  groove,
  leaf,
  lying,
  oval,
  put,
  rect,
  scattered,
  shadow,
  shine,
  stroke,
  times,
  tint,
} from './kit.ts'
import type { Material } from './materials.ts'

/** Foam: bubbles that hold together, round 0 0. */
export const foam = (w: number, h: number, count: number) => {
  const bubble = (i: number) => {
    const [x, y] = scattered(i, -w / 2, -h / 2, w, h)
    return [x, y, 24 + (i % 4) * 11] as const
  }
  return (
    times(count, (i) => flat('white', oval(...bubble(i)), 'light')) +
    times(count, (i) => tint(i % 3 ? '#ffffff' : '#EEF1EF', oval(...bubble(i)))) +
    times(count, (i) => {
      const [x, y, r] = bubble(i)
      return i % 3
        ? ''
        : stroke('#C9CFCB', `M${x - r * 0.6} ${y}A${r * 0.6} ${r * 0.6} 0 0 1 ${x} ${y - r * 0.6}`, 3)
    })
  )
}

/** Soap bubbles in the air: middle and radius of each. */
export const bubbles = (...each: (readonly [number, number, number])[]) =>
  each
    .map(
      ([x, y, r]) =>
        `<path d="${oval(x, y, r)}" fill="#ffffff" fill-opacity="0.5" stroke="#7FA3A6" stroke-width="3.5"/>` +
        stroke(
          '#ffffff',
          `M${x - r * 0.62} ${y - r * 0.1}A${r * 0.64} ${r * 0.64} 0 0 1 ${x} ${y - r * 0.64}`,
          r * 0.16,
        ),
    )
    .join('')

/** A long rounded outline that lies, seen from above its front edge: half its width, half its depth, its height. */
const slab = (rx: number, ry: number, h: number) =>
  `M${-rx} 0C${-rx} ${-ry * 0.84} ${-rx * 0.76} ${-ry} 0 ${-ry}S${rx} ${-ry * 0.84} ${rx} 0V${h}C${rx} ${h + ry * 0.84} ${rx * 0.76} ${h + ry} 0 ${h + ry}S${-rx} ${h + ry * 0.84} ${-rx} ${h}Z`

/** A bar of soap, worn round, an olive branch pressed into it; the middle of its upper face is 0 0. */
export const soapBar = (material: Material) =>
  lying(material, slab(330, 104, 118)) +
  flat(material, slab(330, 104, 0), 'light') +
  groove(material, slab(262, 72, 0), 4) +
  put(
    groove(material, 'M-150 0H150', 5) +
      times(3, (i) => put(leaf(material, 110, 34), -100 + i * 76, 0, i % 2 ? 48 : -48)),
    0,
    0,
    0,
    '1 0.62',
  ) +
  shine('M-300 40C-304 120 -260 170 -190 188C-236 150 -262 110 -266 62Z', 0.6)

/** A slatted dish of wood for it. */
export const soapDish = () =>
  [-300, 210].map((x) => lying('ash', rect(x, 150, 90, 66, 16))).join('') +
  lying('ash', slab(440, 122, 34)) +
  flat('ash', slab(440, 122, 0), 'light') +
  times(3, (i) => groove('ash', `M${-380 + i * 380} ${i === 1 ? 120 : -30}V${i === 1 ? 156 : 90}`, 5))

/** A bar on its dish, wet and foaming: middle of the bar’s upper face. */
export const soapInUse = (material: Material, x: number, y: number) =>
  shadow(x, y + 308, 450, 56) +
  put(soapDish(), x, y + 96) +
  put(soapBar(material), x, y) +
  put(foam(250, 50, 10), x + 210, y - 60)
