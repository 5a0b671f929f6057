import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

/** Points of a criterion, out of two, as a bar; the number stands beside it. */
export function PointsBar({ points, ...place }: { points: string } & HTMLChakraProps<'span'>) {
  return (
    <chakra.span aria-hidden rounded="full" bg="bg.emphasized" overflow="hidden" {...place}>
      <chakra.span
        display="block"
        h="full"
        rounded="full"
        bg="accent.solid"
        style={{ width: `${Number(points) * 50}%` }}
      />
    </chakra.span>
  )
}
