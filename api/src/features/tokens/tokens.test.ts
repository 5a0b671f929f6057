import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { createAdmin, createApiToken, createPost, createProduct } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { ApiToken } from '../accounts/tokens/api-token.entity.ts'
import { tokenScopes } from '../accounts/tokens/tokens.rules.ts'
import type { User } from '../accounts/user.entity.ts'
import { AuditEntry } from '../audit/audit-entry.entity.ts'

const shop = openTestShop({ API_TOKEN_REQUESTS_PER_MINUTE: '40' })

let owner: User
beforeEach(async () => {
  owner = await createAdmin(shop)
})

const inDays = (days: number) => new Date(shop.clock.current.getTime() + days * 24 * 3_600_000).toISOString()
const wanted = { name: 'Caisse', scopes: ['ORDERS_READ'], expiresAt: inDays(90) }
const by = (text: string, headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${text}`, ...headers },
})
const isAway = (given: { status: number; headers: Headers; body: { code: string } }) => {
  expect([given.status, given.body.code]).toEqual([401, 'UNAUTHENTICATED'])
  expect(given.headers.get('www-authenticate')).toMatch(/^Bearer .*invalid_token/)
}

describe('a new token', () => {
  test('is told once; of it the hash alone is kept, and nothing of it in history and log', async () => {
    const made = await shop.post('/api/admin/tokens', { as: owner, body: wanted })
    expect(made.status).toBe(201)
    const { text } = made.body
    expect(text).toMatch(/^ramure_[\w-]{43}$/)
    const { body: list } = await shop.get('/api/admin/tokens', { as: owner })
    expect(list).toEqual([made.body.token])
    expect(list[0]).toMatchObject({ ...wanted, madeBy: owner.email, lastUsedAt: null })
    await shop.get('/api/admin/orders', by(text))
    await shop.get('/api/admin/orders', by(`${text.slice(0, -1)}é`))
    const kept = [
      await shop.em().find(ApiToken, {}),
      await shop.em().find(AuditEntry, { subjectType: 'TOKEN' }),
      shop.logged,
    ]
    expect(JSON.stringify(kept)).not.toContain(text.slice(0, 20))
    expect(kept[1]).toMatchObject([{ action: 'CREATED', after: { name: 'Caisse', madeBy: owner.email } }])
  })

  test.each([
    ['no scope', { ...wanted, scopes: [] }, 'scopes'],
    ['an unknown scope', { ...wanted, scopes: ['TEAM'] }, 'scopes.0'],
    ['no name', { ...wanted, name: ' ' }, 'name'],
    ['an end that is past', { ...wanted, expiresAt: inDays(-1) }, 'expiresAt'],
    ['an end in more than a year', { ...wanted, expiresAt: inDays(366) }, 'expiresAt'],
  ])('is refused with %s', async (_name, body, field) => {
    const { status, body: refusal } = await shop.post('/api/admin/tokens', { as: owner, body })
    expect([status, Object.keys(refusal.fields)]).toEqual([400, [field]])
  })

  test('has a name of its own among those of its maker, also of two at once; a mail tells of it', async () => {
    const make = (as: User) => shop.post('/api/admin/tokens', { as, body: wanted })
    const answers = await Promise.all([make(owner), make(owner)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(Object.keys(refused?.body.fields)).toEqual(['name'])
    expect((await make(await createAdmin(shop))).status).toBe(201)
    const mails = await shop.em().find(OutgoingMail, { recipient: owner.email })
    expect(mails.map(({ subject }) => subject)).toEqual(['Un jeton d’API a été créé'])
    expect(mails[0]?.text).not.toContain(answers.find(({ status }) => status === 201)?.body.text)
  })

  test('is refused to whom nobody has seen for ten minutes', async () => {
    const cookie = await shop.cookieOf(owner)
    shop.clock.current = new Date(shop.clock.current.getTime() + 11 * 60_000)
    const answer = await shop.post('/api/admin/tokens', { headers: { cookie }, body: wanted })
    expect([answer.status, answer.body.code]).toEqual([403, 'STEP_UP_REQUIRED'])
  })

  test('is refused to who has twenty, however many are asked for at once', async () => {
    for (let n = 0; n < 18; n += 1) await createApiToken(shop, owner, ['INBOX'])
    const answers = await Promise.all(
      [1, 2, 3, 4].map((nth) =>
        shop.post('/api/admin/tokens', { as: owner, body: { ...wanted, name: `Nouveau ${nth}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
  })
})

