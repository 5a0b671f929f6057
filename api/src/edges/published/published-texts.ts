import {
  type GraphQLRequestContextResponseForOperation,
  type GraphQLResponse,
  HeaderMap,
} from '@apollo/server'
import { type DocumentNode, OperationTypeNode } from 'graphql'
import { currentDeadline } from '../../platform/database/request-deadline.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { KeptTexts } from '../graphql/graphql-server.ts'
import { rootFieldsOf } from '../graphql/known-documents.ts'
import { longestAddress } from './kept-answers.ts'
import { answerToVisitor, type PublishedParts, scopesOfFields } from './published-queries.ts'

/** A request whose operation is known. */
type Resolved = GraphQLRequestContextResponseForOperation<RequestContext>

/**
 * Answers queries by their text (integrators, the playground) from memory for as long as nothing of what the shop
 * publishes changes: those of visitors alone, whose fields show everybody the same. What is refused is executed by
 * Apollo, which tells why.
 */
export function publishedTexts(parts: PublishedParts): KeptTexts {
  /** The text of an answer, by what stands for its data. */
  const texts = new WeakMap<object, string>()
  /** Apollo keeps the documents that it has read. */
  const published = new WeakMap<DocumentNode, boolean>()
  const isPublished = (document: DocumentNode) => {
    const known = published.get(document) ?? scopesOfFields(rootFieldsOf(document, parts.schema)) !== null
    published.set(document, known)
    return known
  }

  /** @throws what has errors, and what the database throws. */
  async function textOf({ document, request, source, contextValue: ctx }: Resolved): Promise<string | null> {
    const { operationName, variables = {} } = request
    const address = `text ${operationName ?? ''} ${JSON.stringify(variables)} ${source}`
    if (address.length > longestAddress) return null
    // Whatever the text names below these fields: of all that is published.
    const version = await parts.published.current()
    const ask = () => answerToVisitor({ document, operationName, variables }, ctx.log, parts)
    const computing = parts.kept.get(address, version, ask)
    // Others wait for it too, each no longer than their own request may: Apollo has to tell it then.
    const kept = await (currentDeadline()?.wait(computing, () => {}) ?? computing)
    return 'body' in kept ? kept.body.plain.toString() : null
  }

  async function answer(resolved: Resolved): Promise<GraphQLResponse | null> {
    const { document, operation, request, contextValue: ctx } = resolved
    if (ctx.viewer || operation?.operation !== OperationTypeNode.QUERY || !isPublished(document)) return null
    // What was asked by its hash has been tried already (published-operations.ts), and has waited for it.
    if (request.http?.method !== 'POST') return null
    const text = await textOf(resolved).catch(() => null)
    if (text === null) return null
    const data = {}
    texts.set(data, text)
    return { body: { kind: 'single', singleResult: { data } }, http: { headers: new HeaderMap() } }
  }

  return {
    plugin: {
      async requestDidStart() {
        return { responseForOperation: answer }
      },
    },
    stringify: (result) => {
      const data = result.data as object | null | undefined
      return (data && texts.get(data)) || `${JSON.stringify(result)}\n`
    },
  }
}
