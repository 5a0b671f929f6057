import { z } from 'zod'
import {
  clearableText,
  decimal,
  flag,
  numericId,
  readVersion,
  requiredLine,
  wholeNumber,
} from '../../../platform/field.rules.ts'
import { clearableImageUrl } from '../../media/images.rules.ts'
import { catalogueLimits } from '../catalogue.rules.ts'

/** Limits of what an administrator writes about a product (specification, sections 3 and 5). */
export const productLimits = {
  nameLength: 200,
  /** Each of the free texts. */
  textLength: 5_000,
  maxRating: 5,
  /** Products of one bulk change. */
  bulkSize: 500,
} as const

/** As the database writes it, « 12.9 » → « 12.90 »: what was not changed then looks unchanged. */
const fixed = (label: string, scale: number, max: number) =>
  decimal(label, scale, 0, max).transform((typed) => (Number(typed) + 0).toFixed(scale))

const freeText = (label: string) => clearableText(label, productLimits.textLength)

/** A form sends an empty choice as an empty text. */
const optionalCategory = z.preprocess(
  (chosen) => (chosen === '' ? null : chosen),
  numericId('Catégorie').nullish(),
)

const required = {
  name: requiredLine('Nom', productLimits.nameLength, 'Le nom est requis'),
  price: fixed('Prix', 2, catalogueLimits.maxPrice),
  ecoScore: fixed('Éco-score', 1, catalogueLimits.maxEcoScore),
}

/** What may be left out. Null clears a text, the image or the category; the others have no empty state. */
const optional = {
  description: freeText('Description'),
  imageUrl: clearableImageUrl,
  categoryId: optionalCategory,
  rating: fixed('Note', 1, productLimits.maxRating).optional(),
  reviewCount: wholeNumber('Nombre d’avis', 0).optional(),
  inStock: flag('En stock').optional(),
  featured: flag('Produit vedette').optional(),
  weeklySpecial: flag('Sélection de la semaine').optional(),
  lifeBenefits: freeText('Bénéfices au quotidien'),
  planetBenefits: freeText('L’impact, en chiffres'),
  moneySavings: freeText('Économies'),
  whyChoose: freeText('Pourquoi choisir ce produit'),
}

export const newProductRules = z.object({ ...required, ...optional })

/** Changes of a product: only what is given changes. */
export const productChangesRules = newProductRules.partial()

/** One product, and the version that the client has seen. */
export const productRules = z.object({ id: numericId('Produit'), version: readVersion })

/** Several products, each named once. */
export const productIdsRules = z.object({
  ids: z
    .array(numericId('Produit'), { error: 'Sélection : liste d’identifiants attendue.' })
    .min(1, 'Sélection : au moins un produit attendu.')
    .max(productLimits.bulkSize, `Sélection : ${productLimits.bulkSize} produits au plus.`)
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
})

const { inStock, featured, weeklySpecial, categoryId } = optional

/** One change of several products: at least one of the four. */
export const bulkChangesRules = z
  .object({ inStock, featured, weeklySpecial, categoryId })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Aucune modification demandée.',
    path: ['changes'],
  })

export const idRules = z.object({ id: numericId() })
