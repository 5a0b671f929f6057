import { dim, oval, rect, soft, tint } from '../kit.ts'

/** The shade that a thing throws close behind or below it, blurred all round: a filter cuts off what leaves its box. */
export function shade(name: string, outline: string, [x, y, w, h]: readonly number[], opacity: number) {
  const [left, top, wide, high] = [x, y, w, h] as [number, number, number, number]
  const box = rect(left - 50, top - 50, wide + 100, high + 100)
  return soft(name, box, tint('#20261F', box, 0) + dim(outline, opacity))
}

export const shadeUnderBoard = (name: string, x: number, y: number, w: number) =>
  shade(name, rect(x, y, w, 34), [x, y, w, 34], 0.3)

/** What stands on legs, on the floor below it; its middle at `x y`. */
export const shadeOnFloor = (name: string, x: number, y: number, r: number, opacity = 0.45) =>
  shade(name, oval(x, y, r, r * 0.1), [x - r, y - r * 0.1, 2 * r, r * 0.2], opacity)

/** What a lamp lets be seen in the evening: warm about it, dim far from it. */
export const lamplight = (x: number, y: number, reach = 1080) => {
  const stops = [
    ['0', '#FFDC8C', 0.5],
    ['0.22', '#FFD588', 0.3],
    ['0.5', '#5A3F38', 0.1],
    ['1', '#2B2533', 0.5],
  ]
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')
  return (
    `<radialGradient id="lamplight" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">${stops}</radialGradient>` +
    `<path d="${rect(-20, -20, 1320, 1000)}" fill="url(#lamplight)"/>`
  )
}
