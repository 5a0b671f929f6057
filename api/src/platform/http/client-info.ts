import { isIPv6 } from 'node:net'
import bowser from 'bowser'
import type { Request } from 'express'
import type { Env } from '../../env.ts'

/** What a request tells of the browser that sent it. */
export interface ClientInfo {
  /** The User-Agent header; empty when there is none. */
  userAgent: string
  /** As a trusted proxy tells it; null without one. */
  country: string | null
  city: string | null
  /** Whether it asks not to be tracked, by Global Privacy Control (the header « Sec-GPC: 1 »). */
  refusesTracking: boolean
}

/** Reads them. The country and the city are believed of a proxy that the shop trusts, and of nobody else. */
export function clientInfo(env: Env, request: Request): ClientInfo {
  const told = (header: string) => (env.TRUST_PROXY > 0 && header && placeName(request.get(header))) || null
  return {
    userAgent: request.get('user-agent')?.slice(0, 500) ?? '',
    country: told(env.GEO_COUNTRY_HEADER),
    city: told(env.GEO_CITY_HEADER),
    refusesTracking: request.get('sec-gpc')?.trim() === '1',
  }
}

/** What a person recognises a device by; null where it is none of those that are known. */
export interface Device {
  browser: string | null
  system: string | null
}

/** Names that are known. What a browser calls itself beside these may hold the id of a device. */
const browsers: ReadonlySet<string> = new Set(Object.values(bowser.BROWSER_MAP))
const systems: ReadonlySet<string> = new Set(Object.values(bowser.OS_MAP))

/** The browser and the system of a User-Agent header, without their versions: enough for their owner, little for others. */
export function deviceOf(userAgent: string): Device {
  if (!userAgent) return { browser: null, system: null }
  const parser = bowser.getParser(userAgent)
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()]
  return { browser: browsers.has(browser) ? browser : null, system: systems.has(system) ? system : null }
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

/**
 * What to count attempts by: an IPv4 address, or the network of an IPv6 one: of 64 bits, for whoever has one address
 * of it has all 2^64; or of 56, which is what many a home or office is given.
 */
export function clientNetwork(address: string, bits: 64 | 56 = 64): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  const groups = [...before, ...missing, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16))
  if (bits === 56) groups[3] = (groups[3] ?? 0) & 0xff00
  return `${groups.map((group) => group.toString(16)).join(':')}::/${bits}`
}
