import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import type { Env } from '../../env.ts'
import type { Clock } from '../clock.ts'
import { invalidInput } from '../errors.ts'
import type { SessionAccess } from '../request-context.ts'
import { type Device, deviceOf } from './client-info.ts'
import { devicesSince, forgetDevices, knownDevice, rememberDevice, setDeviceCookie } from './device-cookie.ts'
import type { DatabaseSessionStore } from './session-store.ts'

/** Whether people reach the shop over HTTPS, by the address that the owner has set. */
export const isSecure = (env: Pick<Env, 'PUBLIC_URL'>) => env.PUBLIC_URL.startsWith('https:')

/** `__Host-` ties a cookie to this host and to HTTPS; browsers refuse it over plain http. */
export const hostCookieName = (env: Pick<Env, 'PUBLIC_URL'>, name: string) =>
  isSecure(env) ? `__Host-${name}` : name

declare module 'express-session' {
  interface SessionData {
    userId: string
    /** Milliseconds since 1970: a session ends this long after sign-in, however busy. */
    signedInAt: number
    /** When the person gave their password or passkey again, in milliseconds since 1970. */
    provedAt?: number
    device?: Device
  }
}

/** Name of the session cookie. */
export const sessionCookieName = (env: Pick<Env, 'PUBLIC_URL'>) => hostCookieName(env, 'session')

/** Whether the browser says that somebody is signed in; whether it is true is another question. */
export const hasSessionCookie = (env: Env, { headers }: Pick<Request, 'headers'>): boolean =>
  (headers.cookie ?? '').split(/; */).some((cookie) => cookie.startsWith(`${sessionCookieName(env)}=`))

declare module 'http' {
  interface IncomingMessage {
    /** Gives the request its session, when it came without a cookie. */
    openSession?: () => Promise<void>
  }
}

/**
 * Sign-in by cookie. Nothing is stored and no cookie is set before somebody signs in: whoever comes without the cookie
 * has no session until then, and costs nothing here.
 */
export function sessionMiddleware(env: Env, store: DatabaseSessionStore): RequestHandler {
  const name = sessionCookieName(env)
  const withSession = session({
    name,
    secret: env.SESSION_SECRET,
    store,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      // « auto »: Secure whenever a trusted proxy says that the browser came over HTTPS.
      secure: isSecure(env) ? true : 'auto',
      maxAge: env.SESSION_IDLE_MS,
    },
  })
  const open: RequestHandler = (request, response, next) => {
    // Before express-session does the same: its cookie then stands first, for programs that read one alone.
    const { writeHead } = response
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      setDeviceCookie(env, request)
      return writeHead.apply(response, head)
    }) as typeof writeHead
    withSession(request, response, (error) => {
      // Called once more when the session cannot be renewed: the answer is out, and stands.
      if (response.headersSent) return request.log.warn({ err: error }, 'session not renewed')
      // Each answer renews the cookie: a cache on the way would hand it to the next person.
      if (request.session?.userId) response.setHeader('Cache-Control', 'no-store')
      next(error)
    })
  }
  return (request, response, next) => {
    if (request.headers.cookie?.includes(name)) return open(request, response, next)
    request.openSession = () => called((done) => open(request, response, done))
    next()
  }
}

/** The only store that there is. */
const storeOf = (request: Request) => request.sessionStore as unknown as DatabaseSessionStore | undefined

/** What the store found of whoever is signed in, when it found their session for this request; null when nobody. */
export const signedInPerson = (request: Request): unknown =>
  request.session?.userId ? (storeOf(request)?.personOf(request.sessionID) ?? null) : null

/** Sign-in and sign-out of the browser behind `request`. */
export function sessionAccess(env: Env, clock: Clock, request: Request): SessionAccess {
  return {
    requireUsable() {
      // The cookie would silently not be set: a login that does not last.
      if (isSecure(env) && !request.secure)
        throw invalidInput('Connexion impossible : cette boutique ne s’ouvre qu’en HTTPS.')
    },
    current: () => request.sessionID ?? null,
    provedAt() {
      const { userId, signedInAt, provedAt = signedInAt } = request.session ?? {}
      return userId ? (provedAt ?? null) : null
    },
    async proved() {
      request.session.provedAt = clock.now().getTime()
      await called((done) => request.session.save(done))
    },
    devicesSince: () => devicesSince(env, request),
    forgetDevices: () => forgetDevices(env, request),
    knownDevice: (email) => knownDevice(env, request, email, clock.now()),
    async signIn({ id, email }) {
      // A new id, so that one that somebody planted beforehand is worth nothing (session fixation). Who came without a
      // cookie gets one anyway; else asked of the store: after a sign-out in the same request there is no session to ask.
      if (request.sessionStore) await called((done) => request.sessionStore.regenerate(request, done))
      else await request.openSession?.()
      request.session.userId = id
      request.session.signedInAt = clock.now().getTime()
      request.session.device = deviceOf(request.get('user-agent') ?? '')
      await called((done) => request.session.save(done))
      rememberDevice(env, request, email, clock.now())
    },
    async signOut() {
      const current = request.session as Request['session'] | undefined
      if (current) await called((done) => current.destroy(done))
    },
  }
}

/** A callback of express-session as a promise. */
function called(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
}
