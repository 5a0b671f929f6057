import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

const server = process.env.BENCH_DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/postgres'

/** Changes with the tables and with what fills them: a kept database of an older kind is then made anew. */
const recipe = () => {
  const hash = createHash('sha256')
  for (const file of globSync('dist/api/{migrations,seeders}/**/*.js').sort()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Address of a database with this many products, filled on first use and kept for the next run. */
export async function databaseWith(products: number): Promise<string> {
  const name = `shop_bench_${products}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const wanted = recipe()
  const client = new Client(server)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select shobj_description(oid, 'pg_database') as recipe from pg_database where datname = $1`,
      [name],
    )
    if (rows[0]?.recipe !== wanted) {
      await client.query(`drop database if exists ${name}`)
      await client.query(`create database ${name}`)
      console.log(`Filling ${name}…`)
      execFileSync(process.execPath, ['dist/shop/seed-command.js', '--products', String(products)], {
        env: { PATH: process.env.PATH, DATABASE_URL: url.href, DATA_DIR: 'dist/bench-data' },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await client.query(`comment on database ${name} is '${wanted}'`)
    }
  } finally {
    await client.end()
  }
  return url.href
}
