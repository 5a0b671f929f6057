import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'
import type { Env } from '../../env.ts'
import { hostCookieName, isSecure } from './session.ts'

/** How long a device is known after a sign-in, in milliseconds: a year. */
const knownForMs = 365 * 24 * 3_600_000
/** People who share one device; whoever signed in longest ago is forgotten. */
const accountsPerDevice = 5

const tokenShape = /^([0-9a-z]{6,10})\.([\w-]{22})\.([\w-]{43})$/

/** Name of the cookie by which a device is known. */
export const deviceCookieName = (env: Env) => hostCookieName(env, 'appareil')

/** Says nothing of the account to who reads it: the signature is over the address and time and number of the token. */
const sign = (env: Env, account: string, issued: string, id: string) => {
  const key = createHmac('sha256', env.SESSION_SECRET).update('known device').digest()
  return createHmac('sha256', key).update(`${account}\n${issued}\n${id}`).digest('base64url')
}

/** The tokens of a request's cookie, one an account. */
function tokensOf(env: Env, request: Request): string[] {
  const start = `${deviceCookieName(env)}=`
  const given = request.headers.cookie?.split(/; ?/).find((each) => each.startsWith(start))
  const tokens = given?.slice(start.length).split('~') ?? []
  return tokens.filter((token) => tokenShape.test(token)).slice(0, accountsPerDevice)
}

/** Id of the device by which `account` signed in on it before; null when the token is not this account's, or too old. */
function deviceOf(env: Env, account: string, token: string, now: Date): string | null {
  const [, issued = '', id = '', signature = ''] = tokenShape.exec(token) ?? []
  if (now.getTime() - Number.parseInt(issued, 36) * 1_000 > knownForMs) return null
  const expected = Buffer.from(sign(env, account, issued, id))
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : null
}

/** The device of this request, when the account with this e-mail has signed in on it within a year; else null. */
export function knownDevice(env: Env, request: Request, account: string, now: Date): string | null {
  for (const token of tokensOf(env, request)) {
    const device = deviceOf(env, account, token, now)
    if (device) return device
  }
  return null
}

/** Makes the device of this request known for the account with this e-mail: a new id, beside those of other accounts. */
export function rememberDevice(env: Env, request: Request, account: string, now: Date): void {
  const others = tokensOf(env, request).filter((token) => !deviceOf(env, account, token, now))
  const issued = Math.floor(now.getTime() / 1_000).toString(36)
  const id = randomBytes(16).toString('base64url')
  const mine = `${issued}.${id}.${sign(env, account, issued, id)}`
  request.newDeviceCookie = [mine, ...others].slice(0, accountsPerDevice).join('~')
}

const options = (env: Env, request: Request) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/',
  secure: isSecure(env) || request.secure,
})

/** When the accounts that know this device last signed in on it, as its cookie tells; whose they are it does not say. */
export const devicesSince = (env: Env, request: Request): Date[] =>
  tokensOf(env, request).map((token) => new Date(Number.parseInt(token, 36) * 1_000))

/** Makes this device unknown to every account: its cookie goes. */
export function forgetDevices(env: Env, request: Request): void {
  if (tokensOf(env, request).length > 0)
    request.res?.clearCookie(deviceCookieName(env), options(env, request))
}

declare module 'http' {
  interface IncomingMessage {
    /** Value of the device cookie that the answer is to set. */
    newDeviceCookie?: string
  }
}

/** Sets the cookie of `rememberDevice`, as the headers go out. */
export function setDeviceCookie(env: Env, request: Request): void {
  const { newDeviceCookie, res } = request
  if (newDeviceCookie)
    res?.cookie(deviceCookieName(env), newDeviceCookie, { ...options(env, request), maxAge: knownForMs })
}
