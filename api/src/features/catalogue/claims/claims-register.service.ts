import type { EntityManager } from '@mikro-orm/postgresql'
import { may, type Permission, requirePermission, requireTeam } from '../../../platform/authorize.ts'
import { lockRow, requireVersion, transactionally } from '../../../platform/database/transaction.ts'
import { conflict, invalidInput, notFound } from '../../../platform/errors.ts'
import type { Page } from '../../../platform/page.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { type AuditedEntity, audited, findEarlierState } from '../../audit/audit.service.ts'
import { Claim } from '../../claims/register/claim.entity.ts'
import {
  type ClaimDecision,
  type ClaimLapse,
  type ClaimState,
  type ClaimSubject,
  claimDecisionRules,
  claimIdRules,
  claimListRules,
} from '../../claims/register/claim-register.rules.ts'
import { Evidence } from '../evidence/evidence.entity.ts'
import { claimedTextsSql } from './claim-sources.ts'
import { readClaims } from './read-claims.ts'

/** A claim of the register as it stands today. */
export interface ClaimView {
  claim: Claim
  state: ClaimState
  /** Why one that was justified is open again. */
  lapse: ClaimLapse | null
  /** Whether visitors see what it stands in; null where that is gone. */
  shown: boolean | null
  evidence: Evidence | null
}

/**
 * Where a claim stands on a day, given as its one parameter. Evidence that has ended justifies nothing from the next
 * day on: the law knows no weeks of grace.
 */
const stateSql = `case when c.gone_at is not null then 'REWRITTEN'
  when c.decision = 'JUSTIFIED' and (e.id is null or e.live_until < ?::date or c.kind = 'FORBIDDEN') then 'OPEN'
  else c.decision end`

const registerSql = `from (select c.*, ${stateSql} as state, e.id is null as "isMissing", t.shown,
    concat_ws(' ', c.words, c.sentence, c.subject_name) as said
  from claims c left join evidence e on e.id = c.evidence_id
    left join (${claimedTextsSql}) as t on t.type = c.subject_type and t.id = c.subject_id) as found`

/** The gravest of the open ones first. */
const order = `order by array_position(array['OPEN', 'JUSTIFIED', 'QUOTED', 'REWRITTEN'], state),
  array_position(array['FORBIDDEN', 'PROVE', 'PRECISE'], kind::text), subject_type, subject_name, id`

interface Standing {
  id: number
  state: ClaimState
  isMissing: boolean
  shown: boolean | null
}

/** Who reads what is said of a thing: whoever works on its texts. Whoever reads the catalogue reads the whole register. */
const readersOf: Record<ClaimSubject, Permission> = {
  ...{ PRODUCT: 'catalogue.read', CATEGORY: 'catalogue.read' },
  ...{ POST: 'content.read', PAGE: 'content.read', SETTING: 'settings' },
}

/**
 * The rows with what the day makes of them, in the order of `found`. Evidence that is not public is for those who read
 * the catalogue: an editor of articles is told that a claim is justified, and not by what.
 */
async function viewsOf(ctx: RequestContext, found: Standing[]): Promise<ClaimView[]> {
  const fresh = ctx.em.fork()
  const readable = may(ctx, 'catalogue.read') ? {} : { isPublic: true }
  const rows = await fresh.find(Claim, { id: { $in: found.map(({ id }) => id) } })
  const claims = new Map(rows.map((claim) => [claim.id, claim]))
  const named = rows.flatMap(({ evidenceId }) => evidenceId ?? [])
  const evidence = new Map(
    (named.length === 0 ? [] : await fresh.find(Evidence, { id: { $in: named }, ...readable })).map((one) => [
      one.id,
      one,
    ]),
  )
  return found.flatMap(({ id, state, isMissing, shown }) => {
    const claim = claims.get(id)
    if (!claim) return []
    const lapse = isMissing ? 'EVIDENCE_DELETED' : 'EVIDENCE_EXPIRED'
    return {
      ...{ claim, state, shown, evidence: evidence.get(claim.evidenceId ?? 0) ?? null },
      lapse: claim.decision === 'JUSTIFIED' && state === 'OPEN' ? lapse : null,
    }
  })
}

