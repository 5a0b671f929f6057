import { dim, flat, lying, oval, rect, shaded, stroke, tint } from '../kit.ts'

type Point = readonly [number, number]

/** A fold that runs out at both ends: its valley from one point over a bend to another, and the lit ridge beside it. */
export const pleat = (
  [x, y]: Point,
  [bendX, bendY]: Point,
  [toX, toY]: Point,
  width: number,
  depth = 0.3,
) => {
  const long = Math.hypot(toX - x, toY - y)
  const across = [((toY - y) / long) * width, ((x - toX) / long) * width] as const
  const side = across[0] > 0 ? 1 : -1
  const lens = (from: number, to: number) => {
    const bend = (share: number) =>
      `${(bendX + across[0] * side * share).toFixed(1)} ${(bendY + across[1] * side * share).toFixed(1)}`
    return `M${x} ${y}Q${bend(from)} ${toX} ${toY}Q${bend(to)} ${x} ${y}Z`
  }
  return tint('#10180F', lens(-0.1, 1), depth) + tint('#ffffff', lens(-0.3, -1.2), depth * 0.55)
}

/** A row of stitches; two rows for what is to hold. */
export const stitches = (d: string, colour: string, width = 2.6, dashes = '9 5') =>
  stroke(colour, d, width, ` stroke-dasharray="${dashes}"`)

/** The point at a share of the way along a Bézier curve. */
export const alongCurve = (points: readonly [Point, Point, Point, Point], share: number): Point => {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  const sum = (axis: 0 | 1) =>
    points.reduce((total, point, at) => total + point[axis] * (weights[at] ?? 0), 0)
  return [Number(sum(0).toFixed(1)), Number(sum(1).toFixed(1))]
}

const shoulders =
  'M466 252C500 222 580 186 612 168Q626 158 640 158T668 168C700 186 780 222 814 252Q820 268 806 274C760 244 700 214 668 204Q640 196 612 204C580 214 520 244 474 274Q460 268 466 252Z'

/** A wooden hanger, its hook on a peg; the shoulders of what hangs on it go from 460 to 820 at 230. */
export const hanger = () => {
  const hook = 'M640 172V146Q640 118 664 112Q690 106 690 84Q690 56 660 56Q634 56 634 80'
  return (
    stroke('#5F6763', hook, 10) +
    stroke('#AEB7B2', hook, 6) +
    stroke('#F2F5F3', hook, 1.8) +
    lying('chestnut', shoulders) +
    shaded(
      'hanger',
      shoulders,
      3,
      stroke('#F3D2A6', 'M474 252C530 214 610 172 640 171S740 208 800 250', 5, ' stroke-opacity="0.6"') +
        stroke('#5A3A1E', 'M474 274C540 234 610 204 640 204S740 234 806 274', 8, ' stroke-opacity="0.5"'),
    ) +
    lying('tin', 'M631 156H649V170H631Z')
  )
}

/** A rail along the wall, with the peg that things hang on. */
export const peg = () =>
  dim(rect(0, 66, 1280, 26), 0.08) +
  lying('larch', rect(-10, 40, 1300, 40)) +
  flat('larch', oval(660, 58, 20), 'light')
