import type { Request } from 'express'
import { invalidInput } from '../../platform/errors.ts'

/**
 * Query parameters, each given once: lists and « operators » such as price[$ne]=1 are refused. An empty one
 * was not given: that is how a form sends a field that nobody filled in.
 */
export function readQuery(query: Request['query']): Record<string, unknown> {
  for (const [key, value] of Object.entries(query)) {
    if (typeof value !== 'string' || /[[\]$.]/.test(key))
      throw invalidInput(`Paramètre « ${key.slice(0, 50)} » invalide.`)
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
