/** What the address of the product list can carry. */
export type ProductsQuery = Record<string, string | number | undefined>

const withQuery = (path: string, query: ProductsQuery): string => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (present.length === 0) return path
  return `${path}?${new URLSearchParams(present.map(([key, value]) => [key, String(value)]))}`
}

/** Every address of the shop. Nothing else spells one. */
export const paths = {
  home: () => '/',
  products: (query: ProductsQuery = {}) => withQuery('/produits', query),
  product: (id: string) => `/produit/${encodeURIComponent(id)}`,
  productPrice: (id: string) => `/produit/${encodeURIComponent(id)}#prix`,
  ecoConsumption: () => '/consommer-ecologiquement',
  article: (id: string) => `/article/${encodeURIComponent(id)}`,
  trust: () => '/pourquoi-nous-faire-confiance',
  mission: () => '/qui-nous-sommes',
  help: () => '/aide-et-contacts',
  cart: () => '/panier',
  auth: () => '/auth',
  account: () => '/mon-compte',
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  privacy: () => '/politique-confidentialite',
}
