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
import { PostMeta } from './post-meta.tsx'

interface PostCardProps {
  post: FragmentType<typeof PostCard_PostFragmentDoc>
  /** The first of a list stands across the page, picture beside words. */
  isLead?: boolean
}

/** An article in a list. Its one link covers the card. */
export function PostCard({ post, isLead = false }: PostCardProps) {
  const card = readFragment(PostCard_PostFragmentDoc, post)
  return (
    <Stack
      as="article"
      position="relative"
      direction={{ base: 'column', md: isLead ? 'row' : 'column' }}
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
      <Box w={{ md: isLead ? '1/2' : 'full' }} flexShrink="0">
        <ProductImage
          src={card.imageUrl}
          alt=""
          priority={isLead}
          sizes={
            isLead
              ? '(min-width: 48em) 36rem, 100vw'
              : '(min-width: 62em) 24rem, (min-width: 40em) 45vw, 100vw'
          }
        />
      </Box>
      <Stack
        gap="3"
        p={{ base: '5', md: isLead ? '10' : '6' }}
        justify={isLead ? 'center' : 'flex-start'}
        flex="1"
      >
        <PostMeta createdAt={card.createdAt} readingMinutes={card.readingMinutes} />
        <Heading as="h3" textStyle={isLead ? 'display.md' : 'display.sm'} overflowWrap="anywhere">
          <Link to={paths.article(card.id)}>
            {card.title}
            <chakra.span position="absolute" inset="0" aria-hidden />
          </Link>
        </Heading>
        <Text color="fg.muted" lineClamp={isLead ? 6 : 4} overflowWrap="anywhere">
          {card.excerpt?.trim() || card.teaser}
        </Text>
      </Stack>
    </Stack>
  )
}
