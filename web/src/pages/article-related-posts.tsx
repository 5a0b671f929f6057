import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { PostCard } from '../features/content/post-card.tsx'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { RelatedPostsDocument } from '../graphql/generated/graphql.ts'
import { Section } from '../ui/section.tsx'

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
