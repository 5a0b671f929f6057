import { accountTables } from './account-tables.ts'
import { catalogueTables } from './catalogue-tables.ts'
import type { Declarations } from './declaration.ts'
import { securityTables } from './security-tables.ts'
import { shoppingTables } from './shopping-tables.ts'
import { teamTables } from './team-tables.ts'

/**
 * What each table of the database holds of people, and how that is handed out, erased and kept: every table has its
 * row (decision 058). In the order in which a person is erased: what hangs on an order or a message goes before it, the
 * account last of all.
 */
export const declarations: Declarations = {
  ...catalogueTables,
  ...teamTables,
  ...shoppingTables,
  ...securityTables,
  ...accountTables,
}
