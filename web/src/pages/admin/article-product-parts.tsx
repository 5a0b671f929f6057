import { Box } from '@chakra-ui/react/box'
import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import type { ProductPicker } from '../../features/content/admin/content-field.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { PickedProductsDocument } from '../../graphql/generated/admin/graphql.ts'
import { ShelfDocument } from '../../graphql/generated/graphql.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { ImageThumb } from '../../ui/admin/image/image-thumb.tsx'
import { Price } from '../../ui/display/price.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { dialogRecipe } from '../../ui/layout/overlay-recipes.ts'
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
    <Dialog.Root
      recipe={dialogRecipe}
      size="sm"
      placement="center"
      scrollBehavior="inside"
      open
      restoreFocus={false}
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content>
            <Dialog.Header pb="3">
              <Dialog.Title>Montrer un produit</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <SearchField label="Rechercher un produit" value={search} onChange={setSearch} />
              <Box aria-live="polite" mt="3" opacity={isStale ? 0.6 : 1}>
                {data && products.length === 0 && <Text color="fg.muted">Aucun produit trouvé.</Text>}
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
              </Box>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
