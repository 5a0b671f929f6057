import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { PostSlide_PostFragmentDoc } from '../../graphql/generated/graphql.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { PostMeta } from './post-meta.tsx'

interface PostSlideProps {
  post: FragmentType<typeof PostSlide_PostFragmentDoc>
  /** « Article 2 sur 4 » */
  label: string
  isShown: boolean
}

/** One article of the carousel. Those beside the view take neither focus nor a screen reader's time. */
export function PostSlide({ post, label, isShown }: PostSlideProps) {
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
            <CardLink to={paths.article(slide.id)} draggable={false}>
              {slide.title}
            </CardLink>
          </Heading>
          <Text color="fg.muted">{slide.teaser}</Text>
        </Stack>
      </Panel>
    </chakra.div>
  )
}
