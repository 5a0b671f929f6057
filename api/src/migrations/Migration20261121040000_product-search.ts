import { Migration } from '@mikro-orm/migrations'
import { productSearchSql } from './sql/product-search.ts'

/** French full text search over products, with tolerance for typing errors. */
export class Migration20261121040000_productSearch extends Migration {
  override up(): void {
    for (const statement of productSearchSql) this.addSql(statement)
  }
}
