import { z } from 'zod'
import {
  impactIsWhole,
  newProductFields,
  testIsWhole,
} from '../../../../../api/src/features/catalogue/products/product.rules.ts'
import type { ProductFormDialog_ProductFragment } from '../../../graphql/generated/admin/graphql.ts'
import { readNumber, showNumber } from '../../../lib/form/french-number.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { formatPrice } from '../../../ui/display/price.tsx'
import { plannedWords, toPlannedText, typedPlan } from '../../../ui/form/planned-time.tsx'
import { formulaText, formulaWords, typedFormula } from './formula-text.ts'
import { typedImages } from './images/new-product-images.ts'

/**
 * A new product (specification, section 4). It is not shown until somebody says so; numbers that are left empty get
 * their defaults when it is made.
 */
export const newProduct = {
  /** Its images as the form keeps them, `keptImages`; those of a product that exists are changed one by one. */
  images: '',
  name: '',
  description: '',
  price: '',
  categoryId: '',
  ecoScore: '',
  rating: '',
  reviewCount: '',
  visible: false,
  /** What clocks in France show then; empty when nothing is planned. */
  publishAt: '',
  inStock: true,
  featured: false,
  weeklySpecial: false,
  lifeBenefits: '',
  planetBenefits: '',
  moneySavings: '',
  whyChoose: '',
  savingsPerYear: '',
  savingsComparison: '',
  paybackMonths: '',
  impactFigure: '',
  impactUnit: '',
  keepIf: '',
  restockDelay: '',
  productType: '',
  testVolume: '',
  testKeepFlow: '',
  ownFlow: '',
  savingsFormula: '',
}

/** What the form of a product holds, as its inputs hold it. */
export type ProductFormValues = typeof newProduct

/** French names of the fields, in the order of the form. */
export const productLabels: Record<keyof ProductFormValues, string> = {
  images: 'Images',
  name: 'Nom',
  description: 'Description',
  price: 'Prix (€)',
  categoryId: 'Catégorie',
  ecoScore: 'Éco-score (sur 10)',
  rating: 'Note de la boutique (sur 5)',
  reviewCount: 'Nombre d’avis',
  visible: 'Visible dans la boutique',
  publishAt: 'Publication programmée',
  inStock: 'En stock',
  featured: 'Produit vedette',
  weeklySpecial: 'Sélection de la semaine',
  lifeBenefits: 'Bénéfices au quotidien',
  planetBenefits: 'L’impact, en chiffres',
  moneySavings: 'Économies réalisées',
  whyChoose: 'Pourquoi choisir ce produit',
  savingsPerYear: 'Économies par an (€)',
  savingsComparison: 'Économies, face à quoi',
  paybackMonths: 'Remboursé en (mois)',
  impactFigure: 'Impact, le chiffre',
  impactUnit: 'Impact, l’unité',
  keepIf: 'Quand garder ce que l’on a déjà',
  restockDelay: 'Habituellement de retour sous',
  productType: 'Type de produit',
  testVolume: 'Test : litres à remplir',
  testKeepFlow: 'À garder jusqu’à (L/min)',
  ownFlow: 'Débit du produit (L/min)',
  savingsFormula: 'Formule des économies',
}

/** A number that may be missing, as its field shows it. */
const shown = (number: string | number | null | undefined, decimals: number): string =>
  number == null ? '' : showNumber(String(number), decimals)

/** A product as the form shows it. */
export const toProductForm = (product: ProductFormDialog_ProductFragment): ProductFormValues => ({
  images: '',
  name: product.name,
  description: product.description ?? '',
  price: showNumber(product.price, 2),
  categoryId: product.category?.id ?? '',
  ecoScore: showNumber(product.ecoScore, 1),
  rating: showNumber(product.rating, 1),
  reviewCount: showNumber(String(product.reviewCount), 0),
  visible: product.visible,
  publishAt: toPlannedText(product.publishAt),
  inStock: product.inStock,
  featured: product.featured,
  weeklySpecial: product.weeklySpecial,
  lifeBenefits: product.lifeBenefits ?? '',
  planetBenefits: product.planetBenefits ?? '',
  moneySavings: product.moneySavings ?? '',
  whyChoose: product.whyChoose ?? '',
  savingsPerYear: shown(product.savingsPerYear, 2),
  savingsComparison: product.savingsComparison ?? '',
  paybackMonths: shown(product.paybackMonths, 0),
  impactFigure: shown(product.impactFigure, 2),
  impactUnit: product.impactUnit ?? '',
  keepIf: product.keepIf ?? '',
  restockDelay: product.restockDelay ?? '',
  productType: product.productType ?? '',
  testVolume: shown(product.testVolume, 1),
  testKeepFlow: shown(product.testKeepFlow, 1),
  ownFlow: shown(product.ownFlow, 1),
  savingsFormula: formulaText(product.savingsFormula),
})

