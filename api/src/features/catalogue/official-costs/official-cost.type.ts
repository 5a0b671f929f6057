import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { costDeclarers } from './official-cost.rules.ts'

export const CostDeclarerEnum = graphqlEnum(costDeclarers, {
  name: 'CostDeclarer',
  description: 'Who has declared an official environmental cost.',
  values: { BRAND: 'The brand itself.', THIRD_PARTY: 'A third party.' },
})
