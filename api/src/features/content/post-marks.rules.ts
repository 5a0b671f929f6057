import { localPath } from '../../platform/http/local-path.rules.ts'
import { wordsOf } from '../../platform/word-address.rules.ts'

// The few marks that give the plain text of an article its form: « ## », « ### », « - », « 1. » and « > » at the start
// of a line, « **bold** » and « [text](address) » inside of one, « {produit:12} » alone on one. Anything else, HTML
// included, is text. Nothing nests deeper than a link in bold words, and each line is read once, from left to right.

/** Words of an article; what has no form is a string. */
export type Inline =
  | string
  | { kind: 'bold'; parts: Inline[] }
  /** `isOwn`: a path of this shop, else an https address. Both are safe to be followed. */
  | { kind: 'link'; to: string; isOwn: boolean; parts: Inline[] }

/** A part of an article. */
export type PostBlock =
  /** `id` is its address in the page; no two headings share one. */
  | { kind: 'heading'; level: 2 | 3; id: string; parts: Inline[] }
  /** Line breaks in it count. */
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  /** `start` is the number of the first item. */
  | { kind: 'list'; isOrdered: boolean; start: number; items: Inline[][] }
  /** Products that stand beside one another. */
  | { kind: 'products'; ids: string[] }

/** At most so many products of an article are shown, each counted as often as it is named. */
export const maxPostProducts = 20

/** The line that shows a product. */
export const productMark = (id: string): string => `{produit:${id}}`

/** What a line is, by its mark. */
type Line =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'item'; number: number | null; text: string }
  | { kind: 'quote' | 'paragraph'; text: string }
  | { kind: 'product'; id: string }

function lineOf(text: string): Line {
  const [, heading, number, product] =
    /^(?:(##|###) (?=\S)|(\d{1,3})\. (?=\S)|\{produit:([1-9]\d{0,8})\}$)/.exec(text) ?? []
  if (heading) {
    const level = heading === '##' ? 2 : 3
    return { kind: 'heading', level, text: text.slice(level + 1) }
  }
  if (number) return { kind: 'item', number: Number(number), text: text.slice(number.length + 2) }
  if (product) return { kind: 'product', id: product }
  if (/^- \S/.test(text)) return { kind: 'item', number: null, text: text.slice(2) }
  if (/^> \S/.test(text)) return { kind: 'quote', text: text.slice(2) }
  return { kind: 'paragraph', text }
}

/** The parts of an article, one after the other: whoever needs its beginning need not read all of it. */
export function* postBlocks(content: string): Generator<PostBlock, void> {
  const addressOf = headingAddresses()
  let block: PostBlock | null = null
  let emptyLines = 0
  let products = 0
  for (const raw of content.split(/\r\n?|\n/)) {
    const text = raw.trimEnd()
    if (text === '') {
      emptyLines++
      continue
    }
    const line = lineOf(text)
    const isNext = emptyLines === 0
    const moreEmptyLines = Math.max(0, emptyLines - 1)
    emptyLines = 0
    if (line.kind === 'product') {
      if (++products > maxPostProducts) continue
      // Empty lines do not part them, nor the items of a list.
      if (block?.kind === 'products') block.ids.push(line.id)
      else {
        if (block) yield block
        block = { kind: 'products', ids: [line.id] }
      }
      continue
    }
    if (line.kind === 'item') {
      const isOrdered = line.number !== null
      if (block?.kind === 'list' && block.isOrdered === isOrdered) {
        block.items.push(inlineOf(line.text))
        continue
      }
      // « 12. » is the beginning of a sentence, unless somebody counts.
      if (line.number === null || line.number === 1) {
        if (block) yield block
        block = { kind: 'list', isOrdered, start: line.number ?? 1, items: [inlineOf(line.text)] }
        continue
      }
    }
    if (line.kind === 'heading') {
      if (block) yield block
      const parts = inlineOf(line.text)
      block = { kind: 'heading', level: line.level, id: addressOf(wordsIn(parts)), parts }
      continue
    }
    const kind = line.kind === 'quote' ? 'quote' : 'paragraph'
    const parts = inlineOf(kind === 'quote' ? line.text : text)
    if (isNext && block?.kind === kind) {
      for (const part of ['\n', ...parts]) add(block.parts, part)
      continue
    }
    if (block) yield block
    // The first empty line is the space between two parts; further ones are kept like any line break.
    block = { kind, parts: [] }
    for (const part of ['\n'.repeat(moreEmptyLines), ...parts]) add(block.parts, part)
  }
  if (block) yield block
}

/** Bold marks, and links; no part of it can match in two ways, so that its time grows with the text alone. */
const inlineMark = /\*\*|\[([^[\]]{1,500})\]\(([^\s()]{1,2000})\)/g

/** The words of one line and their form. A mark without its counterpart is text. */
function inlineOf(line: string): Inline[] {
  const done: Inline[] = []
  let bold: Inline[] | null = null
  let place = 0
  for (const { 0: mark, 1: words = '', 2: address = '', index } of line.matchAll(inlineMark)) {
    const end = index + mark.length
    const text = line.slice(place, index)
    place = end
    add(bold ?? done, text)
    if (mark !== '**') {
      const link = linkTo(address)
      add(bold ?? done, link ? { kind: 'link', ...link, parts: inlineOf(words) } : mark)
    } else if (bold && bold.length > 0 && !/\s/.test(line[index - 1] ?? '')) {
      add(done, { kind: 'bold', parts: bold })
      bold = null
    } else if (!bold && /[^\s*]/.test(line[end] ?? '')) bold = []
    else add(bold ?? done, mark)
  }
  add(bold ?? done, line.slice(place))
  if (bold) for (const part of ['**', ...bold]) add(done, part)
  return done
}

/** Text that follows text is one with it. */
function add(parts: Inline[], part: Inline): void {
  const last = parts.at(-1)
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else if (part !== '') parts.push(part)
}

/** Where a link leads: a path of the shop or an https address; null for any other. */
export function linkTo(address: string): { to: string; isOwn: boolean } | null {
  const path = localPath(address)
  if (path !== null) return { to: path, isOwn: true }
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return null
  const { href, username, password } = new URL(address)
  // What stands before an @ looks like the site that it leads to.
  return username || password ? null : { to: href, isOwn: false }
}

/** The words alone. */
export const wordsIn = (parts: Inline[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : wordsIn(part.parts))).join('')

/** Gives each heading its address: its words, and a number where another has the same. */
function headingAddresses(): (words: string) => string {
  const taken = new Map<string, number>()
  return (words) => {
    // « titre- » keeps them apart from all other addresses in the page.
    const address = `titre-${wordsOf(words) || 'sans-lettres'}`
    const count = (taken.get(address) ?? 0) + 1
    taken.set(address, count)
    // Two hyphens: no words make them.
    return count === 1 ? address : `${address}--${count}`
  }
}

/** The products that an article shows, each once, in its order. */
export const productIdsOf = (content: string): string[] => [
  ...new Set([...postBlocks(content)].flatMap((block) => (block.kind === 'products' ? block.ids : []))),
]

/** The running text of an article without its marks: no headings, no products. */
export function* plainTextOf(content: string): Generator<string, void> {
  for (const block of postBlocks(content)) {
    if (block.kind === 'list') yield* block.items.map(wordsIn)
    else if (block.kind === 'paragraph' || block.kind === 'quote') yield wordsIn(block.parts)
  }
}
