import type { AdminQuery } from '../../../app/paths.ts'
import type { AnalyticsPeriod } from '../../../graphql/generated/graphql.ts'

/** A stretch of time that can be looked at; `slug` is its word in the URL, empty for the usual one. */
interface Period {
  value: AnalyticsPeriod
  slug: NonNullable<AdminQuery['periode']> | ''
  label: string
}

/** Thirty days when the URL says nothing. */
const usual: Period = { value: 'LAST_30_DAYS', slug: '', label: '30 jours' }

/** The stretches of time that the dashboard can tell about. */
export const analyticsPeriods: readonly Period[] = [
  { value: 'LAST_24_HOURS', slug: '24h', label: '24 heures' },
  { value: 'LAST_7_DAYS', slug: '7j', label: '7 jours' },
  usual,
  { value: 'LAST_90_DAYS', slug: '90j', label: '90 jours' },
]

/** The period that a word of the URL stands for; an unknown one for the usual. */
export const periodFromSlug = (slug: string): Period =>
  analyticsPeriods.find((period) => period.slug === slug) ?? usual
