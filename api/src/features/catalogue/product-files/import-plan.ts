import { cutText } from '../../../platform/cut-text.rules.ts'
import {
  impactRefusal,
  isShownUnpriced,
  isWholeImpact,
  isWholeTest,
  newProductFields,
  priceMissing,
  testRefusal,
} from '../products/product.rules.ts'
import type { ProductRow } from '../products/products.service.ts'
import {
  type CategoryNames,
  CellFault,
  type ProductColumn,
  plainWord,
  productColumns,
} from './product-columns.ts'
import { productFileLimits } from './product-files.rules.ts'

/** Something wrong with a file: where, as a spreadsheet counts, and what, for people. */
export interface ImportError {
  row: number | null
  column: string | null
  message: string
}

/** A fact that a line of the file changes, as the export would write it. */
interface ChangedCell {
  column: string
  before: string
  after: string
}

/** What a line of the file does. */
export interface PlannedRow {
  row: number
  /** The product that it is about; null makes one. */
  id: number | null
  name: string
  changes: ChangedCell[]
  /** The facts of a product as the rules give them; without changes there are none. */
  facts: Record<string, unknown>
}

/** The columns of a file in its order; null: one without a heading, whose cells are empty. */
export type Heading = (ProductColumn | null)[]

const columnOf = new Map(
  productColumns.flatMap((column) =>
    [plainWord(column.heading), column.field.toLowerCase(), ...column.words].map((word) => [word, column]),
  ),
)

/** Reads the headings. @returns also what is wrong with them. */
export function readHeading(cells: string[]): { heading: Heading; errors: ImportError[] } {
  const errors: ImportError[] = []
  const refuse = (column: string, message: string) =>
    errors.push({ row: 1, column: cutText(column, 60), message })
  const seen = new Set<ProductColumn>()
  const heading = cells.map((cell) => {
    const column = columnOf.get(plainWord(cell)) ?? null
    if (!column && cell.trim() !== '')
      refuse(cell, 'Colonne inconnue. Reprenez les titres d’un export, ou retirez cette colonne.')
    if (column && seen.has(column)) refuse(cell, 'Cette colonne y est deux fois.')
    if (column) seen.add(column)
    return column
  })
  if (seen.size === 0)
    return {
      heading,
      errors: [
        {
          ...{ row: 1, column: null },
          message:
            'La première ligne doit nommer les colonnes, par exemple\u00a0: Nom, Prix, Catégorie, Description.',
        },
      ],
    }
  return { heading, errors }
}

/** As spreadsheets write the end of a line in a cell, and as they do not. */
const oneEnding = (text: string) => text.replaceAll('\r\n', '\n')

/** An export writes an apostrophe before what would be a formula. */
const withoutMark = (cell: string) =>
  /^'[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(cell) ? cell.slice(1) : cell

/** What stands in a cell of this line, as it is; undefined where the file has no such column. */
function cellOf(heading: Heading, cells: string[], field: string): string | undefined {
  const place = heading.findIndex((column) => column?.field === field)
  return place < 0 ? undefined : (cells[place] ?? '').trim()
}

/** The number of the product that a line names: null for none, undefined when it is no number. */
export function idOf(heading: Heading, cells: string[]): number | null | undefined {
  const cell = cellOf(heading, cells, 'id') ?? ''
  if (cell === '') return null
  return /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : undefined
}

/** What the shop knows when a file is read. */
export interface Known {
  categories: CategoryNames
  /** The products that the lines at hand name. */
  products: ReadonlyMap<number, ProductRow>
  /** The lines that have named a product. */
  rowOfId: Map<number, number>
}

const newProduct = { inStock: true, visible: false, ecoScore: '0.0', price: '0.00', publishAt: null }
const defaults = { ecoScore: '0.0', inStock: true, visible: false }

/**
 * Judges one line. A cell that says what the export would write of the product changes nothing, whatever the rules say
 * by now; all others are held to the rules of the form.
 * @returns what it would do, and what is wrong with it.
 */
