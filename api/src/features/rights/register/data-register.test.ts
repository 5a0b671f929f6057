import { expect, test } from 'vitest'
import { cleanUp } from '../../../housekeeping.ts'
import { createAdmin, createCartLine, createUser } from '../../../test/data/factories.ts'
import { fillEveryTable } from '../../../test/data/whole-person.ts'
import { openTestShop } from '../../../test/shop.ts'
import { AuditEntry } from '../../audit/audit-entry.entity.ts'
import { runJob } from '../../operations/jobs/run-job.ts'
import { declarations } from '../declarations/declarations.ts'
import { retentionRules } from '../declarations/retention.rules.ts'
import { treatments } from './register.rules.ts'
import { RetentionRun } from './retention-run.entity.ts'

const shop = openTestShop({ CONTACT_MESSAGES_KEPT_MONTHS: '5' })
const ana = 'ana@exemple.fr'
const day = 86_400_000
const later = (ms: number) => {
  shop.clock.current = new Date(shop.clock.now().getTime() + ms)
}
const housekeeping = () => {
  const now = shop.clock.now()
  const { orm } = shop.database
  return cleanUp(orm, shop.env, now, shop.storage, (job, step) => runJob(orm, job, now, step))
}
const register = async () => (await shop.get('/api/admin/register', { as: await createAdmin(shop) })).body

const document = `{ dataRegister {
  uses { purpose data ground duration }
  rules { rule what after does tables }
  tables { table purposes nothing holdings { label kept erase withheld { column why } } stays { columns why until } }
  lastAppliedAt
  rounds { startedAt counts { rule rows } failures { rule error } }
  plannedErasures
  erasures { requestedAt erasedAt columns found { table column by rows declared } }
} }`

test('the register tells every use, rule and table that is declared, alike by both edges', async () => {
  const as = await createAdmin(shop)
  const { body } = await shop.get('/api/admin/register', { as })
  const graphql = await shop.graphql(document, {}, { as })
  expect(graphql.body.errors).toBeUndefined()
  expect(body).toMatchObject(graphql.body.data.dataRegister)
  expect(body.uses).toHaveLength(treatments.length)
  expect(body.rules.map(({ rule }: { rule: string }) => rule)).toEqual(Object.keys(retentionRules))
  expect(body.tables.map(({ table }: { table: string }) => table)).toEqual(
    Object.keys(declarations).toSorted((a, b) => a.localeCompare(b)),
  )
  expect(body.tables.find(({ table }: { table: string }) => table === 'score_history')).toMatchObject({
    purposes: ['Le travail de l’équipe de la boutique'],
    holdings: [{ erase: 'KEEP' }],
    stays: { columns: [] },
    nothing: null,
  })
  expect(body).toMatchObject({ lastAppliedAt: null, rounds: [], plannedErasures: 0, erasures: [] })
})

test('everybody is told the uses of data, with the ages that this shop is set to', async () => {
  const { body } = await shop.get('/api/data-uses')
  const graphql = await shop.graphql('{ dataUses { purpose data ground duration } }')
  expect(graphql.body.data.dataUses).toEqual(body)
  const { duration } = body.find(({ purpose }: { purpose: string }) => purpose === 'Vos messages')
  expect(duration).toBe('5\u00a0mois après notre dernier échange.')
})

test('a rehearsal counts what the next round forgets, and changes nothing', async () => {
  const as = await createAdmin(shop)
  for (const expiresAt of [shop.clock.now(), new Date(shop.clock.now().getTime() + day)])
    await createCartLine(shop, { expiresAt })
  const rehearse = async () => {
    const { body } = await shop.get('/api/admin/register/rehearsal', { as })
    const graphql = await shop.graphql('{ retentionRehearsal { rule rows } }', {}, { as })
    expect(graphql.body.data.retentionRehearsal).toEqual(body)
    return Object.fromEntries(body.map(({ rule, rows }: { rule: string; rows: number }) => [rule, rows]))
  }
  const due = await rehearse()
  expect(Object.keys(due).toSorted()).toEqual(Object.keys(retentionRules).toSorted())
  expect(due.CART).toBe(1)
  expect(await rehearse()).toEqual(due)
  expect(await shop.em().count(RetentionRun)).toBe(0)

  await housekeeping()
  expect((await rehearse()).CART).toBe(0)
  const { rounds, lastAppliedAt } = await register()
  expect(rounds).toMatchObject([
    { counts: expect.arrayContaining([{ rule: 'CART', rows: 1 }]), failures: [] },
  ])
  expect(new Date(lastAppliedAt).getTime()).toBeGreaterThanOrEqual(new Date(rounds[0].startedAt).getTime())
})

test('a rule that fails is told with the kind of its error, and none of its words', async () => {
  await createCartLine(shop, { expiresAt: shop.clock.now() })
  await shop.em().execute('alter table rate_limits rename to rate_limits_away')
  try {
    await housekeeping().catch(() => {})
  } finally {
    await shop.em().execute('alter table rate_limits_away rename to rate_limits')
  }
  expect((await register()).rounds).toMatchObject([
    {
      counts: expect.arrayContaining([{ rule: 'CART', rows: 1 }]),
      failures: [{ rule: 'RATE_LIMITS', error: '42P01' }],
    },
  ])
})

test('the end of an account is told with what was found afterwards, and names nobody', async () => {
  const user = await createUser(shop, { email: ana, emailConfirmedAt: shop.clock.now() })
  await fillEveryTable(shop, user, await createAdmin(shop))
  expect((await shop.post('/api/account/deletion', { as: user, body: {} })).status).toBe(201)
  expect((await register()).plannedErasures).toBe(1)
  later(7 * day)
  await housekeeping()
  const told = await register()
  expect(told).toMatchObject({ plannedErasures: 0, erasures: [{ erasedAt: shop.clock.now().toISOString() }] })
  expect(told.erasures[0].columns).toBeGreaterThan(50)
  const { found } = told.erasures[0] as { found: { table: string; declared: boolean }[] }
  expect(found.map(({ table }) => table)).toContain('orders')
  expect(found.filter(({ declared }) => !declared)).toEqual([])
  expect(JSON.stringify(told)).not.toContain(ana)
})

test('what one person has said leaves as a table, and the history says that it did', async () => {
  const as = await createAdmin(shop)
  await shop.post('/api/newsletter', { body: { email: ana } })
  await shop.post('/api/newsletter', { body: { email: 'bob@exemple.fr' } })
  const save = (search: string) =>
    shop.post('/api/admin/register/consents/export.csv', { as, body: { search } })
  expect((await save('ana')).body).toMatchObject({ message: 'Email invalide' })
  expect(await shop.em().count(AuditEntry, { subjectType: 'EXPORT' })).toBe(0)

  const { status, text } = await save(ana)
  const [heading, row, end] = text.split('\r\n')
  expect([status, heading, end]).toEqual([
    200,
    'Enregistré le;Sujet;Choix;Version du texte;Texte affiché;Sceau',
    '',
  ])
  expect(row).toMatch(/;Lettre d’information;demande;\d{4}-\d\d-\d\d;Vous confirmez .*;[0-9a-f]{64}$/)
  const [entry] = await shop.em().find(AuditEntry, { subjectType: 'EXPORT' }, { orderBy: { id: 'asc' } })
  expect(entry?.after).toEqual({ name: 'Consentements d’une personne', rows: 1, whole: true })
})
