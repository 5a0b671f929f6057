import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission, requireViewer } from '../../platform/authorize.ts'
import { transactionally } from '../../platform/database/transaction.ts'
import { clientNetwork } from '../../platform/http/client-info.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { dayInFrance } from '../../platform/time-in-france.ts'
import { checkConsents } from './check-consents.ts'
import { consentKinds, consentsOfRules, measurementChoiceRules } from './consent.rules.ts'
import { ConsentCheck } from './consent-check.entity.ts'
import { ConsentEntry } from './consent-entry.entity.ts'
import type { ConsentRegister, ShownText } from './consent-register.type.ts'
import { type ConsentOwner, countMeasurementChoice, pseudonymsOf, recordConsent } from './record-consent.ts'
import { consentTexts } from './texts/consent-texts.rules.ts'
import { requireShownText, versionShownToday } from './texts/shown-texts.ts'

/**
 * Notes a choice of the cookie banner: under their account for who is signed in; of everybody else as one more of the
 * day, for no identifier is invented for them. A no ends the visit. A browser that asks not to be tracked leaves nothing.
 * @returns whether it was noted.
 * @throws BAD_USER_INPUT; TOO_MANY_REQUESTS beyond PUBLIC_FORM_ENTRIES_PER_HOUR of one address.
 */
export async function chooseMeasurement(ctx: RequestContext, input: unknown): Promise<boolean> {
  const points = ctx.env.PUBLIC_FORM_ENTRIES_PER_HOUR
  await ctx
    .limit({ name: 'measurement-choice', points, windowMs: 3_600_000, inMemory: true })
    .count(clientNetwork(ctx.clientAddress))
  const { choice, textVersion } = parseInput(measurementChoiceRules, input)
  await requireShownText(ctx.em, 'MEASUREMENT', textVersion)
  if (ctx.client.refusesTracking) return false
  if (choice !== 'ACCEPTED') ctx.visit.end()
  const { viewer, clock } = ctx
  await transactionally(ctx, async (em) => {
    if (viewer) {
      const { email, id: userId } = viewer
      await recordConsent(em, { kind: 'MEASUREMENT', act: choice, textVersion, email, userId }, clock.now())
    } else await countMeasurementChoice(em, { act: choice, textVersion }, dayInFrance(clock.now()))
  })
  return true
}

/** What people are asked for, each with its wording of today and the version that a form sends back with the answer. */
export function listConsentTexts({ em }: RequestContext): Promise<ShownText[]> {
  return Promise.all(
    consentKinds.map(async (kind) => ({
      kind,
      textVersion: await versionShownToday(em, kind),
      text: consentTexts[kind].text,
    })),
  )
}

/**
 * What the ledger holds of the signed-in person, newest first: all that was said from their account. What was said with
 * an address alone is not told here, for anybody can open an account with the address of somebody else.
 * @throws UNAUTHENTICATED.
 */
export async function exportOwnConsents(ctx: RequestContext): Promise<ConsentEntry[]> {
  return exportConsents(ctx.em, { userId: requireViewer(ctx).id })
}

/**
 * What the ledger holds of whoever has an address, with their account and without, newest first; nothing of who is
 * erased.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function findConsentsOf(ctx: RequestContext, input: unknown): Promise<ConsentEntry[]> {
  requirePermission(ctx, 'registry')
  const { search } = parseInput(consentsOfRules, input)
  return exportConsents(ctx.em, { email: search })
}

/**
 * The same, to be saved as a table.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function* streamConsentsOf(ctx: RequestContext, input: unknown): AsyncGenerator<ConsentEntry> {
  yield* await findConsentsOf(ctx, input)
}

/** Every entry of a person, newest first, for whoever has asked who it is. */
export async function exportConsents(em: EntityManager, owner: ConsentOwner): Promise<ConsentEntry[]> {
  const person = { $in: await pseudonymsOf(em, owner) }
  return em.fork().find(ConsentEntry, { person }, { orderBy: { recordedAt: 'desc', id: 'desc' } })
}

/**
 * What the ledger holds in all, and whether it held when it was last read.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function readConsentRegister(ctx: RequestContext): Promise<ConsentRegister> {
  requirePermission(ctx, 'registry')
  const { em } = ctx
  const counts = await em.execute<ConsentRegister['counts']>(
    `select kind, act, sum(people)::float8 as people from (
       select kind, act, people from consent_entries
       union all select 'MEASUREMENT', act, people from consent_counts) as said
     group by kind, act order by kind, act`,
  )
  const [lastCheck = null] = await em.fork().find(ConsentCheck, {}, { orderBy: { id: 'desc' }, limit: 1 })
  return { counts, lastCheck }
}

/**
 * Reads the whole ledger again, now.
 * @throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function checkConsentsNow(ctx: RequestContext): Promise<ConsentRegister> {
  requirePermission(ctx, 'registry')
  await checkConsents(ctx.em, ctx.clock.now())
  return readConsentRegister(ctx)
}
