/** What an audit of the whole site against the RGAA has found. */
export interface AccessibilityAudit {
  /** Who audited. */
  by: string
  /** ISO date of the report. */
  on: string
  /** Criteria met, of those that apply, in whole per cent. */
  percent: number
}

/** The last audit. While there is none, the RGAA lets nobody announce more than « non conforme ». */
export const accessibilityAudit: AccessibilityAudit | null = null

/** The state of conformity in the words of the RGAA: all criteria, at least half of them, or fewer. */
export function conformityWords(audit: AccessibilityAudit | null): string {
  if (!audit || audit.percent < 50) return 'non conforme'
  return audit.percent < 100 ? 'partiellement conforme' : 'totalement conforme'
}

/** Why the state is what it is, in one sentence of the statement. */
export function conformityReason(audit: AccessibilityAudit | null): string {
  if (!audit)
    return 'Aucun audit de conformité n’a encore été mené\u00a0: sans audit, le référentiel ne permet pas d’annoncer mieux, et nous n’annonçons donc aucun pourcentage.'
  const on = new Date(audit.on).toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  return `L’audit mené par ${audit.by} et remis le ${on} constate que ${audit.percent}\u00a0% des critères applicables sont respectés.`
}
