/** A category as the API gives it; say only what the test is about. */
export const makeCategory = (fields: Record<string, unknown> = {}) => ({
  id: '1',
  version: 1,
  name: 'Produits du quotidien',
  slug: 'produits-zero-dechet',
  description: '',
  imageUrl: null,
  passportFacts: null,
  goods: 'OTHER',
  scoreDisplay: 'SCORE',
  scoreDisplayReason: null,
  scoreDisplayDecision: null,
  productCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  ...fields,
})
