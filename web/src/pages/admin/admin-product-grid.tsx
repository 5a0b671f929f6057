import { Grid } from '@chakra-ui/react/grid'
import { AdminProductCard } from '../../features/catalogue/admin/admin-product-card.tsx'
import { ProductCardSkeleton } from '../../features/catalogue/cards/product-card.tsx'
import type { AdminProductsQuery } from '../../graphql/generated/admin/graphql.ts'
import type { Selection } from '../../lib/list/use-selection.ts'

interface AdminProductGridProps {
  /** Absent while they load for the first time. */
  products: AdminProductsQuery['products']['items'] | undefined
  /** True while newer results are on their way. */
  isStale: boolean
  /** The address that opens the form of a product. */
  hrefTo: (id: string) => string
  selection: Selection
  onDelete: (product: { id: string; name: string }) => void
  onDuplicate: (id: string) => void
}

/** The products of one page. */
export function AdminProductGrid(props: AdminProductGridProps) {
  const { products, isStale, hrefTo, selection, onDelete, onDuplicate } = props
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
                editHref={hrefTo(product.id)}
                isSelected={selection.has(product.id)}
                onSelect={(isSelected) => selection.toggle(product.id, isSelected)}
                onDelete={onDelete}
                onDuplicate={onDuplicate}
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
