import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite'
import { MikroORM } from '@mikro-orm/postgresql'
import { Client, type Pool } from 'pg'
import { model } from '../../model.ts'
import { sharedOptions } from '../../platform/database/database.ts'
import { embeddedOptions } from '../../platform/database/embedded/embedded-database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { guardPool, withoutCompiling } from '../../platform/database/postgres/postgres-pool.ts'
import { emptyTables, prepareEmptying } from './empty-tables.ts'

/** A database of a test file's own, and every SQL statement that the app sent to it. */
export interface TestDatabase {
  orm: MikroORM
  statements: string[]
  close(): Promise<void>
}

/** One run of the suite on one engine; set by the vitest project. */
interface TestRun {
  /** The server on which the suite runs; none for the embedded database. */
  serverUrl: string | undefined
  /** Parts this run's template from those of other runs. */
  name: string
}

/** Reads the run from the environment of a vitest project. */
export const testRunOf = (env: Record<string, string | undefined>): TestRun => ({
  serverUrl: env.API_TEST_ENGINE === 'postgresql' ? process.env.TEST_DATABASE_URL : undefined,
  name: `shop_template_${env.API_TEST_RUN ?? 'local'}`,
})

/** Whether this file runs on a real PostgreSQL: races mean nothing on the embedded database. */
export const onPostgres = testRunOf(process.env).serverUrl !== undefined

const embeddedTemplate = ({ name }: TestRun) => join(tmpdir(), `${name}.tar`)

const loggedOptions = (statements: string[]) => ({
  ...sharedOptions(model),
  debug: ['query' as const],
  logger: (line: string) => statements.push(line),
})

/** Makes the migrated, empty database that each test file then copies. */
export async function prepareTemplate(run: TestRun): Promise<() => Promise<void>> {
  if (run.serverUrl) return preparePostgresTemplate(run.serverUrl, run.name)
  const orm = await EmbeddedORM.init({
    ...sharedOptions(model),
    logger: () => {},
    dbName: 'memory://',
    driverOptions: embeddedOptions,
  } as never)
  await migrate(orm as unknown as MikroORM)
  await prepareEmptying((orm as unknown as MikroORM).em.fork())
  const pglite = await (
    orm.em.getConnection() as unknown as { getNativeClient(): Promise<PGlite> }
  ).getNativeClient()
  const dump = await pglite.dumpDataDir('none')
  await writeFile(embeddedTemplate(run), Buffer.from(await dump.arrayBuffer()))
  await orm.close(true)
  return () => rm(embeddedTemplate(run), { force: true })
}

async function preparePostgresTemplate(server: string, templateName: string): Promise<() => Promise<void>> {
  await onServer(server, async (client) => {
    await client.query(`drop database if exists ${templateName}`)
    await client.query(`create database ${templateName}`)
  })
  const orm = await MikroORM.init({
    ...sharedOptions(model),
    logger: () => {},
    clientUrl: withDatabase(server, templateName),
  })
  await migrate(orm)
  await prepareEmptying(orm.em.fork())
  await orm.close(true)
  return () =>
    onServer(server, async (client) => {
      // The name of one run may begin that of another: process 123 and process 1234.
      const { rows } = await client.query(
        `select datname from pg_database where datname = $1 or starts_with(datname, $1 || '_')`,
        [templateName],
      )
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`)
    })
}

/** The database of this worker: every file that runs in it borrows it, one after the other. */
let shared: { database: TestDatabase; isBorrowed: boolean } | undefined

/**
 * An empty database for one test file. To copy the template for each of them took a third of the whole run: the files of a
 * worker hand one copy on, emptied. While it is lent out, another copy is made.
 */
export async function borrowDatabase(): Promise<TestDatabase> {
  shared ??= { database: await cloneDatabase(), isBorrowed: false }
  if (shared.isBorrowed) return cloneDatabase()
  const { database } = shared
  const lent = shared
  lent.isBorrowed = true
  database.statements.length = 0
  return {
    ...database,
    close: async () => {
      const em = database.orm.em.fork()
      await emptyTables(em)
      // Months that this file prepared would be there before the next one begins.
      await em.execute(`select drop_analytics_months('infinity')`)
      lent.isBorrowed = false
    },
  }
}

/** A fresh copy of the template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const statements: string[] = []
  const run = testRunOf(process.env)
  if (run.serverUrl) return clonePostgres(run.serverUrl, run.name, statements)
  const pglite = await PGlite.create({
    loadDataDir: new Blob([await readFile(embeddedTemplate(run))]),
    ...embeddedOptions,
    // Days as texts, as the ORM has them read by a database that it opens itself.
    parsers: { [types.DATE]: (day) => day },
  })
  const orm = await EmbeddedORM.init({
    ...loggedOptions(statements),
    dbName: 'memory://',
    driverOptions: { pglite },
  } as never)
  return {
    orm: orm as unknown as MikroORM,
    statements,
    close: async () => {
      await orm.close(true)
      await pglite.close()
    },
  }
}

async function clonePostgres(
  server: string,
  templateName: string,
  statements: string[],
): Promise<TestDatabase> {
  const name = `${templateName}_${crypto.randomUUID().slice(0, 8)}`
  await onServer(server, async (client) => {
    await client.query(`create database ${name} template ${templateName}`)
    // No test survives a fall of the server: to wait for the disk at each commit would prove nothing.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const orm = await MikroORM.init({
    ...loggedOptions(statements),
    clientUrl: withDatabase(server, name),
    // As in the shop (platform/database/database.ts).
    driverOptions: { ...withoutCompiling, onPoolCreated: (pool: Pool) => guardPool(pool, 30_000) },
  })
  return {
    orm,
    statements,
    close: async () => {
      await orm.close(true)
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

async function onServer(server: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    // One at a time: two copies of one template at once are refused by PostgreSQL.
    await client.query('select pg_advisory_lock(4019270326)')
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
