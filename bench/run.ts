import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { databaseWith } from './database.ts'
import { type Effort, type Measure, measure, statementsOf } from './measure.ts'
import { scenarios } from './scenarios.ts'
import { residentMiB, startBare, startShop, stop } from './servers.ts'

/**
 * Load benchmark: the compiled shop beside a bare server, on PostgreSQL, one catalogue size after the other.
 *   npm run bench -- [--quick] [--products 1000,100000]      database server: BENCH_DATABASE_URL
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, products: { type: 'string', default: '1000,100000' } },
})
const effort: Effort = values.quick ? { pairs: 3, seconds: 1 } : { pairs: 5, seconds: 2 }

async function bench(products: number): Promise<void> {
  const database = await databaseWith(products)
  const counting = await startShop(database, ['--import', './bench/count-statements.ts'])
  const statements: number[] = []
  for (const scenario of scenarios) statements.push(await statementsOf(scenario, counting))
  await stop(counting)

  const [shop, bare] = [await startShop(database), await startBare(database)]
  const atStart = residentMiB(shop)
  const rows: ReturnType<typeof row>[] = []
  for (const [index, scenario] of scenarios.entries())
    rows.push(row(await measure(scenario, shop, bare, effort), statements[index]))
  console.log(`\n${products} products, 16 connections, ${effort.pairs} pairs of ${effort.seconds} s`)
  console.table(rows)
  console.log(`Memory of the shop: ${atStart} MiB at start, ${residentMiB(shop)} MiB at the end`)
  await stop(shop)
  await stop(bare)
}

const row = ({ name, shop, bare, ratio, p50, p99 }: Measure, statements: number | undefined) => ({
  scenario: name,
  'req/s': Math.round(shop),
  'bare req/s': bare === undefined ? '' : Math.round(bare),
  ratio: ratio === undefined ? '' : Number(ratio.toFixed(2)),
  'p50 ms': p50,
  'p99 ms': p99,
  SQL: statements,
})

try {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'api/tsconfig.build.json'], {
    stdio: 'inherit',
  })
  for (const products of values.products.split(',')) await bench(Number(products))
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
