import { z } from 'zod'
import { newProductRules } from '../../../../../api/src/features/catalogue/product-write.rules.ts'
import { readNumber } from '../../../lib/french-number.ts'

/** The fields of numbers: their decimals, what is said of one that is not understood, and the default of the shop. */
export const productNumbers = {
  price: { decimals: 2, example: '12,50', refusal: 'Un prix, par exemple 12,50' },
  ecoScore: { decimals: 1, example: '0,0', refusal: 'Une note de 0 à 10, par exemple 8,5', unset: '0' },
  rating: { decimals: 1, example: '0,0', refusal: 'Une note de 0 à 5, par exemple 4,5', unset: '0' },
  reviewCount: { decimals: 0, example: '0', refusal: 'Un nombre entier, par exemple 12', unset: '0' },
} as const satisfies Record<string, ProductNumber>

interface ProductNumber {
  decimals: number
  /** Stands in the empty field. */
  example: string
  refusal: string
  /** Of a new product whose field was left empty (spec, section 4); the price has none and must be typed. */
  unset?: string
}

const typedNumber = <R extends z.ZodType>(
  { decimals, refusal, unset }: ProductNumber,
  isNew: boolean,
  rules: R,
) =>
  z.preprocess((typed: string, { addIssue }) => {
    const number = typed.trim() === '' && isNew ? (unset ?? null) : readNumber(typed, decimals)
    if (number !== null) return number
    addIssue({ code: 'custom', message: refusal })
    return z.NEVER
  }, rules)

const { price, ecoScore, rating, reviewCount } = newProductRules.shape

/** The server's rules of a product, over numbers as people type them. */
export const productFormRules = (isNew: boolean) =>
  newProductRules.extend({
    price: typedNumber(productNumbers.price, isNew, price),
    ecoScore: typedNumber(productNumbers.ecoScore, isNew, ecoScore),
    rating: typedNumber(productNumbers.rating, isNew, rating),
    reviewCount: typedNumber(productNumbers.reviewCount, isNew, reviewCount),
  })
