import type { ProductFilterInput, ProductSort } from '../../../graphql/generated/admin/graphql.ts'
import { adminList, choiceParam, idParam, type ParamsOf, partOf } from '../../../lib/list/list-url.ts'
import type { Choice } from '../../../ui/admin/list-screen.tsx'
import { sortSlugs } from '../list/product-list-url.ts'

/** Products on one page of the administration's list. */
export const adminPageSize = 24

/** What the address of the administration's list of products carries. */
export const adminProductList = adminList({
  category: idParam,
  state: choiceParam({
    IN_STOCK: 'en-stock',
    OUT_OF_STOCK: 'rupture',
    FEATURED: 'vedette',
    WEEKLY_SPECIAL: 'special',
    HIDDEN: 'masque',
    NO_IMAGE: 'sans-image',
    NO_TEXT: 'sans-texte',
    NO_SCORE: 'sans-note',
    NO_CATEGORY: 'sans-categorie',
  }),
  sort: choiceParam(sortSlugs),
})

type Params = ParamsOf<typeof adminProductList>

/** Which products: those in one state. */
export const productStates: Choice<NonNullable<Params['state']>>[] = [
  { value: 'IN_STOCK', label: 'En stock' },
  { value: 'OUT_OF_STOCK', label: 'En rupture' },
  { value: 'FEATURED', label: 'Vedettes' },
  { value: 'WEEKLY_SPECIAL', label: 'Sélection de la semaine' },
  { value: 'HIDDEN', label: 'Masqués' },
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
  NO_IMAGE: { missing: 'IMAGE' },
  NO_TEXT: { missing: 'TEXT' },
  NO_SCORE: { missing: 'SCORE' },
  NO_CATEGORY: { missing: 'CATEGORY' },
}

const sorts: Choice<ProductSort>[] = [
  { value: 'NEWEST', label: 'Plus récents' },
  { value: 'PRICE_ASC', label: 'Prix croissant' },
  { value: 'PRICE_DESC', label: 'Prix décroissant' },
  { value: 'ECO_SCORE', label: 'Meilleur éco-score' },
  { value: 'RATING', label: 'Mieux notés' },
]

/** The orders offered, the usual one first; while something is searched, that is by relevance. */
export const adminProductSorts = (search: string): Choice<ProductSort>[] =>
  search ? [{ value: 'RELEVANCE', label: 'Pertinence' }, ...sorts] : sorts

/** The question that the address of the list asks. */
export function adminProductVariables({ search, category, state, sort, page }: Params) {
  const usual = search ? 'RELEVANCE' : 'NEWEST'
  return {
    filter: {
      visibility: 'ALL',
      ...(state && stateFilters[state]),
      ...(search && { search }),
      ...(category && { categoryId: category }),
    },
    sort: sort && sort !== 'RELEVANCE' ? sort : usual,
    ...partOf(page, adminPageSize),
  } as const
}
