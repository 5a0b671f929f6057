import { raw } from '@mikro-orm/postgresql'
import { requirePermission } from '../../../platform/authorize.ts'
import { readRows } from '../../../platform/database/read-rows.ts'
import { withoutDeadline } from '../../../platform/database/request-deadline.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { CsvColumn } from '../../../platform/http/csv.ts'
import { parseInput } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { filterCondition, filteredTable } from '../listing/listing.conditions.ts'
import { resolveFilter } from '../listing/listing.sql.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductRow } from '../products/products.service.ts'
import { writtenColumns } from './product-columns.ts'
import { exportRules } from './product-files.rules.ts'
import { categoryNames } from './products-import.service.ts'

/** Products that one statement reads. */
const pageRows = 500

/** A table of products that can be imported again. */
export interface ProductTable {
  columns: CsvColumn<ProductRow>[]
  rows: AsyncIterable<ProductRow>
}

/**
 * The products of a list under its filters, or a selection, newest first, read as they are asked for.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function exportProducts(ctx: RequestContext, input: unknown): Promise<ProductTable> {
  requirePermission(ctx, 'catalogue.read')
  const given = parseInput(exportRules, input)
  const categories = await categoryNames(ctx.em)
  return { columns: writtenColumns(categories), rows: readAll(ctx, given) }
}

/** A page at a time, each from the last id on: no transaction stays open, and nothing comes twice. */
async function* readAll(ctx: RequestContext, given: Parameters<typeof resolveFilter>[1]) {
  const { em } = ctx
  const filter = await resolveFilter(ctx, given)
  for (let last: number | null = null; ; ) {
    const older = last === null ? sql`true` : sql`id < ${last}`
    const page: ProductRow[] = await withoutDeadline(() =>
      readRows<ProductRow>(
        em.fork(),
        Product,
        sql`where id in (select id from ${filteredTable(filter)} where ${filterCondition(filter)} and ${older}
          order by id desc limit ${raw(String(pageRows))}) order by id desc`,
      ),
    )
    yield* page
    last = page.at(-1)?.id ?? null
    if (page.length < pageRows) return
  }
}
