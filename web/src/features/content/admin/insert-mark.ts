/** The marks that the toolbar sets. */
export type Mark = 'heading' | 'subheading' | 'bold' | 'link' | 'list' | 'numbers' | 'quote'

/** A text field: its text, and what is selected in it. */
export interface TypedText {
  value: string
  start: number
  end: number
}

/** What stands in the place of a part of the text, and what is selected afterwards. */
export interface TextEdit {
  from: number
  to: number
  text: string
  select: [number, number]
}

const lineMarks = { heading: '## ', subheading: '### ', list: '- ', quote: '> ' } as const

/** Any mark at the start of a line: another one takes its place. */
const anyLineMark = /^(?:#{2,3} |- |> |\d{1,3}\. )/

/** Sets a mark around what is selected, or at the start of its lines; the same mark again takes it away. */
export function insertMark(typed: TypedText, mark: Mark): TextEdit {
  if (mark === 'bold') return bold(typed)
  if (mark === 'link') return link(typed)
  return onLines(typed, (index) => (mark === 'numbers' ? `${index + 1}. ` : lineMarks[mark]))
}

/** Puts a text on a line of its own, below the line of the cursor. */
export function insertLine({ value, end }: TypedText, line: string): TextEdit {
  const at = lineEnd(value, end)
  const isEmpty = lineStart(value, at) === at
  const text = `${isEmpty ? '' : '\n'}${line}\n`
  // The next line is there already.
  const isBeforeLine = value[at] === '\n'
  const cut = isBeforeLine ? text.slice(0, -1) : text
  const after = at + text.length
  return { from: at, to: at, text: cut, select: [after, after] }
}

function bold({ value, start, end }: TypedText): TextEdit {
  const isBold = value.slice(start - 2, start) === '**' && value.slice(end, end + 2) === '**'
  const words = value.slice(start, end)
  if (isBold && start >= 2) return { from: start - 2, to: end + 2, text: words, select: [start - 2, end - 2] }
  // A mark beside a space is none.
  const trimmed = words.trim()
  const from = start + words.indexOf(trimmed)
  const shown = trimmed || 'texte en gras'
  return {
    from,
    to: from + trimmed.length,
    text: `**${shown}**`,
    select: [from + 2, from + 2 + shown.length],
  }
}

function link({ value, start, end }: TypedText): TextEdit {
  const words = value.slice(start, end)
  const isAddress = /^(https:\/\/|\/)\S+$/i.test(words)
  const shown = isAddress || !words ? 'texte du lien' : words.replace(/[[\]\n]/g, ' ')
  // Round brackets would end it.
  const address = isAddress ? words.replaceAll('(', '%28').replaceAll(')', '%29') : '/adresse'
  const text = `[${shown}](${address})`
  // What is still to be said is selected.
  const place = isAddress || !words ? start + 1 : start + shown.length + 3
  const length = isAddress || !words ? shown.length : address.length
  return { from: start, to: end, text, select: [place, place + length] }
}

function onLines({ value, start, end }: TypedText, markOf: (index: number) => string): TextEdit {
  const from = lineStart(value, start)
  const to = lineEnd(value, end)
  const lines = value.slice(from, to).split('\n')
  const isMarked = lines.every((line, index) => line.startsWith(markOf(index)))
  const text = lines
    .map((line, index) => (isMarked ? '' : markOf(index)) + line.replace(anyLineMark, ''))
    .join('\n')
  const isCursor = start === end
  return {
    from,
    to,
    text,
    select: isCursor ? [from + text.length, from + text.length] : [from, from + text.length],
  }
}

const lineStart = (value: string, at: number) => value.lastIndexOf('\n', at - 1) + 1

function lineEnd(value: string, at: number): number {
  const end = value.indexOf('\n', at)
  return end < 0 ? value.length : end
}

/** Makes an edit as if it were typed: the browser can undo it, and whoever listens hears of it. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, text, select }: TextEdit): void {
  field.focus()
  field.setSelectionRange(from, to)
  // The one way that undo knows of; where it is missing, without undo.
  const isTyped =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)
  if (!isTyped) {
    field.setRangeText(text, from, to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(...select)
}
