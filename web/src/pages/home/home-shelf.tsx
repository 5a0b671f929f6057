import { addressWords, paths } from '../../app/paths.ts'
import {
  ProductShelf,
  type ProductShelfProps,
  ShelfProducts,
  type ShelfProductsProps,
} from '../../features/catalogue/cards/product-shelf.tsx'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { ProductShelf_ProductsFragmentDoc } from '../../graphql/generated/graphql.ts'
import { Section } from '../../ui/layout/section.tsx'
import { useQuickAdd } from '../shop/use-quick-add.tsx'

/** The code of the product page, fetched on hover or focus of one of its links. */
const preloadProductPage = (): Promise<unknown> => import('../shop/product-page.tsx')

/** A shelf in a band of its own: its words, its products as far as they are known, the colour behind it. */
type HomeShelfProps = Omit<ProductShelfProps, 'children'> &
  Omit<ShelfProductsProps, 'preloadPage' | 'quickAdd'> & { bg?: string; className?: string }

/** A shelf of either home page. */
export function HomeShelf({ products, without, failed, onRetry, bg, className, ...words }: HomeShelfProps) {
  const quickAdd = useQuickAdd()
  // A shelf that the owner has put nothing on is no shelf.
  if (readFragment(ProductShelf_ProductsFragmentDoc, products)?.items.length === 0) return null
  return (
    <Section as="div" bg={bg} className={className}>
      <ProductShelf {...words}>
        <ShelfProducts
          products={products}
          without={without}
          failed={failed}
          onRetry={onRetry}
          preloadPage={preloadProductPage}
          quickAdd={quickAdd}
        />
      </ProductShelf>
    </Section>
  )
}

/** What is put forward this week, on either home page. */
export function WeeklyShelf(shelf: Omit<HomeShelfProps, 'title' | 'lead' | 'link'>) {
  return (
    <HomeShelf
      title="La sélection de la semaine"
      lead="Mise en avant par la boutique en ce moment."
      link={{
        to: paths.products({ [addressWords.products.weeklySpecial]: 'true' }),
        label: 'Toute la sélection',
      }}
      // Its title says what the badge of each card would (app/theme/product-card.css).
      className="weekly-shelf"
      {...shelf}
    />
  )
}
