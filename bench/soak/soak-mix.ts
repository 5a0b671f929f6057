/** A request with the status that it must be answered with. */
export interface Part {
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  body?: string
  status: number
}

/** Whoever asks. */
interface Person {
  /** Nobody has signed up with it yet. */
  email: string
  cookie: string
}

const post = (path: string, body: unknown, status: number, headers: Record<string, string> = {}): Part => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
  status,
})

const get = (path: string, headers: Record<string, string> = {}): Part => ({ path, headers, status: 200 })

/** What people do in a shop, in turn; some of it is published, most of it is computed anew. */
const parts: ((n: number, person: Person) => Part)[] = [
  () => get('/'),
  () => get('/produits'),
  (n) => get(`/produit/${1 + (n % 900)}`),
  (n) => get(`/api/products?limit=24&maxPrice=${(50 + n / 100).toFixed(2)}`),
  (n) => get(`/api/products?limit=24&search=${['bambou', 'savon', 'gourde'][n % 3]}&_=${n}`),
  (n) => get(`/api/products/${1 + (n % 900)}?${n}`),
  (n) =>
    post(
      '/graphql',
      { query: `{ product(id: "${1 + (n % 900)}") { name price images { imageUrl } } }` },
      200,
    ),
  (_n, { cookie }) => get('/api/cart', { cookie }),
  (n, { cookie }) => post('/api/cart', { productId: 1 + (n % 5) }, 201, { cookie }),
  (_n, { cookie }) => ({ method: 'DELETE', path: '/api/cart', headers: { cookie }, status: 200 }),
  // Each from an address of their own: who writes often from one is held up.
  (n, { email }) =>
    post('/api/newsletter', { email }, 201, {
      'x-forwarded-for': `10.${n % 200}.${(n >> 8) % 250}.${(n >> 16) % 250}`,
    }),
]

/** The n-th request of all. */
export const mixOf = (n: number, person: Person): Part => {
  const part = parts[Math.floor(n / 8) % parts.length] ?? parts[0]
  if (!part) throw new Error('The mix is empty')
  return part(n, person)
}
