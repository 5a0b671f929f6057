import type { EntityManager } from '@mikro-orm/postgresql'
import type DataLoader from 'dataloader'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { Permission } from './authorize.ts'
import type { Clock } from './clock.ts'
import type { WriteQueues } from './database/write-queue.ts'
import type { ClientInfo } from './http/client-info.ts'
import type { Allowance, RateLimit } from './http/rate-limit.ts'
import type { ObjectStorage } from './storage/object-storage.ts'

/** Who is asking, read from the database for this very request. */
export interface Viewer {
  id: string
  email: string
  /** Whether they may enter the administration at all. */
  isAdmin: boolean
  permissions: ReadonlySet<Permission>
  /** What the shop asks of them about a second factor, which they do not have; REQUIRED: without it they have no permission. */
  secondFactorDemand: 'RECOMMENDED' | 'REQUIRED' | null
  /** The API token by which they ask; none for a person at a browser. */
  token?: { id: number; name: string }
}

/** Sign-in of the browser that asks, as far as a service may touch it. */
export interface SessionAccess {
  /** @throws BAD_USER_INPUT when a cookie set now would not come back: asked before anything is written. */
  requireUsable(): void
  /**
   * Starts a new session, with a new id, for this person, and makes the device known for their account. Their oldest
   * sessions beyond SESSIONS_PER_ACCOUNT end.
   */
  signIn(person: Pick<Viewer, 'id' | 'email'>): Promise<void>
  /** The id by which the session is stored, to find its row: as good as a password, and shown to nobody. */
  current(): string | null
  /** When whoever is signed in last proved who they are, in milliseconds since 1970; null when nobody is. */
  provedAt(): number | null
  /** Keeps that they have proved it now. */
  proved(): Promise<void>
  /** Opaque id of the device when the account with this e-mail has signed in on it before; else null. */
  knownDevice(email: string): string | null
  /** When accounts last signed in on this device, by its cookie. */
  devicesSince(): Date[]
  /** Makes the device unknown to every account. */
  forgetDevices(): void
  /** Ends the session: its id is worth nothing afterwards. */
  signOut(): Promise<void>
}

/** The browser that asks, told from others for a few minutes: what was given to one is worth nothing in another. */
export interface BrowserAccess {
  /** Its mark; null when it has none. */
  current(): string | null
  /** Its mark, lengthened; a new one when there is none. */
  mark(): string
}

/** The visit of the browser that asks, which audience measurement tells from others with consent alone. */
export interface VisitAccess {
  /** Its id; null when it is not told apart. */
  current(): string | null
  /** Its id, lengthened; a new one when there is none. */
  continue(): string
  /** Takes the cookie away from a browser that has one. */
  end(): void
}

/** Creates a loader for one request; its own identity is its name. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds loaders of every key and value type
type LoaderFactory<L extends DataLoader<any, any> = DataLoader<any, any>> = (ctx: RequestContext) => L

/** Everything a service may use of the request that calls it. Knows nothing of HTTP or GraphQL. */
export interface RequestContext {
  /** A fork of this request alone. */
  em: EntityManager
  /** Nobody when null. Sign-in and sign-out change it, for what the same request asks next. */
  viewer: Viewer | null
  session: SessionAccess
  visit: VisitAccess
  browser: BrowserAccess
  /** Aborted when whoever asks has gone away, or has been answered. */
  gone(): AbortSignal
  /** Address of the client, as far as the trusted proxies tell. */
  clientAddress: string
  /** What its browser says of itself. */
  client: ClientInfo
  env: Env
  clock: Clock
  /** Where images lie. */
  storage: ObjectStorage
  log: Logger
  /** The counter of an allowance, the same for every request and every copy of the shop. */
  limit(allowance: Allowance): RateLimit
  /** Writes that nobody waits for. */
  queues: Pick<WriteQueues, 'offer' | 'waiting'>
  /** The loader of this request made by `factory`, created on first use and never shared between requests. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  load: <L extends DataLoader<any, any>>(factory: LoaderFactory<L>) => L
}

/** Builds the context of one request. */
export function createRequestContext(parts: Omit<RequestContext, 'load'>): RequestContext {
  const loaders = new Map<LoaderFactory, ReturnType<LoaderFactory>>()
  const ctx: RequestContext = {
    ...parts,
    load: (factory) => {
      const known = loaders.get(factory)
      if (known) return known as ReturnType<typeof factory>
      const made = factory(ctx)
      loaders.set(factory, made)
      return made
    },
  }
  return ctx
}
