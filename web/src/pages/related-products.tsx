import { paths } from '../app/paths.ts'
import { ProductCard } from '../features/catalogue/product-card.tsx'
import { ProductShelf } from '../features/catalogue/product-shelf.tsx'
import { ShelfGrid } from '../features/catalogue/shelf-grid.tsx'
import { freshFor, useFreshQuery } from '../graphql/freshness.ts'
import { RelatedProductsDocument } from '../graphql/generated/graphql.ts'

interface RelatedProductsProps {
  productId: string
  category: { name: string; slug: string }
}

/** Up to four other products of the category. It is an extra: without an answer, there is nothing. */
export function RelatedProducts({ productId, category }: RelatedProductsProps) {
  const { data } = useFreshQuery(RelatedProductsDocument, {
    maxAgeMs: freshFor.products,
    variables: { categorySlug: category.slug },
  })
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
            <ProductCard product={product} />
          </li>
        ))}
      </ShelfGrid>
    </ProductShelf>
  )
}
