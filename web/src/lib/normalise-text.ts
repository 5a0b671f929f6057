/** Search words without outer spaces, at a sensible length; what no database can hold counts as nothing. */
export function normaliseText(text: string): string {
  const words = text.trim().slice(0, 100).trim()
  return words.includes('\u0000') || !words.isWellFormed() ? '' : words
}
