/**
 * Months until savings have made up for a price: the nearest whole number, and at least one. Said as it is reckoned
 * everywhere: 2.04 months are two, and 7.6 are eight.
 * @param price in euros.
 * @param savingsPerYear in euros.
 */
export const paybackMonths = (price: number, savingsPerYear: number): number =>
  // Without the noise of floating point: 7.4999999 is a seven and a half.
  Math.max(1, Math.round(Number(((price / savingsPerYear) * 12).toFixed(6))))

/** How that is said: « 19 mois », and from two years on in years, to the half: « 2 ans », « 5 ans et demi ». */
export const paybackText = (months: number): string => {
  const halves = Math.round(months / 6)
  return months < 24 ? `${months}\u00a0mois` : `${halves >> 1}\u00a0ans${halves % 2 ? ' et\u00a0demi' : ''}`
}
