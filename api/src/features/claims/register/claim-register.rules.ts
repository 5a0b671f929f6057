import { z } from 'zod'
import {
  clearableLine,
  enumRule,
  flag,
  numericId,
  readVersion,
  requiredLine,
} from '../../../platform/field.rules.ts'
import { pageRules } from '../../../platform/page.rules.ts'
import { claimKinds } from '../guard/claim-rule.rules.ts'

/** What has texts that the register reads. */
export const claimSubjects = ['PRODUCT', 'CATEGORY', 'POST', 'PAGE', 'SETTING'] as const

/** One of them. */
export type ClaimSubject = (typeof claimSubjects)[number]

/** What an administrator can decide of a claim. */
export const claimDecisions = ['OPEN', 'JUSTIFIED', 'QUOTED'] as const

/** One of them. */
export type ClaimDecision = (typeof claimDecisions)[number]

/** Where a claim stands: as was decided, open again when its evidence has ended, rewritten when its sentence is gone. */
export const claimStates = [...claimDecisions, 'REWRITTEN'] as const

/** One of them. */
export type ClaimState = (typeof claimStates)[number]

/** Why a claim that was justified is open again. */
export const claimLapses = ['EVIDENCE_EXPIRED', 'EVIDENCE_DELETED'] as const

/** One of them. */
export type ClaimLapse = (typeof claimLapses)[number]

/** Most characters of the sentence that says why. */
export const claimReasonLength = 300

/** Claims of one part of the register. */
export const claimPageSize = 25

/** What narrows the register. */
export const claimListRules = z.object({
  search: clearableLine('Recherche', 100),
  state: enumRule('État', claimStates).optional(),
  kind: enumRule('Gravité', claimKinds).optional(),
  subjectType: enumRule('Fiche', claimSubjects).optional(),
  subjectId: requiredLine('Identifiant', 100).optional(),
  shown: flag('shown').optional(),
  ...pageRules(claimPageSize),
})

/** Which claim. */
export const claimIdRules = z.object({ id: numericId('Allégation') })

/** A decision about a claim. */
export const claimDecisionRules = claimIdRules.extend({
  version: readVersion,
  state: enumRule('État', claimDecisions),
  evidenceId: numericId('Preuve').nullish(),
  reason: clearableLine('Motif', claimReasonLength),
})
