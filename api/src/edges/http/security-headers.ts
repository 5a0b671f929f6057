import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Env } from '../../env.ts'
import { isSecure } from '../../platform/http/session.ts'

/**
 * Headers of every answer. No inline script but those of the template, named by hash; styles may be inline, for the
 * styling library writes them at run time. Images by address may lie on other HTTPS servers.
 * @param scriptHashes of the scripts that stand in the page itself, as the policy names them.
 * @param uploadOrigin where browsers send files to, when that is not the shop.
 */
export function securityHeaders(env: Env, scriptHashes: string[], uploadOrigin?: string): RequestHandler {
  const secure = isSecure(env)
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(uploadOrigin ? [uploadOrigin] : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For Flash and for Internet Explorer 8 alone.
    permittedCrossDomainPolicies: false,
    ieNoOpen: false,
  })
}
