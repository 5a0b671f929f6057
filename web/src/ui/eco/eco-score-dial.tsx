import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EcoBand } from '../../graphql/generated/graphql.ts'
import { formatScore } from '../../lib/format-number.ts'
import { ecoBandColor, ecoBandLabel } from './eco-bands.ts'
import { LeafRing } from './leaf-ring.tsx'

/** How large the dial is: on a card, beside a title, alone on a panel. */
type EcoScoreDialSize = 'sm' | 'md' | 'lg'

const ring = { sm: '10', md: '20', lg: '40' } as const
const number = { sm: 'md', md: 'lg', lg: '3xl' } as const
const words = { sm: 'xs', md: 'sm', lg: 'lg' } as const

/** The eco-score, signature of the shop: ten leaves, the mark out of ten and its band in words. */
export function EcoScoreDial({
  score,
  band,
  size = 'sm',
  isNarrow = false,
}: {
  score: string
  band: EcoBand
  size?: EcoScoreDialSize
  /** On a phone the words stand below the leaves, not beside them. */
  isNarrow?: boolean
}) {
  const color = ecoBandColor[band]
  const mark = (
    <Box
      as="span"
      fontFamily={size === 'sm' ? 'body' : 'heading'}
      fontWeight="semibold"
      fontSize={number[size]}
      lineHeight="1"
      color="fg"
      textAlign={size === 'sm' ? 'start' : 'center'}
    >
      {formatScore(score)}
      {/* In the ring the two stand one above the other: side by side they would cover the leaves. */}
      <chakra.span
        display={size === 'sm' ? 'inline' : 'block'}
        fontSize={size === 'lg' ? 'max(0.5em, 0.75rem)' : '2xs'}
        fontWeight="medium"
        color="fg.muted"
      >
        /10
      </chakra.span>
    </Box>
  )
  return (
    <Flex
      role="img"
      aria-label={`Éco-score : ${formatScore(score)} sur 10, ${ecoBandLabel[band]}`}
      direction={size === 'lg' ? 'column' : isNarrow ? { base: 'column', md: 'row' } : 'row'}
      align={isNarrow ? { base: 'start', md: 'center' } : 'center'}
      gap={size === 'lg' ? '3' : '2'}
      wrap="wrap"
    >
      <Box position="relative" boxSize={ring[size]} flexShrink="0">
        <LeafRing score={Number(score)} color={color} />
        {size !== 'sm' && (
          <Center position="absolute" inset="0">
            {mark}
          </Center>
        )}
      </Box>
      <Flex as="span" direction="column" gap="0.5" lineHeight="1.2">
        {size === 'sm' && mark}
        <chakra.span fontSize={words[size]} fontWeight="semibold" color={color}>
          {ecoBandLabel[band]}
        </chakra.span>
      </Flex>
    </Flex>
  )
}