/**
 * The register: what the guard has found in the texts of the shop as they now are, and what was decided of it. Open and
 * grave ones come first. Whoever does not read the catalogue asks for one kind of thing, whose texts they work on.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listClaims(ctx: RequestContext, input: unknown): Promise<Page<ClaimView>> {
  // Before the input is looked at: who has no business here learns nothing of it.
  requireTeam(ctx)
  const { limit, offset, search, ...filter } = parseInput(claimListRules, input)
  if (!may(ctx, 'catalogue.read'))
    requirePermission(ctx, filter.subjectType ? readersOf[filter.subjectType] : 'catalogue.read')
  await readClaims(ctx.em, ctx.env, ctx.clock)
  const conditions: [sql: string, value: unknown][] = [
    ['state = ?', filter.state],
    ['kind = ?', filter.kind],
    ['subject_type = ?', filter.subjectType],
    ['subject_id = ?', filter.subjectId],
    ['coalesce(shown, false) = ?', filter.shown],
    ['strpos(lower(unaccent(said)), lower(unaccent(?))) > 0', search],
  ]
  const asked = conditions.filter(([, value]) => value != null)
  const where = asked.length > 0 ? `where ${asked.map(([sql]) => sql).join(' and ')}` : ''
  const params = [dayInFrance(ctx.clock.now()), ...asked.map(([, value]) => value)]
  const [counted] = await ctx.em.execute<{ count: number }[]>(
    `select count(*)::int as count ${registerSql} ${where}`,
    params,
  )
  const found = await ctx.em.execute<Standing[]>(
    `select id, state, "isMissing", shown ${registerSql} ${where} ${order} limit ? offset ?`,
    [...params, limit, offset],
  )
  return { items: await viewsOf(ctx, found), totalCount: counted?.count ?? 0 }
}

const unknownClaim = () => notFound('Allégation introuvable')

async function viewOf(ctx: RequestContext, id: number): Promise<ClaimView> {
  const found = await ctx.em.execute<Standing[]>(
    `select id, state, "isMissing", shown ${registerSql} where id = ?`,
    [dayInFrance(ctx.clock.now()), id],
  )
  const [view] = await viewsOf(ctx, found)
  if (!view) throw unknownClaim()
  return view
}

/** One claim of the register. @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
export async function findClaim(ctx: RequestContext, input: unknown): Promise<ClaimView> {
  requirePermission(ctx, 'catalogue.read')
  const { id } = parseInput(claimIdRules, input)
  await readClaims(ctx.em, ctx.env, ctx.clock)
  return viewOf(ctx, id)
}

const auditedClaim: AuditedEntity<Claim> = {
  subjectType: 'CLAIM',
  subjectIdOf: ({ id }) => id,
  fieldsOf: ({ subjectType, subjectId, subjectName, words, sentence, decision, evidenceId, reason }) => ({
    ...{ name: `« ${words} », ${subjectName}`, subjectType, subjectId, sentence },
    ...{ decision, evidenceId: evidenceId ?? null, reason: reason ?? null },
  }),
}

/** What an administrator has decided, as the row keeps it. */
interface Decision {
  decision: ClaimDecision
  evidenceId: number | null
  reason: string | null
}

/**
 * Refuses what the law does not let one decide: no evidence makes lawful what is forbidden, such a word can only be
 * quoted, to warn about it; and nothing is justified by evidence that has ended.
 */
async function settledDecision(
  ctx: RequestContext,
  em: EntityManager,
  claim: Claim,
  { state, evidenceId, reason }: { state: ClaimDecision; evidenceId?: number | null; reason?: string | null },
): Promise<Decision> {
  const refuse = (field: string, message: string) => invalidInput(message, { [field]: message })
  if (state === 'QUOTED' && !reason)
    throw refuse('reason', 'Motif\u00a0: dites pourquoi ce mot n’est que cité.')
  if (state !== 'JUSTIFIED') return { decision: state, evidenceId: null, reason: reason ?? null }
  if (claim.kind === 'FORBIDDEN')
    throw refuse('state', 'La loi interdit ce mot, quelle que soit la preuve\u00a0: réécrivez la phrase.')
  const evidence = evidenceId == null ? null : await em.findOne(Evidence, { id: evidenceId })
  if (!evidence) throw refuse('evidenceId', 'Preuve\u00a0: choisissez celle qui justifie cette phrase.')
  if (evidence.liveUntil && evidence.liveUntil < dayInFrance(ctx.clock.now()))
    throw refuse('evidenceId', 'Preuve\u00a0: celle-ci a expiré.')
  return { decision: state, evidenceId: evidence.id, reason: reason ?? null }
}

const lockClaim = (em: EntityManager, id: number) => lockRow(em, Claim, { id }, unknownClaim())

/**
 * Decides of a claim: justified by evidence, quoted, or open again.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND; CONFLICT with `fields.version`, and for a claim whose
 *   sentence is gone.
 */
export async function decideClaim(ctx: RequestContext, input: unknown): Promise<ClaimView> {
  const { email } = requirePermission(ctx, 'catalogue.write')
  const { id, version, ...given } = parseInput(claimDecisionRules, input)
  await readClaims(ctx.em, ctx.env, ctx.clock)
  await transactionally(ctx, async (em) => {
    const claim = await lockClaim(em, id)
    requireVersion(claim.version, version)
    if (claim.goneAt) throw conflict('Cette phrase n’est plus dans le texte.')
    const decision = await settledDecision(ctx, em, claim, given)
    const decided = { decidedBy: email, decidedAt: ctx.clock.now() }
    await audited(ctx, em, auditedClaim).change(claim, { ...decision, ...decided })
  })
  return viewOf(ctx, id)
}

/**
 * Puts back what was decided of a claim after a change, or before it. Evidence that is gone or has ended since
 * justifies nothing: the claim is then open, and says so.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND for an unknown change.
 */
export async function restoreClaim(ctx: RequestContext, input: unknown): Promise<ClaimView> {
  const { email } = requirePermission(ctx, 'catalogue.write')
  const { subjectId, state } = await findEarlierState(ctx, 'CLAIM', input)
  const { decision, evidenceId, reason } = state as unknown as Decision
  await transactionally(ctx, async (em) => {
    const claim = await lockClaim(em, Number(subjectId))
    const restored = { decision, evidenceId, reason, decidedBy: email, decidedAt: ctx.clock.now() }
    await audited(ctx, em, auditedClaim).change(claim, restored, 'RESTORED')
  })
  return viewOf(ctx, Number(subjectId))
}
