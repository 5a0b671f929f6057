/** What the address of the product list can carry. */
export type ProductsQuery = Record<string, string | number | undefined>

/** What the address of the dashboard can carry: a tab, the thing that is open in it (`fiche`), the period of Analytics. */
export interface AdminQuery extends Record<string, string | number | undefined> {
  onglet?: 'categories' | 'articles' | 'analytics' | 'parametres'
  fiche?: string
  periode?: '24h' | '7j' | '90j'
}

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
  admin: (query: AdminQuery = {}) => withQuery('/admin', query),
  /** `retour`: where to go once signed in. */
  adminLogin: (query: { retour?: string } = {}) => withQuery('/admin/login', query),
  adminInbox: (box: 'messages' | 'liste-attente' | 'newsletter' | 'commandes') => `/admin/${box}`,
  privacy: () => '/politique-confidentialite',
  confirmNewsletter: () => '/newsletter/confirmation',
  unsubscribe: () => '/newsletter/desinscription',
  legalNotice: () => '/mentions-legales',
  terms: () => '/cgv',
  accessibility: () => '/accessibilite',
}
