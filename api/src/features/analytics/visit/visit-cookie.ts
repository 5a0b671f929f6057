import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import type { Env } from '../../../env.ts'
import { isSecure } from '../../../platform/http/session.ts'
import type { VisitAccess } from '../../../platform/request-context.ts'

/** Name of the cookie that tells one visit from another; only with consent. */
const name = 'visite'

/** A visit is over after this long without an event, in milliseconds: half an hour, as audience measurement has it. */
const idleMs = 30 * 60_000

/** Signed, so that nobody can choose the visit that an event is counted for, nor ask for that of somebody else. */
const signed = (env: Env, id: string) =>
  `${id}.${createHmac('sha256', env.SESSION_SECRET).update(`visit:${id}`).digest('base64url')}`

/** The visit of the browser behind `request`. */
export function visitAccess(env: Env, request: Request): VisitAccess {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: isSecure(env) || request.secure,
  }
  const { cookie } = request.headers
  return {
    current: () => readVisit(env, cookie),
    continue() {
      const id = readVisit(env, cookie) ?? randomBytes(16).toString('base64url')
      request.res?.cookie(name, signed(env, id), { ...options, maxAge: idleMs })
      return id
    },
    end() {
      if (readCookie(cookie) !== undefined) request.res?.clearCookie(name, options)
    },
  }
}

const readCookie = (cookies = '') => /(?:^|; ?)visite=([^;]*)/.exec(cookies)?.[1]

function readVisit(env: Env, cookies: string | undefined): string | null {
  const given = Buffer.from(readCookie(cookies) ?? '')
  const id = given.toString().split('.')[0] ?? ''
  const expected = Buffer.from(signed(env, id))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
