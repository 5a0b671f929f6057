import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ProductBuyBox_ProductFragmentDoc } from '../../graphql/generated/graphql.ts'
import { EcoScoreDial } from '../../ui/eco-score-dial.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { PriceBlock } from './price-block.tsx'
import { ProductBadges } from './product-badges.tsx'

interface ProductBuyBoxProps {
  product: FragmentType<typeof ProductBuyBox_ProductFragmentDoc>
  /** Quantity and button, from the cart. */
  children: ReactNode
  deliveryNotes: ReactNode
}

/** All that decides a purchase: name, rating, eco-score, price, stock, button, delivery. */
export function ProductBuyBox({ product, children, deliveryNotes }: ProductBuyBoxProps) {
  const box = readFragment(ProductBuyBox_ProductFragmentDoc, product)
  return (
    <Stack gap="5">
      <ProductBadges product={{ ...box, inStock: true }} />
      <Heading as="h1" textStyle="display.md">
        {box.name}
      </Heading>
      <Flex gap="5" wrap="wrap" align="center">
        <EcoScoreDial score={box.ecoScore} band={box.ecoBand} size="sm" />
        <StarRating rating={box.rating} reviewCount={box.reviewCount} />
      </Flex>
      {box.description && <Text whiteSpace="pre-line">{box.description}</Text>}
      <Panel p={{ base: '4', md: '6' }}>
        <Stack gap="5">
          <PriceBlock price={box.price} inStock={box.inStock} />
          {children}
          {deliveryNotes}
        </Stack>
      </Panel>
    </Stack>
  )
}
