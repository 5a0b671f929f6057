import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { ShopError } from '../../platform/errors.ts'

/** What an address to send a file to says after its « ? ». */
const signedRules = z.object({
  expires: z.string().regex(/^\d{13}$/),
  signature: z.string().regex(/^[\w-]{43}$/),
})

/** Path, with its signature, to which the file of this name may be sent until `expiresAt`. */
export function uploadPath(env: Env, name: string, expiresAt: Date): string {
  const expires = String(expiresAt.getTime())
  return `/api/upload/product-image/${name}?expires=${expires}&signature=${sign(env, name, expires)}`
}

/** Until when the file may be sent. @throws FORBIDDEN when the address is not one of ours, or too old. */
export function checkUploadAddress(env: Env, name: string, query: unknown, now: Date): Date {
  const { data } = signedRules.safeParse(query)
  if (!data || !isEqual(data.signature, sign(env, name, data.expires)))
    throw refused('Cette adresse d’envoi n’est pas valable.')
  const expiresAt = new Date(Number(data.expires))
  if (expiresAt <= now) throw refused('Cette adresse d’envoi a expiré. Veuillez recommencer l’envoi.')
  return expiresAt
}

const refused = (message: string) => new ShopError('FORBIDDEN', message)

/** A key of its own, so that no signature made for something else ever fits here. */
const sign = (env: Env, name: string, expires: string) => {
  const key = createHmac('sha256', env.SESSION_SECRET).update('upload address').digest()
  return createHmac('sha256', key).update(`${name}\n${expires}`).digest('base64url')
}

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
