import { createServer } from 'node:http'
import argon2 from 'argon2'
import { Pool } from 'pg'
import { emailOf, password } from './people.ts'
import { scenarios } from './scenarios.ts'
import type { Statement } from './servers.ts'

/**
 * The yardstick: node:http and pg alone. `/i/n` does what the twin of the i-th scenario does for its n-th request, and
 * sends the rows as JSON. Nothing is checked, logged, counted or protected: no shop that asks its database can be
 * faster, and the ratio says what ours costs.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
let buffer: string | undefined
/** What the shop sends for one request, by scenario: told by the bench. */
const shopStatements = new Map<number, Statement[]>()
process.on('message', ([scenario, statements]: [number, Statement[]]) =>
  shopStatements.set(scenario, statements),
)

const rowsOf = async (sql: string, params: unknown[] = []) => (await pool.query(sql, params)).rows

async function answer(scenario: number, n: number): Promise<string> {
  const { twin } = scenarios[scenario] ?? {}
  if (twin === 'static') {
    buffer ??= JSON.stringify(await rowsOf('select * from products order by id desc limit 24'))
    return buffer
  }
  if (twin === 'argon2') {
    const [person] = await rowsOf('select password from users where email = $1', [emailOf(n)])
    return JSON.stringify(await argon2.verify(person.password, password))
  }
  if (twin === 'same') {
    const asked = shopStatements.get(scenario) ?? []
    return JSON.stringify(await Promise.all(asked.map(({ sql, params }) => rowsOf(sql, params))))
  }
  return JSON.stringify(twin ? await rowsOf(twin.sql, twin.params?.(n)) : [])
}

createServer(async (request, response) => {
  const [, scenario, n] = (request.url ?? '').split('/').map(Number)
  try {
    const body = await answer(scenario ?? Number.NaN, n ?? 0)
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(Number(process.env.PORT), '127.0.0.1')
