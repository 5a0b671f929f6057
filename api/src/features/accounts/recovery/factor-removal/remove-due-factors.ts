import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../../../env.ts'
import { retrying } from '../../../../platform/database/transaction.ts'
import { queueMail } from '../../../../platform/mail/outbox.ts'
import { endSecondFactors, hasSecondFactor } from '../../security/end-second-factors.ts'
import { FactorRemoval } from '../../security/factor-removal.entity.ts'
import { securityMail } from '../../security/security-mails.ts'
import { noteInHistory } from '../../security/sessions/sign-ins.service.ts'
import { User } from '../../user.entity.ts'
import { hashOf, holdAccount } from '../account-links.ts'
import { removalHours } from './factor-removal.rules.ts'
import { removalReminderMail } from './factor-removal-mails.ts'
import { keepToken } from './keep-token.ts'

const reminderMs = removalHours.reminder * 3_600_000

/**
 * Reminds those whose second factor goes within a day, and takes it from those whose time has come. Several copies of
 * the shop may do so at once: each thing is done by the one that changes its row.
 * @returns how many lost their second factor.
 */
export async function removeDueFactors(em: EntityManager, env: Env, now: Date): Promise<number> {
  const soon = await em
    .fork()
    .find(FactorRemoval, { remindedAt: null, dueAt: { $lte: new Date(now.getTime() + reminderMs) } })
  for (const each of soon) await retrying(() => em.fork().transactional((one) => remind(one, env, each, now)))
  const due = await em.fork().find(FactorRemoval, { remindedAt: { $ne: null }, dueAt: { $lte: now } })
  let count = 0
  for (const { user } of due)
    if (await retrying(() => em.fork().transactional((one) => remove(one, env, user.id, now)))) count += 1
  return count
}

/** A shop that stood still for a day takes nothing unannounced: the time runs from the reminder. */
async function remind(
  em: EntityManager,
  env: Env,
  { user, askedAt, dueAt }: FactorRemoval,
  now: Date,
): Promise<void> {
  const token = keepToken(env, user.id, askedAt)
  const expiresAt = new Date(Math.max(dueAt.getTime(), now.getTime() + reminderMs))
  // The secret of which the token is made may be another one since.
  const reminded = { remindedAt: now, dueAt: expiresAt, keepHash: hashOf(token) }
  if ((await em.nativeUpdate(FactorRemoval, { user: user.id, remindedAt: null }, reminded)) === 0) return
  const { email } = await em.findOneOrFail(User, { id: user.id })
  queueMail(em, removalReminderMail(email, { token, expiresAt, publicUrl: env.PUBLIC_URL }), now, user.id)
}

/** Whoever has joined the team meanwhile keeps it: an owner may take it then. */
async function remove(em: EntityManager, env: Env, userId: string, now: Date): Promise<boolean> {
  if ((await em.count(User, { id: userId })) === 0) return false
  const { email, isAdmin } = await holdAccount(em, userId)
  if ((await em.nativeDelete(FactorRemoval, { user: userId, dueAt: { $lte: now } })) === 0) return false
  if (!(await hasSecondFactor(em, userId))) return false
  if (!isAdmin) await endSecondFactors(em, userId)
  const mail = securityMail(email, isAdmin ? 'REMOVAL_STOPPED' : 'FACTOR_REMOVED', env.PUBLIC_URL)
  queueMail(em, mail, now, userId)
  await noteInHistory(em, userId, isAdmin ? 'CANCELLED' : 'REMOVED', now)
  return !isAdmin
}
