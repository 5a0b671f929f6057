import type { EcoBand } from '../../graphql/generated/graphql.ts'

/** One choice of the eco-score filter: this band or better. */
export interface EcoScoreStep {
  minEcoScore: string
  label: string
  /** The bands it lets through, for its count. */
  bands: EcoBand[]
}

/** The thresholds of the spec, section 9, best first. */
export const ecoScoreSteps: EcoScoreStep[] = [
  { minEcoScore: '8.5', label: 'Dès 8,5 · excellent', bands: ['EXCELLENT'] },
  {
    minEcoScore: '7',
    label: 'Dès 7 · éco-responsable',
    bands: ['EXCELLENT', 'ECO_RESPONSIBLE'],
  },
  {
    minEcoScore: '5',
    label: 'Dès 5 · impact modéré',
    bands: ['EXCELLENT', 'ECO_RESPONSIBLE', 'MODERATE'],
  },
]
