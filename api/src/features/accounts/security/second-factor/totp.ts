import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Env } from '../../../../env.ts'

const issuer = 'Ramure'
const stepSeconds = 30

/** Bytes of the nonce and of the seal that stand before what is encrypted (AES-256-GCM). */
const parts = { nonce: 12, seal: 16 } as const

const keyOf = ({ SESSION_SECRET }: Env) =>
  createHmac('sha256', SESSION_SECRET).update('second factor').digest()

/** A new secret, in the letters that applications take. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The secret as it is stored. */
export function sealed(env: Env, secret: string): string {
  const nonce = randomBytes(parts.nonce)
  const cipher = createCipheriv('aes-256-gcm', keyOf(env), nonce)
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64')
}

/** The secret that was stored; null when SESSION_SECRET is another one since: recovery codes are left then. */
function opened(env: Env, stored: string): string | null {
  const bytes = Buffer.from(stored, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(env), bytes.subarray(0, parts.nonce))
  decipher.setAuthTag(bytes.subarray(parts.nonce, parts.nonce + parts.seal))
  try {
    const shown = decipher.update(bytes.subarray(parts.nonce + parts.seal))
    return Buffer.concat([shown, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** What an application reads, as a QR code or by a link. */
export const setupAddress = (secret: string, email: string): string =>
  new TOTP({ issuer, label: email, secret }).toString()

/** The time step to which a code belongs: now, or one before or after, for clocks that differ; null for a wrong one. */
export function stepOf(env: Env, stored: string, code: string, now: Date): number | null {
  const secret = opened(env, stored)
  if (secret === null) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ token: code, secret: Secret.fromBase32(secret), timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1_000 / stepSeconds) + delta
}
