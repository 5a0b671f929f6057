import argon2 from 'argon2'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Session } from '../../platform/http/session.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount } from '../../test/data/factories.ts'
import { openTestShop, type TestShop } from '../../test/shop.ts'

let releaseAll = () => {}
afterEach(() => {
  // What a failed test still holds would hold up those of other files too.
  releaseAll()
  vi.restoreAllMocks()
})

const login = (shop: TestShop, email: string, signal?: AbortSignal) =>
  fetch(`${shop.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: accountPassword }),
    signal: signal ?? null,
  })

/** From now on no password is judged until `release` is called. */
function holdHashing() {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const verify = argon2.verify.bind(argon2)
  const judging = vi.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    await held
    return verify(...given)
  })
  releaseAll = release
  return { release, judging }
}

const mostOfOneAccount = 10
/** For a busy machine. */
const patiently = { timeout: 15_000 }

describe('many sign-ins of one customer at once, the password right', () => {
  const shop = openTestShop()

  test('leave the others their turn: those beyond the share are 429 with Retry-After', async () => {
    const [busy, ...others] = await Promise.all(Array.from({ length: 11 }, () => createAccount(shop)))
    const { release } = holdHashing()
    const refused: Response[] = []
    const crowd = Array.from({ length: 170 }, async () => {
      const answer = await login(shop, busy?.email ?? '')
      if (answer.status === 429) refused.push(answer)
    })
    await expect.poll(() => refused.length, patiently).toBe(170 - mostOfOneAccount)
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2')
    const quiet = others.map(({ email }) => login(shop, email))
    release()
    expect((await Promise.all(quiet)).map(({ status }) => status)).toEqual(Array(10).fill(200))
    await Promise.all(crowd)
  })

  test('hold a share that is free again at once for who goes away', async () => {
    const { email } = await createAccount(shop)
    const { release, judging } = holdHashing()
    const before = shop.logged.length
    const leaving = new AbortController()
    const crowd = Array.from({ length: mostOfOneAccount + 1 }, () => login(shop, email, leaving.signal))
    expect((await Promise.race(crowd)).status).toBe(429)
    await expect.poll(() => judging.mock.calls.length, patiently).toBe(2)
    leaving.abort()
    await Promise.allSettled(crowd)
    const isAnswered = (line: string) => /"path":"\/api\/login".*"responseTime"/.test(line)
    const gone = () => shop.logged.slice(before).filter(isAnswered).length
    await expect.poll(gone, patiently).toBe(mostOfOneAccount + 1)
    // Two are being judged; the eight that waited have left their places to others.
    const again = Array.from({ length: mostOfOneAccount - 1 }, () => login(shop, email))
    expect((await Promise.race(again)).status).toBe(429)
    release()
    const statuses = (await Promise.all(again)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(mostOfOneAccount - 2).fill(200), 429])
  })

  test('of a stranger leave a known device its own share', async () => {
    const { email } = await createAccount(shop)
    const known = new Browser(shop)
    await known.login(email, accountPassword)
    const { release } = holdHashing()
    const crowd = Array.from({ length: mostOfOneAccount + 1 }, () => login(shop, email))
    expect((await Promise.race(crowd)).status).toBe(429)
    const mine = known.login(email, accountPassword)
    release()
    expect((await mine).status).toBe(200)
    await Promise.all(crowd)
  })
})

describe('a storm of logins', () => {
  const shop = openTestShop()

  test('is waited for by nobody else: the catalogue answers while not one of them is judged', async () => {
    const { email } = await createAccount(shop)
    const { release } = holdHashing()
    const judged: Response[] = []
    const storm = Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const answer = await login(shop, i % 2 ? email : `personne-${i}@x.fr`)
        if (answer.status !== 429) judged.push(answer)
        return answer.status
      }),
    )
    for (let i = 0; i < 10; i++) expect((await shop.get('/api/products')).status).toBe(200)
    expect(judged).toEqual([])
    release()
    for (const status of await storm) expect([200, 401, 429]).toContain(status)
    expect(judged.length).toBeGreaterThan(0)
  })
})

describe('many accounts from one address', () => {
  const shop = openTestShop({ TRUST_PROXY: '1' })
  const at = (address: string, i: number) =>
    shop.post('/api/login', {
      body: { email: `personne-${i}@x.fr`, password: accountPassword },
      headers: { 'x-forwarded-for': address },
    })

  test('and registrations fill the share of their address, and no other', async () => {
    const { email } = await createAccount(shop)
    const { release } = holdHashing()
    const crowd = Array.from({ length: 25 }, (_, i) => at('203.0.113.7', i))
    expect((await Promise.race(crowd)).status).toBe(429)
    const facts = { email: 'neuve@exemple.fr', password: 'un bon secret', firstName: 'N', lastName: 'E' }
    const registration = await shop.post('/api/register', {
      body: facts,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(registration.status).toBe(429)
    const elsewhere = shop.post('/api/login', {
      body: { email, password: accountPassword },
      headers: { 'x-forwarded-for': '198.51.100.1' },
    })
    release()
    expect((await elsewhere).status).toBe(200)
    await Promise.all(crowd)
  })
})

describe('a turn that does not come', () => {
  const shop = openTestShop({ DATABASE_REQUEST_TIMEOUT_MS: '400' })

  test('is answered 503 with Retry-After by both edges, however many aliases wait; the next is served', async () => {
    const { email } = await createAccount(shop)
    const { release, judging } = holdHashing()
    const held = [login(shop, email), login(shop, email)]
    await expect.poll(() => judging.mock.calls.length, patiently).toBe(2)
    const aliases = Array.from(
      { length: 10 },
      (_, i) => `a${i}: login(input: { email: "${email}", password: "${accountPassword}" }) { id }`,
    )
    const late = [await login(shop, email), await shop.graphql(`mutation { ${aliases.join(' ')} }`)]
    for (const { status, headers } of late) expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    release()
    await Promise.all(held)
    expect((await login(shop, email)).status).toBe(200)
  })
})

describe('sessions of one account', () => {
  const shop = openTestShop({ SESSIONS_PER_ACCOUNT: '3' })

  test('end beyond SESSIONS_PER_ACCOUNT, the one idle for longest first; those of others stay', async () => {
    const [user, other] = [await createAccount(shop), await createAccount(shop)]
    // A session in use is renewed once a minute.
    const pass = () => (shop.clock.current = new Date(shop.clock.current.getTime() + 60_000))
    const browsers = Array.from({ length: 5 }, () => new Browser(shop))
    const elsewhere = new Browser(shop)
    await elsewhere.login(other.email, accountPassword)
    for (const browser of browsers) {
      pass()
      await browser.login(user.email, accountPassword)
      pass()
      // The first is the one that is used all the time.
      expect((await browsers[0]?.get('/api/auth/user'))?.status).toBe(200)
    }
    const statuses = await Promise.all([...browsers, elsewhere].map((each) => each.get('/api/auth/user')))
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 401, 200, 200, 200])
    expect(await shop.em().count(Session)).toBe(4)
  })

  test('stay as many when sign-ins come at once', async () => {
    const { email } = await createAccount(shop)
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(shop, email)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await login(shop, email)
    expect(await shop.em().count(Session)).toBe(3)
  })
})
