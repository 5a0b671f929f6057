import { wasDeleted } from '../../features/audit/deletions.service.ts'
import { findProductAddress } from '../../features/catalogue/products/products.service.ts'
import { findPostAddress } from '../../features/content/posts.service.ts'
import { ShopError } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { addressId, wordAddress } from '../../platform/word-address.rules.ts'
import { isKnownPage, pageMeantBy } from './known-pages.ts'

/** What an address of the shop is: a page, a page that has another one, one that was, or nothing. */
export type PageAddress =
  | { kind: 'page' | 'gone' | 'missing' }
  /** `to` is a path of this shop. What the address says besides goes with it. */
  | { kind: 'moved'; to: string }

/** The HTTP status of each. */
export const statusOfPage: Record<PageAddress['kind'], number> = {
  page: 200,
  moved: 301,
  gone: 410,
  missing: 404,
}

/** Things with a page of their own, by the first part of their address. */
interface Thing {
  /** Its name as this viewer may know it. @throws BAD_USER_INPUT, NOT_FOUND. */
  nameOf(ctx: RequestContext, id: string): Promise<string>
  /** Whether visitors could see it before it was deleted. */
  wasSeen(ctx: RequestContext, id: string): Promise<boolean>
}

// A draft or a hidden product that was deleted is nobody's business.
const things: Record<string, Thing> = {
  produit: {
    nameOf: async (ctx, id) => (await findProductAddress(ctx, { id })).name,
    wasSeen: (ctx, id) => wasDeleted(ctx, 'PRODUCT', id, { visible: true }),
  },
  article: {
    nameOf: async (ctx, id) => (await findPostAddress(ctx, { id })).title,
    wasSeen: (ctx, id) => wasDeleted(ctx, 'POST', id, { published: true }),
  },
}

/** The path that stands for every address that is none of the shop's: they all show the same. */
const nowhere = 'introuvable'

/** The path that a page is known by: one for every spelling of it, and one for all that can be none. */
export function pagePath(path: string): string {
  const page = path.replace(/(?<=[^/])\/$/, '')
  if (isKnownPage(page) || pageMeantBy(page)) return page
  const [, section, part = ''] = /^\/(produit|article)\/([^/]+)$/.exec(page) ?? []
  if (!section) return `/${nowhere}`
  const words = decoded(part)
  return `/${section}/${words && addressId(words) ? words : nowhere}`
}

/**
 * What the address of a page is, for this viewer. The words of a product or an article may be left out; wrong ones
 * lead to the right ones.
 * @param path as `pagePath` gives it.
 * @param context is asked for only where the address names a row of the database.
 */
export async function pageAddress(path: string, context: () => RequestContext): Promise<PageAddress> {
  if (isKnownPage(path)) return { kind: 'page' }
  const meant = pageMeantBy(path)
  if (meant) return { kind: 'moved', to: meant }
  const [, section = '', words = ''] = path.split('/')
  const [thing, id] = [things[section], addressId(words)]
  if (!thing || !id) return { kind: 'missing' }
  const ctx = context()
  const name = await thing.nameOf(ctx, id).catch(unknown)
  if (name === null) return { kind: (await thing.wasSeen(ctx, id)) ? 'gone' : 'missing' }
  const right = wordAddress(id, name)
  // The canonical address tells engines that the id alone is the same page.
  if (words === right || words === id) return { kind: 'page' }
  return { kind: 'moved', to: `/${section}/${right}` }
}

/** A part of a path; null when it is no text. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

function unknown(error: unknown): null {
  if (error instanceof ShopError && /^(NOT_FOUND|BAD_USER_INPUT)$/.test(error.code)) return null
  throw error
}
