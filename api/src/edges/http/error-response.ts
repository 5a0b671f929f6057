import type { ErrorRequestHandler, Response } from 'express'
import { isDatabaseUnavailable } from '../../platform/database/database-errors.ts'
import { httpStatusOf, invalidInput, ShopError, unavailable } from '../../platform/errors.ts'
import type { OutageLog } from '../../platform/http/http-log.ts'

/** Errors of express and its body parser, by their `type` or status, in our words. */
const httpErrors: Record<string, ShopError> = {
  'entity.parse.failed': invalidInput('Le corps de la requête n’est pas du JSON valide.'),
  'entity.too.large': new ShopError('PAYLOAD_TOO_LARGE', 'La requête est trop volumineuse.'),
  'charset.unsupported': new ShopError(
    'UNSUPPORTED_MEDIA_TYPE',
    'Encodage de caractères non pris en charge.',
  ),
  'encoding.unsupported': new ShopError('UNSUPPORTED_MEDIA_TYPE', 'Encodage de contenu non pris en charge.'),
}

/** No place for an image or a mail: reading goes on, and writing when the owner has made room. */
const isDiskFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EROFS'].includes((error as { code?: string } | null)?.code ?? '')

/** What a person may be told of any error: a refusal as it is, a database that is away, else nothing. */
export function toShopError(error: unknown): ShopError {
  if (error instanceof ShopError) return error
  if (isDatabaseUnavailable(error) || isDiskFull(error)) return unavailable()
  const { type, status } = (error ?? {}) as { type?: string; status?: number }
  const known = type ? httpErrors[type] : undefined
  if (known) return known
  if (status === 413) return httpErrors['entity.too.large'] as ShopError
  if (status && status >= 400 && status < 500) return invalidInput('Requête invalide.')
  return new ShopError('INTERNAL_SERVER_ERROR', 'Une erreur est survenue. Veuillez réessayer.')
}

/**
 * Sends a refusal as JSON: `{ message, code, fields? }`; a 401 says « Unauthorized » too (specification, section 8).
 * What fails before GraphQL has begun says it in GraphQL's words as well.
 */
export function sendError(response: Response, error: ShopError): void {
  const { fields, retryAfterSeconds } = error.details
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds))
  response.status(httpStatusOf[error.code]).json({
    message: error.message,
    code: error.code,
    ...(error.code === 'UNAUTHENTICATED' ? { error: 'Unauthorized' } : {}),
    ...(fields && Object.keys(fields).length > 0 ? { fields } : {}),
    ...(/^\/graphql\b/i.test(response.req.originalUrl)
      ? { errors: [{ message: error.message, extensions: { code: error.code } }] }
      : {}),
  })
}

/** Last handler of the app: every error becomes JSON; what is our fault is logged whole, and masked. */
export const errorHandler =
  (noteOutage: OutageLog): ErrorRequestHandler =>
  (error, request, response, next) => {
    const shown = toShopError(error)
    if (shown.code === 'INTERNAL_SERVER_ERROR') request.log.error({ err: error }, 'unexpected error')
    else if (shown.code === 'SERVICE_UNAVAILABLE') noteOutage(error, request.log)
    // Half an answer cannot be turned into an error any more: express then closes the connection.
    if (response.headersSent) next(error)
    else sendError(response, shown)
  }
