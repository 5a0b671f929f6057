import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { AdminProductCard } from '../../features/catalogue/admin/admin-product-card.tsx'
import { ProductPhoneRow } from '../../features/catalogue/admin/phone/product-phone-row.tsx'
import { ProductCardSkeleton } from '../../features/catalogue/cards/product-card.tsx'
import type { AdminProductsQuery } from '../../graphql/generated/admin/graphql.ts'
import type { Selection } from '../../lib/list/use-selection.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'

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

/** The products of one page: cards, on a phone rows. */
export function AdminProductGrid(props: AdminProductGridProps) {
  const { products, isStale, hrefTo, selection, onDelete, onDuplicate } = props
  const isPhone = useIsPhone()
  if (isPhone)
    return (
      <chakra.ul
        listStyleType="none"
        aria-label="Produits"
        aria-busy={isStale}
        opacity={products && isStale ? 0.5 : 1}
      >
        {!products && <RowSkeletons />}
        {products?.map((product) => (
          <li key={product.id}>
            <ProductPhoneRow
              product={product}
              editHref={hrefTo(product.id)}
              isSelected={selection.has(product.id)}
              onSelect={(isSelected) => selection.toggle(product.id, isSelected)}
            />
          </li>
        ))}
      </chakra.ul>
    )
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
