import type { MigrationObject } from '@mikro-orm/core'
import { Migration20261121034504_foundation } from './Migration20261121034504_foundation.ts'

/** Every migration in the order in which they run. Once released, one is never changed. */
export const migrationsList: MigrationObject[] = [
  { name: '20261121034504_foundation', class: Migration20261121034504_foundation },
]
