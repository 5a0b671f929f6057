import type { CsvColumn } from '../../../platform/http/csv.ts'
import { readNumber } from '../../../platform/reading/french-number.rules.ts'
import type { ScoreDisplay } from '../categories/score-display.rules.ts'
import type { ProductRow } from '../products/products.service.ts'

/** The categories as a file names them. */
export interface CategoryNames {
  /** Names by id, as they are written. */
  nameOf: ReadonlyMap<number, string>
  /** Ids by name and by the word of the address, as `plainWord` makes them. */
  idOf: ReadonlyMap<string, number>
  /** What they show of the eco-score. */
  displayOf: ReadonlyMap<number, ScoreDisplay>
}

/** Facts of a product that a file may hold. */
export type FileField =
  | Exclude<
      keyof ProductRow & string,
      | 'imageUrl'
      | 'category'
      | 'rating'
      | 'reviewCount'
      | 'savingsFormula'
      | 'publishAt'
      | 'createdAt'
      | 'updatedAt'
    >
  | 'categoryId'
  | 'scoreDisplay'

/** A column of the file of products: what the export writes there and the import reads. */
export interface ProductColumn {
  heading: string
  field: FileField
  /** Other words for it, as `plainWord` makes them; the name of the field is one anyway. */
  words: string[]
  /** As it is written. */
  write: (product: ProductRow, categories: CategoryNames) => string
  /** What the rules are to judge; undefined: nothing is said of it. @throws CellFault. */
  read: (cell: string, categories: CategoryNames) => unknown
  /** Of what a file tells and does not change: where it is changed. */
  toldOnly?: string
}

/** Why a cell cannot be read, for people. */
export class CellFault extends Error {}

/** A heading or name as it is compared: « Prix (€) » → « prix », « Éco-score » → « ecoscore ». */
export const plainWord = (words: string): string =>
  words
    .slice(0, 200)
    .replace(/\([^()]*\)/g, '')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()

type Column = Pick<ProductColumn, 'write' | 'read' | 'toldOnly'>

const text = (field: FileField): Column => ({
  write: (product) => String(product[field as 'name'] ?? ''),
  read: (cell) => cell,
})

/** A number with its comma; an empty cell is « none », which the rules judge. */
const number = (field: FileField, decimals: number): Column => ({
  write: (product) => String(product[field as 'price'] ?? '').replace('.', ','),
  read(cell) {
    if (cell.trim() === '') return null
    // What is not understood goes to the rules as it is: they say what they expect.
    return readNumber(cell, decimals) ?? cell.trim().replace(',', '.')
  },
})

const whole = (field: FileField): Column => ({ ...number(field, 0), read: (cell) => cell.trim() || null })

const yes = new Set(['oui', 'vrai', 'true', 'yes', '1', 'x', 'o'])
const no = new Set(['non', 'faux', 'false', 'no', '0', 'n'])

const flag = (field: FileField): Column => ({
  write: (product) => (product[field as 'inStock'] ? 'oui' : 'non'),
  read(cell) {
    const word = plainWord(cell)
    if (word === '') return undefined
    if (!yes.has(word) && !no.has(word))
      throw new CellFault('«\u00a0oui\u00a0» ou «\u00a0non\u00a0» attendu.')
    return yes.has(word)
  },
})

/** How many categories a refusal names. */
const namedCategories = 12

const category: Column = {
  write: ({ category }, { nameOf }) => (category ? (nameOf.get(category.id) ?? '') : ''),
  read(cell, { idOf, nameOf }) {
    if (cell.trim() === '') return null
    const id = idOf.get(plainWord(cell))
    if (id !== undefined) return id
    const known = [...nameOf.values()].slice(0, namedCategories).join(', ')
    throw new CellFault(`cette catégorie n’existe pas. Les catégories\u00a0: ${known || 'aucune'}.`)
  },
}

const displays: Record<ScoreDisplay, string> = {
  SCORE: 'note et critères',
  CRITERIA: 'critères sans note',
  OFFICIAL_TEXTILE: 'coût environnemental',
  NONE: 'rien',
}

/** A score that is exported goes elsewhere: its reader is told whether the shop shows it. */
const scoreDisplay: Column = {
  write: ({ category }, { displayOf }) => displays[(category && displayOf.get(category.id)) ?? 'SCORE'],
  read: () => undefined,
  toldOnly: 'L’affichage de l’éco-score se choisit dans la catégorie, pour tous ses produits.',
}

const column = (heading: string, field: FileField, kind: Column, ...words: string[]): ProductColumn => ({
  ...{ heading, field, words },
  ...kind,
})

/**
 * The columns in their order. Pictures, ratings and the formula of the savings are not there: a file cannot carry the
 * first, nobody may write the second by hand, and nobody could write the third.
 */
export const productColumns: ProductColumn[] = [
  column('Numéro', 'id', whole('id'), 'no', 'n', 'numeroduproduit', 'identifiant'),
  column('Version', 'version', whole('version')),
  column('Nom', 'name', text('name'), 'produit', 'titre', 'title'),
  column('Prix (€)', 'price', number('price', 2), 'prixttc', 'prixeur', 'prixeneuros'),
  column('Éco-score (sur 10)', 'ecoScore', number('ecoScore', 1), 'score'),
  column('Affichage de l’éco-score', 'scoreDisplay', scoreDisplay),
  column('Catégorie', 'categoryId', category, 'category', 'rayon'),
  column('En stock', 'inStock', flag('inStock'), 'stock'),
  column('Visible dans la boutique', 'visible', flag('visible')),
  column('Produit vedette', 'featured', flag('featured'), 'vedette'),
  column('Sélection de la semaine', 'weeklySpecial', flag('weeklySpecial')),
  column('Type de produit', 'productType', text('productType'), 'type'),
  column('Description', 'description', text('description')),
  column('Bénéfices au quotidien', 'lifeBenefits', text('lifeBenefits')),
  column('L’impact, en chiffres', 'planetBenefits', text('planetBenefits')),
  column('Économies réalisées', 'moneySavings', text('moneySavings'), 'economies'),
  column('Pourquoi choisir ce produit', 'whyChoose', text('whyChoose'), 'pourquoi'),
  column('Économies par an (€)', 'savingsPerYear', number('savingsPerYear', 2)),
  column('Économies, face à quoi', 'savingsComparison', text('savingsComparison')),
  column('Remboursé en (mois)', 'paybackMonths', whole('paybackMonths'), 'rembourseenmois'),
  column('Impact, le chiffre', 'impactFigure', number('impactFigure', 2)),
  column('Impact, l’unité', 'impactUnit', text('impactUnit')),
  column('Quand garder ce que l’on a déjà', 'keepIf', text('keepIf')),
  column('Habituellement de retour sous', 'restockDelay', text('restockDelay')),
  column('Test\u00a0: litres à remplir', 'testVolume', number('testVolume', 1)),
  column('À garder jusqu’à (L/min)', 'testKeepFlow', number('testKeepFlow', 1)),
  column('Débit du produit (L/min)', 'ownFlow', number('ownFlow', 1)),
]

/** The columns for writing a file. */
export const writtenColumns = (categories: CategoryNames): CsvColumn<ProductRow>[] =>
  productColumns.map(({ heading, write }) => ({ heading, cell: (product) => write(product, categories) }))
