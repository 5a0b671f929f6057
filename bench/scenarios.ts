/** One request, and what a server without any framework would do for the same facts. */
export interface Scenario {
  name: string
  /** A request to the shop; with a body it is a GraphQL POST. */
  path: string
  body?: string
  /** The statement of the bare twin; none when the shop's answer has no one-statement twin. */
  sql?: string
  params?: unknown[]
}

const columns = `id, name, description, price, image_url as "imageUrl", category_id as "categoryId",
  eco_score as "ecoScore", rating, review_count as "reviewCount", in_stock as "inStock", featured,
  weekly_special as "weeklySpecial", life_benefits as "lifeBenefits", planet_benefits as "planetBenefits",
  money_savings as "moneySavings", why_choose as "whyChoose", created_at as "createdAt", updated_at as "updatedAt"`

// What REST gives for a product, so that both edges carry the same facts.
const facts = `id name description price imageUrl ecoScore rating reviewCount inStock featured weeklySpecial
  lifeBenefits planetBenefits moneySavings whyChoose createdAt updatedAt`

const graphql = (query: string, variables: Record<string, unknown> = {}) => ({
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
})

const newest = `select ${columns} from products order by created_at desc, id desc limit 24`
const one = { sql: `select ${columns} from products where id = $1`, params: [17] }
const search = 'bambou'

/** What visitors of a shop do most. */
export const scenarios: Scenario[] = [
  { name: 'REST list', path: '/api/products?limit=24', sql: newest },
  {
    name: 'GraphQL list',
    ...graphql(`{ products(limit: 24) { items { ${facts} } } }`),
    sql: newest,
  },
  {
    name: 'GraphQL list + category, images, facets',
    ...graphql(`{ products(limit: 24) { totalCount
      items { ${facts} category { name slug } images { imageUrl altText isPrimary } }
      facets { categories { category { name } count } priceBands { band count } ecoBands { band count } inStock } } }`),
  },
  {
    name: 'REST search, by relevance',
    path: `/api/products?limit=24&search=${search}`,
    sql: `select ${columns} from products join unnest(array(
        select id from product_search, product_search_query($1) query where document @@ query
        order by ts_rank(title, query) desc, rating desc, id desc limit 24
      )) with ordinality as page (product_id, place) on product_id = id order by place`,
    params: [search],
  },
  {
    name: 'REST list, category + price',
    path: '/api/products?limit=24&categoryId=3&minPrice=10&maxPrice=50',
    sql: `select ${columns} from products where category_id = $1 and price >= $2 and price <= $3
      order by created_at desc, id desc limit 24`,
    params: [3, '10', '50'],
  },
  { name: 'REST product', path: '/api/products/17', ...one },
  {
    name: 'GraphQL product',
    ...graphql(`query ($id: ID!) { product(id: $id) { ${facts} } }`, { id: '17' }),
    ...one,
  },
]
