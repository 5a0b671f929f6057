import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { counted } from '../../lib/format-count.ts'

interface ListSummaryProps {
  /** Absent while it is not known. */
  count: number | undefined
  one: string
  many: string
  /** What can be done with the list. */
  children?: ReactNode
}

/** How many a list has found, told to screen readers too, and what can be done with it. */
export function ListSummary({ count, one, many, children }: ListSummaryProps) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" minH="12">
      <Text as="output" color="fg.muted" aria-live="polite">
        {count !== undefined && counted(count, one, many)}
      </Text>
      <Flex align="center" gap="2" wrap="wrap">
        {children}
      </Flex>
    </Flex>
  )
}
