/** The most of one product that a visitor can ask for at once. */
export const maxQuantity = 999

/** What typed text makes of a quantity: no number becomes 1, below 1 is ignored, 999 is the most (spec, section 5). */
export function readQuantity(text: string, current: number): number {
  const typed = Math.trunc(Number(text.replaceAll(/\s/g, '').replace(',', '.')))
  if (text.trim() === '' || Number.isNaN(typed)) return 1
  if (typed < 1) return current
  return Math.min(typed, maxQuantity)
}
