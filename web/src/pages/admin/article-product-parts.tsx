import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { ProductPicker } from '../../features/content/admin/content-field.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { PickedProductsDocument } from '../../graphql/generated/admin/graphql.ts'
import { ShelfDocument } from '../../graphql/generated/graphql.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { ImageThumb } from '../../ui/admin/image/image-thumb.tsx'
import { PickerDialog } from '../../ui/admin/picker-dialog.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ArticleProducts } from '../articles/article-products.tsx'

/** Products of an article that is being typed, as its page will show them. */
export function PreviewedProducts({ ids }: { ids: string[] }) {
  const { data, error } = useFreshQuery(ShelfDocument, {
    maxAgeMs: freshFor.products,
    variables: { filter: { ids: [...new Set(ids)] }, limit: 20 },
  })
  if (!data && !error) return null
  return <ArticleProducts ids={ids} products={data?.products.items ?? []} hasHints={data !== undefined} />
}

/** Finds a product by its words, the newest first without any. */
export const ArticleProductPicker: ProductPicker = ({ onPick, onClose }) => {
  const [search, setSearch] = useState('')
  const { data, isStale } = useAdminQuery(PickedProductsDocument, {
    maxAgeMs: freshFor.products,
    variables: { search },
  })
  const products = data?.products.items ?? []
  return (
    <PickerDialog
      title="Montrer un produit"
      searchLabel="Rechercher un produit"
      search={search}
      onSearch={setSearch}
      isStale={isStale}
      nothing={data && products.length === 0 && 'Aucun produit trouvé.'}
      size="sm"
      restoreFocus={false}
      onClose={onClose}
    >
      <chakra.ul listStyleType="none" aria-label="Produits">
        {products.map(({ id, name, price, imageUrl }) => (
          <li key={id}>
            <chakra.button
              type="button"
              display="flex"
              alignItems="center"
              gap="3"
              w="full"
              minH="16"
              px="2"
              rounded="md"
              textAlign="start"
              cursor="pointer"
              _hover={{ bg: 'bg.subtle' }}
              onClick={() => onPick(id)}
            >
              <ImageThumb src={imageUrl} alt="" />
              <chakra.span flex="1" fontWeight="medium">
                {name}
              </chakra.span>
              <Price amount={price} />
            </chakra.button>
          </li>
        ))}
      </chakra.ul>
    </PickerDialog>
  )
}
