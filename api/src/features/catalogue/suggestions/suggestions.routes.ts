import type { Routes } from '../../../platform/http/routes.ts'
import { countProducts } from '../listing/counts.service.ts'
import { suggestForSearch } from './suggestions.service.ts'

/** REST edge of what a search field suggests. */
export const suggestionsRoutes: Routes = {
  'GET /products/suggestions': {
    access: 'visitor',
    published: { scopes: ['catalogue', 'content'] },
    async handle(ctx, { query }) {
      const { products, categories, articles } = await suggestForSearch(ctx, query, query)
      return {
        totalCount: await countProducts(ctx, products),
        correctedSearch: products.correctedSearch,
        products: products.items.map(({ id, name, price, imageUrl, ecoScore, inStock }) => ({
          ...{ id, name, price, imageUrl: imageUrl ?? null, ecoScore, inStock },
        })),
        categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
        articles: articles.map(({ id, title }) => ({ id, title })),
      }
    },
  },
}
