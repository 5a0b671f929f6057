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
const otherWords: Record<DraftColumn, string[]> = {
  name: ['produit', 'article', 'nom du produit', 'designation', 'libelle', 'titre'],
  category: ['rayon'],
  price: ['prix', 'prix ttc', 'prix ttc eur', 'prix de vente', 'tarif'],
  ecoScore: ['ecoscore', 'note', 'score', 'note sur 10'],
  inStock: ['stock', 'disponible'],
  description: ['descriptif', 'texte'],
}

const headings = new Map(
  draftColumns.flatMap((column) =>
    [folded(draftLabels[column]), ...otherWords[column]].map((words) => [words, column] as const),
  ),
)

/** What a column of file names is headed by. */
const photoWords = new Set(['photo', 'photos', 'image', 'images', 'fichier', 'fichiers'])

/** Where a table was pasted. */
interface PastePlace {
  row: number
  column: DraftColumn
}

/** What a paste leaves. */
interface Pasted {
  /** The changed cells of each row, by place. */
  changes: Map<number, Partial<DraftCells>>
  /** How many of its rows found none. */
  left: number
  /** Whether its rows went to the drafts of their names, whatever their order. */
  isByName: boolean
}

/** Says nothing about what is meant. */
const smallWords = new Set('a au aux d de des du en et l la le les pour un une'.split(' '))

const wordsOf = (text: string) =>
  folded(text)
    .split(' ')
    .filter((word) => word && !smallWords.has(word))

/**
 * Which row each line of a table belongs to, by the words that a draft has from its files: « gourde-verre-1.jpg » is
 * « Gourde en verre, 550 mL ». What is called like no draft, or like two, takes the rows that are left, in order.
 * @returns null where fewer than half are called like one: then they are in the order of the rows.
 */
function rowsByName(lines: readonly string[], drafts: readonly string[]): number[] | null {
  const words = drafts.map(wordsOf)
  const taken = new Map<number, number>()
  for (const [line, text] of lines.entries()) {
    const said = new Set(wordsOf(text))
    const alike = words.map((own) => (own.length > 0 && own.every((word) => said.has(word)) ? own.length : 0))
    const most = Math.max(...alike)
    const row = alike.indexOf(most)
    if (most > 0 && alike.lastIndexOf(most) === row && !taken.has(row)) taken.set(row, line)
  }
  if (taken.size * 2 < lines.length) return null
  const rowOf = new Map([...taken].map(([row, line]) => [line, row]))
  const free = drafts.map((_name, row) => row).filter((row) => !taken.has(row))
  return lines.map((_text, line) => rowOf.get(line) ?? free.shift() ?? drafts.length)
}

/**
 * Lets a pasted table run down and to the right from a cell. A first line of headings is no row: where it names two
 * columns or more, all go by their names instead of their order, and what the grid does not have is left out. From the
 * first row on, lines go to the drafts that are called like them.
 * @param drafts what the rows of the grid are called, as their files are.
 */
export function pasteTable(text: string, { row, column }: PastePlace, drafts: readonly string[]): Pasted {
  // Beyond the grid they are only counted; the clipboard of a whole sheet can be long.
  const [first = [], ...rest] = readTable(text, 2_000)
  const named = first.map((cell) => headings.get(folded(cell)))
  const isHeaded = named.filter((found) => found !== undefined).length > 1
  const columns = isHeaded ? named : draftColumns.slice(draftColumns.indexOf(column))
  const table = isHeaded ? rest : [first, ...rest]
  const photos = isHeaded ? first.findIndex((cell) => photoWords.has(folded(cell))) : -1
  const names = columns.indexOf('name')
  // A line and the name of its file together: either may tell.
  const said = table.map((cells) => `${cells[names] ?? ''} ${cells[photos] ?? ''}`)
  const byName = row === 0 && table.length > 1 && names + photos > -2 ? rowsByName(said, drafts) : null
  const changes = new Map<number, Partial<DraftCells>>()
  for (const [offset, cells] of table.entries()) {
    const place = byName?.[offset] ?? row + offset
    if (place >= drafts.length) continue
    const change: Partial<DraftCells> = {}
    for (const [index, cell] of cells.entries()) {
      const target = columns[index]
      if (target)
        change[target] = target === 'description' ? cell.trim() : cell.replaceAll(/\s+/g, ' ').trim()
    }
    changes.set(place, change)
  }
  const left = Math.max(0, table.length - (drafts.length - row))
  return { changes, left, isByName: byName !== null }
}
