import { Grid } from '@chakra-ui/react/grid'
import { AdminProductCard } from '../../features/catalogue/admin/admin-product-card.tsx'
import { ProductCardSkeleton } from '../../features/catalogue/product-card-skeleton.tsx'
import type { AdminProductsQuery } from '../../graphql/generated/graphql.ts'
import type { ListUrl } from '../../lib/use-list-url.ts'
import type { Selection } from '../../lib/use-selection.ts'

interface AdminProductGridProps {
  /** Absent while they load for the first time. */
  products: AdminProductsQuery['products']['items'] | undefined
  /** True while newer results are on their way. */
  isStale: boolean
  hrefWith: ListUrl['hrefWith']
  selection: Selection
  onDelete: (product: { id: string; name: string }) => void
}

/** The products of one page. */
export function AdminProductGrid({
  products,
  isStale,
  hrefWith,
  selection,
  onDelete,
}: AdminProductGridProps) {
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-label="Produits"
      aria-busy={isStale}
      opacity={products && isStale ? 0.5 : 1}
      templateColumns="repeat(auto-fill, minmax(min(100%, {sizes.2xs}), 1fr))"
      gap="4"
    >
      {products
        ? products.map((product) => (
            <li key={product.id}>
              <AdminProductCard
                product={product}
                editHref={hrefWith({ fiche: product.id })}
                isSelected={selection.has(product.id)}
                onSelect={(isSelected) => selection.toggle(product.id, isSelected)}
                onDelete={onDelete}
              />
            </li>
          ))
        : Array.from({ length: 8 }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
            <li key={place}>
              <ProductCardSkeleton />
            </li>
          ))}
    </Grid>
  )
}
