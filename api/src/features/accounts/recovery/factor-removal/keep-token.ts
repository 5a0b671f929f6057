import { createHmac } from 'node:crypto'
import type { Env } from '../../../../env.ts'

/**
 * The token of the link that stops the removal of a second factor. It is made of the account and the time at which the
 * removal was asked for, so that each of its mails has the same: a newer mail takes nothing from an older one. A copy of
 * the database alone makes none.
 */
export const keepToken = ({ SESSION_SECRET }: Env, userId: string, askedAt: Date): string =>
  createHmac('sha256', SESSION_SECRET)
    .update(`keep second factor\n${userId}\n${askedAt.toISOString()}`)
    .digest('base64url')
