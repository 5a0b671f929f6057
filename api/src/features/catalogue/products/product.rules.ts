import { z } from 'zod'
import {
  clearableInstant,
  clearableLine,
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
import { savingsFormulaRules } from '../savings/savings-formula.rules.ts'
import { addedImageRules, productImageLimits } from './product-image.rules.ts'

/** Limits of what an administrator writes about a product (specification, sections 3 and 5). */
export const productLimits = {
  nameLength: 200,
  /** Each of the free texts. */
  textLength: 5_000,
  maxRating: 5,
  /** One line of a card in two columns on a phone holds about 24. */
  savingsComparisonLength: 40,
  maxPaybackMonths: 600,
  impactUnitLength: 60,
  keepIfLength: 300,
  restockDelayLength: 40,
  productTypeLength: 60,
  /** Litres, and litres a minute, of the test of what one has already. */
  maxTest: 1_000,
  /** Products of one bulk change. */
  bulkSize: 500,
} as const

/** As the database writes it, « 12.9 » → « 12.90 »: what was not changed then looks unchanged. */
const fixed = (label: string, scale: number, max: number, min = 0) =>
  decimal(label, scale, min, max).transform((typed) => (Number(typed) + 0).toFixed(scale))

/** An empty field of a form means « none ». */
const orNone = <R extends z.ZodType>(rules: R) =>
  z.preprocess((typed) => (typed === '' ? null : typed), rules.nullish())

const freeText = (label: string) => clearableText(label, productLimits.textLength)

const optionalCategory = orNone(numericId('Catégorie'))

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
  visible: flag('Visible dans la boutique').optional(),
  publishAt: clearableInstant('Publication programmée'),
  featured: flag('Produit vedette').optional(),
  weeklySpecial: flag('Sélection de la semaine').optional(),
  lifeBenefits: freeText('Bénéfices au quotidien'),
  planetBenefits: freeText('L’impact, en chiffres'),
  moneySavings: freeText('Économies'),
  whyChoose: freeText('Pourquoi choisir ce produit'),
  savingsPerYear: orNone(fixed('Économies par an', 2, catalogueLimits.maxPrice, 0.01)),
  savingsComparison: clearableLine('Économies, face à quoi', productLimits.savingsComparisonLength),
  paybackMonths: orNone(wholeNumber('Remboursé en (mois)', 1, productLimits.maxPaybackMonths)),
  impactFigure: orNone(fixed('Impact', 2, catalogueLimits.maxPrice, 0.01)),
  impactUnit: clearableLine('Unité de l’impact', productLimits.impactUnitLength),
  keepIf: clearableText('Garder le sien si', productLimits.keepIfLength),
  restockDelay: clearableLine('De retour sous', productLimits.restockDelayLength),
  productType: clearableLine('Type de produit', productLimits.productTypeLength),
  testVolume: orNone(fixed('Test, volume', 1, productLimits.maxTest, 0.1)),
  testKeepFlow: orNone(fixed('Test, débit à garder', 1, productLimits.maxTest, 0.1)),
  ownFlow: orNone(fixed('Débit du produit', 1, productLimits.maxTest, 0.1)),
  savingsFormula: orNone(savingsFormulaRules),
}

/** Whether a number and its unit are both there, or neither: alone they say nothing. */
export const isWholeImpact = (facts: { impactFigure?: string | null; impactUnit?: string | null }) =>
  (facts.impactFigure == null) === (facts.impactUnit == null)

/** What is said where one of them is missing. */
export const impactRefusal = 'Impact\u00a0: le chiffre et son unité vont ensemble.'

/** The three numbers of the test of what one has already: litres, and twice litres a minute. */
interface TestFacts {
  testVolume?: string | null
  testKeepFlow?: string | null
  ownFlow?: string | null
}

/** Whether the test has all its numbers or none, and the product lets no more through than what is worth keeping. */
export function isWholeTest({ testVolume, testKeepFlow, ownFlow }: TestFacts): boolean {
  if (testVolume == null || testKeepFlow == null || ownFlow == null)
    return testVolume == null && testKeepFlow == null && ownFlow == null
  return Number(ownFlow) <= Number(testKeepFlow)
}

/** What is said of a test that is not. */
export const testRefusal =
  'Test\u00a0: les trois nombres vont ensemble, et le débit du produit ne dépasse pas celui à garder.'

/** What decides whether a product is shown, now or at a planned time. */
interface Showing {
  visible: boolean
  price: string
  publishAt?: Date | null
}

/** Whether a change shows a product that was hidden, or lets a plan do so, at no price: nobody has finished it. */
export function isShownUnpriced(product: Showing, change: Partial<Showing>): boolean {
  const { visible = product.visible, price = product.price, publishAt = product.publishAt } = change
  return Number(price) === 0 && (visible ? !product.visible : publishAt != null)
}

/** What is said of it. */
export const priceMissing = 'Un prix manque\u00a0: indiquez-le avant de montrer le produit.'

/** For `refine`. */
export const impactIsWhole = [
  isWholeImpact,
  { error: impactRefusal, path: ['impactUnit'] as PropertyKey[] },
] as const

/** For `refine`. */
export const testIsWhole = [isWholeTest, { error: testRefusal, path: ['ownFlow'] as PropertyKey[] }] as const

/** The fields of a new product, each with its own rule. */
export const newProductFields = z.object({ ...required, ...optional })

/** The images of a new product in their order; the first is the primary one if none says so. */
export const newImagesRules = z
  .array(
    addedImageRules
      .pick({ imageUrl: true, altText: true })
      .extend({ isPrimary: flag('Image principale').optional() }),
    {
      error: 'Images : liste attendue.',
    },
  )
  .max(productImageLimits.images, `Un produit a au plus ${productImageLimits.images} images.`)
  .refine(
    (images) => images.filter(({ isPrimary }) => isPrimary).length <= 1,
    'Une seule image est principale.',
  )

export const newProductRules = newProductFields
  .extend({ images: newImagesRules.nullish() })
  .refine(...impactIsWhole)
  .refine(...testIsWhole)

/** Changes of a product: only what is given changes. */
export const productChangesRules = newProductFields.partial()

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

const { inStock, visible, featured, weeklySpecial, categoryId } = optional

/** One change of several products: at least one of the five. */
export const bulkChangesRules = z
  .object({ inStock, visible, featured, weeklySpecial, categoryId })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), {
    error: 'Aucune modification demandée.',
    path: ['changes'],
  })

export const idRules = z.object({ id: numericId() })
