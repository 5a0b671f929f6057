import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'

interface ProductBadgesProps {
  product: { inStock: boolean; weeklySpecial: boolean; featured: boolean }
}

const looks = {
  stock: { bg: 'bg.inverted', color: 'fg.inverted' },
  offer: { bg: 'offer.solid', color: 'offer.contrast' },
  favourite: { bg: 'bg.panel', color: 'accent.fg' },
} as const

/** What is special about a product, in words: out of stock first, since it decides. */
export function ProductBadges({ product }: ProductBadgesProps) {
  const badges = [
    !product.inStock && { look: looks.stock, words: 'Rupture de stock' },
    product.weeklySpecial && { look: looks.offer, words: 'Offre de la semaine' },
    product.featured && { look: looks.favourite, words: 'Coup de cœur' },
  ].filter((badge) => badge !== false)
  if (badges.length === 0) return null
  return (
    <HStack gap="2" wrap="wrap">
      {badges.map(({ look, words }) => (
        <chakra.span
          key={words}
          {...look}
          px="2.5"
          py="1"
          rounded="full"
          fontSize="xs"
          fontWeight="semibold"
          lineHeight="1.2"
          borderWidth="1px"
          borderColor="border.subtle"
        >
          {words}
        </chakra.span>
      ))}
    </HStack>
  )
}
