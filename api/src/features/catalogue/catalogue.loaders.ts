import DataLoader from 'dataloader'
import { type Facts, readRows } from '../../platform/read-rows.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Category } from './category.entity.ts'
import { ProductImage } from './product-image.entity.ts'

/** Categories by id, one statement for all that a request asks for. */
export const categoryLoader = (ctx: RequestContext) =>
  new DataLoader<number, Category | null>(async (ids) => {
    const found = await ctx.em.find(Category, { id: { $in: [...ids] } })
    const byId = new Map(found.map((category) => [category.id, category]))
    return ids.map((id) => byId.get(id) ?? null)
  })

/** Images by product id, primary first, then by display order. */
export const productImagesLoader = (ctx: RequestContext) =>
  new DataLoader<number, Facts<ProductImage>[]>(async (productIds) => {
    const found = await readRows<Facts<ProductImage>>(ctx.em, ProductImage, {
      sql: 'where product_id = any(?::int[]) order by is_primary desc, display_order, id',
      params: [`{${productIds}}`],
    })
    const byProduct = Map.groupBy(found, (image) => image.product.id)
    return productIds.map((id) => byProduct.get(id) ?? [])
  })
