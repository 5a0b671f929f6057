import { type Ask, clientList, facts, graphql, post } from './asks.ts'
import { customersAtWork, emailOf, password } from './people.ts'
import { pages, published } from './published-scenarios.ts'
import {
  anyLine,
  cartLines,
  counted,
  filtered,
  newest,
  product,
  relevant,
  type Twin,
  upsert,
} from './twins.ts'

/** What a scenario may use of the shop that it meets. */
export interface World {
  /** Of the customers at work. */
  cookies: string[]
  /** Of the answer to the first request. */
  etag: string
}

/** One kind of request. */
export interface Scenario {
  name: string
  /** The n-th request. What does not use `n` is asked for again and again. */
  ask: (n: number, world: World) => Ask
  twin?: Twin
  /** At least so much of what the twin answers. */
  goal?: number
  /** Somebody changes a product ten times a second meanwhile. */
  hasWriter?: true
  /** Asked of another copy of the shop. */
  atCopy?: true
  /** How long each run lasts; as long as the bench is told unless said. */
  seconds?: number
  /** Costs the same whatever the size of the catalogue: the larger ones go without it. */
  once?: true
  /** Status of the answers; 200 unless said. */
  status?: number
}

const anyId = (n: number) => 1 + (n % 997)
/** Prices that no two requests of a run have in common. */
const anyPrice = (n: number) => 50 + (n % 900_000) / 100

/** What people have typed so far. */
const beginnings = [
  'b',
  'ba',
  'bam',
  'bamb',
  'sav',
  'savo',
  'bro',
  'pom',
  'pomeau',
  'gour',
  'lin',
  'éco',
  'cad',
  'com',
]

/** Asked for the first time: computed. */
const anew: Scenario[] = [
  {
    name: 'anew: REST list',
    ask: (n) => ({ path: `/api/products?limit=24&_=${n}` }),
    twin: newest,
    goal: 0.6,
  },
  {
    name: 'anew: REST list, counted anew',
    ask: (n) => ({ path: `/api/products?limit=24&maxPrice=${(10_000 + n / 100).toFixed(2)}` }),
    twin: counted,
    goal: 0.6,
  },
  {
    name: 'anew: REST list, category + price',
    ask: (n) => ({
      path: `/api/products?limit=24&categoryId=3&minPrice=10&maxPrice=${anyPrice(n).toFixed(2)}`,
    }),
    twin: filtered(anyPrice),
    goal: 0.6,
  },
  {
    name: 'anew: REST product',
    ask: (n) => ({ path: `/api/products/${anyId(n)}?${n}` }),
    twin: product(anyId),
    goal: 0.6,
  },
  {
    name: 'anew: REST search, by relevance',
    ask: (n) => ({ path: `/api/products?limit=24&search=bambou&_=${n}` }),
    twin: relevant,
    goal: 0.6,
  },
  {
    // A beginning, and a number that tells it from those before: « bam 17 ».
    name: 'anew: suggestions while typing',
    ask: (n) => ({
      path: `/api/products/suggestions?search=${encodeURIComponent(`${beginnings[n % beginnings.length]} ${n}`)}`,
    }),
    twin: 'same',
  },
  {
    name: 'anew: GraphQL list and facets, by hash',
    ask: (n) => clientList({ maxPrice: (10_000 + n / 100).toFixed(2) }),
    twin: 'same',
    goal: 0.5,
  },
  {
    name: 'anew: GraphQL list, by POST',
    ask: (n) =>
      graphql(
        `query ($most: Decimal!) { products(limit: 24, filter: { maxPrice: $most }) { items { ${facts} } } }`,
        {
          most: (10_000 + n / 100).toFixed(2),
        },
      ),
    twin: newest,
    goal: 0.5,
  },
  {
    name: 'anew: GraphQL product, by POST',
    ask: (n) => graphql(`query ($id: ID!) { product(id: $id) { ${facts} } }`, { id: anyId(n), n }),
    twin: product(anyId),
    goal: 0.5,
  },
]

const cookieOf = ({ cookies }: World, n: number) => ({ cookie: cookies[n % customersAtWork] ?? '' })

/** What one person does. */
const signedIn: Scenario[] = [
  {
    name: 'add to cart, REST',
    ask: (n, world) => post('/api/cart', { productId: anyLine(n) }, cookieOf(world, n)),
    twin: upsert,
    goal: 0.4,
    once: true,
    status: 201,
  },
  {
    name: 'add to cart, GraphQL',
    ask: (n, world) =>
      graphql(
        `mutation ($id: ID!) { addToCart(productId: $id) { lines { id quantity } } }`,
        { id: String(anyLine(n)) },
        cookieOf(world, n),
      ),
    twin: upsert,
    goal: 0.4,
    once: true,
  },
  {
    name: 'read the cart',
    ask: (n, world) => ({ path: '/api/cart', headers: cookieOf(world, n) }),
    twin: cartLines,
    goal: 0.4,
    once: true,
  },
  {
    name: 'login',
    ask: (n) =>
      // Each from an address of their own: who tries often from one is held up.
      post(
        '/api/login',
        { email: emailOf(n), password },
        { 'x-forwarded-for': `10.0.${n % 250}.${(n >> 8) % 250}` },
      ),
    twin: 'argon2',
    goal: 0.9,
    // Sixteen are under way when a run ends, and are not counted: of a second, a third of what was done.
    seconds: 4,
    once: true,
  },
]

/** What people do in a shop, and what it costs. */
export const scenarios: Scenario[] = [...published, ...pages, ...anew, ...signedIn]
