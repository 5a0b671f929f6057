import { Box } from '@chakra-ui/react/box'
import { type ReactNode, useDeferredValue } from 'react'
import { readingMinutesOf } from '../../../../../api/src/features/content/post-text.rules.ts'
import { ArticleView_PostFragmentDoc } from '../../../graphql/generated/articles/graphql.ts'
import { makeFragmentData } from '../../../graphql/generated/fragment-masking.ts'
import { ArticleView } from '../article-view.tsx'

interface PostPreviewProps {
  /** As it is typed. */
  typed: { title: string; excerpt: string; imageUrl: string; content: string; published: boolean }
  createdAt: string
  renderProducts: (ids: string[]) => ReactNode
}

/** An article as its page shows it, while it is typed. It is to be looked at: its links and buttons do nothing. */
export function PostPreview({ typed, createdAt, renderProducts }: PostPreviewProps) {
  // A long text is shown a moment later: typing never waits for it.
  const { title, excerpt, imageUrl, content, published } = useDeferredValue(typed)
  const post = makeFragmentData(
    {
      id: '0',
      title: title || 'Sans titre',
      excerpt: excerpt || null,
      imageUrl: imageUrl || null,
      content,
      published,
      createdAt,
      readingMinutes: readingMinutesOf(content),
    },
    ArticleView_PostFragmentDoc,
  )
  return (
    <Box
      as="section"
      aria-label="Aperçu de la page"
      bg="bg.canvas"
      borderWidth="1px"
      borderColor="border.muted"
      rounded="xl"
      p={{ base: '4', md: '6' }}
      position={{ lg: 'sticky' }}
      top="0"
      maxH={{ lg: 'calc(100dvh - 16rem)' }}
      overflowY={{ lg: 'auto' }}
      // Scrolled by the keyboard as well.
      tabIndex={0}
    >
      <div inert>
        <ArticleView post={post} renderProducts={renderProducts} isNarrow />
      </div>
    </Box>
  )
}
