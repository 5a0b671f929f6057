import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useMemo } from 'react'
import { postBlocks, wordsIn } from '../../../../api/src/features/content/post-marks.rules.ts'
import { ArticleView_PostFragmentDoc } from '../../graphql/generated/articles/graphql.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { openedImage, ProductImage } from '../../ui/display/product-image.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { TableOfContents } from '../../ui/layout/document-page.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'
import { ArticleText } from './article-text.tsx'
import { PostMeta } from './post-meta.tsx'

interface ArticleViewProps {
  post: FragmentType<typeof ArticleView_PostFragmentDoc>
  /** Shows products that stand beside one another in the text, by their ids. */
  renderProducts: (ids: string[]) => ReactNode
  /** In a narrow place on whatever screen: all below one another, the image low. */
  isNarrow?: boolean
  /** As readers will see it: nothing tells that it is a draft. */
  isPreview?: boolean
}

/** Fewer headings need no summary; of more nobody would make one. */
const summaryLengths = { min: 3, max: 60 }

/** One article to read: its head, a summary of a long one, and its text. */
export function ArticleView({ post, renderProducts, isNarrow = false, isPreview = false }: ArticleViewProps) {
  const article = readFragment(ArticleView_PostFragmentDoc, post)
  const lead = article.excerpt?.trim()
  const blocks = useMemo(() => [...postBlocks(article.content)], [article.content])
  const headings = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: wordsIn(block.parts) }] : [],
  )
  const hasSummary = headings.length >= summaryLengths.min && headings.length <= summaryLengths.max
  const text = <ArticleText blocks={blocks} renderProducts={renderProducts} />
  return (
    <Stack as="article" gap={{ base: '8', md: isNarrow ? '8' : '14' }} overflowWrap="anywhere">
      <Grid {...(isNarrow ? { gap: '6' } : articleHead)}>
        <Stack as="header" gap="5">
          {!article.published && !isPreview && (
            <Badge alignSelf="flex-start" size="md">
              Brouillon
            </Badge>
          )}
          <Heading as="h1" textStyle="display.md">
            {article.title}
          </Heading>
          <Stack gap="1">
            {/* Whom the structured data names as well (article-head.tsx). */}
            <Text fontSize="sm" color="fg.muted">{`Par l’équipe ${shopName}`}</Text>
            <PostMeta createdAt={article.createdAt} readingMinutes={article.readingMinutes} />
          </Stack>
          {lead && (
            <Text fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted">
              {lead}
            </Text>
          )}
        </Stack>
        <Box
          {...openedImage}
          rounded="2xl"
          overflow="hidden"
          css={isNarrow ? { '&& > *': { aspectRatio: 5 / 2 } } : undefined}
        >
          <ProductImage src={article.imageUrl} alt="" priority sizes="(min-width: 62em) 34rem, 100vw" />
        </Box>
      </Grid>
      {hasSummary ? (
        <Grid
          templateColumns={isNarrow ? undefined : besideSummary}
          columnGap={{ base: '8', lg: '16', xl: '24' }}
          rowGap="8"
        >
          <TableOfContents title="Sommaire" parts={headings} isEverywhere />
          {text}
        </Grid>
      ) : (
        text
      )}
    </Stack>
  )
}

/** The head of an article: its words and, beside them where there is room, its image. */
const articleHead = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  gap: { base: '6', lg: '14' },
  alignItems: 'center',
} as const

/** On a wide screen the summary stands below the title, the text beside it. */
const besideSummary = { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, var(--shop-sizes-2xl))' }

const lines = ['96%', '100%', '92%', '98%', '100%', '60%']

/** The place of an article while it loads, high enough that the footer waits below the fold. */
export function ArticleSkeleton() {
  return (
    <Stack aria-busy minH="dvh" gap={{ base: '8', md: '14' }}>
      <LiveRegion>Chargement de l’article…</LiveRegion>
      <Grid {...articleHead}>
        <Stack gap="5">
          <Skeleton height="10" width="90%" />
          <Skeleton height="10" width="60%" />
          <Skeleton height="5" width="48" />
          <Skeleton height="20" />
        </Stack>
        <Skeleton {...openedImage} rounded="2xl" aspectRatio={4 / 3} />
      </Grid>
      <Stack maxW="2xl" w="full" mx="auto" gap="3">
        {lines.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
          <Skeleton key={index} height="5" width={width} />
        ))}
      </Stack>
    </Stack>
  )
}
