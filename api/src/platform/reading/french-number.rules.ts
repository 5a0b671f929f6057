// What people write as numbers, in the forms of the browser and in the files that they send.

/** Far more than anybody types into a field for a number. */
const longestText = 40

const plain = /^(\d*)(?:[.,](\d*))?$/
/** Groups of three, the same sign between all of them; another sign before the decimals. */
const grouped = /^(\d{1,3}(?:([ .,])\d{3})(?:\2\d{3})*)(?:([.,])(\d*))?$/

function partsOf(typed: string): [whole: string, fraction: string] | null {
  const simple = plain.exec(typed)
  if (simple) return [simple[1] ?? '', simple[2] ?? '']
  const [, whole = '', group, point, fraction = ''] = grouped.exec(typed) ?? []
  if (!whole || group === point) return null
  return [whole.replaceAll(/\D/g, ''), fraction]
}

/**
 * What somebody typed or pasted as a number, written with a point and all of its decimals: « 24,9 » → '24.90'. Comma
 * or point, spaces of any kind between thousands and a euro sign are understood; « 1.234 », which is a thousand for
 * some and one and a bit for others, is not, nor « 02490 »: it is refused.
 * @param decimals how many there may be, 0 to 2.
 * @returns null when it is not understood.
 */
export function readNumber(text: string, decimals: number): string | null {
  if (text.length > longestText) return null
  const typed = text.trim().replace(/^€\s*|\s*€$/g, '')
  const [whole, fraction] = partsOf(typed.replaceAll(/\s/g, ' ')) ?? ['', '']
  if (whole + fraction === '' || fraction.length > decimals || /^0\d/.test(whole)) return null
  return (whole || '0') + (decimals > 0 ? `.${fraction.padEnd(decimals, '0')}` : '')
}
