import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from 'pino'
import { httpStatusOf, ShopError } from '../platform/errors.ts'
import { toShopError } from './error-response.ts'

/** Codes of errors that Apollo or graphql itself raised about the request: safe to show. */
const requestErrors = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** graphql adds names of the schema to the message about a wrong variable, where Apollo's own option does not look. */
const withoutSuggestion = (message: string) => message.replace(/ Did you mean [^?]*\?/g, '')

/** Turns any error into what a client may see: code, French message, fields; the unknown is masked and logged. */
export const formatGraphqlError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? error.originalError : error
    const code = formatted.extensions?.code as string | undefined
    const { path, locations } = formatted
    if (!(cause instanceof ShopError) && code && requestErrors.has(code))
      return { message: withoutSuggestion(formatted.message), path, locations, extensions: { code } }
    const shown = toShopError(cause)
    if (shown.code === 'INTERNAL_SERVER_ERROR')
      log.error({ err: cause ?? error }, 'unexpected error in GraphQL')
    else if (shown.code === 'SERVICE_UNAVAILABLE') log.warn({ err: cause ?? error }, 'unavailable')
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

/**
 * HTTP status of an answer in which something was refused for one of these reasons, so that who only reads the status
 * waits; other refusals stay 200.
 */
export const httpStatusOfRefusal = (code: unknown): number | undefined =>
  code === 'TOO_MANY_REQUESTS' || code === 'SERVICE_UNAVAILABLE' ? httpStatusOf[code] : undefined
