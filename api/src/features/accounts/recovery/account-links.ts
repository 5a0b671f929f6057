import { createHash, randomBytes } from 'node:crypto'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { notFound } from '../../../platform/errors.ts'
import { Session } from '../../../platform/http/session.entity.ts'
import { User } from '../user.entity.ts'
import { AccountLink, type LinkPurpose } from './account-link.entity.ts'

const minuteMs = 60_000

/** How long a link of each purpose opens anything, in milliseconds. */
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  RESET_PASSWORD: 30 * minuteMs,
  REMOVE_FACTOR: 30 * minuteMs,
  CHANGE_EMAIL: 24 * 60 * minuteMs,
  CONFIRM_EMAIL: 7 * 24 * 60 * minuteMs,
}

/** What is kept of the token of a link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Used, expired, replaced by a newer one and never written: the same answer. */
export const deadLink = () => notFound('Ce lien n’est plus valable.')

/**
 * The account with its password's hash, held until the transaction ends. Every verb that makes, spends or ends a link
 * holds its account first: whoever comes second finds what the first has left.
 * @throws NOT_FOUND when it is gone.
 */
export async function holdAccount(em: EntityManager, id: string): Promise<User> {
  const account = await em.findOne(
    User,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['password'] },
  )
  if (!account) throw deadLink()
  return account
}

/** A new link to this address, in the place of an older one of the same purpose. @returns the token, told to nobody else. */
export async function issueLink(
  em: EntityManager,
  userId: string,
  purpose: LinkPurpose,
  email: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + linkLifetimesMs[purpose])
  await em.execute(
    `insert into account_links (user_id, purpose, email, token_hash, expires_at, created_at) values (?, ?, ?, ?, ?, ?)
     on conflict (user_id, purpose) do update set email = excluded.email, token_hash = excluded.token_hash,
       expires_at = excluded.expires_at, created_at = excluded.created_at`,
    [userId, purpose, email, hashOf(token), expiresAt, now],
  )
  return { token, expiresAt }
}

/** The link with this token that still opens something of these purposes; null when there is none. */
export const findLink = (em: EntityManager, token: string, purposes: LinkPurpose[], now: Date) =>
  em.findOne(AccountLink, { tokenHash: hashOf(token), purpose: { $in: purposes }, expiresAt: { $gt: now } })

/** Uses a link up. Under the lock of its account. @throws NOT_FOUND when somebody else has, or a newer one was sent. */
export async function spendLink(em: EntityManager, { id, tokenHash }: AccountLink): Promise<void> {
  if ((await em.nativeDelete(AccountLink, { id, tokenHash })) === 0) throw deadLink()
}

/** Ends every link of an account. Under its lock. */
export const endLinks = (em: EntityManager, user: string) => em.nativeDelete(AccountLink, { user })

/** Ends every session of an account. */
export const endSessions = (em: EntityManager, userId: string) => em.nativeDelete(Session, { userId })
