import type { RequestHandler } from 'express'
import type { Env } from '../../env.ts'
import { ShopError } from '../../platform/errors.ts'
import { sendError } from './error-response.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that another site's page sends with a visitor's cookie (OWASP: Fetch Metadata, then Origin).
 * Programs send neither header and pass.
 */
export function crossSiteGuard(env: Env): RequestHandler {
  const ownOrigin = new URL(env.PUBLIC_URL).origin
  return (request, response, next) => {
    // A token is sent by a program that has it; no browser adds it to what another site's page sends.
    if (reading.has(request.method) || request.tokenViewer) return next()
    const { origin, 'sec-fetch-site': site } = request.headers
    const sameHost =
      origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.headers.host
    const foreign =
      (site !== undefined && site !== 'same-origin' && site !== 'none') ||
      (origin !== undefined && origin !== ownOrigin && !sameHost)
    if (foreign)
      return sendError(response, new ShopError('FORBIDDEN', 'Requête refusée : elle vient d’un autre site.'))
    next()
  }
}

/** Refuses bodies that are not JSON, and that nobody has taken: forms can send those without asking. */
export const jsonBodiesAlone: RequestHandler = (request, response, next) => {
  const { 'transfer-encoding': chunked, 'content-length': length = 0 } = request.headers
  const hasBody = chunked !== undefined || Number(length) > 0
  if (reading.has(request.method) || !hasBody || request.body !== undefined || request.is('application/json'))
    return next()
  sendError(
    response,
    new ShopError('UNSUPPORTED_MEDIA_TYPE', 'Corps JSON attendu (Content-Type: application/json).'),
  )
}
