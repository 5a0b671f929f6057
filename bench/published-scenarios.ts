import { clientList, clientProduct, facts, graphql } from './asks.ts'
import type { Scenario } from './scenarios.ts'
import { filtered, newest, product, relevant } from './twins.ts'

const get = (path: string) => () => ({ path })

/** Nothing has changed since the last time: answered from memory, at any size; some of them are shown that. */
export const published: Scenario[] = [
  { name: 'the most that Node sends', ask: get('/api/products?limit=24'), twin: 'static' },
  { name: 'REST list', ask: get('/api/products?limit=24'), twin: newest, goal: 3 },
  { name: 'REST product', ask: get('/api/products/17'), twin: product(() => 17), goal: 3, once: true },
  {
    name: 'REST search, by relevance',
    ask: get('/api/products?limit=24&search=bambou'),
    twin: relevant,
    goal: 3,
  },
  {
    name: 'REST list, category + price',
    ask: get('/api/products?limit=24&categoryId=3&minPrice=10&maxPrice=50'),
    twin: filtered(() => 50),
    goal: 3,
    once: true,
  },
  { name: 'GraphQL list, by hash', ask: () => clientList({}), twin: newest, goal: 3 },
  {
    name: 'GraphQL product, by hash',
    ask: () => clientProduct({ id: '17' }),
    twin: product(() => 17),
    goal: 3,
    once: true,
  },
  {
    name: 'GraphQL list, by POST',
    ask: () => graphql(`{ products(limit: 24) { items { ${facts} } } }`),
    twin: newest,
    goal: 0.5,
    once: true,
  },
  {
    name: 'GraphQL product, by POST',
    ask: () => graphql(`query ($id: ID!) { product(id: $id) { ${facts} } }`, { id: '17' }),
    twin: product(() => 17),
    goal: 0.5,
    once: true,
  },
  {
    name: 'GraphQL list + category, images, facets, by POST',
    ask: () =>
      graphql(`{ products(limit: 24) { totalCount
      items { ${facts} category { name slug } images { imageUrl altText isPrimary } }
      facets { categories { category { name } count } priceBands { band count } ecoBands { band count } inStock } } }`),
    twin: newest,
    goal: 2,
    once: true,
  },
  {
    name: 'REST list, a writer beside',
    ask: get('/api/products?limit=24'),
    twin: newest,
    goal: 1,
    hasWriter: true,
  },
  {
    name: 'REST list, a writer, at another copy',
    ...{ ask: get('/api/products?limit=24'), twin: newest, goal: 1 },
    ...{ hasWriter: true, atCopy: true, once: true },
  },
  {
    name: 'REST list, unchanged (304)',
    ask: (_n, { etag }) => ({ path: '/api/products?limit=24', headers: { 'if-none-match': etag } }),
    twin: newest,
    goal: 3,
    once: true,
    status: 304,
  },
]

/** The HTML, beside the bare list. Uncompressed: compressed bytes take the load generator twice the time that they take the shop. */
export const pages: Scenario[] = [
  { name: 'page: home', ask: get('/'), twin: newest, goal: 2, once: true },
  { name: 'page: list', ask: get('/produits'), twin: newest, goal: 2, once: true },
  { name: 'page: product', ask: get('/produit/17'), twin: newest, goal: 2, once: true },
]
