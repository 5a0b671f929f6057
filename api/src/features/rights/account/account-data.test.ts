import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../../housekeeping.ts'
import { createAdmin, createUser } from '../../../test/data/factories.ts'
import { fillEveryTable } from '../../../test/data/whole-person.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { personOf } from '../declarations/person.ts'
import { AccountDeletion } from '../deletion/account-deletion.entity.ts'
import { scanForResidue } from '../deletion/residue-scan.ts'
import { holdings } from './account-data.service.ts'
import { ownRows } from './own-rows.ts'

const shop = openTestShop()
const confirmed = { emailConfirmedAt: new Date('2026-01-01T00:00:00Z') }

/** Ana, and one whose address ends like hers and whose name is another; both have a row in every table. */
let ana: User
let joana: User
beforeEach(async () => {
  ana = await createAdmin(shop, {
    ...confirmed,
    email: 'ana@exemple.fr',
    firstName: 'Anahide',
    lastName: 'Petitjean',
  })
  joana = await createAdmin(shop, {
    ...confirmed,
    email: 'joana@exemple.fr',
    firstName: 'Joana',
    lastName: 'Grand',
  })
})
const fill = async () => {
  await fillEveryTable(shop, ana, joana)
  await fillEveryTable(shop, joana, ana)
}
const day = 24 * 3_600_000
const clean = () => cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
const start = shop.clock.current
beforeEach(() => {
  shop.clock.current = start
})

