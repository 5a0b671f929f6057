import type { Request, RequestHandler } from 'express'
import { execute, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'
import { withDeadline } from '../../platform/database/request-deadline.ts'
import type { PublishedScope } from '../../platform/http/routes.ts'
import { hasSessionCookie } from '../../platform/http/session.ts'
import type { KnownDocument, KnownDocuments } from '../graphql/known-documents.ts'
import { withinLimit } from '../http/answer-limit.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import { type KeptAnswer, type KeptAnswers, KeptBody, longestAddress, sendJson } from './kept-answers.ts'

interface PublishedOperationsParts {
  context: ContextParts
  schema: GraphQLSchema
  known: KnownDocuments
  published: Pick<PublishedVersions, 'current'>
  kept: KeptAnswers
}

/** Fields of Query that show everybody the same, and what of the shop they show. */
const scopesOf: Record<string, PublishedScope[] | undefined> = {
  products: ['catalogue'],
  product: ['catalogue'],
  searchSuggestions: ['catalogue', 'content'],
  categories: ['catalogue'],
  category: ['catalogue'],
  settings: ['settings'],
  accessibilityStatement: ['settings'],
  informationPage: ['content'],
  informationPages: ['content'],
  // Articles show products.
  posts: ['catalogue', 'content'],
  post: ['catalogue', 'content'],
}

/** Those of them that show administrators more: they see drafts. */
const fieldsWithDrafts = ['posts', 'post']

/** One query as somebody asks for it: a document of the web client, by its hash. */
interface Asked {
  document: KnownDocument
  scopes: PublishedScope[]
  isForVisitors: boolean
  operationName: string
  variables: Record<string, unknown>
}

/**
 * Those queries of the web client that answer everybody alike, from memory for as long as nothing of what they show
 * changes. Everything else, what is refused too, goes on to GraphQL.
 */
export function publishedOperations(parts: PublishedOperationsParts): RequestHandler {
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
      (await kept.get(address, version, () => answerTo(asked, request, parts)).catch(() => undefined))
    if (!answer || !('body' in answer)) return next()
    await sendJson(request, response, answer, { isSignedIn, isForVisitors: asked.isForVisitors })
  }
}

/** Another site's page cannot send this type unasked: GraphQL holds to the same. */
const isDeliberate = ({ headers }: Request) => /^application\/json\b/.test(headers['content-type'] ?? '')

/** What an address asks for; null when it is none of these queries. */
function readAsked({ query, originalUrl }: Request, known: KnownDocuments): Asked | null {
  if (originalUrl.length > longestAddress) return null
  const hash = readObject(readObject(query.extensions).persistedQuery).sha256Hash
  const document = query.query === undefined && typeof hash === 'string' ? known.get(hash) : undefined
  const scopes = document?.rootFields.map((field) => scopesOf[field])
  if (!document || !scopes?.every((each) => each !== undefined)) return null
  const [operationName = ''] = document.operationNames
  return {
    document,
    scopes: [...new Set(scopes.flat())].toSorted(),
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

/** Asks as a visitor whom nobody knows. @throws what has errors, which GraphQL tells. */
function answerTo(
  { document, operationName, variables }: Asked,
  { log }: Request,
  { context, schema }: PublishedOperationsParts,
): Promise<KeptAnswer> {
  const { DATABASE_REQUEST_TIMEOUT_MS, ANSWER_LIMIT_BYTES } = context.env
  return withDeadline(DATABASE_REQUEST_TIMEOUT_MS, async () => {
    // Others wait for the answer too: it does not end with the request that asked first.
    const signal = AbortSignal.timeout(DATABASE_REQUEST_TIMEOUT_MS)
    const { data, errors } = await execute({
      schema,
      document: document.document,
      operationName,
      variableValues: variables,
      contextValue: visitorContext(context, log, signal),
    })
    if (errors) throw new Error('refused')
    return {
      status: 200,
      body: new KeptBody(`${JSON.stringify({ data: withinLimit(data, ANSWER_LIMIT_BYTES) })}\n`),
    }
  })
}
