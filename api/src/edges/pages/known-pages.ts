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
  '/cette-visite',
]

/** Parts of the shop in which search engines have nothing to look for. */
export const closedToRobots: readonly string[] = [
  '/admin',
  '/panier',
  '/favoris',
  '/mon-compte',
  '/mes-donnees',
  '/auth',
  '/api',
  '/graphql',
]

const unlistedPages: readonly string[] = [
  '/comparer',
  '/panier',
  '/favoris',
  '/auth',
  '/mot-de-passe/oublie',
  '/mot-de-passe/nouveau',
  '/adresse/confirmation',
  '/double-verification',
  '/invitation',
  '/mon-compte/identifiants',
  '/mon-compte',
  '/mon-compte/securite',
  '/mes-donnees',
  '/newsletter/confirmation',
  '/newsletter/desinscription',
  // Where a form that was sent without scripts leads to.
  '/newsletter/merci',
  '/aide-et-contacts/merci',
  '/admin',
  ...[
    'login',
    'messages',
    'liste-attente',
    'newsletter',
    'commandes',
    'e-mails',
    'equipe',
    'jetons',
    'registre',
    'sante',
  ].map((page) => `/admin/${page}`),
]

/** What people type without having read it anywhere, as other shops call it, and the page that is meant. */
const otherNames = new Map([
  ['/connexion', '/auth'],
  ['/inscription', '/auth?onglet=inscription'],
  ['/compte', '/mon-compte'],
  ['/boutique', '/produits'],
  ['/blog', '/consommer-ecologiquement'],
  ['/notre-mission', '/qui-nous-sommes'],
  ['/a-propos', '/qui-nous-sommes'],
  ['/contact', '/aide-et-contacts'],
  ['/aide', '/aide-et-contacts'],
  ['/livraison', '/aide-et-contacts'],
])

/** The address of the page that a path is another name of, if it is. */
export const pageMeantBy = (path: string): string | undefined => otherNames.get(path)

const known = new Set([...listedPages, ...unlistedPages])

/** Pages to which links of mails lead that are as good as a key: nobody is told where their visitor comes from. */
export const keyPages: ReadonlySet<string> = new Set([
  '/mot-de-passe/nouveau',
  '/adresse/confirmation',
  '/double-verification',
  '/invitation',
])

/** Whether there is always a page at this path; those of products and articles depend on what the shop has. */
export const isKnownPage = (path: string): boolean => known.has(path)
