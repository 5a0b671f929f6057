import type { ProductFilterInput, ProductSort } from '../../../graphql/generated/graphql.ts'
import { normaliseText } from '../../../lib/normalise-text.ts'
import type { ListUrl } from '../../../lib/use-list-url.ts'
import type { ListSort } from '../../../ui/admin/list-toolbar.tsx'

/** Products on one page of the administration's list. */
export const adminPageSize = 24

const sorts: (ListSort & { sort: ProductSort })[] = [
  { slug: 'nouveautes', label: 'Plus récents', sort: 'NEWEST' },
  { slug: 'prix-croissant', label: 'Prix croissant', sort: 'PRICE_ASC' },
  { slug: 'prix-decroissant', label: 'Prix décroissant', sort: 'PRICE_DESC' },
  { slug: 'eco-score', label: 'Meilleur éco-score', sort: 'ECO_SCORE' },
  { slug: 'mieux-notes', label: 'Mieux notés', sort: 'RATING' },
]

/** The orders offered; while something is searched, the first is by relevance. */
export const adminProductSorts = (search: string): ListSort[] =>
  search ? [{ slug: 'pertinence', label: 'Pertinence' }, ...sorts] : sorts

/** Which products: all, or those in one state. */
export const productStates: { slug: string; label: string; filter: ProductFilterInput }[] = [
  { slug: '', label: 'Tous', filter: {} },
  { slug: 'en-stock', label: 'En stock', filter: { inStock: true } },
  { slug: 'rupture', label: 'En rupture', filter: { inStock: false } },
  { slug: 'vedette', label: 'Vedettes', filter: { featured: true } },
  { slug: 'special', label: 'Offres de la semaine', filter: { weeklySpecial: true } },
]

/** The question that the URL of the list asks; what means nothing there counts as absent. */
export function adminProductVariables(url: Pick<ListUrl, 'get' | 'page'>) {
  const search = normaliseText(url.get('q'))
  const categoryId = /^[1-9]\d{0,8}$/.test(url.get('categorie')) ? url.get('categorie') : undefined
  const state = productStates.find(({ slug }) => slug === url.get('etat'))?.filter
  const sort = sorts.find(({ slug }) => slug === url.get('tri'))?.sort
  return {
    filter: { ...state, ...(search && { search }), ...(categoryId && { categoryId }) },
    sort: sort ?? (search ? 'RELEVANCE' : 'NEWEST'),
    limit: adminPageSize,
    offset: (url.page - 1) * adminPageSize,
  } as const
}
