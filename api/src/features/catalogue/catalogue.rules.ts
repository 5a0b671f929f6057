/** Limits of the catalogue (specification, sections 3 and 9). */
export const catalogueLimits = {
  searchLength: 200,
  /** Longest search that the web's field takes. */
  typedSearchLength: 100,
  /** Products that suggestions count below a search field; one more says that there are more. */
  suggestedCount: 1000,
  slugLength: 100,
  /** Euros; numeric(10,2). */
  maxPrice: 99_999_999.99,
  maxEcoScore: 10,
} as const
