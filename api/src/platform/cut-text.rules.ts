/** The first `max` characters, never half of an emoji: half of one cannot be stored. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/** The first `max` characters of a text on one line, cut after a whole word, with an ellipsis within them. */
export function shortened(text: string, max: number): string {
  const line = beginningOf(text, max)
  if (line.length <= max) return line
  const cut = line.slice(0, max)
  const lastSpace = cut.lastIndexOf(' ')
  // A single « word » of that length has no space to cut at.
  const whole = lastSpace > 0 ? cut.slice(0, lastSpace) : cutText(line, max - 1)
  return `${whole.replace(/[\s,;:.«–-]+$/u, '')}…`
}

/** A text on one line as far as is needed of it: an article is up to 100,000 characters long. */
function beginningOf(text: string, max: number): string {
  for (let length = 10 * max; ; length *= 10) {
    // Spaces that may not break stay: « 50 € » and « pourquoi ? » are not cut in two.
    const line = text
      .slice(0, length)
      .replace(/[^\S\u00a0\u202f]+/g, ' ')
      .trim()
    // Turned round so that it ends with any number, NaN included.
    if (!(line.length <= max && length < text.length)) return line
  }
}
