import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { addressId } from '../../../../api/src/platform/word-address.rules.ts'
import { paths } from '../../app/paths.ts'
import { useIsSignedIn, useViewer } from '../../features/accounts/use-viewer.ts'
import { useAddToCart } from '../../features/cart/add-to-cart.tsx'
import { EcoScorePanel, fetchScoreDetail } from '../../features/catalogue/product/eco-score-panel.tsx'
import { DrawingNotes, PassportSection } from '../../features/catalogue/product/passport-section.tsx'
import { ProductBreadcrumb } from '../../features/catalogue/product/product-breadcrumb.tsx'
import { ProductHead } from '../../features/catalogue/product/product-head.tsx'
import { ProductPageSkeleton } from '../../features/catalogue/product/product-page-skeleton.tsx'
import { WhyChooseSections } from '../../features/catalogue/product/why-choose-sections.tsx'
import { hasErrorCode } from '../../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ProductPageDocument, type ProductPageQuery } from '../../graphql/generated/graphql.ts'
import { useWasMissing } from '../../lib/first-page.ts'
import { useIsOnScreen } from '../../lib/use-is-on-screen.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NotFound } from '../../ui/feedback/not-found.tsx'
import { BelowFold } from '../../ui/layout/below-fold.tsx'
import { TextLink } from '../../ui/layout/links.tsx'
import { ProductSheet } from './product-sheet.tsx'
import { RelatedProducts } from './related-products.tsx'

// For the administration's drafts: asked for by its own name, it would be cut out of the shop's code of this page.
export { ProductSheet }

// Never in the HTML: it comes once the form has scrolled away.
const AddToCartBar = lazy(async () => ({
  default: (await import('../../features/cart/add-to-cart-bar.tsx')).AddToCartBar,
}))

// For administrators alone, and so never in the HTML.
const HiddenNote = lazy(async () => ({
  default: (await import('../../features/catalogue/product/hidden-note.tsx')).HiddenNote,
}))

const ChallengeScore = lazy(async () => ({
  default: (await import('../../features/engagement/challenge-score.tsx')).ChallengeScore,
}))

/** The page; how its score comes about is on its way. */
export function loadProductPage() {
  fetchScoreDetail()
  return { Component: ProductPage }
}

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
          lead="Il a peut-être quitté notre catalogue."
          link={{ to: paths.products(), label: 'Voir tous nos produits' }}
        />
      )
    if (error) return <ErrorState onRetry={retry} />
    return <ProductPageSkeleton />
  }
  return (
    <Container pt={{ base: '0', lg: '8' }} pb={{ base: '0', lg: '16' }}>
      {content()}
    </Container>
  )
}

type Product = NonNullable<ProductPageQuery['product']>

/** Where other products of its category stand. */
const neighboursPlace = 'voisins'

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
    <div id={neighboursPlace}>
      <BelowFold height="56rem">
        <RelatedProducts product={product} category={product.category} />
      </BelowFold>
    </div>
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
          meanwhile={
            neighbours && (
              <TextLink to={`#${neighboursPlace}`}>En attendant, voir ce qui s’en rapproche</TextLink>
            )
          }
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