describe('a request with a token', () => {
  test('sees what its scopes allow, on both edges; the cookie beside it counts for nothing', async () => {
    await createPost(shop, { title: 'Brouillon', published: false })
    const hidden = await createProduct(shop, { visible: false })
    const text = await createApiToken(shop, owner, ['CONTENT_READ'])
    expect((await shop.get('/api/posts', by(text))).body).toHaveLength(1)
    const { body } = await shop.graphql('{ posts { totalCount } }', undefined, by(text))
    expect(body.data.posts.totalCount).toBe(1)
    const both = { as: owner, ...by(text) }
    expect((await shop.get('/api/admin/orders', both)).status).toBe(403)
    expect((await shop.get(`/api/products/${hidden.id}`, both)).status).toBe(404)
    const reading = by(await createApiToken(shop, owner, ['CATALOGUE_READ']))
    expect((await shop.get(`/api/products/${hidden.id}`, reading)).status).toBe(200)
    expect((await shop.get('/api/posts', reading)).body).toEqual([])
  })

  test('is refused when the token is wrong, has ended or was revoked, on public addresses too', async () => {
    const ends = await createApiToken(shop, owner, ['ORDERS_READ'], { expiresAt: inDays(1) })
    const revoked = await createApiToken(shop, owner, ['ORDERS_READ'])
    expect((await shop.get('/api/admin/orders', by(revoked))).status).toBe(200)
    expect((await shop.delete('/api/admin/tokens/2', { as: owner })).status).toBe(200)
    shop.clock.current = new Date(shop.clock.current.getTime() + 24 * 3_600_000)
    for (const text of [ends, revoked, `ramure_${'x'.repeat(43)}`, 'x', '']) {
      isAway(await shop.get('/api/admin/orders', { as: owner, ...by(text) }))
      isAway(await shop.get('/api/categories', by(text)))
      const graphql = await shop.graphql('{ categories { id } }', undefined, by(text))
      isAway(graphql)
      expect(graphql.body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    }
  })

  test('may no more than its maker may now, and nothing once they have left', async () => {
    const text = await createApiToken(shop, owner, [...tokenScopes])
    const other = await createAdmin(shop)
    const orders = () => shop.get('/api/admin/orders', by(text))
    const inGraphql = () => shop.graphql('{ adminOrders { totalCount } }', undefined, by(text))
    expect((await orders()).status).toBe(200)
    expect((await inGraphql()).body.data.adminOrders.totalCount).toBe(0)
    await shop.em().execute("update users set roles = '{CATALOGUE}' where id = ?", [owner.id])
    expect((await orders()).status).toBe(403)
    expect((await inGraphql()).body.errors[0].extensions.code).toBe('FORBIDDEN')
    await shop.em().execute("update users set roles = '{}' where id = ?", [owner.id])
    isAway(await orders())
    isAway(await inGraphql())
    await shop.em().execute('delete from users where id = ?', [owner.id])
    isAway(await orders())
    expect((await shop.get('/api/admin/tokens', { as: other })).body).toEqual([])
  })

  test('ends when its maker is taken out of the team, and stands in the history so', async () => {
    const member = await createAdmin(shop, { roles: ['CATALOGUE'] })
    const text = await createApiToken(shop, member, ['CATALOGUE_READ'], { name: 'Import' })
    await shop.put(`/api/admin/team/${member.id}`, { as: owner, body: { roles: ['CONTENT'] } })
    expect(await shop.em().count(ApiToken)).toBe(1)
    await shop.delete(`/api/admin/team/${member.id}`, { as: owner })
    await shop.em().execute("update users set roles = '{CATALOGUE}' where id = ?", [member.id])
    isAway(await shop.get('/api/admin/orders', by(text)))
    const kept = await shop.em().find(AuditEntry, { subjectType: 'TOKEN' })
    expect(kept).toMatchObject([{ action: 'DELETED', actorEmail: owner.email, before: { name: 'Import' } }])
  })

  test('never gives more than its maker has, when it is made', async () => {
    await createAdmin(shop)
    await shop.em().execute("update users set roles = '{CATALOGUE}' where id = ?", [owner.id])
    expect((await shop.post('/api/admin/tokens', { as: owner, body: wanted })).status).toBe(403)
  })

  test('does nothing for an account: no session, password, token', async () => {
    const text = await createApiToken(shop, owner, [...tokenScopes])
    const login = { email: owner.email, password: 'un mot de passe' }
    const answers = [
      await shop.get('/api/auth/user', by(text)),
      await shop.post('/api/login', { body: login, ...by(text) }),
      await shop.post('/api/logout', by(text)),
      await shop.get('/api/admin/tokens', by(text)),
      await shop.post('/api/admin/tokens', { body: wanted, ...by(text) }),
      await shop.get('/api/cart', by(text)),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('set-cookie')])).toEqual(
      answers.map(() => [403, null]),
    )
    expect((await shop.graphql('{ me { id } }', undefined, by(text))).body.data.me).toBeNull()
  })

  test('writes with the name of the token beside the maker’s; no Origin is asked of it', async () => {
    const text = await createApiToken(shop, owner, ['CATALOGUE_WRITE'], { name: 'Import' })
    const body = { name: 'Zéro déchet', slug: 'zero-dechet' }
    const elsewhere = { origin: 'https://ailleurs.example', 'sec-fetch-site': 'cross-site' }
    expect((await shop.post('/api/categories', { as: owner, body, headers: elsewhere })).status).toBe(403)
    expect((await shop.post('/api/categories', { body, ...by(text, elsewhere) })).status).toBe(201)
    const { body: history } = await shop.get('/api/admin/history?subjectType=CATEGORY', { as: owner })
    expect(history).toMatchObject([{ actorEmail: owner.email, actorToken: 'Import', actorTokenId: 1 }])
  })

  test('is counted for its token alone: beyond, 429 and when to come back', async () => {
    const [busy, calm] = [
      await createApiToken(shop, owner, ['ORDERS_READ']),
      await createApiToken(shop, owner, ['ORDERS_READ']),
    ]
    for (let n = 0; n < 40; n += 1) expect((await shop.get('/api/method', by(busy))).status).toBe(200)
    for (const answer of [
      await shop.get('/api/method', by(busy)),
      await shop.graphql('{ me { id } }', undefined, by(busy)),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect((await shop.get('/api/method', by(calm))).status).toBe(200)
  })

  test('is noted as the last use once a minute at most', async () => {
    const text = await createApiToken(shop, owner, ['ORDERS_READ'])
    const usedAt = async () => (await shop.em().findOneOrFail(ApiToken, { id: 1 })).lastUsedAt
    await shop.get('/api/method', by(text))
    const first = shop.clock.current
    expect(await usedAt()).toEqual(first)
    shop.clock.current = new Date(first.getTime() + 59_000)
    const statements = await shop.statementsOf(() => shop.get('/api/method', by(text)))
    expect(statements.filter((sql) => /\bupdate api_tokens/i.test(sql))).toEqual([])
    shop.clock.current = new Date(first.getTime() + 60_000)
    await shop.get('/api/method', by(text))
    expect(await usedAt()).toEqual(shop.clock.current)
  })
})
