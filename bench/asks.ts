import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A request to the shop. */
export interface Ask {
  method?: 'GET' | 'POST'
  path: string
  body?: string
  headers?: Record<string, string>
}

// The client prints its documents with the code that the browser runs.
const bundle: { operationTexts: () => string[] } = await import(
  pathToFileURL(resolve('dist/web-server/server.js')).href
)

/** Hash of the document by which the web client asks for this page. @throws Error where there is none of this name. */
function hashOf(operationName: string): string {
  const text = bundle.operationTexts().find((each) => each.startsWith(`query ${operationName}(`))
  if (!text) throw new Error(`The web client has no document ${operationName}.`)
  return createHash('sha256').update(text).digest('hex')
}

/** A query as the browser sends it: by GET, with the hash of its document (decision 031). */
function byHash(operationName: string): (variables: Record<string, unknown>) => Ask {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(operationName) } })
  return (variables) => ({
    path: `/graphql?${new URLSearchParams({ operationName, variables: JSON.stringify(variables), extensions })}`,
    headers: { 'content-type': 'application/json' },
  })
}

const listPage = byHash('ProductsPage')
/** A product with its pictures, as the web client asks. */
export const clientProduct = byHash('ProductPage')
/** The list with its facets, as the web client asks. */
export const clientList = (filter: Record<string, unknown>) => listPage({ filter, limit: 24, offset: 0 })

/** A POST of JSON. */
export const post = (path: string, body: unknown, headers: Record<string, string> = {}): Ask => ({
  method: 'POST',
  path,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** A query or mutation by its text, as integrators send it. */
export const graphql = (query: string, variables: Record<string, unknown> = {}, headers = {}) =>
  post('/graphql', { query, variables }, headers)

/** What REST gives for a product, so that both edges carry the same facts. */
export const facts = `id name description price imageUrl ecoScore rating reviewCount inStock featured weeklySpecial
  lifeBenefits planetBenefits moneySavings whyChoose createdAt updatedAt`
