import type { Request, RequestHandler } from 'express'
import { LRUCache } from 'lru-cache'
import type { PublishedScope } from '../../platform/http/routes.ts'
import { hasSessionCookie } from '../../platform/http/session.ts'
import type { KnownDocuments } from '../graphql/known-documents.ts'
import { longestAddress, sendJson } from './kept-answers.ts'
import {
  answerToVisitor,
  fieldsWithDrafts,
  isDeliberate,
  type PublishedParts,
  type PublishedQuery,
  scopesOfFields,
} from './published-queries.ts'

/** One query as somebody asks for it: a document of the web client, by its hash. */
interface Asked extends PublishedQuery {
  scopes: PublishedScope[]
  isForVisitors: boolean
}

/**
 * Those queries of the web client that answer everybody alike, from memory for as long as nothing of what they show
 * changes. Everything else, what is refused too, goes on to GraphQL.
 */
export function publishedOperations(parts: PublishedParts & { known: KnownDocuments }): RequestHandler {
  const { context, known, published, kept } = parts
  // Reading an address takes twice the time of sending what is kept for it.
  const read = new LRUCache<string, Asked>({ max: 1_000 })
  const askedBy = (request: Request) => {
    if (!/^(GET|HEAD)$/.test(request.method) || !isDeliberate(request)) return null
    const asked = read.get(request.originalUrl) ?? readAsked(request, known)
    if (asked) read.set(request.originalUrl, asked)
    return asked
  }
  return async (request, response, next) => {
    const asked = askedBy(request)
    const isSignedIn = hasSessionCookie(context.env, request) || request.tokenViewer !== undefined
    if (!asked || (asked.isForVisitors && isSignedIn)) return next()
    const version = await published.current(...asked.scopes)
    const address = `graphql ${request.originalUrl}`
    const answer =
      kept.find(address, version) ??
      (await kept
        .get(address, version, () => answerToVisitor(asked, request.log, parts))
        .catch(() => undefined))
    if (!answer || !('body' in answer)) return next()
    await sendJson(request, response, answer, { isSignedIn, isForVisitors: asked.isForVisitors })
  }
}

/** What an address asks for; null when it is none of these queries. */
function readAsked({ query, originalUrl }: Request, known: KnownDocuments): Asked | null {
  if (originalUrl.length > longestAddress) return null
  const hash = readObject(readObject(query.extensions).persistedQuery).sha256Hash
  const document = query.query === undefined && typeof hash === 'string' ? known.get(hash) : undefined
  const scopes = document && scopesOfFields(document.rootFields)
  if (!scopes) return null
  const [operationName = ''] = document.operationNames
  return {
    document: document.document,
    scopes,
    isForVisitors: document.rootFields.some((field) => fieldsWithDrafts.includes(field)),
    operationName,
    variables: readObject(query.variables),
  }
}

/** An object, or the JSON of one; of anything else an empty one. */
function readObject(given: unknown): Record<string, unknown> {
  if (typeof given !== 'string') return typeof given === 'object' && given ? { ...given } : {}
  try {
    return readObject(JSON.parse(given))
  } catch {
    return {}
  }
}
