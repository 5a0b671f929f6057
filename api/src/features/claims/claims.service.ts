import { requireAdmin } from '../../platform/authorize.ts'
import { invalidInput } from '../../platform/errors.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { AuditedEntity, Author } from '../audit/audit.service.ts'
import type { Snapshot } from '../audit/audit-entry.entity.ts'
import { type ClaimsGuard, checkedTextRules, claimsGuards } from './claims.rules.ts'
import { type ClaimFinding, checkClaims, claimRule, longestCheckedText } from './guard/check-claims.rules.ts'
import { type ClaimRule, claimLaws } from './guard/claim-rule.rules.ts'

/** A claim that was found, with what its rule says of it. */
export type ExplainedClaim = ClaimFinding &
  Pick<ClaimRule, 'advice' | 'wording'> & { law: string; since: string }

/** What the shop does about claims. @throws UNAUTHENTICATED, FORBIDDEN. */
export async function claimsGuardOf(ctx: RequestContext): Promise<ClaimsGuard> {
  requireAdmin(ctx)
  return claimsGuards.find((guard) => guard.toLowerCase() === ctx.env.CLAIMS_GUARD) ?? 'WARN'
}

/**
 * What the guard finds in a text, with law, advice and a wording to take; nothing where it is off.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT for more than 20,000 characters.
 */
export async function checkText(ctx: RequestContext, input: unknown): Promise<ExplainedClaim[]> {
  requireAdmin(ctx)
  const { text } = parseInput(checkedTextRules, input)
  return ctx.env.CLAIMS_GUARD === 'off' ? [] : checkClaims(text).flatMap(explained)
}

function explained(finding: ClaimFinding): ExplainedClaim[] {
  const rule = claimRule(finding.rule)
  if (!rule) return []
  const { title: law, since } = claimLaws[rule.law]
  return [{ ...finding, law, since, advice: rule.advice, wording: rule.wording }]
}

/** What the guard finds in a text of any length. */
function claimsOf(text: string): ClaimFinding[] {
  const found: ClaimFinding[] = []
  for (let at = 0; at < text.length; at += longestCheckedText)
    found.push(...checkClaims(text.slice(at, at + longestCheckedText)))
  return found
}

/** How many claims some texts make, for administrators; null for others, and where the guard is off. */
export function claimPointsOf(
  { viewer, env }: Pick<RequestContext, 'viewer' | 'env'>,
  texts: readonly (string | null | undefined)[],
): number | null {
  if (!viewer?.isAdmin || env.CLAIMS_GUARD === 'off') return null
  return texts.reduce((count, text) => count + (text ? claimsOf(text).length : 0), 0)
}

/**
 * Refuses, where `CLAIMS_GUARD` is « block », to show a text that says what the law forbids: when its thing becomes
 * shown, or the text changes while it is. A text that was there before does not stand in the way of another change.
 */
export function refuseForbiddenClaims(
  texts: readonly string[],
  isShown: (fields: Snapshot) => boolean,
): NonNullable<AuditedEntity<object>['check']> {
  return ({ env }: Author, before, after) => {
    if (env?.CLAIMS_GUARD !== 'block' || !isShown(after)) return
    const wasShown = before !== null && isShown(before)
    for (const field of texts) {
      const text = after[field]
      if (typeof text !== 'string' || (wasShown && before[field] === text)) continue
      const forbidden = claimsOf(text).find(({ kind }) => kind === 'FORBIDDEN')
      const rule = forbidden && claimRule(forbidden.rule)
      if (!rule) continue
      const message = `«\u202f${forbidden.text}\u202f» ne peut pas être publié (${claimLaws[rule.law].title}). ${rule.advice}`
      throw invalidInput(message, { [field]: message })
    }
  }
}
