import DataLoader from 'dataloader'
import { type Facts, readRows } from '../../platform/read-rows.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { Category } from './category.entity.ts'
import { type ProductFacts, readProducts } from './product-facts.ts'
import { ProductImage } from './product-image.entity.ts'

/** Categories by id, one statement for all that a request asks for. */
export const categoryLoader = (ctx: RequestContext) =>
  new DataLoader<number, Category | null>(async (ids) => {
    const found = await ctx.em.find(Category, { id: { $in: [...ids] } })
    const byId = new Map(found.map((category) => [category.id, category]))
    return ids.map((id) => byId.get(id) ?? null)
  })

/** Products by id, one statement for all that a request asks for; null for one that is gone. */
export const productLoader = (ctx: RequestContext) =>
  new DataLoader<number, ProductFacts | null>(async (ids) => {
    const { items } = await readProducts(ctx, { sql: 'where id = any(?::int[])', params: [`{${ids}}`] })
    const byId = new Map(items.map((product) => [product.id, product]))
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

/** How many products each category holds, by its id, one statement for all that a request asks for. */
export const productCountLoader = (ctx: RequestContext) =>
  new DataLoader<number, number>(async (ids) => {
    const found = await ctx.em.execute<{ id: number; products: number }[]>(
      `select category_id as id, count(*)::int as products from products
       where category_id = any(?::int[]) group by category_id`,
      [`{${ids}}`],
    )
    const byId = new Map(found.map(({ id, products }) => [id, products]))
    return ids.map((id) => byId.get(id) ?? 0)
  })
