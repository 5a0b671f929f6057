import { useApolloClient } from '@apollo/client/react'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useCallback, useRef } from 'react'
import { paths } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductCard_ProductFragmentDoc, ProductPageDocument } from '../../../graphql/generated/graphql.ts'
import { Price } from '../../../ui/display/price.tsx'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { StarRating } from '../../../ui/display/star-rating.tsx'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { Card, CardLink, Panel } from '../../../ui/layout/card.tsx'
import { ProductBadges } from './product-badges.tsx'

interface ProductCardProps {
  product: FragmentType<typeof ProductCard_ProductFragmentDoc>
  /** True for the cards above the fold: their image is fetched first. */
  priority?: boolean
  headingLevel?: 'h2' | 'h3'
  /** Loads the code of the product page ahead, e.g. `() => import('./product-page.tsx')`. */
  preloadPage?: () => Promise<unknown>
}

/** A product in a list. Its one link covers the card. */
export function ProductCard({ product, priority, headingLevel = 'h3', preloadPage }: ProductCardProps) {
  const card = readFragment(ProductCard_ProductFragmentDoc, product)
  const prefetch = usePrefetchProduct(card.id, preloadPage)
  return (
    <Card onPointerEnter={prefetch} onFocus={prefetch}>
      <Box position="relative" opacity={card.inStock ? undefined : 0.7}>
        <ProductImage
          src={card.imageUrl}
          alt={card.name}
          priority={priority}
          sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 50vw"
        />
      </Box>
      <Box position="absolute" top="2.5" insetStart="2.5" insetEnd="2.5">
        <ProductBadges product={card} />
      </Box>
      <Flex direction="column" flex="1" gap="2" p={{ base: '3', md: '4' }}>
        {card.category && (
          <Text fontSize="xs" color="fg.muted" lineClamp={1}>
            {card.category.name}
          </Text>
        )}
        <Heading
          as={headingLevel}
          fontSize={{ base: 'md', md: 'lg' }}
          lineHeight="1.25"
          fontWeight="semibold"
        >
          <CardLink to={paths.product(card.id, card.name)}>
            <chakra.span lineClamp={3}>{card.name}</chakra.span>
          </CardLink>
        </Heading>
        <Flex mt="auto" pt="1" columnGap="3" rowGap="1" wrap="wrap" justify="space-between" align="center">
          <Price amount={card.price} fontSize={{ base: 'lg', md: 'xl' }} fontWeight="semibold" />
          <StarRating rating={card.rating} reviewCount={card.reviewCount} />
        </Flex>
      </Flex>
      <Box borderTopWidth="1px" borderColor="border.subtle" px={{ base: '3', md: '4' }} py="2.5">
        <EcoScoreDial score={card.ecoScore} band={card.ecoBand} size="sm" />
      </Box>
    </Card>
  )
}

/** Fetches a product, and the code of its page, when a visitor shows an interest in it; once. */
function usePrefetchProduct(id: string, preloadPage?: () => Promise<unknown>): () => void {
  const client = useApolloClient()
  const prefetched = useRef(false)
  return useCallback(() => {
    if (prefetched.current) return
    prefetched.current = true
    // A prefetch that fails is nobody's concern: the page asks again, and says so if it fails too.
    const ignore = () => undefined
    client.query({ query: ProductPageDocument, variables: { id } }).catch(ignore)
    preloadPage?.().catch(ignore)
  }, [client, id, preloadPage])
}

/** The place of a product card while it loads, line for line the same height. */
export function ProductCardSkeleton() {
  return (
    <Panel display="flex" flexDirection="column" height="full" overflow="hidden" aria-hidden>
      <Skeleton aspectRatio={4 / 3} rounded="none" />
      <Flex direction="column" flex="1" gap="2" p={{ base: '3', md: '4' }}>
        <Skeleton height="4" width="40%" />
        <Box>
          <Skeleton height="5" width="90%" />
          <Skeleton height="5" width="60%" mt="1.5" />
        </Box>
        <Flex mt="auto" pt="1" justify="space-between" align="center">
          <Skeleton height="6" width="20" />
          <Skeleton height="5" width="16" hideBelow="md" />
        </Flex>
      </Flex>
      <Box borderTopWidth="1px" borderColor="border.subtle" px={{ base: '3', md: '4' }} py="2.5">
        <Skeleton height="10" width="28" />
      </Box>
    </Panel>
  )
}
