import type { AnalyticsPeriod, ProductUsageSort } from '../../../graphql/generated/admin/graphql.ts'
import { adminList, choiceParam } from '../../../lib/list/list-url.ts'

/** Thirty days when the address says nothing. */
export const usualPeriod: AnalyticsPeriod = 'LAST_30_DAYS'

/** The periods that the dashboard can show. */
export const analyticsPeriods: readonly { value: AnalyticsPeriod; label: string }[] = [
  { value: 'LAST_24_HOURS', label: '24 heures' },
  { value: 'LAST_7_DAYS', label: '7 jours' },
  { value: usualPeriod, label: '30 jours' },
  { value: 'LAST_90_DAYS', label: '90 jours' },
]

/** The period and the order of the products in the address; the usual ones need no word there. */
export const analyticsAddress = adminList({
  period: choiceParam<AnalyticsPeriod>({
    LAST_24_HOURS: '24h',
    LAST_7_DAYS: '7j',
    LAST_90_DAYS: '90j',
  }),
  sort: choiceParam<ProductUsageSort>({ ADDED: 'ajouts', RATE: 'taux', WAITING: 'attente' }),
})
