import { z } from 'zod'
import { cutText } from '../../../platform/cut-text.rules.ts'
import { flag, numericId } from '../../../platform/field.rules.ts'
import { productFilterRules } from '../listing/listing.rules.ts'
import { productLimits } from '../products/product.rules.ts'

/** Limits of a file of products. */
export const productFileLimits = {
  /** 10,000 products with texts of usual length, twice over. */
  bytes: 16_000_000,
  rows: 10_000,
  /** Errors and changes that one answer tells of; all are counted. */
  toldErrors: 200,
  toldLines: 100,
  /** Characters of a text that the answer shows. */
  shownLength: 120,
} as const

/** Which products an export holds: those of a list under its filters, or a selection. */
export const exportRules = productFilterRules.extend({
  ids: z
    .preprocess(
      (given) => (typeof given === 'string' ? given.split(',') : given),
      z
        .array(numericId('Produits'), { error: 'Produits : liste d’identifiants attendue.' })
        .max(productLimits.bulkSize),
    )
    .optional(),
  visibility: productFilterRules.shape.visibility.unwrap().default('ALL'),
})

/** A file of products: its bytes, or its text when it was pasted. */
export const importRules = z.object({
  csv: z.union([z.string().max(productFileLimits.bytes), z.instanceof(Uint8Array)], {
    error: 'Fichier : un fichier CSV est attendu.',
  }),
  /** As its owner calls it, for the history. */
  name: z
    .string()
    .transform((name) => cutText(name.replaceAll(/[\p{C}]/gu, '').trim(), 100) || null)
    .nullish(),
  dryRun: flag('Essai').default(false),
})
