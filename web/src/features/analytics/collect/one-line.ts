/** What a stored line cannot hold or would break it: controls, line ends, halves of a character. */
const unstorable = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu

/** A text as the server takes it: one line of at most `max` characters, or undefined when nothing is left. */
export function oneLine(text: string | null | undefined, max: number): string | undefined {
  const line = text?.replace(unstorable, ' ').replace(/\s+/gu, ' ').trim().slice(0, max)
  // The cut may have gone through a character of two halves.
  return line?.replace(/\p{Cs}/gu, '').trim() || undefined
}
