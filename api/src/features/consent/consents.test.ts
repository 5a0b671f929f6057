import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../housekeeping.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { ensureInformationPages } from '../content/pages/information-pages.service.ts'
import { Subscriber } from '../engagement/newsletter/subscriber.entity.ts'
import { checkConsents, checkConsentsDaily } from './check-consents.ts'
import { forgetConsents, recordConsent } from './record-consent.ts'
import { consentTexts, formerTexts } from './texts/consent-texts.rules.ts'

const shop = openTestShop()
const ana = 'ana@exemple.fr'
const sql = (text: string) => shop.em().execute(text)
const later = (ms: number) => (shop.clock.current = new Date(shop.clock.now().getTime() + ms))
const clean = () => cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
const rows = () =>
  shop
    .em()
    .execute<{ kind: string; act: string; people: number }[]>(
      'select kind, act, people from consent_entries order by id',
    )
const acts = async () => (await rows()).map(({ kind, act }) => `${kind} ${act}`)

const inCapitals = (entries: { kind: string; act?: string }[]) =>
  entries.map(({ act, ...entry }) => ({
    ...entry,
    kind: entry.kind.toUpperCase(),
    ...(act && { act: act.toUpperCase() }),
  }))

/** Three links of one chain. */
const say = async () => {
  for (const act of ['ASKED', 'CONFIRMED', 'LEFT'] as const)
    await recordConsent(shop.em(), { kind: 'NEWSLETTER', act, email: ana }, shop.clock.now())
}

test('each wording keeps its version: whoever changes a text gives it a new one', () => {
  const known = [
    ...Object.entries(consentTexts).map(([kind, text]) => ({ kind, ...text })),
    ...formerTexts,
  ].map(({ kind, version, text }) => [
    `${kind} ${version}`,
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  ])
  expect(Object.fromEntries(known)).toEqual({
    'NEWSLETTER 2026-11-23': 'a860385ace8c151b',
    'WAITLIST 2026-11-23': '420e2ab88f228b0d',
    'MEASUREMENT 2026-11-23': '84330ed4680a52f1',
    'TERMS 2026-11-23': '343298dad10f4c0b',
  })
})

describe('what people say comes into the ledger', () => {
  test('of the newsletter: asked, confirmed, left; what was said already is not said twice', async () => {
    const ask = () => shop.post('/api/newsletter', { body: { email: ana } })
    await ask()
    await ask()
    const { token } = await shop.em().findOneOrFail(Subscriber, { email: ana })
    for (const verb of ['confirm', 'confirm', 'unsubscribe', 'unsubscribe'])
      await shop.post(`/api/newsletter/${verb}`, { body: { token } })
    await ask()
    expect(await acts()).toEqual([
      'NEWSLETTER ASKED',
      'NEWSLETTER CONFIRMED',
      'NEWSLETTER LEFT',
      'NEWSLETTER ASKED',
    ])
  })

  test('of the waitlist and of the terms', async () => {
    const person = { firstName: 'Ana', lastName: 'Petit', email: ana }
    await shop.post('/api/waitlist', { body: person })
    await shop.post('/api/waitlist', { body: person })
    const password = 'un mot bien long'
    expect((await shop.post('/api/register', { body: { ...person, password } })).status).toBe(201)
    expect((await shop.post('/api/register', { body: { ...person, password } })).status).toBe(409)
    expect(await acts()).toEqual(['WAITLIST ASKED', 'TERMS ACCEPTED'])
  })

  test('of measurement: under the account, or as one more of a day that is summed up once it is over', async () => {
    const user = await createUser(shop)
    const choose = (choice: string, ask = {}) =>
      shop.post('/api/consents/measurement', { body: { choice }, ...ask })
    expect((await choose('accepted', { as: user })).body).toEqual({ success: true })
    for (const choice of ['accepted', 'refused', 'accepted']) await choose(choice)
    await shop.graphql('mutation { chooseMeasurement(choice: WITHDRAWN) }')
    expect((await choose('perhaps')).status).toBe(400)
    await clean()
    expect(await rows()).toEqual([{ kind: 'MEASUREMENT', act: 'ACCEPTED', people: 1 }])
    later(24 * 3_600_000)
    await clean()
    await clean()
    expect((await rows()).slice(1)).toEqual([
      { kind: 'MEASUREMENT', act: 'ACCEPTED', people: 2 },
      { kind: 'MEASUREMENT', act: 'REFUSED', people: 1 },
      { kind: 'MEASUREMENT', act: 'WITHDRAWN', people: 1 },
    ])
    const kept = JSON.stringify(await sql('select * from consent_entries where person is null'))
    expect(kept).not.toMatch(/127\.0\.0\.1/)
  })

  test('a browser that sends Sec-GPC: 1 leaves no choice, by either edge', async () => {
    const headers = { 'sec-gpc': '1' }
    const rest = await shop.post('/api/consents/measurement', { headers, body: { choice: 'refused' } })
    const graphql = await shop.graphql('mutation { chooseMeasurement(choice: ACCEPTED) }', {}, { headers })
    expect([rest.body, graphql.body.data]).toEqual([{ success: false }, { chooseMeasurement: false }])
    expect(await sql('select * from consent_counts')).toEqual([])
  })
})

