import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { DateTimeText } from '../../display/date-text.tsx'

interface DatedRowProps {
  /** ISO moment. */
  date: string
  /** Who did it, where that is known. */
  by?: string | null
  children: ReactNode
}

/** A line of a list of changes: what, and when, by whom. */
export const DatedRow = ({ date, by, children }: DatedRowProps) => (
  <Flex as="li" columnGap="4" wrap="wrap" justify="space-between" py="2.5" borderBottomWidth="1px">
    <Text>{children}</Text>
    <Text color="fg.muted" textStyle="sm">
      <DateTimeText date={date} />
      {by && `, ${by}`}
    </Text>
  </Flex>
)