/** How values are shown that need other words: prices in euros, marks with a comma, categories by name. */
export const productWords =
  (categories: readonly { id: string; name: string }[]) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'categoryId')
      return categories.find(({ id }) => id === String(value ?? ''))?.name ?? 'Aucune'
    if (field === 'publishAt') return plannedWords(value)
    if (field === 'savingsFormula') return formulaWords(value)
    const say = {
      price: formatPrice,
      savingsPerYear: formatPrice,
      ecoScore: formatScore,
      rating: formatScore,
    }[field]
    const number = say && readNumber(String(value ?? ''), 2)
    return number ? say(number) : undefined
  }

/** The fields of numbers: their decimals, what is said of one that is not understood, and the default of the shop. */
export const productNumbers = {
  price: { decimals: 2, example: '12,50', refusal: 'Un prix, par exemple 12,50' },
  ecoScore: { decimals: 1, example: '0,0', refusal: 'Une note de 0 à 10, par exemple 8,5', unset: '0' },
  rating: { decimals: 1, example: '0,0', refusal: 'Une note de 0 à 5, par exemple 4,5', unset: '0' },
  reviewCount: { decimals: 0, example: '0', refusal: 'Un nombre entier, par exemple 12', unset: '0' },
  savingsPerYear: { decimals: 2, example: '57', refusal: 'Un montant, par exemple 57', isOptional: true },
  paybackMonths: { decimals: 0, example: '3', refusal: 'Un nombre de mois, par exemple 3', isOptional: true },
  impactFigure: {
    decimals: 2,
    example: '12 700',
    refusal: 'Un nombre, par exemple 12 700',
    isOptional: true,
  },
  testVolume: { decimals: 1, example: '10', refusal: 'Des litres, par exemple 10', isOptional: true },
  testKeepFlow: { decimals: 1, example: '8', refusal: 'Des litres, par exemple 8', isOptional: true },
  ownFlow: { decimals: 1, example: '6', refusal: 'Des litres, par exemple 6', isOptional: true },
} as const satisfies Record<string, ProductNumber>

interface ProductNumber {
  decimals: number
  /** Stands in the empty field. */
  example: string
  refusal: string
  /** Of a new product whose field was left empty (specification, section 4); the price has none and must be typed. */
  unset?: string
  /** It may be empty: then nothing is said of it. */
  isOptional?: true
}

const typedNumber = <R extends z.ZodType>(
  { decimals, refusal, unset, isOptional }: ProductNumber,
  isNew: boolean,
  rules: R,
) =>
  z.preprocess((typed: string, { addIssue }) => {
    if (isOptional && typed.trim() === '') return null
    const number = typed.trim() === '' && isNew ? (unset ?? null) : readNumber(typed, decimals)
    if (number !== null) return number
    addIssue({ code: 'custom', message: refusal })
    return z.NEVER
  }, rules)

const { price, ecoScore, rating, reviewCount, ...optional } = newProductFields.shape
const { savingsPerYear, paybackMonths, impactFigure, testVolume, testKeepFlow, ownFlow } = optional

/** Shown by hand: what was typed of a plan does not count. */
const withoutPlanOnceShown = <V extends { visible?: boolean; publishAt: string | null }>(values: V): V =>
  values.visible ? { ...values, publishAt: null } : values

/** The server's rule of each field of a product, over numbers and times as people type them. */
export const productFormFields = (isNew: boolean) =>
  newProductFields.extend({
    images: typedImages,
    publishAt: typedPlan,
    price: typedNumber(productNumbers.price, isNew, price),
    ecoScore: typedNumber(productNumbers.ecoScore, isNew, ecoScore),
    rating: typedNumber(productNumbers.rating, isNew, rating),
    reviewCount: typedNumber(productNumbers.reviewCount, isNew, reviewCount),
    savingsPerYear: typedNumber(productNumbers.savingsPerYear, isNew, savingsPerYear),
    paybackMonths: typedNumber(productNumbers.paybackMonths, isNew, paybackMonths),
    impactFigure: typedNumber(productNumbers.impactFigure, isNew, impactFigure),
    testVolume: typedNumber(productNumbers.testVolume, isNew, testVolume),
    testKeepFlow: typedNumber(productNumbers.testKeepFlow, isNew, testKeepFlow),
    ownFlow: typedNumber(productNumbers.ownFlow, isNew, ownFlow),
    savingsFormula: typedFormula,
  })

/** The same of all of them together. */
export const productFormRules = (isNew: boolean) =>
  productFormFields(isNew)
    .refine(...impactIsWhole)
    .refine(...testIsWhole)
    .transform(withoutPlanOnceShown)
