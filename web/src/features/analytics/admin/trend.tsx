import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'

interface TrendProps {
  before: number
  now: number
  /** Whether the comparison is in words on screen too, not for screen readers alone. */
  isSpelt?: boolean
}

const nothing = 'pas de comparaison, faute de chiffres sur la période précédente'

const comparison = ' par rapport à la période précédente'

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }

/** How a number compares with the period before: an arrow, a signed percentage, and words. A decrease is not an alarm. */
export function Trend({ before, now, isSpelt = false }: TrendProps) {
  const change = changeFrom(before, now)
  if (!change) {
    return (
      <chakra.span color="fg.muted">
        <span aria-hidden>— </span>
        {isSpelt ? nothing : <VisuallyHidden>{nothing}</VisuallyHidden>}
      </chakra.span>
    )
  }
  const Arrow = arrows[change.direction]
  return (
    <span>
      <chakra.span
        display="inline-flex"
        alignItems="center"
        verticalAlign="bottom"
        gap="1"
        fontWeight="semibold"
        whiteSpace="nowrap"
        color={change.direction === 'up' ? 'green.fg' : 'fg.muted'}
      >
        <Arrow aria-hidden size="1.1em" />
        {change.text}
      </chakra.span>
      {isSpelt ? comparison : <VisuallyHidden>{comparison}</VisuallyHidden>}
    </span>
  )
}

/** How a number has moved since the period before. */
interface Change {
  direction: 'up' | 'down' | 'same'
  /** « +12 % ». */
  text: string
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', signDisplay: 'exceptZero' })

/** The change in whole percent; null when there was nothing before, for nothing can be compared with nothing. */
export function changeFrom(before: number, now: number): Change | null {
  if (before === 0) return null
  const share = Math.round((100 * (now - before)) / before) / 100
  // Intl writes a hyphen where French typography has a minus.
  const text = percent.format(share).replace('-', '−')
  return { direction: share > 0 ? 'up' : share < 0 ? 'down' : 'same', text }
}
