import type { Response } from 'express'
import type { RequestContext } from '../request-context.ts'

/** Who may call: the access matrix test calls each route as each of the three and holds it to this word. */
export type Access = 'visitor' | 'customer' | 'administrator'

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