export function planRow(
  { row, cells }: { row: number; cells: string[] },
  heading: Heading,
  { categories, products, rowOfId }: Known,
): { planned: PlannedRow; errors: ImportError[] } {
  const errors: ImportError[] = []
  const refuse = (column: string | null, message: string) => errors.push({ row, column, message })
  const id = idOf(heading, cells)
  const product = id ? products.get(id) : undefined
  const planned: PlannedRow = { row, id: id ?? null, name: product?.name ?? '', changes: [], facts: {} }
  const refused = () => ({ planned, errors })

  if (cells.slice(heading.length).some((cell) => cell.trim() !== '') || cells.length < heading.length) {
    refuse(null, `Cette ligne a ${cells.length} cellules, les titres en ont ${heading.length}.`)
    return refused()
  }
  if (id === undefined || (id !== null && !product)) {
    refuse('Numéro', 'Aucun produit n’a ce numéro. Laissez la cellule vide pour créer un produit.')
    return refused()
  }
  const earlier = id === null ? undefined : rowOfId.get(id)
  if (earlier !== undefined) refuse('Numéro', `Ce produit est déjà à la ligne ${earlier}.`)
  if (id !== null) rowOfId.set(id, earlier ?? row)

  for (const [place, column] of heading.entries()) {
    const cell = oneEnding(cells[place] ?? '')
    if (!column) {
      if (cell.trim() !== '') refuse(null, 'Une cellule est remplie sous une colonne sans titre.')
      continue
    }
    if (column.field === 'id' || column.field === 'version') continue
    const before = product ? oneEnding(column.write(product, categories)) : ''
    if (product && (cell === before || withoutMark(cell) === before)) continue
    if (column.toldOnly) {
      if (product && cell.trim() !== '') refuse(column.heading, column.toldOnly)
      continue
    }
    const read = readCell(column, withoutMark(cell), categories, product !== undefined)
    if ('message' in read) refuse(column.heading, read.message)
    else if (read.value !== undefined) planned.facts[column.field] = read.value
  }
  if (!product && !('name' in planned.facts) && cellOf(heading, cells, 'name') === undefined)
    refuse('Nom', 'Le nom est requis')
  if (!product && cellOf(heading, cells, 'price') === undefined) refuse('Prix (€)', 'Le prix est requis')

  const facts = product ? planned.facts : { ...defaults, ...planned.facts }
  planned.changes = changesOf(facts, product, categories)
  // What was written otherwise and means the same is no change.
  planned.facts = planned.changes.length > 0 ? facts : {}
  planned.name = String(facts.name ?? planned.name)
  const isUnpriced = isShownUnpriced(product ?? newProduct, planned.facts as Partial<ProductRow>)
  if (isUnpriced && errors.length === 0) refuse('Prix (€)', priceMissing)
  const after = { ...product, ...facts } as Partial<ProductRow>
  if (!isWholeImpact(after)) refuse('Impact, le chiffre', impactRefusal)
  if (!isWholeTest(after)) refuse('Débit du produit (L/min)', testRefusal)
  if (product && planned.changes.length > 0) {
    const version = cellOf(heading, cells, 'version')
    if (version && version !== String(product.version))
      refuse('Version', 'Ce produit a été modifié depuis l’export. Exportez-le à nouveau.')
  }
  return { planned, errors }
}

/** The value of a cell by the rules of the form; undefined leaves the fact as it is, or at its usual value. */
function readCell(
  column: ProductColumn,
  cell: string,
  categories: CategoryNames,
  isKnown: boolean,
): { value: unknown } | { message: string } {
  const rule = newProductFields.shape[column.field as keyof typeof newProductFields.shape]
  try {
    const given = column.read(cell, categories)
    if (given === undefined) return { value: undefined }
    if (given === null && column.field === 'price') return { message: 'Le prix est requis' }
    if (given === null && column.field === 'ecoScore')
      return isKnown ? { message: 'L’éco-score est requis' } : { value: undefined }
    const { data, error } = rule.safeParse(given)
    return error ? { message: error.issues[0]?.message ?? 'Valeur refusée.' } : { value: data }
  } catch (error) {
    if (!(error instanceof CellFault)) throw error
    return { message: `${column.heading}\u00a0: ${error.message}` }
  }
}

const shown = (text: string) => cutText(text, productFileLimits.shownLength)

/** The cells that the export would write otherwise. */
function changesOf(
  facts: Record<string, unknown>,
  product: ProductRow | undefined,
  categories: CategoryNames,
): ChangedCell[] {
  const category =
    'categoryId' in facts ? { category: facts.categoryId ? { id: facts.categoryId } : null } : {}
  const after = { ...newProduct, ...product, ...facts, ...category } as ProductRow
  return productColumns
    .filter(({ field }) => field in facts)
    .map(({ heading, write }) => ({
      column: heading,
      before: product ? write(product, categories) : '',
      after: write(after, categories),
    }))
    .filter(({ before, after }) => before !== after)
    .map(({ column, before, after }) => ({ column, before: shown(before), after: shown(after) }))
}
