import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ArticleView_PostFragmentDoc } from '../../graphql/generated/graphql.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { articleHead } from './article-layout.ts'
import { PostMeta } from './post-meta.tsx'

interface ArticleViewProps {
  post: FragmentType<typeof ArticleView_PostFragmentDoc>
}

/** One article to read. Its content is text with line breaks: whatever looks like HTML is shown as it was typed. */
export function ArticleView({ post }: ArticleViewProps) {
  const article = readFragment(ArticleView_PostFragmentDoc, post)
  const lead = article.excerpt?.trim()
  return (
    <Stack as="article" gap={{ base: '8', md: '14' }} overflowWrap="anywhere">
      <PageTitle>{article.title}</PageTitle>
      <Grid {...articleHead}>
        <Stack as="header" gap="5">
          {!article.published && (
            <Badge alignSelf="flex-start" size="md">
              Brouillon
            </Badge>
          )}
          <Heading as="h1" textStyle="display.md">
            {article.title}
          </Heading>
          <PostMeta createdAt={article.createdAt} readingMinutes={article.readingMinutes} />
          {lead && (
            <Text fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted">
              {lead}
            </Text>
          )}
        </Stack>
        <Box rounded="2xl" overflow="hidden">
          <ProductImage src={article.imageUrl} alt="" priority sizes="(min-width: 62em) 34rem, 100vw" />
        </Box>
      </Grid>
      <Text
        as="div"
        whiteSpace="pre-line"
        fontSize="lg"
        textWrap="pretty"
        maxW="2xl"
        w="full"
        mx="auto"
        hyphens="manual"
      >
        {article.content}
      </Text>
    </Stack>
  )
}
