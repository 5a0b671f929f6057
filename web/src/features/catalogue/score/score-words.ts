import { evidenceKindNames } from '../../../../../api/src/features/catalogue/evidence/evidence-kinds.rules.ts'
import type { ProductScoreQuery } from '../../../graphql/generated/score/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { formatLongDate, formatShortDay } from '../../../ui/display/date-text.tsx'

/** How a score comes about, as the panel of a product is given it. */
export type ScoreFacts = Pick<
  NonNullable<ProductScoreQuery['product']>,
  'assessment' | 'scoreHistory' | 'officialCost' | 'officialCostText'
>

type Assessment = NonNullable<ScoreFacts['assessment']>
export type ShownCriterion = Assessment['criteria'][number]
export type ShownEvidence = ShownCriterion['evidence'][number]
type ScoreChange = ScoreFacts['scoreHistory'][number]

/** « Certificat GOTS n° A-12, jusqu’au 12/03/2027 »; of what is not public, its kind alone. */
export function evidenceText({ kind, title, number, liveUntil }: ShownEvidence): string {
  const named = title
    ? `${evidenceKindNames[kind]} ${kind === 'CERTIFICATE' ? title : `«\u00a0${title}\u00a0»`}`
    : evidenceKindNames[kind]
  const numbered = number ? `${named} n°\u00a0${number}` : named
  return liveUntil ? `${numbered}, jusqu’au ${formatShortDay(liveUntil)}` : numbered
}

/** What is said of evidence that does not simply count; null of one that does. */
export const evidenceNote = ({ state, sample }: ShownEvidence): string | null =>
  [state === 'RENEW' && 'preuve à renouveler', state === 'EXPIRED' && 'expirée', sample && 'démonstration']
    .filter(Boolean)
    .join(', ') || null

/** What « démonstration » means beside evidence. */
export const sampleNote =
  'Les preuves marquées «\u00a0démonstration\u00a0» sont inventées\u00a0: ces documents n’existent pas.'

const causes: Record<ScoreChange['cause'], string> = {
  ASSESSED: 'produit évalué',
  EVIDENCE_EXPIRED: 'une preuve a expiré',
  METHOD_CHANGED: 'la méthode a changé',
  TYPED: 'note saisie, sans détail par critère',
}

/** « 21 novembre 2026 : de 8,6 à 7,1, une preuve a expiré ». */
export function changeText({ oldScore, newScore, cause, at }: ScoreChange): string {
  const way = oldScore ? `de ${formatScore(oldScore)} à ${formatScore(newScore)}` : formatScore(newScore)
  return `${formatLongDate(new Date(at))}\u00a0: ${way}, ${causes[cause]}`
}

/** Who has declared it, when, and under which reference. */
export const officialCostSource = (cost: NonNullable<ScoreFacts['officialCost']>): string =>
  [
    `Déclaré par ${cost.declaredBy === 'BRAND' ? 'la marque' : 'un tiers'} le ${formatShortDay(cost.declaredOn)}`,
    ...(cost.portalReference ? [`référence ${cost.portalReference}`] : []),
  ].join(', ')
