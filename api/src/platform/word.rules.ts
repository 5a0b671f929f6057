import { z } from 'zod'

/** One of a few words. REST writes « price_asc », GraphQL its enum PRICE_ASC: the same word. */
export function wordOf<const W extends string>(label: string, words: readonly W[]) {
  const error = `${label} : ${words.join(', ')} attendu.`
  return z.string({ error }).toUpperCase().pipe(z.enum(words, { error }))
}
