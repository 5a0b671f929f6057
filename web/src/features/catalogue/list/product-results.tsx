import type { ComponentProps, ReactNode } from 'react'
import { BelowFold } from '../../../ui/layout/below-fold.tsx'
import { ProductCard, ProductCardSkeleton } from '../cards/product-card.tsx'

interface ProductResultsProps extends Pick<Card, 'isCategoryKnown' | 'quickAdd' | 'preloadPage'> {
  /** Absent until the first answer: skeletons then. */
  items: (Card['product'] & { id: string; inStock: boolean })[] | undefined
  isStale: boolean
  /** Whether words are searched: then the best match comes first, in stock or not. */
  isSearched: boolean
  /** Place of the first that has the searched words in its texts alone; absent where all are named so. */
  mentionsFrom?: number | null
}

/**
 * The cards found, or the place they will take. What only mentions the searched words stands apart, and without words
 * what is sold out.
 */
export function ProductResults({ items, isStale, isSearched, mentionsFrom, ...card }: ProductResultsProps) {
  if (!items) {
    return (
      <ProductGrid label="Produits en cours de chargement" isStale>
        {skeletons.map((index) => (
          <li key={index}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    )
  }
  const places = items.map((product, index) => (
    <ResultPlace key={product.id} isOnFirstScreen={index < firstScreenCount}>
      <ProductCard product={product} priority={index < priorityCount} {...card} />
    </ResultPlace>
  ))
  const soldOutFrom = isSearched ? places.length : items.findLastIndex(({ inStock }) => inStock) + 1
  const named = mentionsFrom ?? soldOutFrom
  const others = isSearched
    ? named > 0
      ? 'Autres fiches qui en parlent'
      : 'Aucun produit de ce nom\u00a0: ces fiches en parlent'
    : 'En rupture pour l’instant'
  return (
    <>
      {named > 0 && (
        <ProductGrid label="Produits" isStale={isStale}>
          {places.slice(0, named)}
        </ProductGrid>
      )}
      {named < places.length && (
        <>
          <h2 className="mentions">{others}</h2>
          <ProductGrid label={others} isStale={isStale}>
            {places.slice(named)}
          </ProductGrid>
        </>
      )}
    </>
  )
}

/** One place of the grid. */
function ResultPlace({ isOnFirstScreen, children }: { isOnFirstScreen: boolean; children: ReactNode }) {
  if (isOnFirstScreen) return <li>{children}</li>
  return (
    <BelowFold as="li" height={cardHeight} deskHeight={deskCardHeight}>
      {children}
    </BelowFold>
  )
}

interface ProductGridProps {
  /** List items. */
  children: ReactNode
  /** True while newer results are on their way: these stay readable, but dimmed. */
  isStale?: boolean
  label: string
}

/** Two columns on a phone, three beside the filters. */
function ProductGrid({ children, isStale = false, label }: ProductGridProps) {
  return (
    <ul className="product-grid" aria-label={label} aria-busy={isStale}>
      {children}
    </ul>
  )
}

type Card = ComponentProps<typeof ProductCard>

/** Cards whose image is fetched first. */
const priorityCount = 3

/** Cards that the first screen of a large window can show. */
const firstScreenCount = 6

/** Of most cards, measured: with less, what is not drawn yet would lie over the links to the other pages. */
const cardHeight = '23.5rem'
const deskCardHeight = '28rem'

const skeletons = Array.from({ length: 9 }, (_, index) => index)
