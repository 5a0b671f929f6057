import { makeCategory } from './make-category.ts'
import { nextNumber } from './next-number.ts'

/** A believable product for tests; say only what the test is about. */
export function makeProduct(fields: Record<string, unknown> = {}) {
  const made = nextNumber()
  return {
    id: String(made),
    version: 1,
    name: `Gourde n° ${made}`,
    description: 'Une gourde en acier.',
    price: '24.90',
    imageUrl: null,
    category: makeCategory(),
    ecoScore: '8.7',
    ecoBand: 'EXCELLENT',
    rating: '4.5',
    reviewCount: 12,
    claimPoints: null,
    inStock: true,
    visible: true,
    publishAt: null,
    featured: false,
    weeklySpecial: false,
    reduction: null,
    lifeBenefits: null,
    planetBenefits: null,
    moneySavings: null,
    whyChoose: null,
    savingsPerYear: null,
    savingsComparison: null,
    paybackMonths: null,
    impactFigure: null,
    impactUnit: null,
    keepIf: null,
    productType: null,
    comparableType: null,
    testVolume: null,
    testKeepFlow: null,
    ownFlow: null,
    savingsFormula: null,
    images: [],
    assessment: null,
    scoreHistory: [],
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...fields,
  }
}
