/** Names in the query of a page's address that tell what was looked at, and nothing of who looks. */
export const harmlessQueryNames = [
  'category',
  'minPrice',
  'maxPrice',
  'minEcoScore',
  'maxEcoScore',
  'inStock',
  'featured',
  'weeklySpecial',
  'sort',
  'page',
  'onglet',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const

const harmless: ReadonlySet<string> = new Set(harmlessQueryNames)

/** The address without fragment and query. */
export const withoutQuery = (address: string): string => address.replace(/[?#].*$/su, '')

/** The address without fragment, and with the harmless part of its query alone: no token, e-mail or typed word. */
export function withHarmlessQuery(address: string): string {
  const query = /^[^?#]*\?([^#]*)/u.exec(address)?.[1] ?? ''
  const kept = [...new URLSearchParams(query)].filter(
    ([name, value]) => harmless.has(name) && !value.includes('@'),
  )
  return withoutQuery(address) + (kept.length > 0 ? `?${new URLSearchParams(kept)}` : '')
}

/** The text with every word, or part of an address, that holds an e-mail address made unreadable. In one pass: texts are hostile. */
export const withoutEmails = (text: string): string =>
  text.replace(/[^\s/]+/gu, (part) => (/[^@]@[^@]/u.test(part) ? '…@…' : part))
