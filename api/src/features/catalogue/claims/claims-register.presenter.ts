import { claimRule } from '../../claims/guard/check-claims.rules.ts'
import { claimLaws } from '../../claims/guard/claim-rule.rules.ts'
import { presentEvidence } from '../evidence/evidence.presenter.ts'
import type { ClaimView } from './claims-register.service.ts'

/** A claim as both edges tell it to administrators. */
export function presentClaim({ claim, state, lapse, shown, evidence }: ClaimView) {
  const rule = claimRule(claim.rule)
  const law: { title: string; since: string } | null = rule && claimLaws[rule.law]
  return {
    ...{ id: claim.id, subjectType: claim.subjectType, subjectId: claim.subjectId },
    ...{ subjectName: claim.subjectName, shown, field: claim.field, rule: claim.rule, kind: claim.kind },
    ...{ words: claim.words, sentence: claim.sentence },
    ...{ law: law?.title ?? null, since: law?.since ?? null },
    ...{ advice: rule?.advice ?? null, wording: rule?.wording ?? null },
    ...{ state, lapse, evidence: evidence && presentEvidence(evidence), reason: claim.reason ?? null },
    ...{ decidedBy: claim.decidedBy ?? null, decidedAt: claim.decidedAt?.toISOString() ?? null },
    ...{ foundAt: claim.foundAt.toISOString(), goneAt: claim.goneAt?.toISOString() ?? null },
    ...{ goneBy: claim.goneBy ?? null, version: claim.version },
  }
}