/** The file that this person is handed, unpacked. */
async function exported(as: User) {
  const response = await fetch(`${shop.origin}/api/account/data/export`, {
    headers: { cookie: await shop.cookieOf(as) },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const json = JSON.parse(text('mes-donnees.json')) as {
    data: { table: string; label: string; rows: Record<string, unknown>[] }[]
  }
  return { json, html: text('mes-donnees.html') }
}

/** All rows that are declared of somebody, as they are. */
async function rowsOf(user: User) {
  const found: Record<string, unknown[]> = {}
  for (const { table, label, rows, erase, kept } of holdings) {
    const all: unknown[] = []
    const whole = { label, rows, erase, kept }
    for await (const row of ownRows(shop.em(), table, whole, personOf(user))) all.push(row)
    found[`${table}: ${label}`] = all
  }
  return found
}

test('a person with a row in every table is handed all of them, without a secret and without another’s', async () => {
  await fill()
  const { json, html } = await exported(ana)
  expect(json.data.filter(({ table, rows }) => table !== 'account_deletions' && rows.length === 0)).toEqual(
    [],
  )
  for (const { label } of json.data.filter(({ rows }) => rows.length > 0)) expect(html).toContain(label)
  const all = JSON.stringify(json) + html
  expect(all).not.toMatch(/joana|argon2|token-|"hash-|secret-|preview-|sid-/i)
  expect(json.data.find(({ table }) => table === 'users')?.rows).toMatchObject([{ email: ana.email }])
  expect(json.data.find(({ table }) => table === 'analytics')?.rows).toHaveLength(2)
})

test('more rows than a page of the database has are handed out whole, once each', async () => {
  await shop.em().execute(
    `insert into analytics (user_id, page_url, page_name, created_at)
     select ?, '/' || n, 'Home', now() - make_interval(secs => n / 3) from generate_series(1, 450) n`,
    [ana.id],
  )
  const { json, html } = await exported(ana)
  const pages = json.data.find(({ table }) => table === 'analytics')?.rows.map((row) => row.page_url)
  expect(new Set(pages).size).toBe(450)
  expect(pages).toHaveLength(450)
  expect(html).toContain('Les 100 premières lignes')
})

test('both edges tell what is held and what would become of it', async () => {
  await fill()
  const rest = await shop.get('/api/account/data', { as: ana })
  const { body } = await shop.graphql(
    '{ accountData { held { kind table label rows fate why until } isEmailConfirmed deletion { dueAt } } }',
    {},
    { as: ana },
  )
  // Each of these requests came by a session of its own.
  const lasting = ({ held, ...data }: { held: { table: string }[] }) => ({
    ...data,
    held: held.filter(({ table }) => table !== 'sessions'),
  })
  expect(lasting(body.data.accountData)).toEqual(lasting(rest.body))
  const fates = Object.fromEntries(
    rest.body.held.map((each: { table: string; fate: string }) => [each.table, each.fate]),
  )
  expect(fates).toMatchObject({
    users: 'DELETED',
    orders: 'KEPT',
    assessments: 'ANONYMISED',
    score_history: 'KEPT',
  })
  expect(rest.body.held.find(({ table }: { table: string }) => table === 'orders').until).toContain(
    '10\u00a0ans',
  )
})

test('the first rows of each kind are shown in words, alike by both edges and without what is withheld', async () => {
  await fill()
  const cookie = await shop.cookieOf(ana)
  const { held } = (await shop.get('/api/account/data', { headers: { cookie } })).body
  expect(held.length).toBeGreaterThan(30)
  for (const { kind, rows } of held) {
    const rest = await shop.get(`/api/account/data/rows?kind=${kind}`, { headers: { cookie } })
    const { body } = await shop.graphql(
      'query ($kind: String!) { accountRows(kind: $kind) { rows { facts { name value } } withheld { name value } } }',
      { kind },
      { headers: { cookie } },
    )
    expect(body.data.accountRows, kind).toEqual(rest.body)
    expect(rest.body.rows, kind).toHaveLength(rows)
    expect(JSON.stringify(rest.body), kind).not.toMatch(/joana|argon2|token-|"hash-|secret-|preview-|sid-/i)
  }
  const users = await shop.get('/api/account/data/rows?kind=users-1', { headers: { cookie } })
  expect(users.body.rows[0].facts).toContainEqual({ name: 'Adresse e-mail', value: ana.email })
  expect(users.body.rows[0].facts).toContainEqual({
    name: 'Adresse confirmée le',
    value: expect.stringContaining('1er janvier 2026'),
  })
  expect(users.body.withheld).toEqual([{ name: 'password', value: 'L’empreinte de votre mot de passe.' }])
  expect((await shop.get('/api/account/data/rows?kind=posts-1', { headers: { cookie } })).status).toBe(404)
  await shop.em().execute(
    `insert into analytics (user_id, page_url, page_name, created_at)
     select ?, '/' || n, 'Home', now() from generate_series(1, 30) n`,
    [ana.id],
  )
  expect(
    (await shop.get('/api/account/data/rows?kind=analytics-1', { headers: { cookie } })).body.rows,
  ).toHaveLength(20)
})

test('what hangs on an address alone is nobody’s before the address is confirmed', async () => {
  await fill()
  const thief = await createUser(shop, { email: 'lea@exemple.fr' })
  await shop.em().execute(`insert into newsletter (email, token) values ('lea@exemple.fr', 'jeton')`)
  const tables = async () =>
    (await shop.get('/api/account/data', { as: thief })).body.held.map((row: { table: string }) => row.table)
  expect(await tables()).not.toContain('newsletter')
  await shop.em().execute('update users set email_confirmed_at = now() where id = ?', [thief.id])
  expect(await tables()).toContain('newsletter')
})

test('one corrects one’s own name, on either edge', async () => {
  const { body } = await shop.put('/api/account/name', {
    as: ana,
    body: { firstName: 'Anne', lastName: 'P.' },
  })
  expect(body).toMatchObject({ firstName: 'Anne', lastName: 'P.' })
  const asked = await shop.graphql(
    'mutation { changeOwnName(firstName: " ", lastName: "P") { id } }',
    {},
    { as: ana },
  )
  expect(asked.body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { firstName: expect.any(String) },
  })
})

describe('the end of an account', () => {
  const request = (as: User) => shop.post('/api/account/deletion', { as, body: {} })
  const mails = async (to: User) =>
    (
      await shop
        .em()
        .execute<{ subject: string }[]>(
          'select subject from outgoing_mails where recipient = ? order by id',
          [to.email],
        )
    ).map(({ subject }) => subject.replaceAll('\u00a0', ' '))

  test('leaves nothing of the person but what is declared, everything of others, and a report', async () => {
    await fill()
    const { id, email } = ana
    const before = await rowsOf(joana)
    expect((await request(ana)).body.dueAt).toBe(new Date(start.getTime() + 7 * day).toISOString())
    shop.clock.current = new Date(start.getTime() + 7 * day - 1)
    await clean()
    expect((await shop.get('/api/account/data', { as: ana })).status).toBe(200)
    shop.clock.current = new Date(start.getTime() + 7 * day)
    await clean()

    const { found, tables } = await scanForResidue(shop.em(), { id, email, name: 'Anahide Petitjean' }, 1)
    expect(tables).toBeGreaterThan(35)
    expect(
      found.map(({ table, column, by, declared }) => `${table}.${column} ${by} ${declared}`).toSorted(),
    ).toEqual([
      'orders.customer_name NAME true',
      'orders.shipping_address NAME true',
      'outgoing_mails.recipient EMAIL true',
    ])
    const after = await rowsOf(joana)
    // Of hers: what names who worked on her order and message has lost that name, and nothing else has changed.
    for (const [kind, rows] of Object.entries(before)) expect(after[kind]?.length, kind).toBe(rows.length)
    const lasting = (kinds: typeof before) =>
      JSON.stringify(Object.entries(kinds).filter(([kind]) => !kind.startsWith('sessions')))
    expect(lasting(after)).toBe(lasting(before).replaceAll(`"${id}"`, 'null'))
    const [deletion] = await shop.em().find(AccountDeletion, {}, { populate: ['needles'] })
    expect(deletion).toMatchObject({
      state: 'CHECKED',
      userId: null,
      needles: null,
      erasedAt: shop.clock.now(),
    })
    expect(deletion?.report?.found.every(({ declared }) => declared)).toBe(true)
    expect(JSON.stringify(deletion?.report)).not.toMatch(/anahide|ana@/i)
    expect((await shop.get('/api/account/data', { as: ana })).status).toBe(401)
    // The last mail names its reader until it has gone.
    expect(await mails(ana)).toEqual(['Votre compte est supprimé'])
    await shop
      .em()
      .execute(`update outgoing_mails set sent_at = now(), text = '', html = null where recipient = ?`, [
        email,
      ])
    await clean()
    expect(await mails(ana)).toEqual([])
  })

  test('looks for the person in every text: what no declaration knows of is in the report', async () => {
    const [{ id, email }] = [ana]
    await shop.em().execute(`insert into site_settings (key, value) values ('x', ?)`, [`Écrire à ${email}.`])
    await request(ana)
    shop.clock.current = new Date(start.getTime() + 7 * day)
    await clean()
    const [deletion] = await shop.em().find(AccountDeletion, {})
    expect(deletion?.report?.found).toContainEqual({
      table: 'site_settings',
      column: 'value',
      by: 'EMAIL',
      rows: 1,
      declared: false,
    })
    expect(id).not.toBe('')
  })

  test('is taken back until then, also twice; each time somebody is told', async () => {
    await request(ana)
    await request(ana)
    expect(
      (await shop.graphql('{ accountData { deletion { dueAt } } }', {}, { as: ana })).body.data.accountData
        .deletion,
    ).not.toBeNull()
    for (let times = 0; times < 2; times++)
      expect((await shop.delete('/api/account/deletion', { as: ana })).body).toEqual({ success: true })
    expect(await mails(ana)).toEqual(['Votre compte sera supprimé dans 7 jours', 'Votre compte reste ouvert'])
    shop.clock.current = new Date(start.getTime() + 8 * day)
    await clean()
    expect((await shop.get('/api/account/data', { as: ana })).status).toBe(200)
  })

  test('asks for a recent proof, and so does the file; taking it back does not', async () => {
    const cookie = await shop.cookieOf(ana)
    shop.clock.current = new Date(start.getTime() + 11 * 60_000)
    const ask = (method: string, path: string) =>
      shop.call(method, `/api/account/${path}`, {
        headers: { cookie },
        ...(method === 'POST' ? { body: {} } : {}),
      })
    expect((await ask('POST', 'deletion')).body.code).toBe('STEP_UP_REQUIRED')
    expect((await ask('GET', 'data/export')).body.code).toBe('STEP_UP_REQUIRED')
    expect((await ask('GET', 'data/rows?kind=users-1')).body.code).toBe('STEP_UP_REQUIRED')
    expect((await ask('DELETE', 'deletion')).status).toBe(200)
  })

  test('is refused to the last who manages the shop, also when the others are leaving', async () => {
    expect((await request(joana)).status).toBe(201)
    const refused = await request(ana)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('confiez-la')])
    await shop.delete('/api/account/deletion', { as: joana })
    expect((await request(ana)).status).toBe(201)
  })
})

test('an order loses its customer ten years after the end of its year, and not before', async () => {
  const order = (address: string, createdAt: string) =>
    shop
      .em()
      .execute(`insert into orders (user_id, total, shipping_address, created_at) values (?, 1, ?, ?)`, [
        ana.id,
        address,
        createdAt,
      ])
  await order('over', '2015-12-31T22:59:00Z')
  await order('not yet', '2015-12-31T23:01:00Z')
  await clean()
  const left = await shop
    .em()
    .execute('select shipping_address as address, user_id is null as nobody from orders order by id')
  expect(left).toEqual([
    { address: null, nobody: true },
    { address: 'not yet', nobody: false },
  ])
})
