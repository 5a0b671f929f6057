import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { lazy, type ReactNode, Suspense } from 'react'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { EcoScorePanel_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { ecoBands } from '../../../ui/eco/eco-bands.ts'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { scorePlace } from './product-buy-box.tsx'

const load = () => import('../score/score-detail.tsx')

const ScoreDetail = lazy(async () => ({ default: (await load()).ScoreDetail }))

/** Fetches that code beside the page's own, which waits for nothing: what came as HTML is then soon taken over. */
export const fetchScoreDetail = () => void load().catch(() => undefined)

interface EcoScorePanelProps {
  product: FragmentType<typeof EcoScorePanel_ProductFragmentDoc>
  /** The way to contest the score. */
  challenge?: ReactNode
  isPreview?: boolean
}

/** The eco-score of a product in large, and how it comes about. Its look: app/theme/product-card.css. */
export function EcoScorePanel({ product, ...detail }: EcoScorePanelProps) {
  const score = readFragment(EcoScorePanel_ProductFragmentDoc, product)
  const { id: productId, ecoScore, ecoBand } = score
  const hasTotal = showsTotal(score)
  if (score.scoreDisplay === 'NONE') return null
  return (
    <Panel as="section" aria-labelledby={scorePlace} rounded="2xl" p={{ base: '4', md: '10' }}>
      <Flex gap={{ base: '4', md: '12' }} direction={{ base: 'column', lg: 'row' }} align={{ lg: 'start' }}>
        {hasTotal && (
          <div className="score-lead">
            <EcoScoreDial score={ecoScore} band={ecoBand} size="lg" />
            <p>{ecoBands.find(({ band }) => band === ecoBand)?.meaning}</p>
          </div>
        )}
        <Box flex="1">
          <Heading
            as="h2"
            id={scorePlace}
            tabIndex={-1}
            textStyle="display.sm"
            mb="2"
            // On a phone the ring stands above it.
            scrollMarginTop={{ base: hasTotal ? '44' : '0', lg: '0' }}
          >
            {hasTotal ? 'Comment se calcule l’éco-score' : 'Ce que nous regardons, critère par critère'}
          </Heading>
          <Suspense fallback={<Box h="24rem" />}>
            <ScoreDetail productId={productId} band={ecoBand} hasTotal={hasTotal} {...detail} />
          </Suspense>
        </Box>
      </Flex>
    </Panel>
  )
}
