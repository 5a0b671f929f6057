import { z } from 'zod'
import { numericId } from '../../../platform/field.rules.ts'

/** Limits of a sheet of labels. */
export const labelLimits = {
  /** Twenty-five sheets of four. */
  products: 100,
} as const

const tooMany = `Étiquettes\u00a0: ${labelLimits.products} produits au plus à la fois.`
const noIds = 'Étiquettes\u00a0: numéros de produits attendus, séparés par des virgules.'

/** Which labels are asked for: ids of products as an address lists them, « 3,12,7 »; each is printed once. */
export const labelRules = z.object({
  ids: z
    .string({ error: noIds })
    // Eleven characters for the longest id and its comma: what is longer holds more, and is not even read.
    .max(labelLimits.products * 11, { error: tooMany, abort: true })
    .transform((text): (string | number)[] => [...new Set(text.split(','))])
    .pipe(z.array(numericId('Numéro de produit'), { error: noIds }).max(labelLimits.products, tooMany)),
})
