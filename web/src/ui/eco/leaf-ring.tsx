import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

/** A leaf from its tip to its foot, and how far it leans: stout around a number, slender around an image. */
const leaves = {
  stout: {
    path: 'M50 4C58.500 11 58.500 22 50 29.500 41.500 22 41.500 11 50 4Z',
    tip: 4,
    length: 25.5,
    lean: 24,
  },
  slender: {
    path: 'M50 1C55.500 6 55.500 15 50 20.500 44.500 15 44.500 6 50 1Z',
    tip: 1,
    length: 19.5,
    lean: 52,
  },
} as const

const turns = Array.from({ length: 10 }, (_, index) => index * 36)

/** What the ring shows: a mark out of ten, in the colour of its band. */
type LeafRingProps = { score: number; color: string; leaf?: keyof typeof leaves }

/** Ten leaves in a ring, clockwise: as many in full colour as points, the last one cut where the points end. */
export function LeafRing({ score, color, leaf = 'stout' }: LeafRingProps) {
  const id = useId()
  const { path, tip, length, lean } = leaves[leaf]
  const foot = tip + length
  return (
    <chakra.svg viewBox="0 0 100 100" w="full" h="full" color={color} overflow="visible" aria-hidden>
      <defs>
        <clipPath id={id}>
          <rect x="0" y={foot - length * (score % 1)} width="100" height="100" />
        </clipPath>
      </defs>
      {turns.map((turn, index) => (
        <g
          key={turn}
          transform={`rotate(${turn} 50 50) rotate(${lean} 50 ${tip + length / 2})`}
          fill="currentColor"
        >
          <path d={path} fillOpacity={0.2} />
          {score >= index + 1 && <path d={path} />}
          {score > index && score < index + 1 && <path d={path} clipPath={`url(#${id})`} />}
        </g>
      ))}
    </chakra.svg>
  )
}
