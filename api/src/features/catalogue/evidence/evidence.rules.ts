import { z } from 'zod'
import {
  clearableLine,
  clearableText,
  enumRule,
  flag,
  numericId,
  readVersion,
  requiredLine,
} from '../../../platform/field.rules.ts'
import { pageRules } from '../../../platform/page.rules.ts'
import { type EvidenceKind, evidenceKinds, externalKinds } from './evidence-kinds.rules.ts'

/** Live; over, and to be renewed within `renewalDays`; no longer counted. */
export const evidenceStates = ['LIVE', 'RENEW', 'EXPIRED'] as const

export type EvidenceState = (typeof evidenceStates)[number]

/** Days after its end during which the points that a piece of evidence supports are kept. */
export const renewalDays = 30

/** Months after its signature during which a supplier's statement counts. */
export const statementMonths = 24

export const evidenceLimits = {
  titleLength: 200,
  issuerLength: 200,
  numberLength: 100,
  protocolLength: 2_000,
  /** Evidence that ends within so many days stands in the list of what to renew. */
  soonDays: 60,
} as const

/** What decides how much a piece of evidence supports. */
interface EvidenceWeight {
  kind: EvidenceKind
  protocol?: string | null
  fileName?: string | null
}

/**
 * Tenths of a point that evidence supports at most: certificate or test 20; the supplier's statement, or an own measure
 * with its protocol (in words or as a file), 15. An invoice proves a purchase, and lifts nothing.
 */
export function ceilingOf({ kind, protocol, fileName }: EvidenceWeight): number {
  if (externalKinds.includes(kind)) return 20
  if (kind === 'SUPPLIER_STATEMENT') return 15
  return kind === 'OWN_MEASURE' && (protocol || fileName) ? 15 : 0
}

/** So many months later, as calendars count: from the 31st to the last day of a shorter month. */
function monthsLater(day: string, months: number): string {
  const from = new Date(`${day}T00:00:00Z`)
  const month = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0))
  month.setUTCDate(Math.min(from.getUTCDate(), month.getUTCDate()))
  return month.toISOString().slice(0, 10)
}

/** So many days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The last day on which evidence counts: its own end; a statement at the latest 24 months after it was signed. */
export function liveUntilOf(facts: {
  kind: EvidenceKind
  validFrom?: string | null
  validUntil?: string | null
}): string | null {
  const own = facts.validUntil ?? null
  if (facts.kind !== 'SUPPLIER_STATEMENT' || !facts.validFrom) return own
  const byAge = monthsLater(facts.validFrom, statementMonths)
  return own && own < byAge ? own : byAge
}

/** Where evidence stands on a day of France. */
export function stateOn(today: string, liveUntil: string | null | undefined): EvidenceState {
  if (!liveUntil || today <= liveUntil) return 'LIVE'
  return today <= daysLater(liveUntil, renewalDays) ? 'RENEW' : 'EXPIRED'
}

const day = (label: string) =>
  z.preprocess(
    (given) => (given === '' ? null : given),
    z.iso.date({ error: `${label}\u00a0: date attendue, par exemple 2027-03-12.` }).nullish(),
  )

const fields = {
  kind: enumRule('Nature', evidenceKinds),
  title: requiredLine('Intitulé', evidenceLimits.titleLength),
  issuer: clearableLine('Émetteur', evidenceLimits.issuerLength),
  number: clearableLine('Numéro', evidenceLimits.numberLength),
  validFrom: day('Valable depuis le'),
  validUntil: day('Valable jusqu’au'),
  protocol: clearableText('Protocole', evidenceLimits.protocolLength),
  isPublic: flag('Public').optional(),
  sample: flag('Démonstration').optional(),
}

export const newEvidenceRules = z.object(fields)

export const evidenceIdRules = z.object({ id: numericId('Preuve') })

export const readEvidenceRules = evidenceIdRules.extend({ version: readVersion })

export const evidenceChangesRules = z.object(fields).partial()

/** What is wrong with the days of a piece of evidence, by field; null where nothing is. */
export function daysRefusal(facts: {
  kind: EvidenceKind
  validFrom?: string | null
  validUntil?: string | null
}): { field: 'validFrom' | 'validUntil'; message: string } | null {
  if (facts.kind === 'SUPPLIER_STATEMENT' && !facts.validFrom)
    return {
      field: 'validFrom',
      message: 'Une déclaration du fournisseur porte la date de sa signature\u00a0: elle vaut 24\u00a0mois.',
    }
  if (facts.validFrom && facts.validUntil && facts.validUntil < facts.validFrom)
    return { field: 'validUntil', message: 'La fin de validité précède son début.' }
  return null
}

/** The list of evidence: all, what has ended or soon ends, or what one product names. */
export const evidenceListRules = z.object({
  productId: numericId('Produit').optional(),
  search: clearableLine('Recherche', 100),
  expiring: flag('expiring').optional(),
  ...pageRules(50),
})
