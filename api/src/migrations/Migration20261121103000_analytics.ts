import { Migration } from '@mikro-orm/migrations'
import { analyticsSql } from './sql/analytics.ts'

/** Usage events, counted as they are written. */
export class Migration20261121103000_analytics extends Migration {
  override up(): void {
    for (const statement of analyticsSql) this.addSql(statement)
  }
}
