import { entities } from './entities.ts'
import { migrationsList } from './migrations/list.ts'
import type { Model } from './platform/database/database.ts'

/** What the database holds: tables and how they came to be. */
export const model: Model = {
  entities,
  migrations: {
    migrationsList,
    path: 'dist/api/migrations',
    pathTs: 'api/src/migrations',
    tableName: 'migrations',
    snapshotName: 'schema-snapshot',
    // The snapshot is written by `mikro-orm migration:create` alone, never by a running shop.
    snapshotOnMigrate: false,
    transactional: true,
    allOrNothing: true,
    disableForeignKeys: false,
    silent: true,
  },
}
