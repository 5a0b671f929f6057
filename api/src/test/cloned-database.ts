import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { MikroORM as EmbeddedORM } from '@mikro-orm/pglite'
import { MikroORM } from '@mikro-orm/postgresql'
import { Client } from 'pg'
import { model } from '../model.ts'
import { embeddedExtensions, sharedOptions } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'

/** A database of a test file's own, and every SQL statement that the app sent to it. */
export interface TestDatabase {
  orm: MikroORM
  statements: string[]
  close(): Promise<void>
}

/** One run of the suite on one engine; set by the vitest project. */
export interface TestRun {
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
    driverOptions: { extensions: embeddedExtensions },
  } as never)
  await migrate(orm as unknown as MikroORM)
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
  await orm.close(true)
  return () =>
    onServer(server, (client) => client.query(`drop database if exists ${templateName} with (force)`))
}

/** A fresh copy of the template. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const statements: string[] = []
  const run = testRunOf(process.env)
  if (run.serverUrl) return clonePostgres(run.serverUrl, run.name, statements)
  const pglite = await PGlite.create({
    loadDataDir: new Blob([await readFile(embeddedTemplate(run))]),
    extensions: embeddedExtensions,
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
  const name = `shop_test_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name} template ${templateName}`))
  const orm = await MikroORM.init({ ...loggedOptions(statements), clientUrl: withDatabase(server, name) })
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
