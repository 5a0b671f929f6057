import { newProductFields } from '../../../../../../api/src/features/catalogue/products/product.rules.ts'
import { readNumber, showNumber } from '../../../../lib/form/french-number.ts'
import { productNumbers } from '../product-form-values.ts'

/** The columns of the grid, in the order in which a sheet is pasted into it. */
export const draftColumns = ['name', 'category', 'price', 'ecoScore', 'inStock', 'description'] as const

/** A column of the grid. */
export type DraftColumn = (typeof draftColumns)[number]

/** A row as it is typed. */
export type DraftCells = Record<DraftColumn, string>

/** What is wrong with a row, by column, in French. */
export type CellErrors = Partial<Record<DraftColumn, string>>

/** What stands above the columns. */
export const draftLabels: Record<DraftColumn, string> = {
  name: 'Nom',
  category: 'Catégorie',
  price: 'Prix (€)',
  ecoScore: 'Éco-score',
  inStock: 'En stock',
  description: 'Description',
}

/** A category as people name it. */
export interface NamedCategory {
  id: string
  name: string
}

/** What the grid shows of a product. */
interface DraftFacts {
  name: string
  description: string | null
  price: string
  ecoScore: string
  inStock: boolean
  category: { name: string } | null
}

const numberCell = (amount: string, decimals: number) =>
  Number(amount) === 0 ? '' : showNumber(amount, decimals)

/** A product as a row. A price or score of 0 is one that nobody has given yet: an empty cell. */
export const cellsOf = (product: DraftFacts): DraftCells => ({
  name: product.name,
  category: product.category?.name ?? '',
  price: numberCell(product.price, 2),
  ecoScore: numberCell(product.ecoScore, 1),
  inStock: product.inStock ? 'oui' : 'non',
  description: product.description ?? '',
})

/** « Éco-score » and « eco score » are the same to whoever types them. */
export const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const yes = new Set(['', 'oui', 'o', 'yes', 'vrai', 'true', '1', 'x', 'en stock'])
const no = new Set([
  'non',
  'n',
  'no',
  'faux',
  'false',
  '0',
  'rupture',
  'en rupture',
  'epuise',
  'rupture de stock',
])

/** What a row says: the facts that it has, and what is wrong with its cells. */
export interface ReadRow {
  facts: {
    name?: string
    categoryId?: string | null
    price?: string
    ecoScore?: string
    inStock?: boolean
    description?: string | null
  }
  errors: CellErrors
}

/** Reads a row by the server's own rules. @param isPriced whether it must have a price by now. */
export function readRow(cells: DraftCells, categories: readonly NamedCategory[], isPriced: boolean): ReadRow {
  const facts: ReadRow['facts'] = {}
  const errors: CellErrors = {}
  const rules = newProductFields.shape
  const judge = <K extends 'name' | 'price' | 'ecoScore' | 'description'>(field: K, value: unknown) => {
    const { success, data, error } = rules[field].safeParse(value)
    if (success) Object.assign(facts, { [field]: data })
    else errors[field] = error.issues[0]?.message ?? 'Valeur refusée.'
  }
  judge('name', cells.name)
  judge('description', cells.description)
  const price = readNumber(cells.price, 2)
  if (price !== null && Number(price) > 0) judge('price', price)
  else if (cells.price.trim() !== '' || isPriced) errors.price = productNumbers.price.refusal
  const score = readNumber(cells.ecoScore.trim().replace(/\s*\/\s*10$/, ''), 1)
  if (score !== null) judge('ecoScore', score)
  else if (cells.ecoScore.trim() === '') facts.ecoScore = '0.0'
  else errors.ecoScore = productNumbers.ecoScore.refusal
  const category = folded(cells.category)
  const found = categories.find(({ name }) => folded(name) === category)
  if (found || category === '') facts.categoryId = found?.id ?? null
  else errors.category = 'Aucune catégorie de ce nom.'
  const stock = folded(cells.inStock)
  if (yes.has(stock) || no.has(stock)) facts.inStock = yes.has(stock)
  else errors.inStock = 'Oui ou non.'
  return { facts, errors }
}
