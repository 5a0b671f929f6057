const whole = new Intl.NumberFormat('fr-FR')

/** A number as a French reader writes it: « 1 234 ». */
export const formatCount = (count: number): string => whole.format(count)

/** How many of what: « 1 clic », « 1 234 clics ». */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)}\u00a0${count > 1 ? many : one}`

/** « 1 article », « 3 articles »: of a cart. */
export const countedArticles = (count: number): string => counted(count, 'article', 'articles')

const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** « 8,7 » from '8.7': a mark with its one decimal, comma and all. */
export function formatScore(score: string): string {
  return oneDecimal.format(score as Intl.StringNumericLiteral)
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })

/** « 12,5 % » from 0.125. */
export const formatShare = (share: number): string => percent.format(share)
