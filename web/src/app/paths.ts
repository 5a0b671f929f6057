import { listWords } from '../../../api/src/edges/pages/page-query.rules.ts'
import { wordAddress } from '../../../api/src/platform/word-address.rules.ts'

/** What the address of the product list can carry. */
type ProductsQuery = Record<string, string | number | undefined>

/** How addresses spell what the code calls by these names. Links to them are out in the world: none is ever changed. */
export const addressWords = {
  ...listWords,
  /** The lists of the administration. */
  admin: {
    tab: 'onglet',
    search: 'q',
    category: 'categorie',
    product: 'produit',
    state: 'etat',
    status: 'statut',
    sort: 'tri',
    view: 'vue',
    hiddenColumns: 'sans',
    page: 'page',
    record: 'fiche',
    period: 'periode',
    since: 'depuis',
  },
  help: { wanted: 'cherche' },
  /** The account, and the way to it. */
  account: { tab: 'onglet', returnTo: 'retour' },
} as const

/** The lists of what people have sent. */
export const adminBoxes = ['messages', 'liste-attente', 'newsletter', 'commandes', 'e-mails'] as const

/** The other pages of the administration that have an address of their own. */
export const adminPages = ['equipe', 'jetons', 'registre', 'sante'] as const

type AdminBox = (typeof adminBoxes)[number]

export type AdminPage = (typeof adminPages)[number]

const withQuery = (path: string, query: ProductsQuery): string => {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (present.length === 0) return path
  return `${path}?${new URLSearchParams(present.map(([key, value]) => [key, String(value)]))}`
}

/** The same query as addresses spell it. */
const spelled = (words: Record<string, string>, query: object): ProductsQuery =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [words[name] ?? name, value]))

/** Every address of the shop. Nothing else spells one. */
export const paths = {
  home: () => '/',
  products: (query: ProductsQuery = {}) => withQuery('/produits', query),
  /** With the words of its name where that is known; the id alone leads there as well. */
  product: (id: string, name?: string) => `/produit/${encodeURIComponent(wordAddress(id, name))}`,
  productPrice: (id: string, name?: string) => `${paths.product(id, name)}#prix`,
  ecoConsumption: (query: { page?: number } = {}) => withQuery('/consommer-ecologiquement', query),
  /** With the words of its title where that is known; the id alone leads there as well. */
  article: (id: string, title?: string) => `/article/${encodeURIComponent(wordAddress(id, title))}`,
  trust: () => '/pourquoi-nous-faire-confiance',
  method: () => '/methode',
  mission: () => '/qui-nous-sommes',
  /** `wanted`: what somebody looked for and did not find, for the subject of a message. */
  help: (query: { wanted?: string } = {}) =>
    withQuery('/aide-et-contacts', spelled(addressWords.help, query)),
  /** Side by side, at most three, in this order. */
  compare: (ids: readonly string[] = []) =>
    // A comma is no sign of its own in a query: as people would write it.
    ids.length > 0 ? `/comparer?${addressWords.compare.ids}=${ids.join(',')}` : '/comparer',
  cart: () => '/panier',
  favourites: () => '/favoris',
  /** `returnTo`: where to go once signed in. */
  auth: (query: { tab?: 'inscription'; returnTo?: string } = {}) =>
    withQuery('/auth', spelled(addressWords.account, query)),
  forgotPassword: () => '/mot-de-passe/oublie',
  /** One's own address and password. */
  accountAccess: () => '/mon-compte/identifiants',
  account: (tab?: 'commandes' | 'parametres') =>
    withQuery('/mon-compte', spelled(addressWords.account, { tab })),
  /** Where the mail leads that invites into the team. */
  invitation: () => '/invitation',
  /** What the shop holds of oneself. */
  myData: () => '/mes-donnees',
  /** Where one is signed in, and how one's account is held. */
  accountSecurity: () => '/mon-compte/securite',
  /** The first tab needs no word. */
  admin: (
    tab?:
      | 'produits'
      | 'categories'
      | 'articles'
      | 'images'
      | 'preuves'
      | 'allegations'
      | 'pages'
      | 'analytics'
      | 'parametres',
    list: { state?: string; period?: string } = {},
  ) => withQuery('/admin', spelled(addressWords.admin, { tab, ...list })),
  /** The form of one product, category or article. */
  adminRecord: (id: string, tab: 'produits' | 'categories' | 'articles' | 'pages' = 'produits') =>
    withQuery('/admin', spelled(addressWords.admin, { tab, record: id })),
  /** The form of one article. */
  adminArticle: (id: string) =>
    withQuery('/admin', spelled(addressWords.admin, { tab: 'articles', record: id })),
  /** `returnTo`: where to go once signed in. */
  adminLogin: (query: { returnTo?: string } = {}) =>
    withQuery('/admin/login', spelled(addressWords.account, query)),
  adminPage: (page: AdminPage) => `/admin/${page}`,
  adminInbox: (box: AdminBox, list: { state?: string; since?: string; product?: string } = {}) =>
    withQuery(`/admin/${box}`, spelled(addressWords.admin, list)),
  /** What the shop does not show yet, for whoever has this secret. */
  preview: (token: string) => `/apercu/${token}`,
  privacy: () => '/politique-confidentialite',
  confirmNewsletter: () => '/newsletter/confirmation',
  unsubscribe: () => '/newsletter/desinscription',
  legalNotice: () => '/mentions-legales',
  terms: () => '/cgv',
  accessibility: () => '/accessibilite',
  visit: () => '/cette-visite',
}

/** Where forms are sent without scripts (api/src/edges/pages), and where that leads. */
export const plainForms = {
  newsletter: '/newsletter/inscription',
  newsletterDone: '/newsletter/merci',
  contact: '/aide-et-contacts',
  contactDone: '/aide-et-contacts/merci',
  addToCart: '/panier/ajout',
} as const

/** The secret in the address of a preview; null for any other address. */
export const previewToken = (path: string): string | null => /^\/apercu\/([\w-]+)$/.exec(path)?.[1] ?? null
