import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

type Point = readonly [x: number, y: number]

/** A leaf, its tip up: how far each side swells, between which heights, and how far it leans, in degrees. */
interface Leaf {
  tip: number
  foot: number
  swell: number
  between: readonly [upper: number, lower: number]
  lean: number
}

/** From the tip to the foot along one side and back along the other. */
function outlineOf({ tip, foot, swell, between: [upper, lower] }: Leaf): Point[] {
  const [right, left] = [50 + swell, 50 - swell]
  return [
    [50, tip],
    [right, upper],
    [right, lower],
    [50, foot],
    [left, lower],
    [left, upper],
    [50, tip],
  ]
}

/** Degrees, clockwise, around a point. */
function turned([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]
}

const pathOf = ([start = [0, 0], ...curves]: readonly Point[]): string =>
  `M${text(start)}C${curves.map(text).join(' ')}Z`

const text = ([x, y]: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`

const count = 10

/** The ring in parts that are drawn in one go: a list shows dozens of them. */
function ringOf(leaf: Leaf) {
  const { tip, foot, lean } = leaf
  const outline = outlineOf(leaf)
  const middle: Point = [50, (tip + foot) / 2]
  const placed = (index: number) =>
    outline.map((point) => turned(turned(point, lean, middle), (index * 360) / count, [50, 50]))
  return {
    leaves: Array.from({ length: count }, (_, index) => pathOf(placed(index))),
    /** One leaf upright, and where it goes. */
    upright: pathOf(outline),
    place: (index: number) => `rotate(${(index * 360) / count} 50 50) rotate(${lean} 50 ${middle[1]})`,
    /** Where an upright leaf is cut for this share of it, from its foot, to be in full colour. */
    cutAt: (share: number) => foot - (foot - tip) * share,
  }
}

/** Stout around a number, slender around an image. */
const rings = {
  stout: ringOf({ tip: 4, foot: 29.5, swell: 8.5, between: [11, 22], lean: 24 }),
  slender: ringOf({ tip: 1, foot: 20.5, swell: 5.5, between: [6, 15], lean: 52 }),
}

/** What the ring shows: a mark out of ten, in the colour of its band. */
type LeafRingProps = { score: number; color: string; leaf?: keyof typeof rings }

/** Ten leaves in a ring, clockwise: as many in full colour as points, the last one cut where the points end. */
export function LeafRing({ color, ...ring }: LeafRingProps) {
  return (
    <chakra.svg
      viewBox={ringViewBox}
      w="full"
      h="full"
      fill="currentColor"
      color={color}
      overflow="visible"
      aria-hidden
    >
      <RingLeaves {...ring} />
    </chakra.svg>
  )
}

/** The square that the leaves of a ring fill. */
export const ringViewBox = '0 0 100 100'

/** The leaves alone, for a drawing in a colour of its own. */
export function RingLeaves({ score, leaf = 'stout' }: Omit<LeafRingProps, 'color'>) {
  const id = useId()
  const { leaves, upright, place, cutAt } = rings[leaf]
  const full = Math.floor(score)
  const rest = score - full
  return (
    <>
      <path d={leaves.join('')} fillOpacity={0.2} />
      <path d={leaves.slice(0, full).join('')} />
      {rest > 0 && (
        <>
          <clipPath id={id}>
            <path d={`M0 ${cutAt(rest).toFixed(1)}H100V100H0Z`} />
          </clipPath>
          <path d={upright} transform={place(full)} clipPath={`url(#${id})`} />
        </>
      )}
    </>
  )
}