describe('the ledger has the version of the text that was shown', () => {
  const versions = async () =>
    (await sql('select kind, act, text_version from consent_entries order by id')).map((row) =>
      Object.values(row as object).join(' '),
    )
  const former = { kind: 'NEWSLETTER', version: '2025-01-01', text: 'Une lettre par mois.' } as const
  const today = consentTexts.NEWSLETTER.version
  const person = { firstName: 'Ana', lastName: 'Petit', email: ana }
  const account = { ...person, password: 'un mot bien long' }
  afterEach(() => void formerTexts.splice(0))

  test('of a page that stayed open across a release too, by either edge; who confirms speaks of what they asked under', async () => {
    formerTexts.push(former)
    await shop.post('/api/newsletter', { body: { email: ana, textVersion: former.version } })
    await shop.graphql(
      `mutation { subscribeToNewsletter(email: "bob@exemple.fr", textVersion: "${former.version}") }`,
    )
    await shop.post('/api/newsletter', { body: { email: 'eva@exemple.fr' } })
    const { token } = await shop.em().findOneOrFail(Subscriber, { email: ana })
    for (const verb of ['confirm', 'unsubscribe'])
      await shop.post(`/api/newsletter/${verb}`, { body: { token } })
    expect(await versions()).toEqual([
      ...[former.version, former.version, today].map((version) => `NEWSLETTER ASKED ${version}`),
      ...['CONFIRMED', 'LEFT'].map((act) => `NEWSLETTER ${act} ${former.version}`),
    ])
  })

  test('of the form of a page without scripts', async () => {
    formerTexts.push(former)
    const send = (textVersion: string) =>
      shop.post('/newsletter/inscription', {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: ana, textVersion }).toString(),
      })
    expect((await send('hier')).status).toBe(400)
    expect((await send(former.version)).status).toBe(303)
    expect(await versions()).toEqual([`NEWSLETTER ASKED ${former.version}`])
  })

  test('of the terms: with the page that the form led to, though it was changed meanwhile', async () => {
    const terms = async () => {
      const rest = await shop.get('/api/consents/texts')
      const graphql = await shop.graphql('{ consentTexts { kind textVersion text } }')
      expect(graphql.body.data.consentTexts).toEqual(inCapitals(rest.body))
      return rest.body.find(({ kind }: { kind: string }) => kind === 'terms').textVersion as string
    }
    expect(await terms()).toBe(consentTexts.TERMS.version)
    await ensureInformationPages(shop.em())
    const before = await terms()
    expect(before).toMatch(/^2026-11-23-[0-9a-f]{12}$/)
    const as = await createAdmin(shop)
    const body = { lead: 'Ces conditions valent dès aujourd’hui.' }
    expect((await shop.put('/api/pages/terms', { as, body })).status).toBe(200)
    const after = await terms()
    expect(after).not.toBe(before)
    await shop.put('/api/pages/privacy', { as, body })
    expect(await terms()).toBe(after)
    const open = (email: string, more = {}) =>
      shop.post('/api/register', { body: { ...account, email, ...more } })
    expect((await open('a@exemple.fr', { textVersion: before })).status).toBe(201)
    expect((await open('b@exemple.fr')).status).toBe(201)
    expect(await versions()).toEqual([`TERMS ACCEPTED ${before}`, `TERMS ACCEPTED ${after}`])
    const kept = await shop
      .em()
      .execute<{ version: string; texts: object }[]>('select version, texts from terms_versions order by id')
    expect(kept.map(({ version }) => `2026-11-23-${version}`)).toEqual([before, after])
    expect(kept[1]?.texts).toMatchObject(body)
    await expect(sql(`update terms_versions set texts = '{}'`)).rejects.toThrow('append-only')
    const own = await shop.post('/api/admin/consents/search', { as, body: { search: 'a@exemple.fr' } })
    expect(own.body).toMatchObject([{ textVersion: before, text: consentTexts.TERMS.text }])
  })

  test('one that nobody knows is refused in French, by either edge, and nothing is done', async () => {
    await ensureInformationPages(shop.em())
    const refused = {
      status: 400,
      body: { fields: { textVersion: expect.stringContaining('rechargez-la') } },
    }
    for (const textVersion of ['2020-01-01', '', `${consentTexts.TERMS.version}-000000000000`, 7]) {
      for (const [path, body] of [
        ['/api/newsletter', { email: ana }],
        ['/api/waitlist', person],
        ['/api/register', account],
        ['/api/consents/measurement', { choice: 'accepted' }],
      ] as const)
        expect(await shop.post(path, { body: { ...body, textVersion } }), path).toMatchObject(refused)
    }
    const input = `firstName: "Ana", lastName: "Petit", email: "${ana}"`
    for (const mutation of [
      `subscribeToNewsletter(email: "${ana}", textVersion: "hier")`,
      `joinWaitlist(input: { ${input}, textVersion: "hier" })`,
      `register(input: { ${input}, password: "un mot bien long", textVersion: "${consentTexts.TERMS.version}-000000000000" }) { id }`,
      'chooseMeasurement(choice: ACCEPTED, textVersion: "hier")',
    ]) {
      const { body } = await shop.graphql(`mutation { ${mutation} }`)
      expect(body.errors?.[0]?.extensions?.fields, mutation).toEqual(refused.body.fields)
    }
    for (const table of [
      'newsletter',
      'waitlist',
      'users',
      'consent_entries',
      'consent_counts',
      'outgoing_mails',
    ])
      expect(await sql(`select * from ${table}`), table).toEqual([])
  })
})

