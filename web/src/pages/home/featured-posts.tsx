import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { type ComponentType, lazy, Suspense } from 'react'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import type { PostCarousel_PostsFragmentDoc } from '../../graphql/generated/home/graphql.ts'
import { Section } from '../../ui/layout/section.tsx'

/** The place of the carousel while its articles, or its code, are on their way. */
function PostCarouselSkeleton() {
  return (
    <Stack aria-busy gap={{ base: '4', md: '6' }}>
      <Skeleton h="11" w="72" />
      <Skeleton rounded="2xl" h={{ base: 'xl', sm: '2xl', md: 'md' }} />
      <Skeleton h="11" w="40" />
    </Stack>
  )
}

interface FeaturedPostsProps {
  posts: (FragmentType<typeof PostCarousel_PostsFragmentDoc> & { totalCount: number }) | undefined
  failed: boolean
  bg: string
}

// Below the fold: loaded after the page, and left out when loading fails.
type CarouselProps = { posts: FragmentType<typeof PostCarousel_PostsFragmentDoc> }

const PostCarousel = lazy(
  (): Promise<{ default: ComponentType<CarouselProps> }> =>
    import('../../features/content/post-carousel.tsx')
      .then((module) => ({ default: module.PostCarousel }))
      .catch(() => ({ default: () => null })),
)

/** The articles that the shop puts forward. Without any there is nothing. */
export function FeaturedPosts({ posts, failed, bg }: FeaturedPostsProps) {
  if (posts?.totalCount === 0 || (!posts && failed)) return null
  return (
    <Section as="div" bg={bg}>
      {posts ? (
        <Suspense fallback={<PostCarouselSkeleton />}>
          <PostCarousel posts={posts} />
        </Suspense>
      ) : (
        <PostCarouselSkeleton />
      )}
    </Section>
  )
}
