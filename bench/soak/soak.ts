import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { databaseWith } from '../database.ts'
import { signIn, startWriter, writerName } from '../people.ts'
import { residentMiB, type Server, sessionSecret, startShop, stop } from '../servers.ts'
import { mixOf } from './soak-mix.ts'

/**
 * Mixed load on two copies of the compiled shop, while one is killed (`kill -9`) and started again and while the
 * database ends every connection. Tells what the first copy holds in memory each minute, and fails when something
 * acknowledged is lost, when an answer is wrong, or when a request that both copies could answer is answered by none.
 *   npm run soak -- [--minutes 20]      database server: BENCH_DATABASE_URL
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '20' } } })
const wholeMs = Number(values.minutes) * 60_000
const people = 8

const database = await databaseWith(1_000)
const cookies = await signIn(database, sessionSecret)
const client = new Client(database)
await client.connect()

const steady = await startShop(database)
let killed: Server | null = await startShop(database)
const endWriter = await startWriter(database)

const begun = performance.now()
const elapsed = () => performance.now() - begun
const tally = { answers: 0, refusedByOne: 0, broken: 0 }
const faults: string[] = []
/** What the shop has said yes to: e-mail addresses of the newsletter. */
const acknowledged: string[] = []

/** As a proxy would: what no copy has begun to answer may be asked of the other one. */
async function forward(path: string, options: RequestInit): Promise<Response> {
  const copies = killed && Math.random() < 0.5 ? [killed, steady] : [steady, killed]
  for (const copy of copies) {
    if (!copy) continue
    const answer = await fetch(copy.origin + path, options).catch(() => null)
    if (answer) return answer
    tally.refusedByOne++
    // Nobody knows what became of it: a write is not asked for twice.
    if (options.method) break
  }
  throw new Error('no copy answers')
}

async function person(index: number): Promise<void> {
  for (let n = index; elapsed() < wholeMs; n += people) {
    const email = `endurance-${randomUUID()}@exemple.fr`
    const { path, status, ...options } = mixOf(n, { email, cookie: cookies[index] ?? '' })
    try {
      const answer = await forward(path, options)
      await answer.arrayBuffer()
      tally.answers++
      if (answer.status === 503 && isEnding) tally.broken++
      else if (answer.status !== status)
        faults.push(`${path}: ${answer.status} instead of ${status} at ${minutesSoFar()} min`)
      else if (path === '/api/newsletter') acknowledged.push(email)
    } catch {
      tally.broken++
      // A read must always be answered: the first copy lives.
      if (!options.method && !isEnding) faults.push(`${path}: no answer`)
    }
  }
}

/** While the database ends every connection, an answer may break off or be « 503 ». */
let isEnding = false

async function killAndStart(): Promise<void> {
  const victim = killed
  killed = null
  victim?.child.kill('SIGKILL')
  console.log(`${minutesSoFar()} min: one copy killed`)
  killed = await startShop(database)
}

async function endConnections(): Promise<void> {
  isEnding = true
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> $1',
    [writerName],
  )
  console.log(`${minutesSoFar()} min: every connection of the database ended`)
  await pause(5_000)
  isEnding = false
}

const minutesSoFar = () => (elapsed() / 60_000).toFixed(1)

/** What happens, as parts of the whole time. */
const events: [at: number, what: () => Promise<void>][] = [
  [0.25, killAndStart],
  [0.5, endConnections],
  [0.75, killAndStart],
]

async function watch(): Promise<number[]> {
  const memory: number[] = []
  while (elapsed() < wholeMs) {
    await pause(Math.min(60_000, Math.max(0, wholeMs - elapsed())))
    memory.push(residentMiB(steady))
    console.log(`${minutesSoFar()} min: ${memory.at(-1)} MiB, ${tally.answers} answers`)
  }
  return memory
}

async function happen(): Promise<void> {
  for (const [at, what] of events) {
    await pause(Math.max(0, at * wholeMs - elapsed()))
    await what()
  }
}

const [memory] = await Promise.all([
  watch(),
  happen(),
  ...Array.from({ length: people }, (_, index) => person(index)),
])
await endWriter()

const { rows } = await client.query(
  'select email from unnest($1::text[]) as said (email) where not exists (select from newsletter where newsletter.email = said.email)',
  [acknowledged],
)
await client.query(`delete from newsletter where email like 'endurance-%'`)
// The database is kept: whoever is measured on it next would send these meanwhile.
await client.query(`delete from outgoing_mails where recipient like 'endurance-%'`)
await client.end()
await stop(steady)
if (killed) await stop(killed)

if (rows.length > 0) faults.push(`${rows.length} acknowledged entries of the newsletter are lost`)
console.log({ ...tally, acknowledged: acknowledged.length, memory, faults: faults.slice(0, 20) })
process.exit(faults.length > 0 ? 1 : 0)
