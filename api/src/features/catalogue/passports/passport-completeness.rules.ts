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
  guarantees?: readonly { by: string; covers: string }[] | null
  spareParts?: readonly { name: string }[] | null
}

/** What a text ends with whose writer meant to come back: « Fabricant à indiquer ». */
const openEnds = ['indiquer', 'compléter', 'préciser', 'renseigner', 'définir'].map((verb) => `à ${verb}`)

/** What stands only in made-up names and addresses: no post office has this code, nobody reads these letters. */
const madeUp = ['(démonstration)', ' 00000 ', '@exemple.', '@example.']

/** Whether a text only holds the place of a fact: « à compléter », « (démonstration) », « … ». */
export function isPlaceholder(text: string): boolean {
  const said = text.normalize('NFC').toLowerCase()
  const [beforeNote = ''] = said.split('(', 1)
  const end = beforeNote.trim()
  return (
    !/[\p{L}\p{N}]/u.test(said) ||
    madeUp.some((words) => said.includes(words)) ||
    openEnds.some((words) => end.endsWith(words) || end.endsWith(`${words}.`))
  )
}

const isSaid = (text: string | null | undefined): boolean => Boolean(text) && !isPlaceholder(text ?? '')

/** Regulation 2023/988, article 19: a name alone reaches nobody. */
const isReachable = (...parts: (string | null | undefined)[]) => parts.every(isSaid)

const isThere: Record<PassportFact, (facts: KnownFacts) => boolean> = {
  MANUFACTURER: (it) => isReachable(it.manufacturerName, it.manufacturerAddress, it.manufacturerContact),
  RESPONSIBLE_PERSON: (it) => isReachable(it.responsibleName, it.responsibleAddress, it.responsibleContact),
  WARNINGS: ({ warnings }) => isSaid(warnings),
  MODEL: ({ model }) => isSaid(model),
  GTIN: ({ gtin }) => Boolean(gtin),
  NET_QUANTITY: ({ netQuantity }) => Boolean(netQuantity),
  COMPOSITION: ({ composition }) => isSaid(composition),
  ALLERGENS: ({ allergens }) => isSaid(allergens),
  ENERGY_CLASS: ({ energyClass }) => Boolean(energyClass),
  GUARANTEES: ({ guarantees }) => guarantees?.some(({ by, covers }) => [by, covers].every(isSaid)) ?? false,
  SPARE_PARTS: ({ spareParts }) => spareParts?.some(({ name }) => isSaid(name)) ?? false,
  ORIGIN: ({ origin }) => isSaid(origin),
}

/** How far a passport has come. */
export interface Completeness {
  required: PassportFact[]
  missing: PassportFact[]
  /** Whole per cent, rounded down: a hundred means all of it. */
  percent: number
}

/**
 * What is asked of a passport, and what of that is missing; a placeholder says nothing.
 * @param asked by the category; null: the usual.
 */
export function completenessOf(
  facts: KnownFacts | null,
  asked: readonly PassportFact[] | null,
): Completeness {
  const required = passportFacts.filter((fact) => (asked ?? usualFacts).includes(fact))
  const missing = required.filter((fact) => !isThere[fact](facts ?? {}))
  const share = required.length === 0 ? 1 : (required.length - missing.length) / required.length
  return { required, missing, percent: Math.floor(share * 100) }
}
