import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { PostList } from '../features/content/post-list.tsx'
import { PostListSkeleton } from '../features/content/post-list-skeleton.tsx'
import { PostPages } from '../features/content/post-pages.tsx'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { EcologyPageDocument } from '../graphql/generated/graphql.ts'
import { useLastPage } from '../lib/use-last-page.ts'
import { useListUrl } from '../lib/use-list-url.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { EcoScoreGuide } from './ecology/eco-score-guide.tsx'
import { QuickTips } from './ecology/quick-tips.tsx'

/** One article across the page and three rows of three. */
const pageSize = 10

/** `/consommer-ecologiquement` (spec §2): articles, gestures that count, and how the eco-score works. */
export function EcologyPage() {
  const { page, change } = useListUrl()
  const { data, error, retry } = useFreshQuery(EcologyPageDocument, {
    maxAgeMs: freshFor.posts,
    variables: { limit: pageSize, offset: (page - 1) * pageSize },
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
      <PageTitle>Consommer écologiquement</PageTitle>
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
      <QuickTips />
      <EcoScoreGuide />
    </>
  )
}
