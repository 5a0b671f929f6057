/**
 * What a category shows of the eco-score of its products: the total, the five criteria without it, those with the
 * official environmental cost of clothing (décret 2025-957) in place of the total, or nothing.
 */
export const scoreDisplays = ['SCORE', 'CRITERIA', 'OFFICIAL_TEXTILE', 'NONE'] as const

/** One of them. */
export type ScoreDisplay = (typeof scoreDisplays)[number]

/** Whether a product shows its total. The ONE place that says so: of the pages, labels and structured data alike. */
export const showsTotal = ({ scoreDisplay }: { scoreDisplay: ScoreDisplay }): boolean =>
  scoreDisplay === 'SCORE'

/** What the products of a category are, as far as a law asks for a display of its own. */
export const goodsKinds = ['OTHER', 'CLOTHING', 'FOOD'] as const

/** One of them. */
export type GoodsKind = (typeof goodsKinds)[number]
