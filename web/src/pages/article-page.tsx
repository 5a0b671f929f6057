import { Container } from '@chakra-ui/react/container'
import { useParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { ArticleSkeleton } from '../features/content/article-skeleton.tsx'
import { ArticleView } from '../features/content/article-view.tsx'
import { hasErrorCode } from '../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { ArticlePageDocument } from '../graphql/generated/graphql.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { BackToArticles } from './article-back-link.tsx'
import { RelatedPosts } from './article-related-posts.tsx'

/** `/article/{id}` (spec §2): one article, and others to read next. */
export function ArticlePage() {
  const { id = '' } = useParams()
  const { data, error, retry } = useFreshQuery(ArticlePageDocument, {
    maxAgeMs: freshFor.posts,
    variables: { id },
  })
  const isUnknown = hasErrorCode(error, 'BAD_USER_INPUT', 'NOT_FOUND')
  const content = () => {
    if (data?.post)
      return (
        <>
          <BackToArticles />
          <ArticleView key={data.post.id} post={data.post} />
        </>
      )
    if (data?.post === null || isUnknown)
      return (
        <NotFound
          title="Article non trouvé"
          lead="Il a peut-être été retiré, ou son adresse comporte une erreur."
          link={{ to: paths.ecoConsumption(), label: 'Voir tous les articles' }}
        />
      )
    if (error) return <ErrorState onRetry={retry} />
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
