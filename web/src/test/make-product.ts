let made = 0

/** A believable product for tests; say only what the test is about. */
export function makeProduct(fields: Record<string, unknown> = {}) {
  made += 1
  const category = {
    id: '1',
    name: 'Produits du quotidien',
    slug: 'produits-zero-dechet',
    description: '',
    createdAt: '2026-01-05T09:00:00.000Z',
  }
  return {
    id: String(made),
    name: `Gourde n° ${made}`,
    description: 'Une gourde en acier.',
    price: '24.90',
    imageUrl: null,
    category,
    ecoScore: '8.7',
    ecoBand: 'EXCELLENT',
    rating: '4.5',
    reviewCount: 12,
    inStock: true,
    featured: false,
    weeklySpecial: false,
    lifeBenefits: null,
    planetBenefits: null,
    moneySavings: null,
    whyChoose: null,
    images: [],
    createdAt: '2026-01-05T09:00:00.000Z',
    updatedAt: '2026-01-05T09:00:00.000Z',
    ...fields,
  }
}
