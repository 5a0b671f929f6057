import type { harmlessQueryNames } from '../../../../../api/src/features/analytics/address.rules.ts'
import { addressId } from '../../../../../api/src/platform/word-address.rules.ts'

/** What e-mail addresses, keys and tokens look like: an at sign, or a long run without a break. */
const personal = /@|%40|[\p{L}\p{N}_]{24}/iu

const amount = /^\d{1,8}([.,]\d{0,2})?$/
const flag = /^true$/
const word = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,59}$/u

/** The names of a query that the server keeps, and the shape of a value that tells of the shop and not of somebody. */
const shapes: Record<(typeof harmlessQueryNames)[number], RegExp> = {
  category: word,
  minPrice: amount,
  maxPrice: amount,
  minEcoScore: amount,
  maxEcoScore: amount,
  inStock: flag,
  featured: flag,
  weeklySpecial: flag,
  sort: word,
  page: amount,
  onglet: word,
  utm_source: word,
  utm_medium: word,
  utm_campaign: word,
}

const harmless = new Map(Object.entries(shapes))

function cleanQuery(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => harmless.get(name)?.test(value) && !personal.test(value),
  )
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}

/**
 * A path without the segments that may identify a person or hold a token. Of a product or an article its id alone:
 * the same page is counted as one, whatever it is called meanwhile.
 */
export function cleanPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment, place, all) => idOfThing(all[place - 1], segment) ?? withoutPerson(segment))
    .join('/')
}

const withoutPerson = (segment: string) => (personal.test(segment) ? '*' : segment)

const idOfThing = (noun: string | undefined, segment: string) =>
  noun === 'produit' || noun === 'article' ? addressId(segment) : null

/** Where somebody is: the path, and of the query only what is harmless. Never a token, an e-mail address or a fragment. */
export function pageAddress({ pathname, search }: { pathname: string; search: string }): string {
  return cleanPath(pathname) + cleanQuery(search)
}

/**
 * Where a link or a form leads: in the shop as `pageAddress` has it, elsewhere without query, and of `mailto:`,
 * `tel:` and the like the scheme alone. Undefined for what is no address.
 */
export function linkAddress(href: string): string | undefined {
  if (!URL.canParse(href, location.href)) return undefined
  const url = new URL(href, location.href)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return url.protocol
  return url.origin === location.origin ? pageAddress(url) : url.origin + cleanPath(url.pathname)
}
