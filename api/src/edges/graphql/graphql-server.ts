import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import { ApolloArmor } from '@escape.tech/graphql-armor'
import { type DocumentNode, GraphQLError, type GraphQLSchema, type ValidationRule } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { OutageLog } from '../../platform/http/http-log.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { answerTooLarge, isLarger } from '../http/answer-limit.ts'
import { toShopError } from '../http/error-response.ts'
import { costLimit } from './graphql-cost.ts'
import { formatGraphqlError, httpStatusOfRefusal } from './graphql-errors.ts'
import { hashesAreTexts, type KnownDocuments, persistedQueries } from './known-documents.ts'

/** Refuses an operation whose type the schema lacks (subscription): graphql notices only while running it, as a fault of ours. */
const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(new GraphQLError(`The schema has no ${node.operation}.`, { nodes: node }))
  },
})

/** Limits that answer 400 to every known way of making one request cost like a thousand (measured). */
const armor = new ApolloArmor({
  maxAliases: { n: 15, allowList: [] },
  maxDirectives: { n: 8 },
  maxDepth: { n: 8 },
  // Apollo's own token limit counts while parsing, before anything is built.
  maxTokens: { enabled: false },
  blockFieldSuggestion: { enabled: false },
  // It sees neither our « limit » nor variables: see graphql-cost.ts.
  costLimit: { enabled: false },
}).protect()

// Cache control looks at every field of every answer, only to arrive at what `noStore` says anyway.
const disabled = [ApolloServerPluginLandingPageDisabled(), ApolloServerPluginCacheControlDisabled()]

// Armor is typed against Apollo's CommonJS build; at run time a plugin is a plugin.
const armorPlugins = armor.plugins as unknown as ApolloServerPlugin<RequestContext>[]

/** How many errors one answer tells. */
const errorsMax = 20

/** Gives a throttled or unavailable answer its HTTP status and Retry-After, as REST does; tells few errors, and names who has no rights. */
const refusalStatus: ApolloServerPlugin<RequestContext> = {
  // What fails while the person is looked up has no answer yet to be given a status.
  async contextCreationDidFail({ error }) {
    const status = httpStatusOfRefusal(toShopError(error).code)
    if (status) Object.assign(error, { extensions: { http: { status } } })
  },
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue: ctx }) {
        if (response.body.kind !== 'single') return
        const { singleResult } = response.body
        if (singleResult.errors) singleResult.errors = singleResult.errors.slice(0, errorsMax)
        for (const { extensions, path } of singleResult.errors ?? []) {
          // The answer is 200, so the line of the request does not tell.
          if (extensions?.code === 'FORBIDDEN')
            ctx.log.info({ address: ctx.clientAddress, userId: ctx.viewer?.id, field: path?.[0] }, 'refused')
          const status = httpStatusOfRefusal(extensions?.code)
          if (!status) continue
          response.http.status = status
          if (extensions?.retryAfterSeconds)
            response.http.headers.set('retry-after', String(extensions.retryAfterSeconds))
        }
      },
    }
  },
}

/** Answers are one person's or change soon: nothing on the way may keep them. */
const noStore: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        response.http.headers.set('cache-control', 'no-store')
      },
    }
  },
}

/** Sends no answer above `max` bytes. That of a mutation is sent: what it tells is done. */
const answerLimit = (max: number): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async willSendResponse({ operation, response: { body, http } }) {
        if (body.kind !== 'single' || operation?.operation !== 'query') return
        if (!isLarger(body.singleResult.data, max)) return
        const { message, code } = answerTooLarge(max)
        body.singleResult = { errors: [{ message, extensions: { code } }] }
        http.status = 400
      },
    }
  },
})

/** So many documents are kept as they were read: by Apollo's own measure, texts that differ each time take 200 MiB. */
const documentsMax = 200

function documentStore(): ApolloServerOptions<RequestContext>['documentStore'] {
  const documents = new LRUCache<string, DocumentNode>({ max: documentsMax })
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  }
}

/** Apollo Server over the shop's schema; not started yet. @param noteTexts is told of every operation that is right. */
export function createGraphqlServer(
  schema: GraphQLSchema,
  known: KnownDocuments,
  log: Logger,
  env: Env,
  noteOutage: OutageLog,
  noteTexts: ApolloServerPlugin<RequestContext>,
) {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: env.GRAPHQL_INTROSPECTION,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: persistedQueries(known),
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: 1_000 },
    // Each error quotes what was sent: few of them, without names of the schema. (Apollo's own option for the latter
    // runs an expression over the caller's text whose time grows with the square of its length.)
    validationOptions: { maxErrors: 10, hideSuggestions: true },
    executionOptions: { maxCoercionErrors: 5 },
    documentStore: documentStore(),
    validationRules: [...armor.validationRules, knownOperationTypes],
    formatError: formatGraphqlError(log, noteOutage),
    logger: log,
    plugins: [
      ...armorPlugins,
      ...disabled,
      hashesAreTexts,
      costLimit,
      noStore,
      refusalStatus,
      answerLimit(env.ANSWER_LIMIT_BYTES),
      noteTexts,
    ],
  })
}
