/**
 * Pages that are always there and that search engines may keep (specification, section 2; decision 029). The one list:
 * statuses, sitemap and robots.txt come from this file.
 */
export const listedPages: readonly string[] = [
  '/',
  '/produits',
  '/consommer-ecologiquement',
  '/pourquoi-nous-faire-confiance',
  '/methode',
  '/qui-nous-sommes',
  '/aide-et-contacts',
  '/politique-confidentialite',
  '/mentions-legales',
  '/cgv',
  '/accessibilite',
]

/** Parts of the shop in which search engines have nothing to look for. */
export const closedToRobots: readonly string[] = [
  '/admin',
  '/panier',
  '/favoris',
  '/mon-compte',
  '/auth',
  '/api',
  '/graphql',
]

const unlistedPages: readonly string[] = [
  '/comparer',
  '/panier',
  '/favoris',
  '/auth',
  '/mon-compte',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  // Where a form that was sent without scripts leads to.
  '/newsletter/merci',
  '/aide-et-contacts/merci',
  '/admin',
  ...['login', 'messages', 'liste-attente', 'newsletter', 'commandes'].map((page) => `/admin/${page}`),
]

const known = new Set([...listedPages, ...unlistedPages])

/** Whether there is always a page at this path; those of products and articles depend on what the shop has. */
export const isKnownPage = (path: string): boolean => known.has(path)
