const oneDecimal = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** « 8,7 » from '8.7': a mark with its one decimal, comma and all. */
export function formatScore(score: string): string {
  return oneDecimal.format(score as Intl.StringNumericLiteral)
}
