import { z } from 'zod'
import { requiredLine } from '../../platform/field.rules.ts'
import { withOrdinal } from '../../platform/reading/french-dates.rules.ts'
import { isPageAddress } from './page-address.rules.ts'

/** The setting that holds what an audit of the whole site against the RGAA has found: empty, or an object as JSON. */
export const accessibilityAuditKey = 'accessibility_audit'

const label = 'Audit d’accessibilité'

/** Criteria of version 4.1 of the RGAA. */
const allCriteria = 106

const count = (name: string, least: number) =>
  z
    .int({ error: `${label}, ${name}\u00a0: nombre entier attendu.` })
    .min(least, `${label}, ${name}\u00a0: ${least} au moins.`)
    .max(allCriteria, `${label}, ${name}\u00a0: ${allCriteria} au plus, comme le RGAA en compte.`)

/** An audit: who, when, how many of the criteria that apply are met, and where its report stands, if it is published. */
export const accessibilityAuditRules = z
  .object(
    {
      by: requiredLine(`${label}, par qui`, 200),
      on: z.iso.date({ error: `${label}, date\u00a0: jour attendu, par exemple 2026-11-20.` }),
      met: count('critères respectés', 0),
      applicable: count('critères applicables', 1),
      report: z
        .string()
        .trim()
        .max(500)
        .refine(
          (typed) => !typed || isPageAddress(typed),
          `${label}, rapport\u00a0: adresse complète commençant par https://, ou champ vide.`,
        )
        .default(''),
    },
    { error: `${label}\u00a0: un objet en JSON est attendu, ou rien.` },
  )
  .refine(({ met, applicable }) => met <= applicable, {
    error: `${label}\u00a0: pas plus de critères respectés que de critères applicables.`,
    path: ['met'],
  })

/** What an audit has found. */
export type AccessibilityAudit = z.output<typeof accessibilityAuditRules>

/** The audit in the value of the setting; null while there is none. */
export function readAccessibilityAudit(value: string | undefined): AccessibilityAudit | null {
  if (!value) return null
  try {
    return accessibilityAuditRules.parse(JSON.parse(value))
  } catch {
    return null
  }
}

/** The value of the setting: empty, or an audit in the order of its fields. */
export const accessibilityAuditValueRules = z
  .string({ error: `${label}\u00a0: texte attendu.` })
  .trim()
  .max(2_000)
  .transform((typed, issues) => {
    if (typed === '') return ''
    const { data, error } = accessibilityAuditRules.safeParse(parsedJson(typed))
    if (data) return JSON.stringify(data)
    issues.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? label })
    return z.NEVER
  })

function parsedJson(typed: string): unknown {
  try {
    return JSON.parse(typed)
  } catch {
    return undefined
  }
}

/** The states that the RGAA knows. */
export const conformityStates = ['FULL', 'PARTIAL', 'NONE'] as const

/** One of them. */
export type ConformityState = (typeof conformityStates)[number]

const stateWords: Record<ConformityState, string> = {
  FULL: 'totalement conforme',
  PARTIAL: 'partiellement conforme',
  NONE: 'non conforme',
}

/** The state by the definition of the RGAA: all criteria that apply, at least half of them, fewer or no audit. */
export function conformityOf(audit: AccessibilityAudit | null): ConformityState {
  if (!audit || audit.met * 2 < audit.applicable) return 'NONE'
  return audit.met < audit.applicable ? 'PARTIAL' : 'FULL'
}

/** The state in the words of the RGAA. */
export const conformityWords = (audit: AccessibilityAudit | null): string => stateWords[conformityOf(audit)]

/** Met criteria of those that apply, in whole per cent, rounded down: a hundred means all of them. */
export const metPercent = ({ met, applicable }: AccessibilityAudit): number =>
  Math.floor((met * 100) / applicable)

/** Why the state is what it is, in one sentence of the statement. */
export function conformityReason(audit: AccessibilityAudit | null): string {
  if (!audit)
    return 'Aucun audit de conformité n’a encore été mené\u00a0: sans audit, le référentiel ne permet pas d’annoncer mieux, et nous n’annonçons donc aucun pourcentage.'
  const on = withOrdinal(
    new Date(audit.on).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }),
  )
  return `L’audit mené par ${audit.by} et remis le ${on} constate que ${audit.met} des ${audit.applicable} critères applicables sont respectés, soit ${metPercent(audit)}\u00a0%.`
}
