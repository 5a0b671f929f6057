import type { Request } from 'express'
import type { Env } from '../env.ts'

/** What a request tells of the browser that sent it. */
export interface ClientFacts {
  /** The User-Agent header; empty when there is none. */
  userAgent: string
  /** As a trusted proxy tells it; null without one. */
  country: string | null
  city: string | null
}

/** Reads them. The country and the city are believed of a proxy that the shop trusts, and of nobody else. */
export function clientFacts(env: Env, request: Request): ClientFacts {
  const told = (header: string) => (env.TRUST_PROXY > 0 && header && placeName(request.get(header))) || null
  return {
    userAgent: request.get('user-agent')?.slice(0, 500) ?? '',
    country: told(env.GEO_COUNTRY_HEADER),
    city: told(env.GEO_CITY_HEADER),
  }
}

/** Headers come as bytes, one a character: proxies write names of places in UTF-8. A character is not cut in two. */
const placeName = (header = '') =>
  Array.from(
    Buffer.from(header, 'latin1')
      .toString('utf8')
      .replace(/[^\p{L}\p{M}\p{N} .,'’-]/gu, ''),
  )
    .slice(0, 100)
    .join('')
