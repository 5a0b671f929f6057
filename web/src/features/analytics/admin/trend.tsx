import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import { changeFrom } from './change-from.ts'

interface TrendProps {
  before: number
  now: number
  /** Whether what it is compared with is told on screen too, and not to screen readers alone. */
  isSpelt?: boolean
}

const nothing = 'pas de comparaison, faute de chiffres sur la période précédente'
const comparison = ' par rapport à la période précédente'
const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight }

/** How a number compares with the period before: an arrow, a signed percentage, and words. Nothing here alarms. */
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
