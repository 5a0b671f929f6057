import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { scoreDisplays } from './score-display.rules.ts'

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
