import { Box } from '@chakra-ui/react/box'
import { Container } from '@chakra-ui/react/container'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { addressId } from '../../../../api/src/platform/word-address.rules.ts'
import { paths } from '../../app/paths.ts'
import { useIsSignedIn, useViewer } from '../../features/accounts/use-viewer.ts'
import { type AddToCart, AddToCartForm, InCartNote, useAddToCart } from '../../features/cart/add-to-cart.tsx'
import { CompareToggle } from '../../features/catalogue/compare/compare-toggle.tsx'
import { FavouriteButton } from '../../features/catalogue/favourites/favourite-button.tsx'
import { DeliveryNotes } from '../../features/catalogue/product/delivery-notes.tsx'
import { EcoScorePanel } from '../../features/catalogue/product/eco-score-panel.tsx'
import { DrawingNotes, PassportSection } from '../../features/catalogue/product/passport-section.tsx'
import { ProductBreadcrumb } from '../../features/catalogue/product/product-breadcrumb.tsx'
import { ProductBuyBox } from '../../features/catalogue/product/product-buy-box.tsx'
import { ProductGallery } from '../../features/catalogue/product/product-gallery.tsx'
import { ProductHead } from '../../features/catalogue/product/product-head.tsx'
import { ProductPageSkeleton } from '../../features/catalogue/product/product-page-skeleton.tsx'
import { WhyChooseSections } from '../../features/catalogue/product/why-choose-sections.tsx'
import { HouseholdButton } from '../../features/household/household-button.tsx'
import { NothingPaidNote } from '../../features/settings/opening-note.tsx'
import { useSettings } from '../../features/settings/use-settings.ts'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import { hasErrorCode } from '../../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import type { FragmentType } from '../../graphql/generated/fragment-masking.ts'
import {
  type AddToCart_ProductFragmentDoc,
  type ProductBuyBox_ProductFragmentDoc,
  type ProductGallery_ProductFragmentDoc,
  ProductPageDocument,
  type ProductPageQuery,
} from '../../graphql/generated/graphql.ts'
import { useWasMissing } from '../../lib/first-page.ts'
import { useIsOnScreen } from '../../lib/use-is-on-screen.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NotFound } from '../../ui/feedback/not-found.tsx'
import { BelowFold } from '../../ui/layout/below-fold.tsx'
import { RelatedProducts } from './related-products.tsx'
import { Restock } from './restock.tsx'

// Never in the HTML: it comes once the form has scrolled away.
const AddToCartBar = lazy(async () => ({
  default: (await import('../../features/cart/add-to-cart-bar.tsx')).AddToCartBar,
}))

const ShopContact = lazy(async () => ({
  default: (await import('../../features/settings/shop-contact.tsx')).ShopContact,
}))

// For administrators alone, and so never in the HTML.
const HiddenNote = lazy(async () => ({
  default: (await import('../../features/catalogue/product/hidden-note.tsx')).HiddenNote,
}))

const ChallengeScore = lazy(async () => ({
  default: (await import('../../features/engagement/challenge-score.tsx')).ChallengeScore,
}))

/** One product: images, eco-score, reasons, price and the way to the cart (specification, section 2). */
export function ProductPage() {
  const id = addressId(useParams().id ?? '')
  const { data, error, retry } = useFreshQuery(ProductPageDocument, {
    maxAgeMs: freshFor.products,
    variables: { id: id ?? '' },
    skip: id === null,
  })
  const wasMissing = useWasMissing()
  const isUnknown = id === null || wasMissing || hasErrorCode(error, 'BAD_USER_INPUT', 'NOT_FOUND')
  const content = () => {
    if (data?.product) return <ProductDetail key={data.product.id} product={data.product} />
    if (data?.product === null || isUnknown)
      return (
        <NotFound
          title="Produit non trouvé"
          lead="Il a peut-être quitté notre catalogue, ou son adresse comporte une erreur."
          link={{ to: paths.products(), label: 'Voir tous nos produits' }}
        />
      )
    if (error) return <ErrorState onRetry={retry} />
    return <ProductPageSkeleton />
  }
  return (
    <Container pt={{ base: '0', lg: '8' }} pb={{ base: '8', lg: '16' }}>
      {content()}
    </Container>
  )
}

