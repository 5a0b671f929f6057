import type { ComponentProps } from 'react'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { ProductGrid } from './product-grid.tsx'

type Card = ComponentProps<typeof ProductCard>

interface ProductResultsProps {
  /** Absent until the first answer: skeletons then. */
  items: (Card['product'] & { id: string })[] | undefined
  isStale: boolean
  preloadPage: Card['preloadPage']
}

/** Cards above the fold on a large screen. */
const priorityCount = 3
const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** The cards found, or the place they will take. */
export function ProductResults({ items, isStale, preloadPage }: ProductResultsProps) {
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
  return (
    <ProductGrid label="Produits" isStale={isStale}>
      {items.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < priorityCount} preloadPage={preloadPage} />
        </li>
      ))}
    </ProductGrid>
  )
}
