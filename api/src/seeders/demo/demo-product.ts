import type { Tones, View } from './drawings/picture.ts'

/** One product of the demo shop, as written by hand in the files beside this one. */
export interface DemoProduct {
  /** At most 200 characters. */
  name: string
  /** Two to four sentences; then what cosmetics and detergents must say: ingredients and warnings. */
  description: string
  /** Euros with two decimals, e.g. « 24.90 ». */
  price: string
  /** 0 to 10 with one decimal. */
  ecoScore: string
  /** 0 to 5 with one decimal. */
  rating: string
  reviewCount: number
  inStock?: false
  /** How long it usually takes to come back, to be read after « de retour sous ». */
  restockDelay?: string
  featured?: true
  /** Of the week's selection. No former price: nothing was sold yet, so nothing has become cheaper. */
  weeklySpecial?: true
  whyChoose: string
  lifeBenefits: string
  planetBenefits: string
  moneySavings: string
  /** The figures that the texts give, and no others. Euros a year with two decimals. */
  savingsPerYear?: string
  /** What they are measured against, to be read after the euros, and how often, where a habit decides; 40 characters. */
  savingsComparison?: string
  /** Whole months (payback.rules.ts), of what lasts: what is used up and bought again pays nothing back. */
  paybackMonths?: number
  impactFigure?: string
  impactUnit?: string
  /** When what one has already does as well. */
  keepIf?: string
  /** What it is for: products of one type can be compared. */
  productType?: string
  /** The test of what one has already, where `keepIf` tells one: litres to fill, litres a minute to keep, those of the product. */
  testVolume?: string
  testKeepFlow?: string
  ownFlow?: string
  /** The object, a detail of it, its measured drawing. */
  images: readonly View[]
}

/** A demo category with its products; `tones` are the wall and the table of its images. */
export interface DemoCategory {
  slug: string
  name: string
  description: string
  /** Of those for which a law says what may be shown of an eco-score. */
  goods?: 'CLOTHING' | 'FOOD'
  tones: Tones
  products: DemoProduct[]
}
