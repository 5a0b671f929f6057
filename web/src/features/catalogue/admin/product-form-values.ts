import type { ProductFormDialog_ProductFragment as ProductFacts } from '../../../graphql/generated/graphql.ts'
import { formatPrice } from '../../../lib/format-price.ts'
import { readNumber, showNumber } from '../../../lib/french-number.ts'

/** What the form of a product holds, as its inputs hold it. */
export interface ProductFormValues {
  name: string
  description: string
  price: string
  categoryId: string
  ecoScore: string
  rating: string
  reviewCount: string
  inStock: boolean
  featured: boolean
  weeklySpecial: boolean
  lifeBenefits: string
  planetBenefits: string
  moneySavings: string
  whyChoose: string
}

/** French names of the fields, in the order of the form. */
export const productLabels: Record<keyof ProductFormValues, string> = {
  name: 'Nom',
  description: 'Description',
  price: 'Prix (€)',
  categoryId: 'Catégorie',
  ecoScore: 'Éco-score (sur 10)',
  rating: 'Note (sur 5)',
  reviewCount: 'Nombre d’avis',
  inStock: 'En stock',
  featured: 'Produit vedette',
  weeklySpecial: 'Offre spéciale de la semaine',
  lifeBenefits: 'Bénéfices au quotidien',
  planetBenefits: 'L’impact, en chiffres',
  moneySavings: 'Économies réalisées',
  whyChoose: 'Pourquoi choisir ce produit',
}

/** A new product (spec, section 4): numbers that are left empty get their defaults when it is made. */
export const newProduct: ProductFormValues = {
  name: '',
  description: '',
  price: '',
  categoryId: '',
  ecoScore: '',
  rating: '',
  reviewCount: '',
  inStock: true,
  featured: false,
  weeklySpecial: false,
  lifeBenefits: '',
  planetBenefits: '',
  moneySavings: '',
  whyChoose: '',
}

/** A product as the form shows it. */
export const toProductForm = (product: ProductFacts): ProductFormValues => ({
  name: product.name,
  description: product.description ?? '',
  price: showNumber(product.price, 2),
  categoryId: product.category?.id ?? '',
  ecoScore: showNumber(product.ecoScore, 1),
  rating: showNumber(product.rating, 1),
  reviewCount: showNumber(String(product.reviewCount), 0),
  inStock: product.inStock,
  featured: product.featured,
  weeklySpecial: product.weeklySpecial,
  lifeBenefits: product.lifeBenefits ?? '',
  planetBenefits: product.planetBenefits ?? '',
  moneySavings: product.moneySavings ?? '',
  whyChoose: product.whyChoose ?? '',
})

/** Values that are told by another word than themselves: prices in euros, categories by name. */
export const productWords =
  (categories: readonly { id: string; name: string }[]) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'categoryId')
      return categories.find(({ id }) => id === String(value ?? ''))?.name ?? 'Aucune'
    if (field !== 'price') return undefined
    const price = readNumber(String(value ?? ''), 2)
    return price === null ? undefined : formatPrice(price)
  }
