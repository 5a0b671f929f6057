import type { RequestHandler } from 'express'
import session from 'express-session'
import type { Env } from '../env.ts'
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
      secure: isSecure(env),
      maxAge: env.SESSION_IDLE_MS,
    },
  })
}
