import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { shippingRules } from '../../../../../api/src/features/cart/shipping.rules.ts'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductBuyBox_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { FormerPrice } from '../../../ui/display/former-price.tsx'
import { formatEuros, Price } from '../../../ui/display/price.tsx'
import { EcoScoreDial } from '../../../ui/eco/eco-score-dial.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { ProductBadge } from '../cards/product-badge.tsx'
import { ProductFigures } from './product-figures.tsx'

/** Where the page says how the score comes about. */
export const scorePlace = 'eco-score'

/** What is read next is there, for the keyboard and for screen readers too. */
const goToScore = () => document.getElementById(scorePlace)?.focus()

interface ProductBuyBoxProps {
  product: FragmentType<typeof ProductBuyBox_ProductFragmentDoc>
  /** Whether anything can be bought yet; undefined while that is not known. */
  salesOpen: boolean | undefined
  /** Quantity and button, from the cart. */
  children: ReactNode
  deliveryNotes: ReactNode
  /** The way to figures of one's own household. */
  adapt: ReactNode
}

/** All that decides a purchase: name, eco-score, price, stock, button, delivery. */
export function ProductBuyBox({ product, salesOpen, children, deliveryNotes, adapt }: ProductBuyBoxProps) {
  const box = readFragment(ProductBuyBox_ProductFragmentDoc, product)
  return (
    <Stack gap={{ base: '2', md: '5' }}>
      <ProductBadge product={{ ...box, inStock: true }} />
      <Heading as="h1" textStyle="display.md">
        {box.name}
      </Heading>
      <Flex columnGap="2" rowGap="1" wrap="wrap" align="center" justify="space-between">
        <PriceBlock
          price={box.price}
          unitPrice={box.unitPriceText}
          inStock={box.inStock}
          salesOpen={salesOpen}
        >
          {box.inStock && <Delivery price={box.price} />}
        </PriceBlock>
        {(showsTotal(box) || box.officialCostText) && (
          <Link to={`#${scorePlace}`} className="score-link" onClick={goToScore}>
            {box.officialCostText ?? <EcoScoreDial score={box.ecoScore} band={box.ecoBand} size="sm" />}
          </Link>
        )}
        <FormerPrice price={box.formerPrice} />
      </Flex>
      <ProductFigures product={box} adapt={adapt} />
      <Panel as={Stack} className="buy-panel" gap="4" p={{ base: '3', md: '5' }}>
        {children}
      </Panel>
      {box.description && <Description text={box.description} />}
      {deliveryNotes}
    </Stack>
  )
}

const { cost, freeFrom } = shippingRules

/** What the delivery of one costs, by what the cart reckons with. From which sum on it is free a phone has no room to show: it is read out. */
function Delivery({ price }: { price: string }) {
  if (Number(price) >= Number(freeFrom)) return <p className="delivery-line">Livraison offerte</p>
  return (
    <p className="delivery-line">
      {`Livraison ${formatEuros(cost)}`}
      <span className="more">{`, offerte dès ${formatEuros(freeFrom)}`}</span>
    </p>
  )
}

/** About what four lines of a phone hold, in characters. */
const fourLines = 170

/**
 * The text of the product; on a phone its first four lines, and the rest on a press, which needs no script. Its look:
 * app/theme/product-card.css.
 */
function Description({ text }: { text: string }) {
  const isLong = text.length > fourLines
  return (
    <div className="description">
      <p>{text}</p>
      {isLong && (
        <details>
          <summary>Lire la suite</summary>
        </details>
      )}
    </div>
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
  unitPrice: string | null | undefined
  inStock: boolean
  salesOpen: boolean | undefined
  /** What delivery costs. */
  children: ReactNode
}

/** The price, and whether it can be had: nothing is sold before the sales open; « /produit/{id}#prix » leads here. */
function PriceBlock({ price, unitPrice, inStock, salesOpen, children }: PriceBlockProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAnchor('prix', ref)
  return (
    <Flex
      ref={ref}
      id="prix"
      // The score stands beside it on a narrow phone as well.
      flex="1 1 9rem"
      minW="0"
      wrap="wrap"
      columnGap={{ base: '3', md: '4' }}
      align="center"
    >
      <Price
        amount={price}
        fontSize={{ base: '2xl', md: '3xl' }}
        lineHeight="shorter"
        fontWeight="semibold"
        fontFamily="heading"
      />
      <small className="unit-price">{unitPrice}</small>
      {/* On a phone in a row of its own, whatever the price: the pages are alike. */}
      <Flex flexBasis={{ base: '100%', md: 'auto' }} wrap="wrap" columnGap="2" align="baseline">
        {inStock && salesOpen && (
          <Flex as="span" gap="2" align="center" color="accent.fg" fontWeight="semibold">
            <Check aria-hidden size="1.2em" />
            En stock
          </Flex>
        )}
        {(!inStock || salesOpen === false) && (
          <chakra.span
            color={inStock ? 'accent.fg' : 'danger.fg'}
            fontWeight="semibold"
            fontSize={{ base: 'sm', md: 'md' }}
          >
            {inStock ? 'Bientôt en vente' : 'Rupture de stock'}
          </chakra.span>
        )}
        {children}
      </Flex>
    </Flex>
  )
}
