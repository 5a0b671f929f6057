import type { MikroORM } from '@mikro-orm/postgresql'
import type { Request } from 'express'
import type { Logger } from 'pino'
import type { Env } from '../../env.ts'
import { type FoundPerson, viewerFrom } from '../../features/accounts/viewer.ts'
import { visitAccess } from '../../features/analytics/visit/visit-cookie.ts'
import type { Clock } from '../../platform/clock.ts'
import type { WriteQueues } from '../../platform/database/write-queue.ts'
import { ShopError } from '../../platform/errors.ts'
import { browserAccess } from '../../platform/http/browser-cookie.ts'
import { clientInfo } from '../../platform/http/client-info.ts'
import type { rateLimits } from '../../platform/http/rate-limit.ts'
import { sessionAccess, signedInPerson } from '../../platform/http/session.ts'
import {
  createRequestContext,
  type RequestContext,
  type SessionAccess,
  type Viewer,
} from '../../platform/request-context.ts'
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
    session: request.tokenViewer ? noSession() : sessionAccess(env, clock, request),
    visit: visitAccess(env, request),
    browser: browserAccess(env, request),
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

/** What a token has of a session: none, and none can be begun with it. */
function noSession(): SessionAccess {
  const refuse = () => {
    throw new ShopError('FORBIDDEN', 'Un jeton d’API n’ouvre ni ne ferme de session.')
  }
  return {
    ...{ requireUsable: refuse, signIn: refuse, proved: refuse, signOut: refuse },
    ...{ current: () => null, provedAt: () => null, knownDevice: () => null },
    ...{ devicesSince: () => [], forgetDevices: () => {} },
  }
}

/** The context of a visitor whom nobody knows: what the shop shows to everybody is read with it, for no request. */
export function visitorContext(parts: ContextParts, log: Logger): RequestContext {
  const { orm, env, clock, storage, limit, queues } = parts
  const never = () => {
    throw new Error('A page is rendered for nobody in particular: there is no session.')
  }
  return createRequestContext({
    em: orm.em.fork(),
    viewer: null,
    session: {
      ...{ requireUsable: never, signIn: never, proved: never, signOut: never },
      ...{ current: () => null, provedAt: () => null, knownDevice: () => null },
      ...{ devicesSince: () => [], forgetDevices: never },
    },
    visit: { current: () => null, continue: never, end: never },
    browser: { current: () => null, mark: never },
    gone: never,
    clientAddress: '',
    client: { userAgent: '', country: null, city: null, refusesTracking: false },
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
  if (request.tokenViewer) return request.tokenViewer
  const { signedInAt = 0 } = request.session ?? {}
  if (clock.now().getTime() - signedInAt > env.SESSION_ABSOLUTE_MS) return null
  const person = signedInPerson(request) as FoundPerson | null
  return person && viewerFrom(env, person)
}

/** Aborted once the connection of a request is closed or its answer is out. */
function goneSignal({ res }: Request): AbortSignal {
  const leaving = new AbortController()
  if (res?.closed) leaving.abort()
  else res?.once('close', () => leaving.abort())
  return leaving.signal
}
