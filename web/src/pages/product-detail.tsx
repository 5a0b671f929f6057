import { Box } from '@chakra-ui/react/box'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { useRef, useState } from 'react'
import { useViewer } from '../features/accounts/use-viewer.ts'
import { AddToCartBar } from '../features/cart/add-to-cart-bar.tsx'
import { AddToCartForm } from '../features/cart/add-to-cart-form.tsx'
import { useAddToCart } from '../features/cart/use-add-to-cart.ts'
import { useIsOnScreen } from '../features/cart/use-is-on-screen.ts'
import { DeliveryNotes } from '../features/catalogue/delivery-notes.tsx'
import { EcoScorePanel } from '../features/catalogue/eco-score-panel.tsx'
import { ProductBreadcrumb } from '../features/catalogue/product-breadcrumb.tsx'
import { ProductBuyBox } from '../features/catalogue/product-buy-box.tsx'
import { ProductGallery } from '../features/catalogue/product-gallery.tsx'
import { WhyChooseSections } from '../features/catalogue/why-choose-sections.tsx'
import { useSettings } from '../features/settings/use-settings.ts'
import type { ProductPageQuery } from '../graphql/generated/graphql.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { RelatedProducts } from './related-products.tsx'

interface ProductDetailProps {
  product: NonNullable<ProductPageQuery['product']>
}

/** The page of a product that exists. */
export function ProductDetail({ product }: ProductDetailProps) {
  const [quantity, setQuantity] = useState(1)
  const { viewer } = useViewer()
  const { texts, isLoading } = useSettings()
  const cart = useAddToCart(viewer !== null)
  const form = useRef<HTMLDivElement>(null)
  const isFormOnScreen = useIsOnScreen(form)
  return (
    <Stack gap={{ base: '10', md: '16' }}>
      <PageTitle>{product.name}</PageTitle>
      <Stack gap="4">
        <ProductBreadcrumb name={product.name} category={product.category} />
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '6', lg: '12' }} alignItems="start">
          <Box position={{ lg: 'sticky' }} top="28" minW="0">
            <ProductGallery product={product} />
          </Box>
          <ProductBuyBox
            product={product}
            deliveryNotes={
              <DeliveryNotes
                isLoading={isLoading}
                delivery={texts.delivery_info}
                returns={texts.return_policy}
                packaging={texts.packaging_info}
              />
            }
          >
            <Box ref={form}>
              <AddToCartForm
                product={product}
                quantity={quantity}
                onQuantityChange={setQuantity}
                cart={cart}
              />
            </Box>
          </ProductBuyBox>
        </SimpleGrid>
      </Stack>
      <EcoScorePanel product={product} />
      <WhyChooseSections product={product} />
      {product.category && <RelatedProducts productId={product.id} category={product.category} />}
      {!isFormOnScreen && <AddToCartBar product={product} quantity={quantity} cart={cart} />}
    </Stack>
  )
}
