export { readNumber } from '../../../../api/src/platform/reading/french-number.rules.ts'

/** A number of the API as a field shows it: '1234.50' → « 1 234,50 ». */
export const showNumber = (number: string, decimals: number): string =>
  new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(number as Intl.StringNumericLiteral)
