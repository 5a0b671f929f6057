import { Box } from '@chakra-ui/react/box'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import { paths } from '../../app/paths.ts'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { type AddToCart, AddToCartForm, InCartNote } from '../../features/cart/add-to-cart.tsx'
import { CompareToggle } from '../../features/catalogue/compare/compare-toggle.tsx'
import { FavouriteButton } from '../../features/catalogue/favourites/favourite-button.tsx'
import { DeliveryNotes } from '../../features/catalogue/product/delivery-notes.tsx'
import { ProductBuyBox } from '../../features/catalogue/product/product-buy-box.tsx'
import { ProductGallery } from '../../features/catalogue/product/product-gallery.tsx'
import { HouseholdButton } from '../../features/household/household-button.tsx'
import { NothingPaidNote } from '../../features/settings/opening-note.tsx'
import { useSettings } from '../../features/settings/use-settings.ts'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import type {
  AddToCart_ProductFragmentDoc,
  ProductBuyBox_ProductFragmentDoc,
  ProductGallery_ProductFragmentDoc,
  ProductPageQuery,
} from '../../graphql/generated/graphql.ts'
import { Restock } from './restock.tsx'

const ShopContact = lazy(async () => ({
  default: (await import('../../features/settings/shop-contact.tsx')).ShopContact,
}))

/** Of the page, what the sheet shows: a draft is asked for no more than this. */
type SheetProduct = Pick<
  NonNullable<ProductPageQuery['product']>,
  'id' | 'name' | 'inStock' | 'imageUrl' | 'comparableType' | 'restockDelay'
> &
  FragmentType<typeof ProductGallery_ProductFragmentDoc> &
  FragmentType<typeof ProductBuyBox_ProductFragmentDoc> &
  FragmentType<typeof AddToCart_ProductFragmentDoc>

interface ProductSheetProps {
  product: SheetProduct
  quantity: number
  onQuantity: (quantity: number) => void
  cart: AddToCart
  /** The form, where somebody wants to know whether it is on screen. */
  form?: RefObject<HTMLDivElement | null>
  /** In a preview: in the place of whatever is done with the product. */
  standIn?: ReactNode
  drawingNotes?: ReactNode
  /** Beside the way to hear of its return, where it is out of stock. */
  meanwhile?: ReactNode
}

/** What decides a purchase: pictures, facts and the way to the cart. The administration shows its drafts by it. */
export function ProductSheet(props: ProductSheetProps) {
  const { product, quantity, onQuantity, cart, form, standIn, drawingNotes, meanwhile } = props
  const { texts, isLoading } = useSettings()
  const { viewer } = useViewer()
  const { salesOpen } = useShopFrame()
  return (
    <SimpleGrid
      className="product-sheet"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      gap={{ base: '3', lg: '12' }}
      alignItems="start"
    >
      <Box position={{ lg: 'sticky' }} top="28" minW="0">
        <ProductGallery product={product} drawingNotes={drawingNotes} />
      </Box>
      <ProductBuyBox
        product={product}
        salesOpen={salesOpen}
        adapt={<HouseholdButton productId={product.id} />}
        deliveryNotes={
          <DeliveryNotes
            isLoading={isLoading}
            stock={product}
            isBeforeOpening={salesOpen === false}
            delivery={texts.delivery_info}
            returns={texts.return_policy}
            packaging={texts.packaging_info}
            contact={
              !standIn && (
                <Suspense>
                  <ShopContact />
                </Suspense>
              )
            }
          />
        }
      >
        <Stack ref={form} gap="2">
          {standIn ??
            (product.inStock ? (
              <AddToCartForm
                product={product}
                quantity={quantity}
                onQuantityChange={onQuantity}
                cart={cart}
              />
            ) : (
              <>
                <Restock productId={product.id} returnTo={paths.product(product.id, product.name)} />
                {meanwhile}
              </>
            ))}
          {!standIn && <InCartNote productId={product.id} isSignedIn={viewer !== null} />}
          <NothingPaidNote />
        </Stack>
        {!standIn && (
          <div className="product-actions">
            <FavouriteButton id={product.id} name={product.name} />
            <CompareToggle product={product} />
          </div>
        )}
      </ProductBuyBox>
    </SimpleGrid>
  )
}
