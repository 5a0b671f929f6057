import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductBuyBox_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { Price } from '../../../ui/display/price.tsx'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { ProductBadges } from '../cards/product-badges.tsx'
import { ProductFigures } from './product-figures.tsx'

interface ProductBuyBoxProps {
  product: FragmentType<typeof ProductBuyBox_ProductFragmentDoc>
  /** Quantity and button, from the cart. */
  children: ReactNode
  deliveryNotes: ReactNode
}

/** All that decides a purchase: name, eco-score, price, stock, button, delivery. */
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
      </Flex>
      <ProductFigures product={box} />
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

/**
 * Scrolls to an element when the URL names it. The browser does so by itself only for what is in the page when
 * it loads; a product comes later.
 */
function useAnchor(id: string, ref: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one press on the same link from the next.
  useEffect(() => {
    if (hash === `#${id}`) ref.current?.scrollIntoView?.({ block: 'start' })
  }, [hash, key, id, ref])
}

interface PriceBlockProps {
  price: string
  inStock: boolean
}

/** The price and whether it can be had; « /produit/{id}#prix » leads here. */
function PriceBlock({ price, inStock }: PriceBlockProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAnchor('prix', ref)
  return (
    <Flex ref={ref} id="prix" gap="4" align="center" justify="space-between" wrap="wrap">
      <Price amount={price} fontSize="3xl" fontWeight="semibold" fontFamily="heading" />
      {inStock ? (
        <Flex as="span" gap="2" align="center" color="accent.fg" fontWeight="semibold">
          <Check aria-hidden size="1.2em" />
          En stock
        </Flex>
      ) : (
        <chakra.span
          px="3"
          py="1.5"
          rounded="full"
          bg="bg.inverted"
          color="fg.inverted"
          fontWeight="semibold"
          fontSize="sm"
        >
          Rupture de stock
        </chakra.span>
      )}
    </Flex>
  )
}
