/** A piece of a text, and whether the search is in it. */
export interface TextPart {
  text: string
  isMatch: boolean
}

const word = /[\p{L}\p{N}]+/gu

/** Words that join others: half of all names have them. */
const silent = /^(?:[adl]|de|du|des|la|le|les|un|une|en|au|aux|et|ou|pour)$/

/** Letter for letter as long as what it came from, so that places in one are places in the other. */
const plain = (text: string): string =>
  Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('')

/** How much of a word is what was typed: its beginning, or all of it where the typed word goes on (a plural). */
function matchedLength(found: string, typed: string[]): number {
  const lengths = typed.map((each) => {
    if (found.startsWith(each)) return each.length
    return found.length > 3 && each.startsWith(found) ? found.length : 0
  })
  return Math.max(0, ...lengths)
}

/** A text in pieces, with those that the search is for; accents, capitals and words that join others do not count. */
export function matchedParts(text: string, search: string): TextPart[] {
  const words = plain(search).match(word) ?? []
  const telling = words.filter((each) => !silent.test(each))
  // Alone it is the beginning of something.
  const typed = telling.length > 0 ? telling : words
  const parts: TextPart[] = []
  const add = (piece: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (piece === '') return
    if (last?.isMatch === isMatch) last.text += piece
    else parts.push({ text: piece, isMatch })
  }
  let end = 0
  for (const { 0: found, index } of text.matchAll(word)) {
    const length = matchedLength(plain(found), typed)
    add(text.slice(end, index), false)
    add(found.slice(0, length), true)
    add(found.slice(length), false)
    end = index + found.length
  }
  add(text.slice(end), false)
  return parts
}
