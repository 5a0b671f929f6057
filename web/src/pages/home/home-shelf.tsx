import { ProductShelf, type ProductShelfProps } from '../../features/catalogue/product-shelf.tsx'
import { ShelfProducts, type ShelfProductsProps } from '../../features/catalogue/shelf-products.tsx'
import { Section } from '../../ui/section.tsx'
import { preloadProductPage } from '../preload-product-page.ts'

/** A shelf in a band of its own: its words, its products as far as they are known, the colour behind it. */
export type HomeShelfProps = Omit<ProductShelfProps, 'children'> &
  Omit<ShelfProductsProps, 'preloadPage'> & { bg?: string }

/** A shelf of either home page. */
export function HomeShelf({ products, failed, onRetry, bg, ...words }: HomeShelfProps) {
  return (
    <Section as="div" bg={bg}>
      <ProductShelf {...words}>
        <ShelfProducts
          products={products}
          failed={failed}
          onRetry={onRetry}
          preloadPage={preloadProductPage}
        />
      </ProductShelf>
    </Section>
  )
}
