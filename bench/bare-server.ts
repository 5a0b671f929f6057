import { createServer } from 'node:http'
import { Pool } from 'pg'
import { scenarios } from './scenarios.ts'

/**
 * The yardstick: node:http and pg alone. `/n` runs the statement of the n-th scenario and sends its rows as JSON.
 * Nothing is checked, logged, counted or protected: no shop can be faster, and the ratio says what ours costs.
 */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

createServer(async (request, response) => {
  const { sql, params } = scenarios[Number(request.url?.slice(1))] ?? {}
  try {
    const { rows } = await pool.query(sql ?? 'select 1', params)
    const body = JSON.stringify(rows)
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    })
    response.end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}).listen(Number(process.env.PORT), '127.0.0.1')
