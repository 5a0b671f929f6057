import { may, requirePermission } from '../../platform/authorize.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { topCounts } from '../analytics/analytics-counts.ts'
import { analyticsWindows } from '../analytics/analytics-window.ts'
import { claimedTextsSql } from '../catalogue/claims/claim-sources.ts'
import { listClaims } from '../catalogue/claims/claims-register.service.ts'
import { expiringUntil } from '../catalogue/evidence/evidence.service.ts'
import { gapConditions, staleCondition } from '../catalogue/listing/listing.conditions.ts'
import { staleHiddenDays } from '../catalogue/listing/listing.rules.ts'
import { refusedClaim } from '../claims/claims.service.ts'
import type { ClaimTexts } from '../claims/register/claim-points.ts'
import type { ClaimSubject } from '../claims/register/claim-register.rules.ts'
import { daysBefore } from '../content/posts.service.ts'
import { dueTodayBetween, overdueBefore } from '../engagement/contact/reply-deadline.ts'
import { staleDraftDays } from './overview-limits.rules.ts'
import { todayRules, usualSinceDays } from './today.rules.ts'

/** A product that people asked for, or that nobody can have. */
interface AskedProduct {
  productId: number
  name: string
  inStock: boolean
  /** People who wait for it. */
  waiting: number
}

/** A product or an article that will be shown by itself. */
interface PlannedPublication {
  kind: 'PRODUCT' | 'POST'
  id: number
  name: string
  publishAt: Date
  /** The forbidden words that keep it hidden although its time has come, where the guard blocks. */
  heldBy: string | null
}

/** Products of which the page tells the names. */
const namedProducts = { new: 3, toOrder: 5 }

/** So far ahead the page tells what is planned. */
const plannedDays = 7

/** Searches of the week that are told, as the analytics list them. */
const toldSearches = 10

/** What waits for an administrator, each as the list counts it that it leads to. */
export interface Today {
  /** Since when `joined` counts. */
  since: Date
  overdueMessages: number
  messagesDueToday: number
  /** These, and those that have until tomorrow. */
  unansweredMessages: number
  joined: number
  newlyAsked: AskedProduct[]
  withoutImage: number
  withoutText: number
  withoutScore: number
  withoutCategory: number
  awaitedOutOfStock: number
  toOrder: AskedProduct[]
  emptySearches: { term: string; count: number }[]
  staleDrafts: number
  /** Hidden products that nobody has changed or planned for as long. */
  staleHidden: number
  /** Evidence that is over or soon ends, as its list counts it. */
  expiringEvidence: number
  /** Products whose score has fallen with their evidence. */
  fallenScores: number
  openClaims: number
  /** Of the next seven days, in their order. */
  planned: PlannedPublication[]
}

type Counts = Omit<Today, 'since' | 'newlyAsked' | 'toOrder' | 'emptySearches' | 'planned'>

/** Products with how many people are there for each. @param people rows of a product and an address. */
const byProduct = (people: string, condition: string) => `select products.id as "productId", name,
    in_stock as "inStock", count(*)::float8 as waiting
  from (${people}) as people join products on products.id = people.product_id where ${condition} group by products.id`

const ofWaitlist = (condition: string) =>
  `select wanted::int as product_id, email from waitlist, unnest(product_ids) as wanted where ${condition}`

/** Who waits for the opening or for the return of a product, each once: who has been told waits no longer. */
const waiting = `${ofWaitlist('not notified')}
  union select product_id, email from restock_requests join users on users.id = user_id`

