import type { EcoBand } from '../graphql/generated/graphql.ts'

/** The four bands of the eco-score, in words. */
export const ecoBandLabel: Record<EcoBand, string> = {
  EXCELLENT: 'Excellent',
  ECO_RESPONSIBLE: 'Éco-responsable',
  MODERATE: 'Impact modéré',
  HIGH_IMPACT: 'Impact élevé',
}
