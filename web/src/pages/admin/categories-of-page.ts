import { adminList, choiceParam, type ParamsOf } from '../../lib/list/list-url.ts'
import type { Choice } from '../../ui/admin/phone/list-filters.tsx'

/** Categories on one page. */
export const categoryPageSize = 20

interface Listed {
  name: string
  slug: string
  description: string | null
  productCount: number
}

const byName = (a: Listed, b: Listed) => a.name.localeCompare(b.name, 'fr')

const orders = {
  NAME: byName,
  PRODUCTS: (a: Listed, b: Listed) => b.productCount - a.productCount || byName(a, b),
}

/** What the address of the list of categories carries. */
export const categoryList = adminList({
  sort: choiceParam<keyof typeof orders>({ NAME: 'nom', PRODUCTS: 'produits' }),
})

/** The orders of the list of categories. */
export const categorySorts: Choice<keyof typeof orders>[] = [
  { value: 'NAME', label: 'Nom' },
  { value: 'PRODUCTS', label: 'Nombre de produits' },
]

/** Without accents and case: « energie » finds « Énergie ». */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that the address asks for. All categories are known anyway, so no server is asked. */
export function categoriesOfPage<C extends Listed>(
  all: readonly C[],
  { search, sort, page }: ParamsOf<typeof categoryList>,
): { items: C[]; totalCount: number } {
  const wanted = folded(search)
  const found = all.filter(({ name, slug, description }) =>
    folded(`${name} ${slug} ${description ?? ''}`).includes(wanted),
  )
  const from = (page - 1) * categoryPageSize
  return {
    items: found.toSorted(orders[sort ?? 'NAME']).slice(from, from + categoryPageSize),
    totalCount: found.length,
  }
}
