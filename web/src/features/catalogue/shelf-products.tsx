import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ProductShelf_ProductsFragmentDoc } from '../../graphql/generated/graphql.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductCardSkeleton } from './product-card-skeleton.tsx'
import { ShelfGrid } from './shelf-grid.tsx'

/** The products of a shelf, on their way, there, or not to be had. */
export type ShelfProductsProps = {
  products: FragmentType<typeof ProductShelf_ProductsFragmentDoc> | null | undefined
  failed: boolean
  onRetry: () => void
  preloadPage?: () => Promise<unknown>
}

/** How many products a shelf holds (spec §9). */
const places = ['a', 'b', 'c', 'd']

/** Four cards; four empty places while they load; words when they cannot. */
export function ShelfProducts({ products, failed, onRetry, preloadPage }: ShelfProductsProps) {
  const items = readFragment(ProductShelf_ProductsFragmentDoc, products)?.items
  if (!items && failed) return <ErrorState onRetry={onRetry} />
  if (items?.length === 0) return <EmptyState title="Rien dans ce rayon pour le moment" />
  return (
    <ShelfGrid aria-busy={!items}>
      {items
        ? items.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} preloadPage={preloadPage} />
            </li>
          ))
        : places.map((place) => (
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ShelfGrid>
  )
}
