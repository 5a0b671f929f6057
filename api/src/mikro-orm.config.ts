import 'reflect-metadata'
import { defineConfig } from '@mikro-orm/pglite'
import { model } from './model.ts'
import { sharedOptions } from './platform/database/database.ts'
import { embeddedOptions } from './platform/database/embedded/embedded-database.ts'

/** For `mikro-orm migration:create` and `migration:check` alone: an empty database in memory. */
export default defineConfig({
  ...sharedOptions(model),
  dbName: 'memory://cli',
  driverOptions: embeddedOptions,
} as never)
