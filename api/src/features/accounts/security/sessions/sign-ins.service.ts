import type { EntityManager } from '@mikro-orm/postgresql'
import { requireViewer } from '../../../../platform/authorize.ts'
import type { QueuedWrite } from '../../../../platform/database/write-queue.ts'
import { clientNetwork, deviceOf } from '../../../../platform/http/client-info.ts'
import type { Page } from '../../../../platform/page.ts'
import { parseInput } from '../../../../platform/parse-input.ts'
import type { RequestContext } from '../../../../platform/request-context.ts'
import { signInListRules } from './sessions.rules.ts'
import { SignIn, type SignInMethod } from './sign-in.entity.ts'
import { signInsKeptDays } from './sign-in-age.rules.ts'

const dayMs = 24 * 3_600_000

/** Attempts that may wait to be written, of one address and of all: beyond, some are left out of the history. */
const room = { each: 200, all: 2_000 }

/**
 * Notes for the history of this account that somebody signed in or tried to. Nobody waits for it: a wrong password
 * takes as long for an account that there is as for one that there is not.
 */
export function recordSignIn(
  ctx: RequestContext,
  user: { id: string },
  outcome: SignIn['outcome'],
  method: SignInMethod,
): void {
  const row = {
    user_id: user.id,
    outcome,
    method,
    ...deviceOf(ctx.client.userAgent),
    created_at: ctx.clock.now(),
  }
  ctx.queues.offer(signInRows, [row], { from: clientNetwork(ctx.clientAddress), ...room })
}

const signInRows: QueuedWrite<Record<string, unknown>> = {
  name: 'sign-ins',
  batch: 100,
  async write(em, rows) {
    // An account that is gone by then has no history.
    await em.execute(
      `insert into sign_ins (user_id, outcome, method, browser, system, created_at)
       select user_id, outcome, method, browser, system, attempt.created_at
       from jsonb_to_recordset(cast(? as jsonb)) as attempt
         (user_id text, outcome text, method text, browser text, system text, created_at timestamptz)
       join users on users.id = user_id`,
      [JSON.stringify(rows)],
    )
  },
}

/**
 * Notes in the caller's transaction what became of the removal of a second factor, for the history of the account.
 * @param device nobody's where the shop does it by itself.
 */
export async function noteInHistory(
  em: EntityManager,
  userId: string,
  outcome: Extract<SignIn['outcome'], 'PLANNED' | 'CANCELLED' | 'REMOVED'>,
  now: Date,
  device: Partial<ReturnType<typeof deviceOf>> = {},
): Promise<void> {
  await em.insert(SignIn, { user: userId, outcome, method: 'FACTOR_REMOVAL', ...device, createdAt: now })
}

/**
 * Who signed in to one's own account within 90 days, or tried to: the newest first, all or those with one outcome.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT.
 */
export async function listSignIns(ctx: RequestContext, input: unknown): Promise<Page<SignIn>> {
  const { id } = requireViewer(ctx)
  const { outcome, ...window } = parseInput(signInListRules, input)
  const since = new Date(ctx.clock.now().getTime() - signInsKeptDays * dayMs)
  const [items, totalCount] = await ctx.em.findAndCount(
    SignIn,
    { user: id, createdAt: { $gt: since }, ...(outcome ? { outcome } : {}) },
    { orderBy: { createdAt: 'desc', id: 'desc' }, ...window },
  )
  return { items, totalCount }
}