type Product = NonNullable<ProductPageQuery['product']>

interface ProductDetailProps {
  product: Product
  /** In a preview: in the place of whatever is done with the product. Nothing is told or remembered of it. */
  standIn?: ReactNode
}

/** The page of a product that exists. One that is out of stock leads on to others at once. */
export function ProductDetail({ product, standIn }: ProductDetailProps) {
  const [quantity, setQuantity] = useState(1)
  const cart = useAddToCart(useIsSignedIn())
  const { viewer } = useViewer()
  const form = useRef<HTMLDivElement>(null)
  const isFormOnScreen = useIsOnScreen(form)
  const neighbours = product.category && (
    <BelowFold height="56rem">
      <RelatedProducts product={product} category={product.category} />
    </BelowFold>
  )
  useEffect(() => {
    if (standIn) return
    // Without the code of it, nothing is missing here.
    import('../../lib/session/recent-items.ts').then(
      ({ rememberRecent }) => rememberRecent('recentProducts', product.id),
      () => undefined,
    )
  }, [product.id, standIn])
  return (
    <Stack gap={{ base: '10', md: '16' }}>
      {!standIn && <ProductHead product={product} />}
      <Stack gap={{ base: '0', lg: '4' }}>
        {!product.visible && !standIn && (
          <Suspense>
            <HiddenNote productId={product.id} />
          </Suspense>
        )}
        <ProductBreadcrumb name={product.name} category={product.category} />
        <ProductSheet
          product={product}
          quantity={quantity}
          onQuantity={setQuantity}
          cart={cart}
          form={form}
          standIn={standIn}
          drawingNotes={<DrawingNotes product={product} />}
        />
      </Stack>
      {!product.inStock && neighbours}
      <BelowFold height="60rem">
        <WhyChooseSections product={product} />
      </BelowFold>
      <BelowFold height="60rem">
        <EcoScorePanel
          product={product}
          challenge={
            !standIn && (
              <ChallengeScore productId={product.id} writer={viewer} hasTotal={showsTotal(product)} />
            )
          }
          isPreview={Boolean(standIn)}
        />
      </BelowFold>
      <PassportSection product={product} />
      {product.inStock && neighbours}
      {product.inStock && !isFormOnScreen && !standIn && (
        <Suspense>
          <AddToCartBar product={product} quantity={quantity} cart={cart} />
        </Suspense>
      )}
    </Stack>
  )
}

/** Of the page, what the sheet shows: a draft is asked for no more than this. */
type SheetProduct = Pick<
  Product,
  'id' | 'name' | 'inStock' | 'imageUrl' | 'comparableType' | 'restockDelay'
> &
  FragmentType<typeof ProductGallery_ProductFragmentDoc> &
  FragmentType<typeof ProductBuyBox_ProductFragmentDoc> &
  FragmentType<typeof AddToCart_ProductFragmentDoc>

interface ProductSheetProps extends Pick<ProductDetailProps, 'standIn'> {
  product: SheetProduct
  quantity: number
  onQuantity: (quantity: number) => void
  cart: AddToCart
  /** The form, where somebody wants to know whether it is on screen. */
  form?: RefObject<HTMLDivElement | null>
  drawingNotes?: ReactNode
}

/** What decides a purchase: pictures, facts and the way to the cart. The administration shows its drafts by it. */
export function ProductSheet(props: ProductSheetProps) {
  const { product, quantity, onQuantity, cart, form, standIn, drawingNotes } = props
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
              <Restock productId={product.id} returnTo={paths.product(product.id, product.name)} />
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
