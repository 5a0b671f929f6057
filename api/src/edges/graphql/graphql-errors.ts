import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { httpStatusOf, ShopError } from '../../platform/errors.ts'
import type { OutageLog } from '../../platform/http/http-log.ts'
import { toShopError } from '../http/error-response.ts'

/** Codes of errors that Apollo or graphql itself raised about the request: safe to show. */
const requestErrors = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
])

/** Longest message of graphql's own that is passed on, in characters: it quotes what was sent, whole. */
const messageLength = 300

/** How many places in the document one error names. */
const locationsMax = 5

/**
 * A message of graphql's own, short: the beginning of what was sent, and what is wrong with it, which comes last. The
 * suggestion after that is left out, for it names parts of the schema. No expressions: the text is the caller's.
 */
function shortMessage(message: string): string {
  const suggestion = message.lastIndexOf(' Did you mean ')
  const told = suggestion < 0 ? message : message.slice(0, suggestion)
  if (told.length <= messageLength) return told
  return `${told.slice(0, 100)} … ${told.slice(103 - messageLength)}`.toWellFormed()
}

/** Whether graphql itself refused the whole request: no field had begun, and nothing of ours had failed. */
const refusedByGraphql = (error: unknown) =>
  error instanceof GraphQLError && !error.path && !error.originalError

/** Turns any error into what a client may see: code, French message, fields; the unknown is masked and logged. */
export function formatGraphqlError(log: Logger, noteOutage: OutageLog) {
  // One statement that fails is met by every row that waited for it: logged once.
  const logged = new WeakSet<object>()
  const isNew = (error: object) => !logged.has(error) && logged.add(error)
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? error.originalError : error
    const given = formatted.extensions?.code as string | undefined
    // « Too many errors » comes without a code of its own.
    const code = given === 'INTERNAL_SERVER_ERROR' && refusedByGraphql(error) ? 'BAD_USER_INPUT' : given
    const { path, locations } = formatted
    if (!(cause instanceof ShopError) && code && requestErrors.has(code))
      return {
        message: shortMessage(formatted.message),
        path,
        locations: locations?.slice(0, locationsMax),
        extensions: { code },
      }
    const shown = toShopError(cause)
    const err = Object(cause ?? error)
    if (shown.code === 'INTERNAL_SERVER_ERROR' && isNew(err))
      log.error({ err }, 'unexpected error in GraphQL')
    else if (shown.code === 'SERVICE_UNAVAILABLE') noteOutage(err)
    const { fields, retryAfterSeconds } = shown.details
    return {
      message: shown.message,
      path,
      extensions: {
        code: shown.code,
        ...(fields && { fields }),
        ...(retryAfterSeconds && { retryAfterSeconds }),
      },
    }
  }
}

/**
 * HTTP status of an answer in which something was refused for one of these reasons, so that who only reads the status
 * waits; other refusals stay 200.
 */
export const httpStatusOfRefusal = (code: unknown): number | undefined =>
  code === 'TOO_MANY_REQUESTS' || code === 'SERVICE_UNAVAILABLE' ? httpStatusOf[code] : undefined
