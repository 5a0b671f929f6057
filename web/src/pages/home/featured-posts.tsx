import { type ComponentType, lazy, Suspense } from 'react'
import { PostCarouselSkeleton } from '../../features/content/post-carousel-skeleton.tsx'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import type { PostCarousel_PostsFragmentDoc } from '../../graphql/generated/graphql.ts'
import { Section } from '../../ui/section.tsx'

interface FeaturedPostsProps {
  posts: (FragmentType<typeof PostCarousel_PostsFragmentDoc> & { totalCount: number }) | undefined
  failed: boolean
  bg: string
}

// An extra below the fold: fetched after the page, and left out when it cannot be had.
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
