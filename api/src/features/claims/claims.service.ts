import type { EntityManager } from '@mikro-orm/postgresql'
import { requirePermission } from '../../platform/authorize.ts'
import { invalidInput } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AuditedEntity, Author } from '../audit/audit.service.ts'
import type { Snapshot } from '../audit/audit-entry.entity.ts'
import { type ClaimsGuard, checkedTextRules, claimsGuards } from './claims.rules.ts'
import { type ClaimFinding, checkClaims, claimRule } from './guard/check-claims.rules.ts'
import { type ClaimRule, claimLaws } from './guard/claim-rule.rules.ts'
import { type ClaimPoint, type ClaimTexts, pointKey, pointsIn } from './register/claim-points.ts'

/** A claim that was found, with what its rule says of it. */
export type ExplainedClaim = ClaimFinding &
  Pick<ClaimRule, 'advice' | 'wording'> & { law: string; since: string }

/** What the shop does about claims. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function claimsGuardOf(ctx: RequestContext): Promise<ClaimsGuard> {
  requirePermission(ctx, 'administration')
  return claimsGuards.find((guard) => guard.toLowerCase() === ctx.env.CLAIMS_GUARD) ?? 'WARN'
}

/**
 * What the guard finds in a text, with law, advice and a wording to take; nothing where it is off.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for more than 20,000 characters.
 */
export async function checkText(ctx: RequestContext, input: unknown): Promise<ExplainedClaim[]> {
  requirePermission(ctx, 'administration')
  const { text } = parseInput(checkedTextRules, input)
  return ctx.env.CLAIMS_GUARD === 'off' ? [] : checkClaims(text).flatMap(explained)
}

function explained(finding: ClaimFinding): ExplainedClaim[] {
  const rule = claimRule(finding.rule)
  if (!rule) return []
  const { title: law, since } = claimLaws[rule.law]
  return [{ ...finding, law, since, advice: rule.advice, wording: rule.wording }]
}

/** The claims of some texts, for administrators; null for others, and where the guard is off. */
export function claimPointsOf(
  { viewer, env }: Pick<RequestContext, 'viewer' | 'env'>,
  texts: ClaimTexts,
): ClaimPoint[] | null {
  return !viewer?.isAdmin || env.CLAIMS_GUARD === 'off' ? null : pointsIn(texts)
}

/** The words of something that administrators have called quoted, each in its field and sentence. */
async function quotedPoints(em: EntityManager, subjectType: string, subjectId: string): Promise<Set<string>> {
  const rows = await em.execute<Omit<ClaimPoint, 'kind'>[]>(
    `select field, rule, words, sentence from claims
     where subject_type = ? and subject_id = ? and decision = 'QUOTED'`,
    [subjectType, subjectId],
  )
  return new Set(rows.map(pointKey))
}

/**
 * The first word in some texts that the law forbids and the register does not call quoted, where `CLAIMS_GUARD` is
 * « block »; null where they may be published.
 */
export async function refusedClaim(
  env: Author['env'],
  em: EntityManager,
  subjectType: string,
  subjectId: number | string,
  texts: ClaimTexts,
): Promise<ClaimPoint | null> {
  if (env?.CLAIMS_GUARD !== 'block') return null
  const forbidden = pointsIn(texts).filter(({ kind }) => kind === 'FORBIDDEN')
  if (forbidden.length === 0) return null
  const quoted = await quotedPoints(em, subjectType, String(subjectId))
  return forbidden.find((point) => !quoted.has(pointKey(point))) ?? null
}

/**
 * Refuses, where `CLAIMS_GUARD` is « block », to show a text that says what the law forbids: when its thing becomes
 * shown, or the text changes while it is. A text that was there before does not stand in the way of another change;
 * nor does a word that the register calls quoted, for no evidence makes it lawful.
 */
export function refuseForbiddenClaims(
  texts: readonly string[],
  isShown: (fields: Snapshot) => boolean,
): NonNullable<AuditedEntity<object>['check']> {
  return async ({ env }, em, { subjectType, subjectId, before, after }) => {
    if (env?.CLAIMS_GUARD !== 'block' || !after || !isShown(after)) return
    const wasShown = before !== null && isShown(before)
    const changed = texts.filter((field) => !wasShown || before[field] !== after[field])
    const told = changed.map((field) => [field, typeof after[field] === 'string' ? after[field] : null])
    await refuseForbiddenTexts(env, em, subjectType, subjectId, Object.fromEntries(told))
  }
}

/**
 * Refuses, where `CLAIMS_GUARD` is « block », texts that say what the law forbids.
 * @param formFieldOf the field of the form for a field of the register.
 * @throws BAD_USER_INPUT with the field.
 */
export async function refuseForbiddenTexts(
  env: Author['env'],
  em: EntityManager,
  subjectType: string,
  subjectId: number | string,
  texts: ClaimTexts,
  formFieldOf = (field: string): string => field,
): Promise<void> {
  const refused = await refusedClaim(env, em, subjectType, subjectId, texts)
  const rule = refused && claimRule(refused.rule)
  if (!rule) return
  const message = `«\u00a0${refused.words}\u00a0» ne peut pas être publié (${claimLaws[rule.law].title}). ${rule.advice}`
  throw invalidInput(message, { [formFieldOf(refused.field)]: message })
}
