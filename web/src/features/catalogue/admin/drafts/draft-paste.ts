import { type DraftCells, type DraftColumn, draftColumns, draftLabels, folded } from './draft-sheet.ts'

/** More than anybody pastes into thirty rows; what comes after it is not read. */
const longestPaste = 500_000

/**
 * A table as spreadsheets put it on the clipboard: cells between tabs, rows between lines; a cell in quotes may hold
 * both, and quotes twice.
 * @param rows how many are read at most.
 */
export function readTable(text: string, rows: number): string[][] {
  const table: string[][] = []
  const cell = /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/y
  const whole = text.slice(0, longestPaste).replace(/(\r\n|\n|\r)$/, '')
  let row: string[] = []
  while (table.length < rows) {
    const [, typed = '', end = ''] = cell.exec(whole) ?? []
    row.push(typed.startsWith('"') && typed.length > 1 ? typed.slice(1, -1).replaceAll('""', '"') : typed)
    if (end === '\t') continue
    table.push(row)
    row = []
    if (end === '') break
  }
  return table
}

/** Whether a text of the clipboard is more than one cell. */
export const isTable = (text: string) => /[\t\r\n]/.test(text.replace(/(\r\n|\n|\r)$/, ''))

/** Other words for the columns, as people head them. */
const headings = new Map<string, DraftColumn>([
  ...draftColumns.map((column) => [folded(draftLabels[column]), column] as const),
  ['produit', 'name'],
  ['prix', 'price'],
  ['note', 'ecoScore'],
  ['score', 'ecoScore'],
  ['stock', 'inStock'],
])

/** Where a table was pasted. */
interface PastePlace {
  row: number
  column: DraftColumn
}

/** What a paste leaves: the changed cells of each row, by place, and how many rows of it found none. */
interface Pasted {
  changes: Map<number, Partial<DraftCells>>
  left: number
}

/**
 * Lets a pasted table run down and to the right from a cell. A first line of headings is no row: where it names the
 * columns, they go by their names instead of their order.
 * @param rowCount rows that the grid has.
 */
export function pasteTable(text: string, { row, column }: PastePlace, rowCount: number): Pasted {
  // Beyond the grid they are only counted; the clipboard of a whole sheet can be long.
  const [first = [], ...rest] = readTable(text, 2_000)
  const named = first.map((cell) => headings.get(folded(cell)))
  const isHeaded = first.length > 1 && named.every((found) => found !== undefined)
  const columns = isHeaded ? named : draftColumns.slice(draftColumns.indexOf(column))
  const table = isHeaded ? rest : [first, ...rest]
  const changes = new Map<number, Partial<DraftCells>>()
  for (const [offset, cells] of table.entries()) {
    const place = row + offset
    if (place >= rowCount) break
    const change: Partial<DraftCells> = {}
    for (const [index, cell] of cells.entries()) {
      const target = columns[index]
      if (target)
        change[target] = target === 'description' ? cell.trim() : cell.replaceAll(/\s+/g, ' ').trim()
    }
    changes.set(place, change)
  }
  return { changes, left: Math.max(0, table.length - (rowCount - row)) }
}
