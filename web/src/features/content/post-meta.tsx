import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { DateText } from '../../ui/display/date-text.tsx'

/** When an article came out, and how long it takes: « 21 novembre 2026 · 4 min de lecture ». */
export function PostMeta({ createdAt, readingMinutes }: { createdAt: string; readingMinutes: number }) {
  return (
    <Flex as="p" wrap="wrap" columnGap={{ base: '3', sm: '2' }} fontSize="sm" color="fg.muted">
      <DateText date={createdAt} />
      {/* On a phone the two may stand on two lines, where a dot would dangle. */}
      <chakra.span hideBelow="sm" aria-hidden>
        ·
      </chakra.span>
      <span>{`${readingMinutes}\u00a0min de lecture`}</span>
    </Flex>
  )
}
