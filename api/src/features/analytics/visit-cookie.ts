import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Response } from 'express'
import type { Env } from '../../env.ts'
import { isSecure } from '../../platform/http/session.ts'

/** Name of the cookie that tells one visit from another; only with consent, and only for this path. */
const name = 'visite'
const path = '/api/analytics'

/** A visit is over after this long without an event, in milliseconds: half an hour, as audience measurement has it. */
const idleMs = 30 * 60_000

/** Signed, so that nobody can choose the visit that an event is counted for. */
const signed = (env: Env, id: string) =>
  `${id}.${createHmac('sha256', env.SESSION_SECRET).update(`visit:${id}`).digest('base64url')}`

/** The visit of this browser, lengthened; a new one when there is none. */
export function continueVisit(env: Env, cookies: string | undefined, response: Response): string {
  const id = readVisit(env, cookies) ?? randomBytes(16).toString('base64url')
  response.cookie(name, signed(env, id), { ...options(env, response), maxAge: idleMs })
  return id
}

/** Takes the cookie away from a browser that has one: its visitor has withdrawn the consent. */
export function endVisit(env: Env, cookies: string | undefined, response: Response): void {
  if (readCookie(cookies)) response.clearCookie(name, options(env, response))
}

const options = (env: Env, response: Response) => ({
  path,
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isSecure(env) || response.req.secure,
})

const readCookie = (cookies = '') => /(?:^|; ?)visite=([^;]*)/.exec(cookies)?.[1]

function readVisit(env: Env, cookies: string | undefined): string | null {
  const given = Buffer.from(readCookie(cookies) ?? '')
  const id = given.toString().split('.')[0] ?? ''
  const expected = Buffer.from(signed(env, id))
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
