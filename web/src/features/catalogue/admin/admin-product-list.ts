import { staleHiddenDays } from '../../../../../api/src/features/catalogue/listing/listing.rules.ts'
import type { ProductFilterInput, ProductSort } from '../../../graphql/generated/admin/graphql.ts'
import { adminList, choiceParam, idParam, type ParamsOf, partOf } from '../../../lib/list/list-url.ts'
import type { Choice } from '../../../ui/admin/phone/list-filters.tsx'
import { sortSlugs } from '../list/product-list-url.ts'

/** How a page of products can look. */
export type ProductView = 'table' | 'cards'

/** Products on one page of the administration's list. */
export const adminPageSizes: Record<ProductView, number> = { table: 50, cards: 24 }

/** How the orders are spelt in the address: those of the shop as there. */
const adminSortSlugs: Record<ProductSort, string> = {
  ...sortSlugs,
  RATING: 'mieux-notes',
  NAME_ASC: 'nom',
  NAME_DESC: 'nom-decroissant',
  CATEGORY_ASC: 'categorie',
  CATEGORY_DESC: 'categorie-decroissant',
  ECO_SCORE_ASC: 'eco-score-croissant',
  STOCK_ASC: 'rupture',
  STOCK_DESC: 'en-stock',
  FLAGS_ASC: 'sans-mention',
  FLAGS_DESC: 'mentions',
  UPDATED_ASC: 'modification-ancienne',
  UPDATED_DESC: 'modification-recente',
}

/** Columns of the table that somebody may do without, as the address spells them. */
const columnSlugs = {
  category: 'categorie',
  ecoScore: 'eco-score',
  stock: 'stock',
  flags: 'mentions',
  updated: 'modification',
} as const

/** One of them. */
export type OptionalColumn = keyof typeof columnSlugs

/** All of them, in the order of the table. */
export const optionalColumnNames = Object.keys(columnSlugs) as OptionalColumn[]

/** Columns that are left out; null where the address leaves it to the browser. */
const hiddenColumnsParam = {
  read: (text: string): OptionalColumn[] | null =>
    text === '' ? null : optionalColumnNames.filter((name) => text.split(',').includes(columnSlugs[name])),
  write: (hidden: OptionalColumn[] | null) =>
    hidden ? hidden.map((name) => columnSlugs[name]).join(',') || 'aucune' : '',
}

/** What the address of the administration's list of products carries. */
export const adminProductList = adminList({
  category: idParam,
  state: choiceParam({
    IN_STOCK: 'en-stock',
    OUT_OF_STOCK: 'rupture',
    FEATURED: 'vedette',
    WEEKLY_SPECIAL: 'special',
    HIDDEN: 'masque',
    PLANNED: 'programme',
    STALE: 'masque-ancien',
    NO_IMAGE: 'sans-image',
    NO_TEXT: 'sans-texte',
    NO_SCORE: 'sans-note',
    NO_CATEGORY: 'sans-categorie',
  }),
  sort: choiceParam(adminSortSlugs),
  view: choiceParam<ProductView>({ table: 'tableau', cards: 'cartes' }),
  hiddenColumns: hiddenColumnsParam,
})

type Params = ParamsOf<typeof adminProductList>

/** Which products: those in one state. */
export const productStates: Choice<NonNullable<Params['state']>>[] = [
  { value: 'IN_STOCK', label: 'En stock' },
  { value: 'OUT_OF_STOCK', label: 'En rupture' },
  { value: 'FEATURED', label: 'Vedettes' },
  { value: 'WEEKLY_SPECIAL', label: 'Sélection de la semaine' },
  { value: 'HIDDEN', label: 'Masqués' },
  { value: 'PLANNED', label: 'Programmés' },
  { value: 'STALE', label: `Masqués depuis plus de ${staleHiddenDays} jours` },
  { value: 'NO_IMAGE', label: 'Sans image' },
  { value: 'NO_TEXT', label: 'Sans description' },
  { value: 'NO_SCORE', label: 'Sans éco-score' },
  { value: 'NO_CATEGORY', label: 'Sans catégorie' },
]

const stateFilters: Record<NonNullable<Params['state']>, ProductFilterInput> = {
  IN_STOCK: { inStock: true },
  OUT_OF_STOCK: { inStock: false },
  FEATURED: { featured: true },
  WEEKLY_SPECIAL: { weeklySpecial: true },
  HIDDEN: { visibility: 'HIDDEN' },
  PLANNED: { visibility: 'PLANNED' },
  STALE: { visibility: 'STALE' },
  NO_IMAGE: { missing: 'IMAGE' },
  NO_TEXT: { missing: 'TEXT' },
  NO_SCORE: { missing: 'SCORE' },
  NO_CATEGORY: { missing: 'CATEGORY' },
}

const sorts: Choice<ProductSort>[] = [
  { value: 'NEWEST', label: 'Plus récents' },
  { value: 'NAME_ASC', label: 'Nom (A-Z)' },
  { value: 'NAME_DESC', label: 'Nom (Z-A)' },
  { value: 'CATEGORY_ASC', label: 'Catégorie (A-Z)' },
  { value: 'CATEGORY_DESC', label: 'Catégorie (Z-A)' },
  { value: 'PRICE_ASC', label: 'Prix croissant' },
  { value: 'PRICE_DESC', label: 'Prix décroissant' },
  { value: 'ECO_SCORE', label: 'Meilleur éco-score' },
  { value: 'ECO_SCORE_ASC', label: 'Plus bas éco-score' },
  { value: 'STOCK_ASC', label: 'Ruptures d’abord' },
  { value: 'STOCK_DESC', label: 'Stock d’abord' },
  { value: 'FLAGS_DESC', label: 'Mentions d’abord' },
  { value: 'FLAGS_ASC', label: 'Sans mention d’abord' },
  { value: 'UPDATED_DESC', label: 'Modifiés récemment' },
  { value: 'UPDATED_ASC', label: 'Longtemps inchangés' },
  { value: 'RATING', label: 'Note de la boutique' },
]

/** The orders offered, the usual one first; while something is searched, that is by relevance. */
export const adminProductSorts = (search: string): Choice<ProductSort>[] =>
  search ? [{ value: 'RELEVANCE', label: 'Pertinence' }, ...sorts] : sorts

/** The question that the address of the list asks. */
export function adminProductVariables({ search, category, state, sort, page }: Params, pageSize: number) {
  const usual = search ? 'RELEVANCE' : 'NEWEST'
  return {
    filter: {
      visibility: 'ALL',
      ...(state && stateFilters[state]),
      ...(search && { search }),
      ...(category && { categoryId: category }),
    },
    sort: sort && sort !== 'RELEVANCE' ? sort : usual,
    ...partOf(page, pageSize),
  } as const
}
