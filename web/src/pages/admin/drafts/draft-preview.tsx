import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ecoBandOf } from '../../../../../api/src/features/catalogue/listing/bands.rules.ts'
import { AddToCartForm, useAddToCart } from '../../../features/cart/add-to-cart.tsx'
import { type NamedCategory, readRow } from '../../../features/catalogue/admin/drafts/draft-sheet.ts'
import type { DraftRow } from '../../../features/catalogue/admin/drafts/use-draft-sheet.ts'
import { ProductCard } from '../../../features/catalogue/cards/product-card.tsx'
import { DeliveryNotes } from '../../../features/catalogue/product/delivery-notes.tsx'
import { ProductBuyBox } from '../../../features/catalogue/product/product-buy-box.tsx'
import { ProductGallery } from '../../../features/catalogue/product/product-gallery.tsx'
import { WhyChooseSections } from '../../../features/catalogue/product/why-choose-sections.tsx'
import { NothingPaidNote } from '../../../features/settings/opening-note.tsx'
import { useSettings } from '../../../features/settings/use-settings.ts'
import { useShopFrame } from '../../../features/settings/use-shop-frame.ts'
import type { DraftsQuery } from '../../../graphql/generated/admin/graphql.ts'

interface DraftPreviewProps {
  draft: DraftsQuery['products']['items'][number]
  cells: DraftRow['cells']
  categories: readonly NamedCategory[]
}

/** A draft as the shop will show it, card and page, with what is typed now. Made of the shop's own parts; nothing in it is pressed. */
export function DraftPreview({ draft, cells, categories }: DraftPreviewProps) {
  const { texts, isLoading } = useSettings()
  const { salesOpen } = useShopFrame()
  const cart = useAddToCart(async () => false)
  const { categoryId, ...facts } = readRow(cells, categories, false).facts
  const ecoScore = facts.ecoScore ?? '0.0'
  const category = categories.find(({ id }) => id === categoryId) ?? null
  const product = {
    price: '0.00',
    ...draft,
    ...facts,
    name: facts.name ?? 'Sans nom',
    inStock: facts.inStock ?? true,
    ecoScore,
    ecoBand: ecoBandOf(ecoScore),
    category: category && { ...category, slug: '' },
  }
  return (
    <Stack gap="5">
      <Heading as="h3" textStyle="md">
        Dans les listes
      </Heading>
      <chakra.div inert maxW="18rem">
        <ProductCard product={product} />
      </chakra.div>
      <Heading as="h3" textStyle="md">
        La page du produit
      </Heading>
      <chakra.div inert bg="bg.canvas" p="4" rounded="lg">
        <Stack gap="4">
          {category && (
            <Text textStyle="sm" color="fg.muted">{`Accueil › Nos produits › ${category.name}`}</Text>
          )}
          <ProductGallery product={product} />
          <ProductBuyBox
            product={product}
            salesOpen={salesOpen}
            adapt={null}
            deliveryNotes={
              <DeliveryNotes
                isLoading={isLoading}
                isBeforeOpening={salesOpen === false}
                delivery={texts.delivery_info}
                returns={texts.return_policy}
                packaging={texts.packaging_info}
              />
            }
          >
            <AddToCartForm product={product} quantity={1} onQuantityChange={() => undefined} cart={cart} />
            <NothingPaidNote />
          </ProductBuyBox>
          <WhyChooseSections product={product} />
        </Stack>
      </chakra.div>
    </Stack>
  )
}
