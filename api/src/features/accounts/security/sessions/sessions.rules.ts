import { z } from 'zod'
import { enumRule, requiredLine } from '../../../../platform/field.rules.ts'
import { pageRules } from '../../../../platform/page.rules.ts'
import { signInOutcomes } from './sign-in-age.rules.ts'

/** Which of one's own sessions. */
export const sessionIdRules = z.object({ id: requiredLine('Appareil', 36) })

/** Sign-ins in one part of the history. */
export const signInsPageSize = 20

/** Which part of the history, and of what came of them. */
export const signInListRules = z.object({
  ...pageRules(signInsPageSize),
  outcome: enumRule('Résultat', signInOutcomes).nullish(),
})
