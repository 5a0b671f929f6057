import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { goodsKinds, scoreDisplays } from './score-display.rules.ts'

export const ScoreDisplayEnum = graphqlEnum(scoreDisplays, {
  name: 'ScoreDisplay',
  description: 'What a category shows of the eco-score of its products.',
  values: {
    SCORE: 'The total with its band, and the five criteria.',
    CRITERIA: 'The five criteria with their reasons, no total.',
    OFFICIAL_TEXTILE: 'The official environmental cost of clothing, and the five criteria, no total.',
    NONE: 'Nothing.',
  },
})

export const GoodsKindEnum = graphqlEnum(goodsKinds, {
  name: 'GoodsKind',
  description: 'What the products of a category are: for some, a law says what may be shown of an eco-score.',
  values: { OTHER: 'Anything else.', CLOTHING: 'Clothing.', FOOD: 'Food.' },
})

/** Who chose what a category shows of the eco-score, and when. */
@ObjectType({ description: 'Who chose what a category shows of the eco-score.' })
export class ScoreDisplayDecision {
  @Field(() => String, { description: 'E-mail address of the administrator.' })
  by!: string

  @Field(() => GraphQLDateTimeISO, { description: 'When (ISO 8601, UTC).' })
  at!: Date
}
