import { Migration } from '@mikro-orm/migrations'
import { catalogueVersionSql } from './sql/catalogue-version.ts'

/** Lets counts be kept for as long as no product changes. */
export class Migration20261121041000_catalogueVersion extends Migration {
  override up(): void {
    for (const statement of catalogueVersionSql) this.addSql(statement)
  }
}
