import type { Request, RequestHandler } from 'express'
import session from 'express-session'
import type { Env } from '../env.ts'
import type { Clock } from './clock.ts'
import { invalidInput } from './errors.ts'
import type { SessionAccess } from './request-context.ts'
import type { DatabaseSessionStore } from './session-store.ts'

declare module 'express-session' {
  interface SessionData {
    userId: string
    /** Milliseconds since 1970: a session ends this long after sign-in, however busy. */
    signedInAt: number
  }
}

/** `__Host-` ties the cookie to this host and to HTTPS; browsers refuse it over plain http. */
export const sessionCookieName = (env: Env) => (isSecure(env) ? '__Host-session' : 'session')

/** Whether people reach the shop over HTTPS, by the address that the owner has set. */
export const isSecure = (env: Env) => env.PUBLIC_URL.startsWith('https:')

/** Sign-in by cookie. Nothing is stored and no cookie is set before somebody signs in. */
export function sessionMiddleware(env: Env, store: DatabaseSessionStore): RequestHandler {
  return session({
    name: sessionCookieName(env),
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
}

/** Sign-in and sign-out of the browser behind `request`. */
export function sessionAccess(env: Env, clock: Clock, request: Request): SessionAccess {
  return {
    async signIn(userId) {
      // The cookie would silently not be set: a login that does not last.
      if (isSecure(env) && !request.secure)
        throw invalidInput('Connexion impossible : cette boutique ne s’ouvre qu’en HTTPS.')
      // A new id, so that one that somebody planted beforehand is worth nothing (session fixation).
      await called((done) => request.session.regenerate(done))
      request.session.userId = userId
      request.session.signedInAt = clock.now().getTime()
      await called((done) => request.session.save(done))
    },
    async signOut() {
      await called((done) => request.session.destroy(done))
    },
  }
}

/** A callback of express-session as a promise. */
function called(start: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())))
}
