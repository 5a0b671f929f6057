import { Container } from '@chakra-ui/react/container'
import { useParams } from 'react-router-dom'
import { ArticleNotFound } from '../features/content/article-not-found.tsx'
import { ArticleSkeleton } from '../features/content/article-skeleton.tsx'
import { ArticleView } from '../features/content/article-view.tsx'
import { hasErrorCode } from '../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { ArticlePageDocument } from '../graphql/generated/graphql.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { BackToArticles } from './article-back-link.tsx'
import { RelatedPosts } from './article-related-posts.tsx'

/** `/article/{id}` (spec §2): one article, and others to read next. */
export function ArticlePage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useFreshQuery(ArticlePageDocument, {
    maxAgeMs: freshFor.posts,
    variables: { id },
  })
  const isUnknown = hasErrorCode(error, 'BAD_USER_INPUT') || hasErrorCode(error, 'NOT_FOUND')
  const content = () => {
    if (data?.post)
      return (
        <>
          <BackToArticles />
          <ArticleView key={data.post.id} post={data.post} />
        </>
      )
    if (data?.post === null || isUnknown) return <ArticleNotFound />
    if (error) return <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
    return <ArticleSkeleton />
  }
  return (
    <>
      <Container pt={{ base: '4', md: '8' }} pb={{ base: '10', lg: '20' }}>
        {content()}
      </Container>
      {data?.post && <RelatedPosts postId={data.post.id} />}
    </>
  )
}
