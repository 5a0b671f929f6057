/** Letters that are two, which losing their accents does not part. */
const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Longest words of an address, its number left out: enough for a reader, short enough to be sent on. */
const maxWords = 80

/**
 * The words of a name as a part of an address: « L’œuf d’été à 5 € » → « l-oeuf-d-ete-a-5 ». At most `max`
 * characters, cut between words; empty when no letter or digit is left.
 */
export function wordsOf(name: string, max = maxWords): string {
  const plain = name
    // More than enough: one sign may become eighteen below.
    .slice(0, 10 * max)
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max + 1)
  const end = cut.lastIndexOf('-')
  return end > 0 ? cut.slice(0, end) : plain.slice(0, max)
}

/** The last part of the address of a thing with a name: « 12-gourde-isotherme », or « 12 » when it has no words. */
export function wordAddress(id: string | number, name = ''): string {
  const words = wordsOf(name)
  return words ? `${id}-${words}` : String(id)
}

/**
 * The id in the last part of an address: « 12 » of « 12-gourde-isotherme » and of « 12 ». The words are for people:
 * they may be those of an earlier name, or cut by who sent them on. Null for what is no such address.
 */
export const addressId = (part: string): string | null =>
  /^([1-9]\d{0,9})(?:-[a-z0-9-]*)?$/i.exec(part)?.[1] ?? null
