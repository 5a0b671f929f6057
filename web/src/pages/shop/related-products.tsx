import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { paths } from '../../app/paths.ts'
import { ProductCard } from '../../features/catalogue/cards/product-card.tsx'
import { ProductShelf, ShelfGrid } from '../../features/catalogue/cards/product-shelf.tsx'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ShelfDocument } from '../../graphql/generated/graphql.ts'
import { useQuickAdd } from './use-quick-add.tsx'

interface RelatedProductsProps {
  product: { id: string; price: string; inStock: boolean; comparableType?: string | null }
  category: { name: string; slug: string }
}

/**
 * Up to four other products of the category; where the product is out of stock, what does the same comes first, and
 * nothing that costs more than twice as much. It is an extra: without an answer, there is nothing.
 */
export function RelatedProducts({ product, category }: RelatedProductsProps) {
  const maxPrice = product.inStock
    ? undefined
    : String(Math.min(2 * Number(product.price), catalogueLimits.maxPrice))
  const { data } = useFreshQuery(ShelfDocument, {
    maxAgeMs: freshFor.products,
    // Five, since the product itself may be among them; four are shown.
    variables: { filter: { categorySlug: category.slug, inStock: true, maxPrice }, limit: 5 },
  })
  const type = product.inStock ? null : product.comparableType
  const alike = useFreshQuery(ShelfDocument, {
    maxAgeMs: freshFor.products,
    variables: { filter: { typeWords: type, categorySlug: category.slug, inStock: true }, limit: 5 },
    skip: !type,
  })
  const quickAdd = useQuickAdd()
  const found = [...(alike.data?.products.items ?? []), ...(data?.products.items ?? [])]
  const ids = [...new Set(found.map(({ id }) => id))].filter((id) => id !== product.id).slice(0, 4)
  const others = ids.flatMap((id) => found.find((each) => each.id === id) ?? [])
  if (others.length === 0) return null
  return (
    <ProductShelf
      title="Dans la même catégorie"
      link={{ to: paths.products({ category: category.slug }), label: category.name }}
    >
      <ShelfGrid>
        {others.map((other) => (
          <li key={other.id}>
            <ProductCard product={other} isCategoryKnown quickAdd={quickAdd} />
          </li>
        ))}
      </ShelfGrid>
    </ProductShelf>
  )
}
