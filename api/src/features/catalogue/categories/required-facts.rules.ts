import { z } from 'zod'

/** Facts of a passport that a category can ask for. */
export const passportFacts = [
  'MANUFACTURER',
  'RESPONSIBLE_PERSON',
  'WARNINGS',
  'MODEL',
  'GTIN',
  'NET_QUANTITY',
  'COMPOSITION',
  'ALLERGENS',
  'ENERGY_CLASS',
  'GUARANTEES',
  'SPARE_PARTS',
  'ORIGIN',
] as const

/** One of them. */
export type PassportFact = (typeof passportFacts)[number]

/** What is asked for where no category says otherwise: who answers for a product, and how it is told apart. */
export const usualFacts: readonly PassportFact[] = ['MANUFACTURER', 'MODEL', 'ORIGIN']

/** What a category asks for, each once. */
export const requiredFactsRules = z
  .array(z.enum(passportFacts, { error: `Passeport : ${passportFacts.join(', ')} attendu.` }), {
    error: 'Passeport : liste attendue.',
  })
  .transform((facts) => passportFacts.filter((fact) => facts.includes(fact)))
