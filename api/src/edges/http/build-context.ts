import type { MikroORM } from '@mikro-orm/postgresql'
import type { Request } from 'express'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import type { Clock } from '../../platform/clock.ts'
import type { WriteQueues } from '../../platform/database/write-queue.ts'
import { clientInfo } from '../../platform/http/client-info.ts'
import type { rateLimits } from '../../platform/http/rate-limit.ts'
import { sessionAccess, signedInPerson } from '../../platform/http/session.ts'
import { createRequestContext, type RequestContext, type Viewer } from '../../platform/request-context.ts'
import type { ObjectStorage } from '../../platform/storage/object-storage.ts'

/** What a context needs of the process. */
export interface ContextParts {
  orm: MikroORM
  env: Env
  clock: Clock
  storage: ObjectStorage
  limit: ReturnType<typeof rateLimits>
  queues: WriteQueues
}

/** The context of one HTTP request: an entity manager of its own, and the person behind its session. */
export function buildContext(parts: ContextParts, request: Request): RequestContext {
  const { orm, env, clock, storage, limit, queues } = parts
  return createRequestContext({
    em: orm.em.fork(),
    viewer: findViewer(parts, request),
    session: sessionAccess(env, clock, request),
    gone: () => goneSignal(request),
    clientAddress: request.ip ?? '',
    client: clientInfo(env, request),
    env,
    clock,
    storage,
    limit,
    queues,
    log: request.log,
  })
}

/**
 * The context of a visitor whom nobody knows: what the shop shows to everybody is read with it, for no request.
 * @param signal aborted when nobody waits any more.
 */
export function visitorContext(parts: ContextParts, log: Logger, signal: AbortSignal): RequestContext {
  const { orm, env, clock, storage, limit, queues } = parts
  const never = () => {
    throw new Error('A page is rendered for nobody in particular: there is no session.')
  }
  return createRequestContext({
    em: orm.em.fork(),
    viewer: null,
    session: { requireUsable: never, signIn: never, knownDevice: () => null, signOut: never },
    gone: () => signal,
    clientAddress: '',
    client: { userAgent: '', country: null, city: null },
    env,
    clock,
    storage,
    limit,
    queues,
    log,
  })
}

/**
 * The person behind a request, read from the database with its session: a right that is taken away ends with the next
 * request.
 */
export function findViewer({ env, clock }: ContextParts, request: Request): Viewer | null {
  const { signedInAt = 0 } = request.session ?? {}
  if (clock.now().getTime() - signedInAt > env.SESSION_ABSOLUTE_MS) return null
  return signedInPerson(request) as Viewer | null
}

/** Aborted once the connection of a request is closed or its answer is out. */
function goneSignal({ res }: Request): AbortSignal {
  const leaving = new AbortController()
  if (res?.closed) leaving.abort()
  else res?.once('close', () => leaving.abort())
  return leaving.signal
}
