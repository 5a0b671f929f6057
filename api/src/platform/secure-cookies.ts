import type { Env } from '../env.ts'

/** Whether people reach the shop over HTTPS, by the address that the owner has set. */
export const isSecure = (env: Env) => env.PUBLIC_URL.startsWith('https:')

/** `__Host-` ties a cookie to this host and to HTTPS; browsers refuse it over plain http. */
export const hostCookieName = (env: Env, name: string) => (isSecure(env) ? `__Host-${name}` : name)
