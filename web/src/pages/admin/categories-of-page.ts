import type { ListUrl } from '../../lib/use-list-url.ts'
import type { ListSort } from '../../ui/admin/list-toolbar.tsx'

/** Categories on one page. */
export const categoryPageSize = 20

interface Listed {
  name: string
  slug: string
  description: string | null
  productCount: number
}

const byName = (a: Listed, b: Listed) => a.name.localeCompare(b.name, 'fr')

const orders: (ListSort & { compare: (a: Listed, b: Listed) => number })[] = [
  { slug: 'nom', label: 'Nom', compare: byName },
  {
    slug: 'produits',
    label: 'Nombre de produits',
    compare: (a, b) => b.productCount - a.productCount || byName(a, b),
  },
]

/** The orders of the list of categories. */
export const categorySorts: ListSort[] = orders

/** Without accents and case: « energie » finds « Énergie ». */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Those that the URL asks for. All categories are known anyway, so no server is asked. */
export function categoriesOfPage<C extends Listed>(
  all: readonly C[],
  url: Pick<ListUrl, 'get' | 'page'>,
): { items: C[]; totalCount: number } {
  const wanted = folded(url.get('q'))
  const found = all.filter(({ name, slug, description }) =>
    folded(`${name} ${slug} ${description ?? ''}`).includes(wanted),
  )
  const { compare } = orders.find(({ slug }) => slug === url.get('tri')) ?? { compare: byName }
  const from = (url.page - 1) * categoryPageSize
  return {
    items: found.toSorted(compare).slice(from, from + categoryPageSize),
    totalCount: found.length,
  }
}
