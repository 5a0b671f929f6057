import { chakra } from '@chakra-ui/react/styled-system'
import { formatScore } from '../../lib/format-number.ts'

/** Points of one criterion, « 1.5 », as a small scale of four half points; the number stands beside it. */
export function StepBar({ points }: { points: string }) {
  return (
    <chakra.span aria-hidden display="inline-flex" gap="0.5" flexShrink="0">
      {[0, 1, 2, 3].map((half) => (
        <chakra.span key={half} w="3.5" h="2" rounded="xs" bg="bg.emphasized" overflow="hidden">
          <chakra.span
            display="block"
            h="full"
            bg="accent.solid"
            style={{ width: `${Math.min(1, Math.max(0, Number(points) * 2 - half)) * 100}%` }}
          />
        </chakra.span>
      ))}
    </chakra.span>
  )
}

/** « entre 1,5 et 2,0, plus près de 2,0 » of 1.8; null of points that are a step of the method themselves. */
export function betweenSteps(points: string): string | null {
  const tenths = Math.round(Number(points) * 10)
  const above = tenths % 5
  if (above === 0) return null
  const shown = (step: number) => formatScore((step / 10).toFixed(1))
  const [low, high] = [tenths - above, tenths - above + 5]
  return `entre ${shown(low)} et ${shown(high)}, plus près de ${shown(above < 3 ? low : high)}`
}
