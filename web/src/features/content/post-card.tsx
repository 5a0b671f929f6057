import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { PostCard_PostFragmentDoc } from '../../graphql/generated/graphql.ts'
import { Card } from '../../ui/card.tsx'
import { CardLink } from '../../ui/card-link.tsx'
import { ProductImage } from '../../ui/product-image.tsx'
import { type PostCardShape, postCardLooks } from './post-card-looks.ts'
import { PostMeta } from './post-meta.tsx'

interface PostCardProps {
  post: FragmentType<typeof PostCard_PostFragmentDoc>
  /** `lead` and `wide` stand across the page, picture beside words; `lead` speaks louder. */
  shape?: PostCardShape
}

/** An article in a list. Its one link covers the card. */
export function PostCard({ post, shape = 'card' }: PostCardProps) {
  const card = readFragment(PostCard_PostFragmentDoc, post)
  const look = postCardLooks[shape]
  return (
    <Card flexDirection={look.direction}>
      <Box flexShrink="0" bg="bg.plant" {...look.picture}>
        <ProductImage src={card.imageUrl} alt="" priority={shape === 'lead'} sizes={look.sizes} />
      </Box>
      <Stack gap={{ base: '2', sm: '3' }} flex="1" minW="0" {...look.text}>
        <PostMeta createdAt={card.createdAt} readingMinutes={card.readingMinutes} />
        <Heading as="h3" textStyle={look.title} overflowWrap="anywhere">
          <CardLink to={paths.article(card.id)}>{card.title}</CardLink>
        </Heading>
        <Text color="fg.muted" lineClamp={6} overflowWrap="anywhere" {...look.excerpt}>
          {card.excerpt?.trim() || card.teaser}
        </Text>
      </Stack>
    </Card>
  )
}
