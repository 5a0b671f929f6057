import type { EcoBand } from '../../graphql/generated/graphql.ts'

export { ecoBandLabel } from '../../../../api/src/features/catalogue/listing/bands.rules.ts'

/** The four bands with their bounds, best first, and what they say of a product. */
export const ecoBands: { band: EcoBand; range: string; meaning: string }[] = [
  {
    band: 'EXCELLENT',
    range: '8,5 à 10',
    meaning:
      'Ce produit obtient presque tous les points : il fait partie des meilleurs que nous ayons évalués.',
  },
  {
    band: 'ECO_RESPONSIBLE',
    range: '7 à 8,4',
    meaning:
      'Ce produit obtient au moins 7 points sur 10 : l’essentiel y est, des progrès restent possibles.',
  },
  {
    band: 'MODERATE',
    range: '5 à 6,9',
    meaning: 'Ce produit réunit la moitié des points ou davantage : des progrès restent à faire.',
  },
  {
    band: 'HIGH_IMPACT',
    range: 'moins de 5',
    meaning:
      'Ce produit perd plus de la moitié des points. Nous le disons, pour que vous choisissiez en connaissance de cause.',
  },
]

/** The colour token of each band: always beside the words, never instead of them. */
export const ecoBandColor: Record<EcoBand, string> = {
  EXCELLENT: 'eco.excellent',
  ECO_RESPONSIBLE: 'eco.responsible',
  MODERATE: 'eco.moderate',
  HIGH_IMPACT: 'eco.high',
}
