import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatScore } from '../../lib/format-number.ts'

const star =
  'M10 1.500l2.600 5.300 5.900.900-4.200 4.100 1 5.800L10 14.900l-5.300 2.700 1-5.800L1.500 7.700l5.900-.900z'

/** The mark shoppers gave, out of five, and how many they were. Nothing to say before the first review. */
export function StarRating({ rating, reviewCount }: { rating: string; reviewCount: number }) {
  if (reviewCount === 0) return null
  const reviews = `${reviewCount} avis`
  return (
    <Flex
      role="img"
      aria-label={`${formatScore(rating)} sur 5, ${reviews}`}
      align="center"
      gap="1.5"
      fontSize="sm"
    >
      <chakra.svg viewBox="0 0 20 20" boxSize="4" color="star" fill="currentColor" aria-hidden>
        <path d={star} />
      </chakra.svg>
      <chakra.span fontWeight="semibold">{formatScore(rating)}</chakra.span>
      <chakra.span color="fg.muted">({reviews})</chakra.span>
    </Flex>
  )
}
