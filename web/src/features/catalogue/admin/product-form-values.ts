import type { ProductFormDialog_ProductFragment as ProductFacts } from '../../../graphql/generated/graphql.ts'

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

/** A new product (spec, section 4). */
export const newProduct: ProductFormValues = {
  name: '',
  description: '',
  price: '0',
  categoryId: '',
  ecoScore: '0',
  rating: '0.0',
  reviewCount: '0',
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
  price: product.price,
  categoryId: product.category?.id ?? '',
  ecoScore: product.ecoScore,
  rating: product.rating,
  reviewCount: String(product.reviewCount),
  inStock: product.inStock,
  featured: product.featured,
  weeklySpecial: product.weeklySpecial,
  lifeBenefits: product.lifeBenefits ?? '',
  planetBenefits: product.planetBenefits ?? '',
  moneySavings: product.moneySavings ?? '',
  whyChoose: product.whyChoose ?? '',
})

/** Names of all that the history of a product tells. */
export const productHistoryLabels = { ...productLabels, imageUrl: 'Image principale', images: 'Images' }

/** Values that are told by another word than themselves: categories by name, pictures by their number. */
export const productWords =
  (categories: readonly { id: string; name: string }[]) =>
  (field: string, value: unknown): string | undefined => {
    if (field === 'categoryId')
      return categories.find(({ id }) => id === String(value ?? ''))?.name ?? 'Aucune'
    if (field === 'images' && Array.isArray(value))
      return (
        value.map((image: { imageUrl: string }) => image.imageUrl.split('/').at(-1)).join(', ') || 'Aucune'
      )
    return undefined
  }
