import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useId } from 'react'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  PostCarousel_PostsFragmentDoc,
  PostSlide_PostFragmentDoc,
} from '../../graphql/generated/home/graphql.ts'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { CardLink, Panel } from '../../ui/layout/card.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { CarouselButtons, CarouselDots } from './carousel-controls.tsx'
import { PostMeta } from './post-meta.tsx'
import { usePostCarousel } from './use-post-carousel.ts'

interface PostCarouselProps {
  posts: FragmentType<typeof PostCarousel_PostsFragmentDoc>
}

/** The articles the shop puts forward, one after the other (specification, sections 2 and 9). */
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
      {...carousel.hoverOrFocusProps}
    >
      <Flex align="center" justify="space-between" gap="4" wrap={{ base: 'wrap', sm: 'nowrap' }}>
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

interface PostSlideProps {
  post: FragmentType<typeof PostSlide_PostFragmentDoc>
  /** « Article 2 sur 4 » */
  label: string
  isShown: boolean
}

/** One article of the carousel. Those out of view cannot be focused and are hidden from screen readers. */
function PostSlide({ post, label, isShown }: PostSlideProps) {
  const slide = readFragment(PostSlide_PostFragmentDoc, post)
  return (
    <chakra.div
      role="group"
      aria-roledescription="diapositive"
      aria-label={label}
      aria-hidden={isShown ? undefined : true}
      inert={!isShown}
      flex="0 0 100%"
      minW="0"
      px="0.5"
    >
      <Panel
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
        alignItems="center"
        position="relative"
        h="full"
        rounded="2xl"
        overflow="hidden"
      >
        <Box alignSelf="stretch" css={{ md: { '&& > *': { height: 'full', aspectRatio: 'auto' } } }}>
          <ProductImage src={slide.imageUrl} alt="" sizes="(min-width: 48em) 36rem, 100vw" />
        </Box>
        <Stack gap="4" p={{ base: '5', md: '8', lg: '12' }} overflowWrap="anywhere">
          <PostMeta createdAt={slide.createdAt} readingMinutes={slide.readingMinutes} />
          <Heading as="h3" textStyle={{ base: 'display.sm', lg: 'display.md' }}>
            <CardLink to={paths.article(slide.id, slide.title)} draggable={false}>
              {slide.title}
            </CardLink>
          </Heading>
          <Text color="fg.muted" lineClamp={{ base: 4, md: 'none' }}>
            {slide.teaser}
          </Text>
        </Stack>
      </Panel>
    </chakra.div>
  )
}
