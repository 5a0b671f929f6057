/** How the addresses of the public lists spell what the code calls by these names. Links to them are out in the world: none is ever changed. */
export const listWords = {
  /** The list of the shop. */
  products: {
    search: 'search',
    exactWords: 'exact',
    category: 'category',
    minPrice: 'minPrice',
    maxPrice: 'maxPrice',
    minEcoScore: 'minEcoScore',
    maxEcoScore: 'maxEcoScore',
    inStock: 'inStock',
    featured: 'featured',
    weeklySpecial: 'weeklySpecial',
    paidBack: 'paidBackInAYear',
    fromFrance: 'fromFrance',
    sort: 'sort',
    page: 'page',
  },
  articles: { page: 'page' },
  compare: { ids: 'ids' },
} as const

/** All that is read of a word's text: twice what a search may be long, since it is cut again where it means something. */
const textMax = 200

/** The text of a word of an address, as the browser and the server both read it: the first one counts. */
export const wordOf = (query: URLSearchParams, word: string): string =>
  (query.get(word) ?? '').trim().slice(0, textMax)

/** What each public page reads of its query; the others read nothing that a server could render. */
const wordsOfPages: Record<string, readonly string[] | undefined> = {
  '/produits': Object.values(listWords.products),
  '/consommer-ecologiquement': Object.values(listWords.articles),
  '/comparer': Object.values(listWords.compare),
}

/**
 * What the page at this path reads of a query, always spelt alike: however many addresses show the same, it is one
 * page. Empty, or from its question mark on.
 */
export function pageQuery(path: string, query: string): string {
  const given = new URLSearchParams(query)
  const read = new URLSearchParams()
  for (const word of wordsOfPages[path] ?? []) {
    const text = wordOf(given, word)
    if (text) read.set(word, text)
  }
  return read.size > 0 ? `?${read}` : ''
}
