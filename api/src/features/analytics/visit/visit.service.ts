import { createHash } from 'node:crypto'
import { clientNetwork } from '../../../platform/http/client-info.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { AnalyticsEvent } from '../analytics-event.entity.ts'
import { visitRules } from './visit.rules.ts'
import type { Visit } from './visit.type.ts'

/** Counts in memory: whoever has no visit costs nothing else. */
const countAsking = (ctx: RequestContext) =>
  ctx
    .limit({ name: 'visit', points: ctx.env.PUBLIC_FORM_POSTS_PER_MINUTE, windowMs: 60_000, inMemory: true })
    .count(clientNetwork(ctx.clientAddress))

/**
 * All that the shop keeps of the visit of this browser, and of this browser: which visit it is tells its own signed
 * cookie alone, so that nobody can ask for that of somebody else.
 * @throws BAD_USER_INPUT; TOO_MANY_REQUESTS beyond PUBLIC_FORM_POSTS_PER_MINUTE of one address.
 */
export async function readVisit(ctx: RequestContext, input: unknown): Promise<Visit> {
  await countAsking(ctx)
  const window = parseInput(visitRules, input)
  const sessionId = ctx.visit.current()
  const [events, eventCount] = sessionId
    ? await ctx.em.fork().findAndCount(AnalyticsEvent, { sessionId }, { ...window, orderBy: { id: 'desc' } })
    : [[], 0]
  return {
    isToldApart: sessionId !== null,
    refusesTracking: ctx.client.refusesTracking,
    isSignedIn: ctx.viewer !== null,
    knownSince: ctx.session.devicesSince(),
    eventCount,
    events,
  }
}

/**
 * Erases the visit of this browser: its events, also those that still wait to be written, its cookie, and the cookie by
 * which the device is known. Whoever is signed in stays so: what is theirs belongs to the account.
 * @returns how many events are gone.
 * @throws TOO_MANY_REQUESTS beyond PUBLIC_FORM_POSTS_PER_MINUTE of one address.
 */
export async function eraseVisit(ctx: RequestContext): Promise<number> {
  await countAsking(ctx)
  const visit = ctx.visit.current()
  const erased = visit ? await eraseEvents(ctx, visit) : 0
  ctx.visit.end()
  ctx.session.forgetDevices()
  return erased
}

async function eraseEvents({ em, clock }: RequestContext, visit: string): Promise<number> {
  const now = clock.now()
  // Seen by every writer from here on, whichever copy of the shop it belongs to.
  await em.execute('insert into analytics_erased (visit, erased_at) values (?, ?) on conflict do nothing', [
    createHash('sha256').update(visit).digest('hex'),
    now,
  ])
  return em.fork().transactional(async (em) => {
    // Waits for those that began before; they are done within milliseconds.
    await em.execute('lock table analytics in share row exclusive mode')
    const gone = await em.execute<unknown[]>('delete from analytics where session_id = ? returning 1', [
      visit,
    ])
    return gone.length
  })
}
