import { Flex } from '@chakra-ui/react/flex'
import { DateText } from '../../ui/date-text.tsx'

/** When an article came out, and how long it takes: « 21 novembre 2026 · 4 min de lecture ». */
export function PostMeta({ createdAt, readingMinutes }: { createdAt: string; readingMinutes: number }) {
  return (
    <Flex as="p" wrap="wrap" columnGap="2" fontSize="sm" color="fg.muted">
      <DateText date={createdAt} />
      <span aria-hidden>·</span>
      <span>{`${readingMinutes}\u00a0min de lecture`}</span>
    </Flex>
  )
}
