import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { PostCard_PostFragmentDoc } from '../../graphql/generated/articles/graphql.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { Card, CardLink } from '../../ui/layout/card.tsx'
import { PostMeta } from './post-meta.tsx'

interface PostCardProps {
  post: FragmentType<typeof PostCard_PostFragmentDoc>
  /** `lead` and `wide` stand across the page, image beside words; `lead` is larger. */
  shape?: PostCardShape
}

/** An article in a list. Its one link covers the card. */
export function PostCard({ post, shape = 'card' }: PostCardProps) {
  const card = readFragment(PostCard_PostFragmentDoc, post)
  const look = postCardLooks[shape]
  return (
    <Card flexDirection={look.direction}>
      <Box flexShrink="0" bg="bg.plant" {...look.image}>
        <ProductImage src={card.imageUrl} alt="" priority={shape === 'lead'} sizes={look.sizes} />
      </Box>
      <Stack gap={{ base: '2', sm: '3' }} flex="1" minW="0" {...look.text}>
        <PostMeta createdAt={card.createdAt} readingMinutes={card.readingMinutes} />
        <Heading as="h3" textStyle={look.title} overflowWrap="anywhere">
          <CardLink to={paths.article(card.id, card.title)}>{card.title}</CardLink>
        </Heading>
        <Text color="fg.muted" lineClamp={6} overflowWrap="anywhere" {...look.excerpt}>
          {card.excerpt?.trim() || card.teaser}
        </Text>
      </Stack>
    </Card>
  )
}

/** How much room an article takes in a list. */
export type PostCardShape = 'card' | 'lead' | 'wide'

/** An image as high as the words beside it. */
const filled = { '&& > *': { height: 'full', aspectRatio: 'auto' } }

/** What sets the three shapes apart; on a phone all but the lead are a line, its image small. */
const postCardLooks = {
  card: {
    direction: { base: 'row', sm: 'column' },
    image: { w: { base: '1/3', sm: 'full' }, css: { smDown: filled } },
    sizes: '(min-width: 62em) 24rem, (min-width: 40em) 45vw, 31vw',
    text: { p: { base: '4', md: '6' } },
    title: { base: 'lg', sm: 'display.sm' },
    excerpt: { hideBelow: 'sm' },
  },
  wide: {
    direction: { base: 'row', sm: 'column', lg: 'row' },
    image: { w: { base: '1/3', sm: 'full', lg: '1/3' }, css: { smDown: filled, lg: filled } },
    sizes: '(min-width: 40em) 24rem, 31vw',
    text: { p: { base: '4', md: '6', lg: '8' }, justify: { lg: 'center' } },
    title: { base: 'lg', sm: 'display.sm' },
    excerpt: { hideBelow: 'sm' },
  },
  lead: {
    direction: { base: 'column', md: 'row' },
    image: { w: { md: '1/2' }, css: { md: filled } },
    sizes: '(min-width: 48em) 36rem, 100vw',
    text: { p: { base: '5', md: '10' }, justify: 'center' },
    title: 'display.md',
    excerpt: {},
  },
} as const
