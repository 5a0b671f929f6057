/** Bands of the eco-score (specification, section 9), best first. `from` is inclusive. */
export const ecoBands = [
  { band: 'EXCELLENT', from: 8.5 },
  { band: 'ECO_RESPONSIBLE', from: 7 },
  { band: 'MODERATE', from: 5 },
  { band: 'HIGH_IMPACT', from: 0 },
] as const

/** Name of a band of the eco-score. */
export type EcoBand = (typeof ecoBands)[number]['band']

/** The four bands of the eco-score, in words. */
export const ecoBandLabel: Record<EcoBand, string> = {
  EXCELLENT: 'Excellent',
  ECO_RESPONSIBLE: 'Éco-responsable',
  MODERATE: 'Impact modéré',
  HIGH_IMPACT: 'Impact élevé',
}

/** Band of an eco-score such as « 8.7 ». */
export function ecoBandOf(ecoScore: string): EcoBand {
  const score = Number(ecoScore)
  return ecoBands.find(({ from }) => score >= from)?.band ?? 'HIGH_IMPACT'
}

/** Euros that part simple eco products from high-tech ones (specification, section 9). */
export const priceThreshold = 50

/** The two sides of the price threshold: below 50 €, from 50 € up. */
export const priceBands = ['UNDER_50', 'FROM_50'] as const

/** Name of a price band. */
export type PriceBand = (typeof priceBands)[number]
