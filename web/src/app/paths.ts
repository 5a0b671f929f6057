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
  ecoConsumption: (query: { page?: number } = {}) => withQuery('/consommer-ecologiquement', query),
  article: (id: string) => `/article/${encodeURIComponent(id)}`,
  trust: () => '/pourquoi-nous-faire-confiance',
  mission: () => '/qui-nous-sommes',
  help: () => '/aide-et-contacts',
  cart: () => '/panier',
  /** `retour`: where to go once signed in. */
  auth: (query: { onglet?: 'inscription'; retour?: string } = {}) => withQuery('/auth', query),
  account: (onglet?: 'commandes' | 'parametres') => withQuery('/mon-compte', { onglet }),
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  privacy: () => '/politique-confidentialite',
  unsubscribe: () => '/newsletter/desinscription',
  legalNotice: () => '/mentions-legales',
  terms: () => '/cgv',
  accessibility: () => '/accessibilite',
}