/**
 * What there is to do in the shop today, in six statements however much it is; 0 and nothing of what whoever asks may
 * not read.
 * @param input `since`: when the administrator looked last; seven days ago when it is not known.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function readToday(ctx: RequestContext, input: unknown): Promise<Today> {
  requirePermission(ctx, 'administration')
  const { em } = ctx
  const now = ctx.clock.now()
  const { since = daysBefore(now, usualSinceDays) } = parseInput(todayRules, input)
  const { current: week } = await analyticsWindows(em, 'LAST_7_DAYS', now)
  const due = dueTodayBetween(now)
  const without = (gap: keyof typeof gapConditions) => `count(*) filter (where ${gapConditions[gap]})`
  const [counts] = await em.execute<Counts[]>(
    `select messages.*, gaps.*,
       (select count(*) from waitlist where created_at >= ?)::float8 as joined,
       (select count(*) from posts where not published and updated_at < ?)::float8 as "staleDrafts",
       (select count(*) from products where ${staleCondition})::float8 as "staleHidden",
       (select count(*) from evidence where live_until <= ?)::float8 as "expiringEvidence",
       (select count(distinct product_id) from score_history where cause = 'EVIDENCE_EXPIRED' and at >= ?)::float8
         as "fallenScores",
       (select count(*) from (${byProduct(waiting, 'not in_stock')}) as awaited)::float8 as "awaitedOutOfStock"
     from (select count(*) filter (where created_at < ?)::float8 as "overdueMessages",
         count(*) filter (where created_at >= ? and created_at < ?)::float8 as "messagesDueToday",
         count(*)::float8 as "unansweredMessages"
       from contact_messages where replied_at is null) as messages,
       (select ${without('IMAGE')}::float8 as "withoutImage", ${without('TEXT')}::float8 as "withoutText",
         ${without('SCORE')}::float8 as "withoutScore", ${without('CATEGORY')}::float8 as "withoutCategory"
       from products) as gaps`,
    [
      ...[since, daysBefore(now, staleDraftDays)],
      ...[daysBefore(now, staleHiddenDays), expiringUntil(now), since],
      ...[overdueBefore(now), due.from, due.before],
    ],
  )
  if (!counts) throw new Error('The database counted nothing.')
  const most = `order by waiting desc, name, "productId" limit ?`
  const newlyAsked = await em.execute<AskedProduct[]>(
    `${byProduct(ofWaitlist('created_at >= ?'), 'true')} ${most}`,
    [since, namedProducts.new],
  )
  // What people wait for and nobody can have comes first: it is lost without an order. What is out of stock and was not
  // asked for comes last.
  const toOrder = await em.execute<AskedProduct[]>(
    `select * from (${byProduct(waiting, 'true')}
       union all select id, name, in_stock, 0 from products where visible and not in_stock and not exists
         (select from (${waiting}) as people where people.product_id = products.id)) as wanted
     order by waiting = 0, "inStock", waiting desc, name, "productId" limit ?`,
    [namedProducts.toOrder],
  )
  const searches = await topCounts(em, 'empty_search', week, toldSearches)
  return onlyReadable(ctx, {
    since,
    ...counts,
    newlyAsked,
    toOrder,
    emptySearches: searches.map(({ name, count }) => ({ term: name, count })),
    planned: await plannedUntil(ctx, daysBefore(now, -plannedDays)),
    openClaims: may(ctx, 'catalogue.read')
      ? (await listClaims(ctx, { state: 'open', limit: 1 })).totalCount
      : 0,
  })
}

/** Nothing of what whoever asks may not read elsewhere: no number, no name. */
function onlyReadable(ctx: RequestContext, today: Today): Today {
  const told = { ...today }
  if (!may(ctx, 'inbox'))
    Object.assign(told, { overdueMessages: 0, messagesDueToday: 0, unansweredMessages: 0 })
  if (!may(ctx, 'waitlist')) Object.assign(told, { joined: 0, newlyAsked: [] })
  if (!may(ctx, 'catalogue.read')) {
    Object.assign(told, { withoutImage: 0, withoutText: 0, withoutScore: 0, withoutCategory: 0 })
    Object.assign(told, { toOrder: [], expiringEvidence: 0, fallenScores: 0, staleHidden: 0 })
  }
  // The list of what is out of stock tells it, and that of who waits for it.
  if (!may(ctx, 'catalogue.read') && !may(ctx, 'waitlist')) told.awaitedOutOfStock = 0
  if (!may(ctx, 'analytics.read')) told.emptySearches = []
  if (!may(ctx, 'content.read')) told.staleDrafts = 0
  const readable = { PRODUCT: 'catalogue.read', POST: 'content.read' } as const
  return { ...told, planned: told.planned.filter(({ kind }) => may(ctx, readable[kind])) }
}

/** What will be shown by itself until then, or should have been and is held back; the first fifty. */
async function plannedUntil(ctx: RequestContext, until: Date): Promise<PlannedPublication[]> {
  const rows = await ctx.em.execute<(Omit<PlannedPublication, 'publishAt'> & { publishAt: Date | string })[]>(
    `select 'PRODUCT' as kind, id, name, publish_at as "publishAt" from products where publish_at < ?
     union all select 'POST', id, title, publish_at from posts where publish_at < ?
     order by "publishAt", kind, id limit 50`,
    [until, until],
  )
  const planned = rows.map((row) => ({ ...row, publishAt: new Date(row.publishAt), heldBy: null }))
  const now = ctx.clock.now()
  const overdue = planned.filter(({ publishAt }) => publishAt <= now)
  if (overdue.length === 0 || ctx.env.CLAIMS_GUARD !== 'block') return planned
  const held = await wordsThatHold(ctx, overdue)
  return planned.map((one) => ({ ...one, heldBy: held.get(`${one.kind} ${one.id}`) ?? null }))
}

/** The first forbidden words of each thing whose time has come, by kind and id. */
async function wordsThatHold(
  { em, env }: RequestContext,
  overdue: Pick<PlannedPublication, 'kind' | 'id'>[],
) {
  const things = await em.execute<{ type: ClaimSubject; id: string; texts: ClaimTexts }[]>(
    `select type, id, texts from (${claimedTextsSql}) as t
     where type || ' ' || id in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(overdue.map(({ kind, id }) => `${kind} ${id}`))],
  )
  const words = new Map<string, string>()
  for (const { type, id, texts } of things) {
    const refused = await refusedClaim(env, em, type, id, texts)
    if (refused) words.set(`${type} ${id}`, refused.words)
  }
  return words
}
