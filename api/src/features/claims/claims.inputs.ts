import { graphqlEnum } from '../../platform/graphql-enum.ts'
import { claimsGuards } from './claims.rules.ts'
import { claimKinds } from './guard/claim-rule.rules.ts'

export const ClaimKindEnum = graphqlEnum(claimKinds, {
  name: 'ClaimKind',
  description: 'What is to be done about a claim.',
  values: {
    FORBIDDEN: 'The law forbids it: to be left out.',
    PRECISE: 'It says nothing by itself: to be made precise.',
    PROVE: 'Lawful with its figure, its terms and its proof.',
  },
})

export const ClaimsGuardEnum = graphqlEnum(claimsGuards, {
  name: 'ClaimsGuard',
  description: 'What is done about claims that nobody can prove.',
  values: {
    OFF: 'Nothing.',
    WARN: 'Administrators are told.',
    BLOCK: 'What the law forbids cannot be published either.',
  },
})
