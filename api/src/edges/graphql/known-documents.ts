import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ApolloServerOptions, ApolloServerPlugin } from '@apollo/server'
import type { RequestHandler } from 'express'
import {
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { ShopError } from '../../platform/errors.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { sendError } from '../http/error-response.ts'

/** A document of the web client. */
export interface KnownDocument {
  /** As the browser would send it. */
  text: string
  document: DocumentNode
  operationNames: string[]
  /** The fields of Query or Mutation that it asks for, without their aliases. */
  rootFields: string[]
}

/** The documents of the web client, which nobody adds to. */
export interface KnownDocuments {
  size: number
  /** @param hash SHA-256 of its text, in hexadecimal. */
  get(hash: string): KnownDocument | undefined
  /** The same by what somebody sent as its text. */
  getByText(text: unknown): KnownDocument | undefined
}

/**
 * Reads them from the bundle for servers, which prints them with the code that the browser runs; none where the
 * client was not built.
 */
export async function knownDocuments(folder: string, schema: GraphQLSchema): Promise<KnownDocuments> {
  const file = resolve(folder, 'server.js')
  const bundle: { operationTexts?: () => string[] } = existsSync(file)
    ? await import(pathToFileURL(file).href)
    : {}
  const texts = new Map(bundle.operationTexts?.().map((text) => [hashOf(text), text]))
  // Each is read when somebody first asks it: all of them together would hold up the start.
  const read = new Map<string, KnownDocument>()
  const get = (hash: string) => {
    const text = texts.get(hash)
    if (text === undefined) return undefined
    const document = read.get(hash) ?? readDocument(text, schema)
    read.set(hash, document)
    return document
  }
  return {
    size: texts.size,
    get,
    getByText: (text) => (typeof text === 'string' ? get(hashOf(text)) : undefined),
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

function readDocument(text: string, schema: GraphQLSchema): KnownDocument {
  const document = parse(text)
  const operationNames = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value ?? ''] : [],
  )
  return { text, document, operationNames, rootFields: rootFieldsOf(document, schema) }
}

/** The fields of Query or Mutation that a document asks for, without their aliases. */
export function rootFieldsOf(document: DocumentNode, schema: GraphQLSchema): string[] {
  const fields = new Set<string>()
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (roots.some((root) => root === types.getParentType())) fields.add(name.value)
      },
    }),
  )
  return [...fields]
}

/** Apollo's persisted queries over these documents: what somebody sends with its hash is executed, but not kept. */
export const persistedQueries = (
  known: KnownDocuments,
): ApolloServerOptions<RequestContext>['persistedQueries'] => ({
  cache: {
    get: async (key) => known.get(key.slice('apq:'.length))?.text,
    set: async () => {},
    delete: async () => false,
  },
})

/** A hash may be any JSON: Apollo would join it to a text, which not every object can become. */
export const hashesAreTexts: ApolloServerPlugin<RequestContext> = {
  async requestDidStart({ request: { extensions } }) {
    const asked: unknown = extensions?.persistedQuery
    if (typeof asked !== 'object' || asked === null) return
    if (!('sha256Hash' in asked) || typeof asked.sha256Hash !== 'string')
      Object.assign(asked, { sha256Hash: '' })
  },
}

/** Refuses every text but those of the known documents, before anything looks at it (GRAPHQL_DOCUMENTS=known). */
export function knownTextsAlone(known: KnownDocuments): RequestHandler {
  // A shop that answers nobody.
  if (known.size === 0) throw new Error('GRAPHQL_DOCUMENTS=known needs the built web client: there is none.')
  return (request, response, next) => {
    const parameters = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1))
    const texts: unknown[] = [request.body?.query ?? undefined, ...parameters.getAll('query')]
    if (texts.every((text) => text === undefined || known.getByText(text))) return next()
    sendError(
      response,
      new ShopError(
        'FORBIDDEN',
        'Requête inconnue\u202f: cette boutique ne répond qu’à celles de son propre site. Si vous y êtes, rechargez la page.',
      ),
    )
  }
}
