import { Box } from '@chakra-ui/react/box'
import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { lazy, Suspense } from 'react'
import { addressWords, paths } from '../../app/paths.ts'
import { PostList, PostListSkeleton, PostPages } from '../../features/content/post-list.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { EcologyPageDocument } from '../../graphql/generated/articles/graphql.ts'
import { type ListAddress, pageParam, partOf, useListUrl } from '../../lib/list/list-url.ts'
import { useLastPage } from '../../lib/list/use-last-page.ts'
import { EcoBandScale } from '../../ui/eco/eco-band-scale.tsx'
import { EcoCriteriaList } from '../../ui/eco/eco-criteria-list.tsx'
import { EcoScoreDial } from '../../ui/eco/eco-score-dial.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { BelowFold } from '../../ui/layout/below-fold.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { CompareExampleLink } from '../compare/compare-example-link.tsx'

// Far below the fold: its code comes after what is read first.
const QuickTips = lazy(async () => ({ default: (await import('./quick-tips.tsx')).QuickTips }))

/** One article across the page and three rows of three. */
const pageSize = 10

const articleList: ListAddress<{ page: number }> = {
  words: addressWords.articles,
  params: { page: pageParam(100_000) },
  isShared: true,
}

/** `/consommer-ecologiquement` (specification, section 2): articles, quick tips, and how the eco-score works. */
export function EcologyPage() {
  const { params, change } = useListUrl(articleList)
  const { page } = params
  const { data, error, retry } = useFreshQuery(EcologyPageDocument, {
    maxAgeMs: freshFor.posts,
    variables: partOf(page, pageSize),
  })
  const lastPage = useLastPage({ page, pageSize, totalCount: data?.posts.totalCount, change })
  const articles = () => {
    // Beyond the last page there is nothing to show: the last one is on its way.
    if (data && page <= lastPage)
      return (
        <>
          <PostList posts={data.posts} hasLead={page === 1} />
          <PostPages page={page} lastPage={lastPage} />
        </>
      )
    if (error) return <ErrorState onRetry={retry} />
    return <PostListSkeleton />
  }
  return (
    <>
      <PageHead
        title={page > 1 ? `Consommer écologiquement, page ${page}` : 'Consommer écologiquement'}
        description="Des articles et des conseils chiffrés pour choisir, entretenir, réparer, économiser l’eau et l’énergie, moins jeter, et comprendre l’éco-score."
        path={paths.ecoConsumption({ page: page > 1 ? page : undefined })}
      />
      <Container py={{ base: '8', md: '14' }}>
        <Stack gap={{ base: '8', md: '12' }}>
          <PageHeading
            title="Consommer écologiquement"
            lead="Des repères chiffrés pour choisir, entretenir, réparer, et acheter un peu moins souvent."
          />
          <Stack as="section" aria-labelledby="articles" gap="6">
            <Heading as="h2" id="articles" textStyle="display.md">
              Nos articles
            </Heading>
            {articles()}
          </Stack>
        </Stack>
      </Container>
      <BelowFold height="80rem">
        <Suspense>
          <QuickTips />
        </Suspense>
      </BelowFold>
      <BelowFold height="110rem">
        <EcoScoreGuide />
      </BelowFold>
    </>
  )
}

/** How an eco-score comes about: five criteria, 0 to 2 points each, and the four bands (specification, section 9). */
function EcoScoreGuide() {
  return (
    <Section id="eco-score" aria-labelledby="eco-score-titre">
      <Stack gap={{ base: '8', md: '12' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.2fr)' }}
          gap={{ base: '8', lg: '16' }}
          alignItems="center"
        >
          <Stack gap="5" align="flex-start">
            <Heading as="h2" id="eco-score-titre" textStyle="display.md">
              Comprendre l’éco-score
            </Heading>
            <Text>
              Chaque produit reçoit de 0&nbsp;à&nbsp;2&nbsp;points sur cinq critères. Leur somme donne une
              note sur&nbsp;10, selon la même méthode pour une gourde, un pull ou un pommeau de douche.
            </Text>
            <Text color="fg.muted">
              Quand un fabricant ne répond pas à l’une de nos questions, nous ne devinons pas en sa faveur :
              les points sont perdus. L’éco-score n’est ni un label officiel ni une analyse complète du cycle
              de vie ; il vous sert à comparer des produits qui rendent le même service.
            </Text>
            <Box py="2">
              <EcoScoreDial score="8.7" band="EXCELLENT" size="lg" />
              <Text mt="2" fontSize="sm" color="fg.muted" textAlign="center">
                Exemple : dix feuilles, une par point.
              </Text>
            </Box>
            <CompareExampleLink />
          </Stack>
          <Panel rounded="2xl" p={{ base: '5', md: '8' }}>
            <EcoCriteriaList hasPoints />
          </Panel>
        </Grid>
        <EcoBandScale />
      </Stack>
    </Section>
  )
}
