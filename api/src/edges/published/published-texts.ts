import type { ApolloServerPlugin } from '@apollo/server'
import type { Request, RequestHandler } from 'express'
import { type DocumentNode, type GraphQLSchema, getOperationAST, OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { currentDeadline } from '../../platform/database/request-deadline.ts'
import { hasSessionCookie } from '../../platform/http/session.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { costOfRequest, maxCost } from '../graphql/graphql-cost.ts'
import { rootFieldsOf } from '../graphql/known-documents.ts'
import { type KeptAnswer, longestAddress, sendBody } from './kept-answers.ts'
import {
  answerToVisitor,
  isDeliberate,
  type PublishedParts,
  type PublishedQuery,
  scopesOfFields,
} from './published-queries.ts'

interface PublishedTexts {
  /** Notes the texts that Apollo has read and found right. */
  plugin: ApolloServerPlugin<RequestContext>
  /** Answers what was noted. It stands before Apollo, and takes bodies that have been read. */
  handler: RequestHandler
}

/** So many texts are known: those of integrators, not those that differ each time. */
const knownTexts = 200

/**
 * Answers queries by their text (integrators, the playground) from memory for as long as nothing of what the shop
 * publishes changes: those of visitors alone, whose fields show everybody the same. The first time, Apollo reads the text,
 * holds it against the schema and its limits, and answers; after that its whole way would be gone for what is known
 * already. What is refused is always Apollo's, which tells why.
 */
export function publishedTexts(parts: PublishedParts): PublishedTexts {
  const { context, schema, published, kept } = parts
  const read = new LRUCache<string, DocumentNode>({ max: knownTexts })

  function askedBy(request: Request): AskedText | null {
    const { query, operationName, variables = {}, extensions }: Asked = request.body ?? {}
    if (request.method !== 'POST' || !isDeliberate(request) || extensions) return null
    if (hasSessionCookie(context.env, request) || request.tokenViewer) return null
    const document = typeof query === 'string' ? read.get(query) : undefined
    if (!document || !isName(operationName) || !isObject(variables)) return null
    const address = `text ${operationName ?? ''} ${JSON.stringify(variables)} ${query}`
    if (address.length > longestAddress) return null
    return { document, operationName: operationName ?? undefined, variables, address }
  }

  /** @throws what is refused, and what the database throws: Apollo tells it. */
  async function answerTo(request: Request, { address, ...query }: AskedText): Promise<KeptAnswer> {
    // Whatever the text names below these fields: of all that is published.
    const version = await published.current()
    const compute = async () => {
      if (!isAffordable(schema, query)) throw new Error('refused')
      return answerToVisitor(query, request.log, parts)
    }
    const known = kept.find(address, version)
    if (known) return known
    const computing = kept.get(address, version, compute)
    // Others wait for it too, each no longer than their own request may.
    return currentDeadline()?.wait(computing, () => {}) ?? computing
  }

  async function handler(...[request, response, next]: Parameters<RequestHandler>) {
    const asked = askedBy(request)
    const type = asked && request.accepts(mediaTypes)
    const answer = asked && type && (await answerTo(request, asked).catch(() => null))
    if (!answer || !('body' in answer)) return next()
    response.setHeader('Cache-Control', 'no-store')
    await sendBody(request, response, `${type}; charset=utf-8`, answer.body)
  }

  return {
    handler,
    plugin: {
      async requestDidStart() {
        return {
          async didResolveOperation({ source, document, operation, request: { http } }) {
            if (http?.method !== 'POST' || operation?.operation !== OperationTypeNode.QUERY) return
            if (scopesOfFields(rootFieldsOf(document, schema))) read.set(source, document)
          },
        }
      },
    },
  }
}

/** A query with the place of its answer. */
type AskedText = PublishedQuery & { address: string }

/** The body of a request, unchecked. */
interface Asked {
  query?: unknown
  operationName?: unknown
  variables?: unknown
  extensions?: unknown
}

/** As Apollo answers, the first one unless somebody prefers the other. */
const mediaTypes = ['application/json', 'application/graphql-response+json']

const isName = (given: unknown): given is string | null | undefined =>
  given == null || typeof given === 'string'

const isObject = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** What a text costs differs with its variables; wrong ones are refused when it is executed. */
function isAffordable(
  schema: GraphQLSchema,
  { document, operationName, variables }: PublishedQuery,
): boolean {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== OperationTypeNode.QUERY) return false
  const cost = costOfRequest(schema, document, operation, variables)
  return cost !== null && cost <= maxCost
}
