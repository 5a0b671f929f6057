import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { useId } from 'react'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { PostCarousel_PostsFragmentDoc } from '../../graphql/generated/graphql.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { CarouselButtons } from './carousel-buttons.tsx'
import { CarouselDots } from './carousel-dots.tsx'
import { PostSlide } from './post-slide.tsx'
import { usePostCarousel } from './use-post-carousel.ts'

interface PostCarouselProps {
  posts: FragmentType<typeof PostCarousel_PostsFragmentDoc>
}

/** The articles the shop puts forward, one after the other (spec §2 and §9). */
export function PostCarousel({ posts }: PostCarouselProps) {
  const { items } = readFragment(PostCarousel_PostsFragmentDoc, posts)
  const id = useId()
  const count = items.length
  const carousel = usePostCarousel(count)
  return (
    <Stack
      as="section"
      aria-roledescription="carrousel"
      aria-labelledby={id}
      gap={{ base: '4', md: '6' }}
      {...carousel.holdProps}
    >
      <Flex align="center" justify="space-between" gap="4">
        <Heading as="h2" id={id} textStyle="display.md">
          À lire en ce moment
        </Heading>
        {count > 1 && (
          <CarouselButtons
            isPlaying={carousel.isPlaying}
            onToggle={carousel.togglePlaying}
            onStep={carousel.step}
          />
        )}
      </Flex>
      <Box ref={carousel.viewportRef} overflow="hidden" mx="-0.5" cursor={count > 1 ? 'grab' : undefined}>
        <Flex touchAction="pan-y pinch-zoom" aria-live={carousel.isRunning ? 'off' : 'polite'}>
          {items.map((post, index) => (
            <PostSlide
              key={post.id}
              post={post}
              label={`Article ${index + 1} sur ${count}`}
              isShown={index === carousel.index}
            />
          ))}
        </Flex>
      </Box>
      <Flex align="center" justify="space-between" gap="4" wrap="wrap">
        {count > 1 && <CarouselDots count={count} index={carousel.index} onSelect={carousel.goTo} />}
        <ArrowLink to={paths.ecoConsumption()}>Tous nos articles</ArrowLink>
      </Flex>
    </Stack>
  )
}
