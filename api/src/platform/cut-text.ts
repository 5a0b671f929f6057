/** The first `max` characters, never half of an emoji: half of one cannot be stored. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
