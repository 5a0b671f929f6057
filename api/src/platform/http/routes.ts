import type { Response } from 'express'
import type { z } from 'zod'
import type { Permission } from '../authorize.ts'
import type { RequestContext } from '../request-context.ts'

/**
 * Who may call: everybody, whoever is signed in, or whoever has a permission. The access matrix test calls each route
 * as each of them and as each role of the team, and holds it to this word.
 */
export type Access = 'visitor' | 'customer' | Permission

/** What a handler may read of a request; all of it unchecked. */
interface RouteInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  header(name: string): string | undefined
}

/** Scopes of what is published (migrations/sql/published-version.ts). */
export type PublishedScope = 'catalogue' | 'content' | 'settings'

/** One REST call. What `handle` returns is sent as JSON; `undefined` answers 204. */
export interface Route {
  access: Access
  /** HTTP status of success; 200 when left out. */
  status?: number
  /** What it does, in one sentence, where the verb does not tell: the document for integrators has it from there. */
  summary?: string
  /** What of a body the document cannot find: rules that are made for one thing at a time. */
  body?: z.ZodType
  /** Media types, where they are not JSON. */
  media?: { takes?: string; answers?: string }
  /** What a read shows that is the same for everybody, or for all visitors: it is kept until one of these has changed. */
  published?: { scopes: PublishedScope[]; isForVisitors?: true }
  handle(ctx: RequestContext, input: RouteInput, response: Response): Promise<unknown>
}

/** REST calls by « METHOD /path », below /api. */
export type Routes = Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, Route>

/** The keys of a body with those of the path over them; a body that is no object has none. */
export const bodyWith = (body: unknown, params: Record<string, unknown>): Record<string, unknown> => ({
  ...(typeof body === 'object' && !Array.isArray(body) ? body : {}),
  ...params,
})
