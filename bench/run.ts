import { parseArgs } from 'node:util'
import { databaseWith } from './database.ts'
import { type Effort, type Measure, measure, statementsOf } from './measure.ts'
import { signIn, startWriter } from './people.ts'
import { intoReadme, memoryLine, type Row, writeTables } from './report.ts'
import { type Scenario, scenarios, type World } from './scenarios.ts'
import {
  collectGarbage,
  residentMiB,
  type Server,
  type Statement,
  sessionSecret,
  startBare,
  startShop,
  stop,
} from './servers.ts'

/**
 * Load benchmark: the compiled shop beside a bare server, on PostgreSQL, one catalogue size after the other.
 *   npm run bench -- [--long] [--products 1000,100000] [--only cart] [--write]      database server: BENCH_DATABASE_URL
 * With --write its tables replace those in the README.
 */
const { values } = parseArgs({
  options: {
    long: { type: 'boolean' },
    products: { type: 'string', default: '1000,100000' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean' },
  },
})
const effort: Effort = values.long ? { pairs: 7, seconds: 3 } : { pairs: 3, seconds: 1 }
const sizes = values.products.split(',').map(Number)

/** At the larger sizes only what their size can change. */
const scenariosAt = (products: number): Scenario[] =>
  scenarios.filter(({ name, once }) => name.includes(values.only) && (!once || products === sizes[0]))

/** What each of them sends to the database for one request. */
async function noteStatements(database: string, world: World, wanted: Scenario[]): Promise<Statement[][]> {
  // In the bundle nobody can get at the database's driver: the same code, a file for each module.
  const counting = await startShop(database, ['--import', './bench/count-statements.ts'], 'dist/api/main.js')
  const noted: Statement[][] = []
  for (const scenario of wanted)
    noted.push(await statementsOf(scenario, counting, await worldOf(scenario, world, counting)))
  await stop(counting)
  return noted
}

/** With the ETag of what this scenario asks for first. */
async function worldOf({ ask }: Scenario, world: World, { origin }: Server): Promise<World> {
  const { path, ...options } = ask(0, world)
  const answer = await fetch(origin + path, options)
  return { ...world, etag: answer.headers.get('etag') ?? '' }
}

interface Arena {
  database: string
  shop: Server
  copy: Server
  bare: Server
  world: World
}

async function one(scenario: Scenario, { database, shop, copy, bare, world }: Arena): Promise<Measure> {
  const asked = scenario.atCopy ? copy : shop
  const endWriter = scenario.hasWriter ? await startWriter(database) : async () => {}
  try {
    const here = await worldOf(scenario, world, asked)
    return await measure({ scenario, shop: asked, bare, world: here, effort })
  } finally {
    await endWriter()
  }
}

async function bench(products: number): Promise<string> {
  const database = await databaseWith(products)
  const world: World = { cookies: await signIn(database, sessionSecret), etag: '' }
  const wanted = scenariosAt(products)
  const statements = await noteStatements(database, world, wanted)
  const collecting = ['--expose-gc', '--import', './bench/collect-garbage.ts']
  const [shop, copy] = [await startShop(database, collecting), await startShop(database)]
  const bare = await startBare(database)
  const atStart = residentMiB(shop)
  const rows: Row[] = []
  for (const [index, scenario] of wanted.entries()) {
    bare.child.send([scenarios.indexOf(scenario), statements[index]])
    const measured = await one(scenario, { database, shop, copy, bare, world })
    rows.push({ scenario, measured, statements: statements[index]?.length ?? 0 })
  }
  const after = residentMiB(shop)
  await collectGarbage(shop)
  const memory = memoryLine({ atStart, after, collected: residentMiB(shop) })
  for (const server of [shop, copy, bare]) await stop(server)
  return writeTables(products, rows, memory)
}

try {
  const tables: string[] = []
  for (const products of sizes) tables.push(await bench(products))
  if (values.write) intoReadme(tables)
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
