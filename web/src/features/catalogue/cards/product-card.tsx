import { useApolloClient } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { type ReactNode, useCallback, useRef } from 'react'
import { Link } from 'react-router-dom'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paybackText } from '../../../../../api/src/features/catalogue/savings/payback.rules.ts'
import { paths } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  type EcoBand,
  type ProductCard_ProductFragment,
  ProductCard_ProductFragmentDoc,
  ProductPageDocument,
} from '../../../graphql/generated/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { useOwnFigure } from '../../../lib/household/own-figures.ts'
import { savedWords } from '../../../lib/household/saved-words.ts'
import { FormerPrice } from '../../../ui/display/former-price.tsx'
import { formatEuros, formatPrice } from '../../../ui/display/price.tsx'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { ecoBandLabel } from '../../../ui/eco/eco-bands.ts'
import { RingLeaves, ringViewBox } from '../../../ui/eco/leaf-ring.tsx'
import { CompareToggle } from '../compare/compare-toggle.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { ProductBadge } from './product-badge.tsx'

/** What a card can be added to the cart by: a button, from the page. */
export type QuickAdd = (product: { id: string; name: string }) => ReactNode

interface ProductCardProps {
  product: FragmentType<typeof ProductCard_ProductFragmentDoc>
  /** True for the cards above the fold: their image is fetched first. */
  priority?: boolean
  headingLevel?: 'h2' | 'h3'
  /** The page says it already: the card need not. */
  isCategoryKnown?: boolean
  /** In how many months it has paid for itself, where that is what is looked for. */
  showsPayback?: boolean
  /** The button that adds one to the cart; what is sold out has in its place the way to hear of its return. */
  quickAdd?: QuickAdd
  /** Loads the code of the product page ahead, e.g. `() => import('./product-page.tsx')`. */
  preloadPage?: () => Promise<unknown>
}

/** On a desk a little more than it is: of the image as wide as that, edges and lettering would be soft. */
const cardSizes = '(min-width: 64rem) 21rem, (min-width: 40rem) 45vw, 50vw'

/**
 * A product in a list. Its link covers the card. Plain elements under rules that stand once in the theme: a list shows
 * two dozen of them (app/theme/product-card.css).
 */
export function ProductCard({
  product,
  priority,
  headingLevel: Name = 'h3',
  isCategoryKnown = false,
  showsPayback = false,
  preloadPage,
  quickAdd,
}: ProductCardProps) {
  const card = readFragment(ProductCard_ProductFragmentDoc, product)
  const prefetch = usePrefetchProduct(card.id, preloadPage)
  return (
    <article
      className={card.inStock ? 'product-card' : 'product-card is-out'}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <div className="picture">
        <ProductImage src={card.imageUrl} alt={card.name} priority={priority} sizes={cardSizes} />
        {!card.inStock && <ProductBadge product={card} />}
      </div>
      <div className="body">
        {card.category && !isCategoryKnown && <p className="category">{card.category.name}</p>}
        <Name className="name">
          <Link to={paths.product(card.id, card.name)}>
            {card.name}
            <span className="cover" aria-hidden />
          </Link>
        </Name>
        <div className="figures">
          <span className="price">
            {formatPrice(card.price)}
            <small className="unit-price">{card.unitPriceText}</small>
          </span>
          {showsTotal(card) && <SmallScore score={card.ecoScore} band={card.ecoBand} />}
          <FormerPrice price={card.formerPrice} />
          {card.officialCostText && <span className="official-cost">{card.officialCostText}</span>}
        </div>
        {card.savingsPerYear && <Savings product={card} showsPayback={showsPayback} />}
        {/* A picture under words would show less. */}
        {card.inStock && <ProductBadge product={card} />}
        <div className="actions">
          <FavouriteButton id={card.id} name={card.name} />
          <CompareToggle product={card} />
          {quickAdd && (card.inStock ? quickAdd(card) : <RestockLink id={card.id} name={card.name} />)}
        </div>
      </div>
    </article>
  )
}

const bell = 'M18 9a6 6 0 0 0-12 0c0 6-2 7-2 7h16s-2-1-2-7M10 20a2 2 0 0 0 4 0'

/** Of what is sold out: the way to its page, where one asks to be told when it is back. */
function RestockLink({ id, name }: { id: string; name: string }) {
  return (
    <Link
      className="quick-add"
      to={paths.product(id, name)}
      aria-label={`Me prévenir du retour\u00a0: ${name}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={bell} />
      </svg>
      <span>Me prévenir</span>
    </Link>
  )
}

/** What it saves a year, in the visitor's own household if they told of one; quiet where that takes a habit, and never without it. */
function Savings({ product, showsPayback }: { product: ProductCard_ProductFragment; showsPayback: boolean }) {
  const own = useOwnFigure(product.id)
  const { words, isOfHabit } = savedWords(product.savingsComparison, own !== undefined)
  const months = showsPayback && (own ?? product).paybackMonths
  return (
    <p className={isOfHabit ? 'savings is-if' : 'savings'}>
      {formatEuros(own?.euros ?? product.savingsPerYear ?? '')}/an {words}
      {months && `, remboursé en ${paybackText(months)}`}
    </p>
  )
}

/** The eco-score beside a price: the ring with the mark, its band in a word below. */
function SmallScore({ score, band }: { score: string; band: EcoBand }) {
  return (
    <span
      className={`score eco-${band}`}
      role="img"
      aria-label={`Éco-score : ${formatScore(score)} sur 10, ${ecoBandLabel[band]}`}
    >
      <svg viewBox={ringViewBox} aria-hidden>
        <RingLeaves score={Number(score)} />
      </svg>
      <span>
        {formatScore(score)}
        <small>/10</small>
      </span>
      <span className="band">{ecoBandLabel[band]}</span>
    </span>
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
    const ignore = () => {}
    client.query({ query: ProductPageDocument, variables: { id } }).catch(ignore)
    preloadPage?.().catch(ignore)
  }, [client, id, preloadPage])
}

/** The place of a product card while it loads, line for line the same height. */
export function ProductCardSkeleton() {
  return (
    <div className="product-card" aria-hidden>
      <Skeleton aspectRatio={4 / 3} rounded="none" />
      <div className="body">
        <Skeleton height="4" width="40%" />
        <div className="name">
          <Skeleton height="5" />
        </div>
        <Skeleton height="10" />
        <div className="actions" />
      </div>
    </div>
  )
}
