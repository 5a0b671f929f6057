import { listCategories } from '../../features/catalogue/categories/categories.service.ts'
import { countProducts, listProductAddresses } from '../../features/catalogue/products/products.service.ts'
import { listInformationPages } from '../../features/content/pages/information-pages.service.ts'
import { structureOf } from '../../features/content/pages/page-structure.rules.ts'
import { countPosts, listPostAddresses } from '../../features/content/posts.service.ts'
import { type Markup, markup } from '../../platform/http/markup.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { wordAddress } from '../../platform/word-address.rules.ts'
import { listedPages } from './known-pages.ts'

/** Addresses in one file: a fifth of what the format allows, about 2 MB. Above, there is an index of several. */
const addressesPerFile = 10_000

interface Address {
  path: string
  changedAt?: Date
}

/** Addresses of one kind, read a part at a time. */
interface Section {
  count: number
  read(window: { limit: number; offset: number }): Promise<Address[]>
}

/** Everything that search engines may keep, in an order that new products only add to. */
async function sectionsOf(ctx: RequestContext): Promise<Section[]> {
  const changes = new Map(
    (await listInformationPages(ctx)).map(({ slug, updatedAt }) => [structureOf(slug).path, updatedAt]),
  )
  const pages: Address[] = [
    ...listedPages.map((path) => ({ path, changedAt: changes.get(path) })),
    ...(await listCategories(ctx)).map(({ slug }) => ({
      path: `/produits?category=${encodeURIComponent(slug)}`,
    })),
  ]
  return [
    { count: pages.length, read: async ({ limit, offset }) => pages.slice(offset, offset + limit) },
    {
      count: await countPosts(ctx),
      read: async (window) =>
        (await listPostAddresses(ctx, window)).map(({ id, title, updatedAt }) => ({
          path: `/article/${wordAddress(id, title)}`,
          changedAt: updatedAt,
        })),
    },
    {
      count: await countProducts(ctx),
      read: async (window) =>
        (await listProductAddresses(ctx, window)).map(({ id, name, updatedAt }) => ({
          path: `/produit/${wordAddress(id, name)}`,
          changedAt: updatedAt,
        })),
    },
  ]
}

/**
 * A file of the sitemap (sitemaps.org), as a visitor sees the shop; null for one that there is not.
 * @param part one of the files that the index names, from 1; none for the file with which engines begin.
 */
export async function sitemapFile(ctx: RequestContext, part?: number): Promise<string | null> {
  const sections = await sectionsOf(ctx)
  const total = sections.reduce((sum, { count }) => sum + count, 0)
  const parts = total > addressesPerFile ? Math.ceil(total / addressesPerFile) : 0
  const { PUBLIC_URL } = ctx.env
  if (part === undefined && parts > 0) return indexOf(PUBLIC_URL, parts)
  if (part !== undefined && part > parts) return null
  const addresses = await readPart(sections, ((part ?? 1) - 1) * addressesPerFile)
  return document(markup`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => urlOf(PUBLIC_URL, address))}</urlset>`)
}

/** The addresses of one file, over the sections one after the other. */
async function readPart(sections: Section[], start: number): Promise<Address[]> {
  const found: Address[] = []
  let begin = 0
  for (const { count, read } of sections) {
    const limit = addressesPerFile - found.length
    const offset = Math.max(0, start - begin)
    if (limit > 0 && offset < count) found.push(...(await read({ limit, offset })))
    begin += count
  }
  return found
}

const urlOf = (origin: string, { path, changedAt }: Address): Markup =>
  markup`<url><loc>${origin + path}</loc>${changedAt ? markup`<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>
`

const indexOf = (origin: string, parts: number): string =>
  document(markup`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from({ length: parts }, (_, i) => markup`<sitemap><loc>${origin}/sitemap-${i + 1}.xml</loc></sitemap>\n`)}</sitemapindex>`)

const document = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`
