import { type PassportFact, passportFacts, usualFacts } from '../categories/required-facts.rules.ts'

/** What of a passport tells whether a fact is there. */
export interface KnownFacts {
  manufacturerName?: string | null
  manufacturerAddress?: string | null
  manufacturerContact?: string | null
  responsibleName?: string | null
  responsibleAddress?: string | null
  responsibleContact?: string | null
  warnings?: string | null
  model?: string | null
  gtin?: string | null
  netQuantity?: string | null
  composition?: string | null
  allergens?: string | null
  energyClass?: string | null
  origin?: string | null
  guarantees?: readonly unknown[] | null
  spareParts?: readonly unknown[] | null
}

/** Regulation 2023/988, article 19: a name alone reaches nobody. */
const isReachable = (...parts: (string | null | undefined)[]) => parts.every(Boolean)

const isThere: Record<PassportFact, (facts: KnownFacts) => boolean> = {
  MANUFACTURER: (it) => isReachable(it.manufacturerName, it.manufacturerAddress, it.manufacturerContact),
  RESPONSIBLE_PERSON: (it) => isReachable(it.responsibleName, it.responsibleAddress, it.responsibleContact),
  WARNINGS: ({ warnings }) => Boolean(warnings),
  MODEL: ({ model }) => Boolean(model),
  GTIN: ({ gtin }) => Boolean(gtin),
  NET_QUANTITY: ({ netQuantity }) => Boolean(netQuantity),
  COMPOSITION: ({ composition }) => Boolean(composition),
  ALLERGENS: ({ allergens }) => Boolean(allergens),
  ENERGY_CLASS: ({ energyClass }) => Boolean(energyClass),
  GUARANTEES: ({ guarantees }) => (guarantees?.length ?? 0) > 0,
  SPARE_PARTS: ({ spareParts }) => (spareParts?.length ?? 0) > 0,
  ORIGIN: ({ origin }) => Boolean(origin),
}

/** How far a passport has come. */
export interface Completeness {
  required: PassportFact[]
  missing: PassportFact[]
  /** Whole per cent, rounded down: a hundred means all of it. */
  percent: number
}

/** What is asked of a passport, and what of that is missing. @param asked by the category; null: the usual. */
export function completenessOf(
  facts: KnownFacts | null,
  asked: readonly PassportFact[] | null,
): Completeness {
  const required = passportFacts.filter((fact) => (asked ?? usualFacts).includes(fact))
  const missing = required.filter((fact) => !isThere[fact](facts ?? {}))
  const share = required.length === 0 ? 1 : (required.length - missing.length) / required.length
  return { required, missing, percent: Math.floor(share * 100) }
}
