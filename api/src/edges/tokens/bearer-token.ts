import type { RequestHandler } from 'express'
import type { ApiToken } from '../../features/accounts/tokens/api-token.entity.ts'
import { permissionOfScope } from '../../features/accounts/tokens/tokens.rules.ts'
import { viewerOf } from '../../features/accounts/viewer.ts'
import { findToken, noteTokenUse } from '../../features/tokens/tokens.service.ts'
import { unauthenticated } from '../../platform/errors.ts'
import type { Viewer } from '../../platform/request-context.ts'
import type { ContextParts } from '../http/build-context.ts'
import { sendError } from '../http/error-response.ts'

declare module 'http' {
  interface IncomingMessage {
    /** Who asks by a token. */
    tokenViewer?: Viewer
  }
}

/** A scheme of any case, as RFC 9110 says; the token itself is told apart by its form. */
const bearer = /^bearer +(\S+) *$/i

/**
 * Takes whoever asks by « Authorization: Bearer » for the maker of the token, with those of their rights that it has
 * been given. The cookie of such a request counts for nothing. A token that is wrong, has ended, or whose maker has left
 * the team is answered with 401, on public addresses too: a program shall hear of it.
 */
export function bearerTokens(parts: ContextParts): RequestHandler {
  const { orm, env, clock, limit } = parts
  const requests = limit({
    name: 'token',
    points: env.API_TOKEN_REQUESTS_PER_MINUTE,
    windowMs: 60_000,
    inMemory: true,
  })
  return async (request, response, next) => {
    const { authorization } = request.headers
    if (authorization === undefined || !/^bearer\b/i.test(authorization)) return next()
    const em = orm.em.fork()
    const token = await findToken(em, bearer.exec(authorization)?.[1] ?? '', clock.now())
    if (!token || token.user.unwrap().roles.length === 0) {
      response.setHeader('WWW-Authenticate', 'Bearer realm="api", error="invalid_token"')
      response.setHeader('Cache-Control', 'no-store')
      return sendError(response, unauthenticated('Ce jeton n’est pas ou plus valable.'))
    }
    // Gone before anything reads it: a browser's session gives a program nothing, and takes nothing from it.
    delete request.headers.cookie
    const maker = await viewerOf(em, env, token.user.unwrap())
    request.tokenViewer = withToken(maker, token)
    await requests.count(token.tokenHash)
    await noteTokenUse(em, token, clock.now())
    next()
  }
}

/** The maker, with the rights that they have now and the token was given. */
function withToken(maker: Viewer, { id, name, scopes }: ApiToken): Viewer {
  const permissions = scopes.map((scope) => permissionOfScope[scope])
  return {
    ...maker,
    permissions: new Set(permissions.filter((each) => maker.permissions.has(each))),
    token: { id, name },
  }
}
