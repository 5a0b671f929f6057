import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface ProductGridProps {
  /** List items. */
  children: ReactNode
  /** True while newer results are on their way: these stay readable, but dimmed. */
  isStale?: boolean
  label: string
}

/** Two columns on a phone, three beside the filters. */
export function ProductGrid({ children, isStale = false, label }: ProductGridProps) {
  return (
    <chakra.ul
      aria-label={label}
      aria-busy={isStale}
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      gap={{ base: '3', md: '6' }}
      listStyleType="none"
      opacity={isStale ? 0.5 : 1}
      transition="opacity"
      transitionDuration="moderate"
    >
      {children}
    </chakra.ul>
  )
}
