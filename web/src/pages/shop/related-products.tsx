import { paths } from '../../app/paths.ts'
import { ProductCard } from '../../features/catalogue/cards/product-card.tsx'
import { ProductShelf, ShelfGrid } from '../../features/catalogue/cards/product-shelf.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ShelfDocument } from '../../graphql/generated/graphql.ts'
import { useQuickAdd } from './use-quick-add.tsx'

interface RelatedProductsProps {
  productId: string
  category: { name: string; slug: string }
}

/** Up to four other products of the category. It is an extra: without an answer, there is nothing. */
export function RelatedProducts({ productId, category }: RelatedProductsProps) {
  const { data } = useFreshQuery(ShelfDocument, {
    maxAgeMs: freshFor.products,
    // Five, since the product itself may be among them; four are shown.
    variables: { filter: { categorySlug: category.slug, inStock: true }, limit: 5 },
  })
  const quickAdd = useQuickAdd()
  const others = data?.products.items.filter((product) => product.id !== productId).slice(0, 4) ?? []
  if (others.length === 0) return null
  return (
    <ProductShelf
      title="Dans la même catégorie"
      link={{ to: paths.products({ category: category.slug }), label: category.name }}
    >
      <ShelfGrid>
        {others.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} isCategoryKnown quickAdd={quickAdd} />
          </li>
        ))}
      </ShelfGrid>
    </ProductShelf>
  )
}
