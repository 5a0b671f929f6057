import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ProductImport } from './product-import.type.ts'
import { importProducts } from './products-import.service.ts'

/** GraphQL edge of the files of products. */
@Resolver()
export class ProductFilesResolver {
  @Mutation(() => ProductImport, {
    description:
      'Administrators: makes and changes products by a table, all of it or nothing. Files of more than half a megabyte go to POST /api/admin/products/import.',
  })
  importProducts(
    @Ctx() ctx: RequestContext,
    @Arg('csv', () => String, {
      description: 'The table as CSV, with the headings of GET /api/admin/products/export.csv.',
    })
    csv: string,
    @Arg('name', () => String, { nullable: true, description: 'What the history calls it.' })
    name: string | null,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'True: nothing changes, the answer is the same.',
    })
    dryRun: boolean,
  ): Promise<ProductImport> {
    return importProducts(ctx, { csv, name, dryRun })
  }
}
