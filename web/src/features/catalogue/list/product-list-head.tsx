import type { ItemList } from 'schema-dts'
import { paths } from '../../../app/paths.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import {
  type ProductListHead_ProductsFragment,
  ProductListHead_ProductsFragmentDoc,
} from '../../../graphql/generated/listing/graphql.ts'
import { writeList } from '../../../lib/list/list-url.ts'
import { useAbsoluteUrl } from '../../../lib/site-origin.ts'
import { breadcrumbOf, JsonLd } from '../../../ui/layout/json-ld.tsx'
import { PageHead } from '../../../ui/layout/page-head.tsx'
import { productTrail } from '../product/product-breadcrumb.tsx'
import { listTitle } from './product-list-heading.tsx'
import { emptyParams, type ProductListParams, pageSize, productList } from './product-list-url.ts'

/** A category as the head of its list names it. */
interface ListedCategory {
  name: string
  slug: string
  description: string | null
}

interface ProductListHeadProps {
  params: ProductListParams
  /** The one that the address names, once it is known. */
  category: ListedCategory | undefined
  isCategoryUnknown: boolean
  /** Each of them shows a total. */
  isScored: boolean
  /** Those that the address asks for; undefined until they are known. */
  products: FragmentType<typeof ProductListHead_ProductsFragmentDoc> | undefined
}

/** What the list says to search engines, and to whoever shows a link to it (decision 029). */
export function ProductListHead({
  params,
  category,
  isCategoryUnknown,
  isScored,
  products,
}: ProductListHeadProps) {
  const absolute = useAbsoluteUrl()
  const list = readFragment(ProductListHead_ProductsFragmentDoc, products)
  const title = listTitle(params, category)
  const isUnlisted = isCategoryUnknown || isNarrowed(params) || list?.totalCount === 0
  return (
    <>
      <PageHead
        title={params.page > 1 ? `${title}, page ${params.page}` : title}
        description={category ? describe(category, isScored) : wholeList}
        path={canonicalPath(params)}
        isUnlisted={isUnlisted}
      />
      {list && !isUnlisted && (
        <JsonLd
          things={[
            itemListOf(list, params.page, absolute),
            ...(category ? [breadcrumbOf(productTrail(category), absolute)] : []),
          ]}
        />
      )}
    </>
  )
}

const itemListOf = (
  { totalCount, items }: ProductListHead_ProductsFragment,
  page: number,
  absolute: (address: string) => string,
): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: totalCount,
  itemListElement: items.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * pageSize + index + 1,
    name,
    url: absolute(paths.product(id, name)),
  })),
})

const wholeList =
  'Tous nos produits, à trier par éco-score, par prix ou par date : eau, énergie, quotidien, cuisine, maison, hygiène et vêtements.'

const describe = ({ name, description }: ListedCategory, isScored: boolean) =>
  description?.trim() ||
  `${name} : nos produits, avec leur prix et ${isScored ? 'leur éco-score sur 10' : 'ce que nous savons d’eux'}.`

/** The address of the list that search engines keep: of all that it can carry, the category and the page alone. */
const canonicalPath = ({ category, page }: ProductListParams) =>
  paths.products(Object.fromEntries(writeList(productList, { ...emptyParams, category, page })))

/** Searched, or filtered by more than the category. Another order of the same products is no other list. */
const isNarrowed = (params: ProductListParams) =>
  writeList(productList, { ...params, category: '', page: 1, sort: null }).size > 0
