import { randomBytes } from 'node:crypto'
import type { Request } from 'express'
import type { Env } from '../../env.ts'
import type { BrowserAccess } from '../request-context.ts'
import { hostCookieName, isSecure } from './session.ts'

/** How long a browser is told from others without a sign-in, in milliseconds: longer than any challenge lives. */
const markedForMs = 10 * 60_000

/** The mark of the browser behind `request`: random, and worth nothing by itself. */
export function browserAccess(env: Env, request: Request): BrowserAccess {
  const name = hostCookieName(env, 'cle-acces')
  const current = () => {
    const given = request.headers.cookie?.split(/; ?/).find((each) => each.startsWith(`${name}=`))
    const mark = given?.slice(name.length + 1) ?? ''
    return /^[\w-]{22}$/.test(mark) ? mark : null
  }
  return {
    current,
    mark() {
      const mark = current() ?? randomBytes(16).toString('base64url')
      request.res?.cookie(name, mark, {
        ...{ httpOnly: true, sameSite: 'strict', path: '/', maxAge: markedForMs },
        secure: isSecure(env) || request.secure,
      })
      return mark
    },
  }
}
