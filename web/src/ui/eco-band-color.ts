import type { EcoBand } from '../graphql/generated/graphql.ts'

/** The colour token of each band: always beside the words, never instead of them. */
export const ecoBandColor: Record<EcoBand, string> = {
  EXCELLENT: 'eco.excellent',
  ECO_RESPONSIBLE: 'eco.responsible',
  MODERATE: 'eco.moderate',
  HIGH_IMPACT: 'eco.high',
}