describe('nothing in the ledger is changed', () => {
  test.each([
    `update consent_entries set act = 'LEFT'`,
    'update consent_entries set act = act where false',
    'delete from consent_entries',
    'truncate consent_entries',
    `insert into consent_entries select * from consent_entries on conflict (id) do update set act = 'LEFT'`,
    `do $$ begin set local session_replication_role = replica; delete from consent_entries; end $$`,
  ])('refuses: %s', async (attack) => {
    await say()
    await expect(sql(attack)).rejects.toThrow('consent_entries is append-only')
    expect(await rows()).toHaveLength(3)
  })

  test('a row that comes by SQL is sealed too, whatever it says of its place and hash', async () => {
    await say()
    await sql(`insert into consent_entries (kind, act, text_version, person, recorded_at, place, previous_hash, hash)
      select kind, act, text_version, person, recorded_at, 99, 'a', 'b' from consent_entries order by place`)
    expect((await checkConsents(shop.em(), shop.clock.now()))?.broken).toEqual([])
    expect(await rows()).toHaveLength(6)
  })
})

describe('the check', () => {
  const tamper = async (change: string) => {
    await sql('alter table consent_entries disable trigger append_only')
    await sql('alter table consent_entries disable trigger sealed')
    try {
      await sql(change)
    } finally {
      await sql('alter table consent_entries enable always trigger append_only')
      await sql('alter table consent_entries enable always trigger sealed')
    }
  }
  const resealed = `encode(sha256(convert_to(concat_ws('|', previous_hash, kind, place, 'LEFT', text_version, person,
    people, '', (extract(epoch from recorded_at) * 1000)::bigint), 'UTF8')), 'hex')`

  test.each([
    [`update consent_entries set act = 'LEFT' where place = 2`, 2, 'CHANGED'],
    [`update consent_entries set recorded_at = recorded_at - interval '1 day' where place = 1`, 1, 'CHANGED'],
    ['delete from consent_entries where place = 2', 2, 'MISSING'],
    ['delete from consent_entries where place = 3', 3, 'MISSING'],
    ['delete from consent_entries', 1, 'MISSING'],
    [`update consent_entries set act = 'LEFT', hash = ${resealed} where place = 2`, 3, 'UNLINKED'],
    [
      `update consent_entries set text_version = 'b', hash = encode(sha256('b'), 'hex') where place = 3`,
      3,
      'CHANGED',
    ],
  ])('finds and names what was done by SQL: %s', async (change, place, fault) => {
    await say()
    expect((await checkConsents(shop.em(), shop.clock.now()))?.broken).toEqual([])
    await tamper(change)
    const broken = [{ kind: 'NEWSLETTER', place, fault }]
    expect((await checkConsents(shop.em(), shop.clock.now()))?.broken).toEqual(broken)
    // It does not heal by itself.
    expect((await checkConsents(shop.em(), shop.clock.now()))?.broken).toEqual(broken)
    const as = await createAdmin(shop)
    const rest = await shop.get('/api/admin/consents', { as })
    expect(rest.body.lastCheck.broken).toEqual([{ kind: 'newsletter', place, fault: fault.toLowerCase() }])
  })

  test('finds an end that was written anew with a right seal', async () => {
    await say()
    await checkConsents(shop.em(), shop.clock.now())
    await tamper(`update consent_entries set recorded_at = recorded_at + interval '1 second' where place = 3`)
    await tamper(`update consent_entries set hash = ${resealed.replace(`'LEFT'`, 'act')} where place = 3`)
    const broken = [{ kind: 'NEWSLETTER', place: 3, fault: 'REWRITTEN' }]
    for (let time = 1; time <= 2; time++)
      expect((await checkConsents(shop.em(), shop.clock.now()))?.broken).toEqual(broken)
  })

  test('is done once a day by housekeeping, which names what is broken', async () => {
    await say()
    await clean()
    await clean()
    const checks = async () => (await sql('select id from consent_checks')).length
    expect(await checks()).toBe(1)
    await tamper(`update consent_entries set act = 'ASKED' where place = 2`)
    later(25 * 3_600_000)
    await expect(checkConsentsDaily(shop.em(), shop.clock.now())).rejects.toThrow('NEWSLETTER 2 CHANGED')
    expect(await checks()).toBe(2)
  })
})

