import { registerEnumType } from 'type-graphql'
import { enumByName } from '../../platform/enum-by-name.ts'
import { analyticsPeriods } from './analytics.rules.ts'

/** Stretches of time, for GraphQL. */
export const AnalyticsPeriodEnum = enumByName(analyticsPeriods)

registerEnumType(AnalyticsPeriodEnum, {
  name: 'AnalyticsPeriod',
  description: 'Stretches of time that end now; days are those of France, the present one included.',
  valuesConfig: {
    LAST_24_HOURS: { description: 'The present hour and the 23 before it.' },
    LAST_7_DAYS: { description: 'Today and the 6 days before.' },
    LAST_30_DAYS: { description: 'Today and the 29 days before.' },
    LAST_90_DAYS: { description: 'Today and the 89 days before.' },
  },
})
