import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { PostCard_PostFragmentDoc } from '../../graphql/generated/graphql.ts'
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
    <Stack
      as="article"
      position="relative"
      direction={look.direction}
      align="stretch"
      gap="0"
      height="full"
      bg="bg.panel"
      rounded="xl"
      overflow="hidden"
      borderWidth="1px"
      borderColor="border.subtle"
      transition="shadow, border-color"
      transitionDuration="moderate"
      _hover={{ shadow: 'soft', borderColor: 'border.emphasized' }}
      _focusWithin={{ borderColor: 'accent.solid' }}
    >
      <Box flexShrink="0" bg="bg.plant" {...look.picture}>
        <ProductImage src={card.imageUrl} alt="" priority={shape === 'lead'} sizes={look.sizes} />
      </Box>
      <Stack gap={{ base: '2', sm: '3' }} flex="1" minW="0" {...look.text}>
        <PostMeta createdAt={card.createdAt} readingMinutes={card.readingMinutes} />
        <Heading as="h3" textStyle={look.title} overflowWrap="anywhere">
          <Link to={paths.article(card.id)}>
            {card.title}
            <chakra.span position="absolute" inset="0" aria-hidden />
          </Link>
        </Heading>
        <Text color="fg.muted" lineClamp={6} overflowWrap="anywhere" {...look.excerpt}>
          {card.excerpt?.trim() || card.teaser}
        </Text>
      </Stack>
    </Stack>
  )
}
