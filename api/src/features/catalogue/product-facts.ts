import { type Facts, readRows, type SqlPart } from '../../platform/read-rows.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Product } from './product.entity.ts'

/** What is shown of a product. */
export type ProductFacts = Facts<Product>

/** Products, and the state of the catalogue that they were read in. */
export interface ProductsRead {
  items: ProductFacts[]
  version: number
}

/** Products for showing; `tail` follows « from products ». The state comes with them, at no further statement. */
export async function readProducts({ em }: Pick<RequestContext, 'em'>, tail: SqlPart): Promise<ProductsRead> {
  const state = '(select version from catalogue_version) as "catalogueVersion"'
  const rows = await readRows<ProductFacts & { catalogueVersion: string }>(em, Product, tail, state)
  return {
    items: rows,
    // Without a row there is no word of the state: what is counted then is counted anew.
    version: Number(rows[0]?.catalogueVersion ?? Number.POSITIVE_INFINITY),
  }
}
