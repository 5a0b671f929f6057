import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { lazy, type ReactNode, Suspense } from 'react'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { EcoScorePanel_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { EcoBandScale } from '../../../ui/eco/eco-band-scale.tsx'
import { ecoBands } from '../../../ui/eco/eco-bands.ts'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { scorePlace } from './product-buy-box.tsx'

// Below the first screens: its code comes after that of the page.
const ScoreDetail = lazy(async () => ({
  default: (await import('../score/score-detail.tsx')).ScoreDetail,
}))

interface EcoScorePanelProps {
  product: FragmentType<typeof EcoScorePanel_ProductFragmentDoc>
  /** The way to contest the score. */
  challenge?: ReactNode
  isPreview?: boolean
}

/** The eco-score of a product in large, and how it comes about. */
export function EcoScorePanel({ product, ...detail }: EcoScorePanelProps) {
  const score = readFragment(EcoScorePanel_ProductFragmentDoc, product)
  const { id: productId, ecoScore, ecoBand } = score
  const hasTotal = showsTotal(score)
  if (score.scoreDisplay === 'NONE') return null
  return (
    <Panel as="section" aria-labelledby={scorePlace} rounded="2xl" p={{ base: '5', md: '10' }}>
      <Flex gap={{ base: '6', md: '12' }} direction={{ base: 'column', lg: 'row' }} align={{ lg: 'start' }}>
        {hasTotal && (
          <Stack gap="4" align="center" textAlign="center" flex="0 0 auto" maxW={{ lg: 'xs' }}>
            <EcoScoreDial score={ecoScore} band={ecoBand} size="lg" />
            <Text color="fg.muted">{ecoBands.find(({ band }) => band === ecoBand)?.meaning}</Text>
          </Stack>
        )}
        <Box flex="1">
          <Heading as="h2" id={scorePlace} tabIndex={-1} textStyle="display.sm" mb="2">
            {hasTotal ? 'Comment se calcule l’éco-score' : 'Ce que nous regardons, critère par critère'}
          </Heading>
          <Suspense fallback={<Box h="24rem" />}>
            <ScoreDetail productId={productId} hasTotal={hasTotal} {...detail} />
          </Suspense>
        </Box>
      </Flex>
      {hasTotal && (
        <Box mt={{ base: '6', md: '8' }}>
          <EcoBandScale current={ecoBand} />
        </Box>
      )}
    </Panel>
  )
}
