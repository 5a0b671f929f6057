import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import argon2 from 'argon2'
import { Client } from 'pg'

/** So many customers are at work: more than there are connections, so that nobody waits for themselves. */
export const customersAtWork = 64

/** What each of them signs in with. */
export const password = 'un-mot-de-passe-de-banc'

/** E-mail of the n-th customer. */
export const emailOf = (n: number): string => `banc-${n % customersAtWork}@exemple.fr`

const dayMs = 86_400_000

/** Opens an account and a session for each. @returns their cookies. */
export async function signIn(databaseUrl: string, sessionSecret: string): Promise<string[]> {
  const client = new Client(databaseUrl)
  await client.connect()
  try {
    // As the shop hashes (platform/passwords.ts), so that the bare twin checks the same.
    const hash = await argon2.hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    // What they put into their carts.
    await client.query('update products set in_stock = true where id <= 5 and not in_stock')
    const cookies: string[] = []
    for (let n = 0; n < customersAtWork; n++) {
      const id = `banc-${n}`
      await client.query(
        `insert into users (id, email, password) values ($1, $2, $3) on conflict (id) do update set password = $3`,
        [id, emailOf(n), hash],
      )
      await client.query('delete from cart where user_id = $1', [id])
      cookies.push(await openSession(client, sessionSecret, id))
    }
    return cookies
  } finally {
    await client.end()
  }
}

async function openSession(client: Client, secret: string, userId: string): Promise<string> {
  const [sid, expires] = [randomUUID(), new Date(Date.now() + dayMs)]
  const cookie = { originalMaxAge: dayMs, expires, httpOnly: true, path: '/' }
  await client.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [
    sid,
    { cookie, userId, signedInAt: Date.now() },
    expires,
  ])
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '')
  return `session=${encodeURIComponent(`s:${sid}.${signature}`)}`
}

const everyMs = 100

/** What the writer's connection is called in the database. */
export const writerName = 'bench writer'

/** Changes the price of some product ten times a second, as another program would. @returns ends it. */
export async function startWriter(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl, application_name: writerName })
  await client.connect()
  const end = new AbortController()
  const writing = (async () => {
    for (let n = 0; !end.signal.aborted; n++) {
      await client.query('update products set price = $1 where id = $2', [1 + (n % 90), 1 + (n % 500)])
      await pause(everyMs, undefined, { signal: end.signal }).catch(() => {})
    }
  })()
  return async () => {
    end.abort()
    await writing
    await client.end()
  }
}
