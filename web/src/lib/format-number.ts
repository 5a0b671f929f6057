const whole = new Intl.NumberFormat('fr-FR')

/** A number as a French reader writes it: « 1 234 ». */
export const formatCount = (count: number): string => whole.format(count)

/**
 * A figure and its unit in two parts: a symbol stays with its figure, « 21 900 L », then « d’eau économisés par an ». Its
 * spaces are whole ones: Fraunces has no narrow space, and what browsers make of it is too narrow to be seen.
 */
export function measured(figure: string, unit: string | null | undefined) {
  const [, symbol, words] = unit?.match(/^(kWh|k?g|L|m) (.+)/) ?? ['', '', unit]
  const spaced = whole.format(figure as Intl.StringNumericLiteral).replaceAll('\u202f', '\u00a0')
  return { figure: `${spaced}\u00a0${symbol}`.trim(), words }
}

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
