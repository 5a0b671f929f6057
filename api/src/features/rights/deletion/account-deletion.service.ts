import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRecentSignIn, requireViewer } from '../../../platform/authorize.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { conflict } from '../../../platform/errors.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { fixedAges } from '../declarations/retention.rules.ts'
import { AccountDeletion } from './account-deletion.entity.ts'
import { deletionCancelledMail, deletionPlannedMail } from './deletion-mails.ts'

/** How long one may change one's mind. */
const graceMs = fixedAges.graceDays * 24 * 3_600_000

/** The end of an account, as its owner sees it. */
export interface PlannedDeletion {
  requestedAt: Date
  dueAt: Date
}

/** The planned end of this account; null when none is. */
export const findDeletion = (em: EntityManager, userId: string): Promise<AccountDeletion | null> =>
  em.findOne(AccountDeletion, { userId, state: 'PLANNED' })

const lastOwner = () =>
  conflict(
    'Vous êtes la seule personne qui gère cette boutique\u00a0: confiez-la d’abord à quelqu’un d’autre, puis supprimez votre compte.',
  )

/**
 * Whether somebody would be left to manage the shop without this account, and without those whose end is planned.
 * Asked under the lock of all who manage it, so that the last two cannot leave at once.
 */
export async function isLastOwner(em: EntityManager, userId: string): Promise<boolean> {
  await em.execute(`select 1 from users where 'OWNER' = any(roles) order by id for update`)
  // A statement of its own: it sees what those had written who held the lock before.
  const owners = await em.execute<{ id: string; leaving: boolean }[]>(
    `select id, exists (select 1 from account_deletions d where d.user_id = users.id) as leaving
     from users where 'OWNER' = any(roles)`,
  )
  const stay = owners.filter(({ id, leaving }) => id !== userId && !leaving)
  return owners.some(({ id }) => id === userId) && stay.length === 0
}

/**
 * Plans the end of the viewer's account, in seven days; asked twice, the first stands. The account works until then.
 * @throws UNAUTHENTICATED, STEP_UP_REQUIRED, CONFLICT for the last who manages the shop.
 */
export async function requestDeletion(ctx: RequestContext): Promise<PlannedDeletion> {
  const viewer = requireRecentSignIn(ctx)
  const now = ctx.clock.now()
  const planned = await transactionally(ctx, async (em) => {
    if (await isLastOwner(em, viewer.id)) throw lastOwner()
    const dueAt = new Date(now.getTime() + graceMs)
    const made = await em.execute<{ id: number }[]>(
      `insert into account_deletions (user_id, requested_at, due_at) values (?, ?, ?)
       on conflict (user_id) where user_id is not null do nothing returning id`,
      [viewer.id, now, dueAt],
    )
    if (made.length > 0) {
      queueMail(em, deletionPlannedMail(viewer.email, dueAt, ctx.env.PUBLIC_URL), now, viewer.id)
      await em.flush()
    }
    return em.findOneOrFail(AccountDeletion, { userId: viewer.id })
  })
  ctx.log.info({ userId: viewer.id }, 'account deletion planned')
  return planned
}

/**
 * Takes the plan back; says yes when there was none, so that a second click does no harm. Nobody has to prove who they
 * are to keep what they have. @throws UNAUTHENTICATED.
 */
export async function cancelDeletion(ctx: RequestContext): Promise<boolean> {
  const viewer = requireViewer(ctx)
  await transactionally(ctx, async (em) => {
    // One statement: of two at once, and of the job that is about to begin, one alone finds the row.
    if ((await em.nativeDelete(AccountDeletion, { userId: viewer.id, state: 'PLANNED' })) === 0) return
    queueMail(em, deletionCancelledMail(viewer.email), ctx.clock.now(), viewer.id)
    await em.flush()
    ctx.log.info({ userId: viewer.id }, 'account deletion cancelled')
  })
  return true
}
