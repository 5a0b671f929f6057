import { criterionNames } from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { evidenceKindNames } from '../../../../../api/src/features/catalogue/evidence/evidence-kinds.rules.ts'
import type { ProductScoreQuery } from '../../../graphql/generated/score/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { formatLongDate, formatShortDay } from '../../../ui/display/date-text.tsx'

/** How a score comes about, as the panel of a product is given it. */
export type ScoreFacts = Pick<
  NonNullable<ProductScoreQuery['product']>,
  'assessment' | 'scoreRank' | 'scoreHistory' | 'officialCost' | 'officialCostText'
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

/** Who stands behind evidence and since when, « Délivré par Bureau Veritas le 12/01/2026. », and how the shop measured; empty where nothing of it is public. */
export function evidenceOrigin({ kind, issuer, validFrom, protocol }: ShownEvidence): string {
  const by = kind === 'OWN_MEASURE' ? 'Mesuré par la boutique' : issuer && `Délivré par ${issuer}`
  const on = validFrom && `le ${formatShortDay(validFrom)}`
  const told = [by || (on && 'Établi'), on].filter(Boolean).join(' ')
  return [told && `${told}.`, protocol].filter(Boolean).join(' ')
}

/** What is said of evidence that does not simply count; null of one that does. */
export const evidenceNote = ({ state, sample }: ShownEvidence): string | null =>
  [state === 'RENEW' && 'preuve à renouveler', state === 'EXPIRED' && 'expirée', sample && 'démonstration']
    .filter(Boolean)
    .join(', ') || null

/** More criteria than these are no weak point. */
const mostWeak = 2

/** What tells scores of one band from each other: where the most points are lost; null where as many are lost nearly everywhere. */
export function weakestText(criteria: Pick<ShownCriterion, 'criterion' | 'points'>[]): string | null {
  const least = Math.min(...criteria.map(({ points }) => Number(points)))
  const weakest = criteria.filter(({ points }) => Number(points) === least)
  if (weakest.length > mostWeak) return null
  const names = weakest.map(({ criterion }) => criterionNames[criterion].toLowerCase())
  return `Ce qui lui coûte le plus de points\u00a0: ${list.format(names)}, ${formatScore(String(least))} sur\u00a02.`
}

/** « 2e note des 9 produits du rayon … »: among what it could be chosen against. */
export function rankText({ place, count, isShared, category }: NonNullable<ScoreFacts['scoreRank']>): string {
  const note = place === 1 ? 'Meilleure note' : `${place}e note`
  return `${note}${isShared ? ' ex æquo' : ''} des ${count} produits du rayon «\u00a0${category}\u00a0».`
}

const list = new Intl.ListFormat('fr')

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