describe('the entries of one person', () => {
  const fields = 'kind act textVersion text people day recordedAt hash'
  test('are told to an administrator by the address, and to the person what their account said, alike by both edges', async () => {
    const user = await createUser(shop, { email: ana })
    await shop.post('/api/newsletter', { body: { email: ana } })
    await shop.post('/api/newsletter', { body: { email: 'bob@exemple.fr' } })
    await shop.post('/api/consents/measurement', { as: user, body: { choice: 'accepted' } })
    const as = await createAdmin(shop)
    const search = ' ANA@exemple.fr'
    const rest = await shop.post('/api/admin/consents/search', { as, body: { search } })
    const graphql = await shop.graphql(
      `query ($search: String!) { consentsOf(search: $search) { ${fields} } }`,
      { search },
      { as },
    )
    expect(inCapitals(rest.body)).toEqual(graphql.body.data.consentsOf)
    expect(rest.body.map(({ kind, text }: Record<string, string>) => [kind, text])).toEqual([
      ['measurement', consentTexts.MEASUREMENT.text],
      ['newsletter', consentTexts.NEWSLETTER.text],
    ])
    const own = await shop.get('/api/consents', { as: user })
    const ownByGraphql = await shop.graphql(`{ consents { ${fields} } }`, {}, { as: user })
    expect(inCapitals(own.body)).toEqual(ownByGraphql.body.data.consents)
    expect(own.body.map(({ kind }: { kind: string }) => kind)).toEqual(['measurement'])
  })

  test('follow the address of the account, speak of nobody once it is erased, and the chain holds', async () => {
    const user = await createUser(shop, { email: ana })
    await shop.post('/api/consents/measurement', { as: user, body: { choice: 'accepted' } })
    await say()
    await sql(`update users set email = 'neuve@exemple.fr' where id = '${user.id}'`)
    expect(await sql('select email from consent_people order by 1')).toEqual([
      { email: ana },
      { email: 'neuve@exemple.fr' },
    ])
    await sql(`delete from users where id = '${user.id}'`)
    expect(await forgetConsents(shop.em(), { email: ana })).toBe(1)
    expect(await sql('select * from consent_people')).toEqual([])
    const check = await checkConsents(shop.em(), shop.clock.now())
    expect([check?.entries, check?.broken]).toEqual([4, []])
  })

  test('of an address alone are forgotten with the last that the shop keeps of it', async () => {
    await shop.post('/api/newsletter', { body: { email: ana } })
    later(3 * 365 * 24 * 3_600_000)
    await clean()
    expect(await sql('select * from consent_people')).toEqual([])
    expect(await acts()).toEqual(['NEWSLETTER ASKED'])
  })
})
