import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { addressId } from '../../../../api/src/platform/word-address.rules.ts'
import { paths } from '../../app/paths.ts'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { ArticleHead } from '../../features/content/article-head.tsx'
import { ArticleSkeleton, ArticleView } from '../../features/content/article-view.tsx'
import { PostCard } from '../../features/content/post-card.tsx'
import { hasErrorCode } from '../../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import {
  ArticlePageDocument,
  type ArticlePageQuery,
  RelatedPostsDocument,
} from '../../graphql/generated/articles/graphql.ts'
import { useWasMissing } from '../../lib/first-page.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NotFound } from '../../ui/feedback/not-found.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ArticleProducts } from './article-products.tsx'

/** `/article/{id}` (specification, section 2): one article, and others to read next. */
export function ArticlePage() {
  const id = addressId(useParams().id ?? '')
  const { data, error, retry } = useFreshQuery(ArticlePageDocument, {
    maxAgeMs: freshFor.posts,
    variables: { id: id ?? '' },
    skip: id === null,
  })
  const wasMissing = useWasMissing()
  const isUnknown = id === null || wasMissing || hasErrorCode(error, 'BAD_USER_INPUT', 'NOT_FOUND')
  const content = () => {
    if (data?.post)
      return (
        <>
          <ArticleHead post={data.post} />
          <BackToArticles />
          <ReadArticle key={data.post.id} post={data.post} />
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

interface ReadArticleProps {
  post: NonNullable<ArticlePageQuery['post']>
  isPreview?: boolean
}

/** An article to read, with the products that it names. */
export function ReadArticle({ post, isPreview }: ReadArticleProps) {
  const isAdmin = useViewer().viewer?.isAdmin === true
  return (
    <ArticleView
      post={post}
      isPreview={isPreview}
      renderProducts={(ids) => <ArticleProducts ids={ids} products={post.products} hasHints={isAdmin} />}
    />
  )
}

function BackToArticles() {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      mb={{ base: '2', md: '6' }}
      fontSize="sm"
      fontWeight="medium"
      color="fg.muted"
      _hover={{ color: 'accent.fg', textDecoration: 'underline' }}
    >
      <Link to={paths.ecoConsumption()}>
        <ArrowLeft size={18} aria-hidden />
        Consommer écologiquement
      </Link>
    </chakra.span>
  )
}

/** Up to three other articles, newest first. An extra: without an answer, there is nothing. */
export function RelatedPosts({ postId }: { postId: string }) {
  const { data } = useFreshQuery(RelatedPostsDocument, { maxAgeMs: freshFor.posts })
  const others = data?.posts.items.filter(({ id }) => id !== postId).slice(0, 3) ?? []
  if (others.length === 0) return null
  return (
    <Section bg="bg.subtle" aria-labelledby="a-lire-aussi">
      <Stack gap={{ base: '6', md: '8' }}>
        <Heading as="h2" id="a-lire-aussi" textStyle="display.md">
          À lire aussi
        </Heading>
        <SimpleGrid
          as="ul"
          listStyleType="none"
          columns={{ base: 1, sm: 2, lg: 3 }}
          gap={{ base: '4', md: '6' }}
        >
          {others.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </SimpleGrid>
      </Stack>
    </Section>
  )
}
