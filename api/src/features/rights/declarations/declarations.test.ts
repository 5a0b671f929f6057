import { raw } from '@mikro-orm/postgresql'
import { expect, test } from 'vitest'
import { keptByDefault } from '../../../env.rules.ts'
import { sql } from '../../../platform/database/sql.ts'
import { openTestShop } from '../../../test/shop.ts'
import { linkLifetimesMs } from '../../accounts/recovery/account-links.ts'
import { challengeLifetimeMs } from '../../accounts/security/passkeys/passkey-challenges.ts'
import { tablesOf } from '../register/data-register.service.ts'
import { treatments } from '../register/register.rules.ts'
import { retentionSteps } from '../register/retention-steps.ts'
import { declarations } from './declarations.ts'
import { defaultAges, fixedAges, type RetentionRule, retentionRules } from './retention.rules.ts'

const shop = openTestShop()

/** The tables of the migrated database with their columns; a partition counts as the table that it is a part of. */
async function realTables(): Promise<Map<string, string[]>> {
  const columns = await shop.em().execute<{ table: string; column: string }[]>(
    `select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped`,
  )
  const tables = new Map<string, string[]>()
  for (const { table, column } of columns) tables.set(table, [...(tables.get(table) ?? []), column])
  return tables
}

const holding = Object.entries(declarations).flatMap(([table, declared]) =>
  'holdings' in declared ? [{ table, ...declared }] : [],
)

test('every table says what it holds of a person, and no declaration is of a table that is gone', async () => {
  const tables = [...(await realTables()).keys()]
  expect(tables.length).toBeGreaterThan(35)
  expect(
    tables.filter((table) => !declarations[table]),
    'declare them in features/rights/declarations',
  ).toEqual([])
  expect(Object.keys(declarations).filter((table) => !tables.includes(table))).toEqual([])
})

test('no table that holds nothing of anybody has a column that sounds like a person', async () => {
  const person =
    /(^|_)(e?mail|user|actor|author|person|customer|phone|ip|by|(first|last)_name|recipient)(_|$)/
  const tables = await realTables()
  for (const [table, declared] of Object.entries(declarations))
    if ('nothing' in declared)
      expect(
        (tables.get(table) ?? []).filter(
          (column) => person.test(column) && !declared.soundsLike?.includes(column),
        ),
        table,
      ).toEqual([])
})

test('what is declared of a table that holds something is of its columns, and of a treatment of the register', async () => {
  const tables = await realTables()
  const person = { id: 'ana', email: 'ana@exemple.fr', ownsEmail: true, name: 'Ana Petit' }
  for (const { table, holdings, stays } of holding) {
    const named = [
      ...holdings.flatMap(({ withheld }) => Object.keys(withheld ?? {})),
      ...(stays?.columns ?? []),
    ]
    expect(tables.get(table), table).toEqual(expect.arrayContaining(named))
    expect(
      treatments.some(({ tables }) => tables.includes(table)),
      `a treatment of ${table}`,
    ).toBe(true)
    for (const { rows, erase } of holdings) {
      const where = rows(person)
      const set = typeof erase === 'function' ? sql`update ${raw(table)} set ${erase(person)}` : null
      // The database reads both, and does neither.
      await shop.em().execute(`explain select * from ${table} where ${where.sql}`, [...where.params])
      if (set)
        await shop.em().execute(`explain ${set.sql} where ${where.sql}`, [...set.params, ...where.params])
    }
  }
  const known = treatments.flatMap(({ tables }) => [...tables])
  for (const table of known) expect(declarations, 'a table of the register').toHaveProperty(table)
})

test('everything that is held says for how long: by rules that are applied, with the account, or why and until when', () => {
  for (const { table, holdings } of holding)
    for (const { label, kept } of holdings) {
      const told = Array.isArray(kept) ? kept : kept === 'WITH_ACCOUNT' ? [kept] : [kept.why, kept.until]
      expect(told.filter(Boolean).length, `${table}: ${label}`).toBeGreaterThan(0)
    }
  // And no rule is of nothing.
  for (const rule of Object.keys(retentionRules) as RetentionRule[])
    expect(tablesOf(rule).length, rule).toBeGreaterThan(0)
  expect(tablesOf('ORDERS')).toEqual(['order_items', 'order_status_changes', 'orders'])
})

test('the ages that nobody chooses are those by which links and challenges end', () => {
  const minute = 60_000
  expect(linkLifetimesMs).toEqual({
    RESET_PASSWORD: fixedAges.resetLinkMinutes * minute,
    REMOVE_FACTOR: fixedAges.resetLinkMinutes * minute,
    CHANGE_EMAIL: fixedAges.newEmailHours * 60 * minute,
    CONFIRM_EMAIL: fixedAges.confirmLinkDays * 24 * 60 * minute,
  })
  expect(challengeLifetimeMs).toBe(fixedAges.passkeyMinutes * minute)
})

test('the register tells the ages that the environment has, and each rule is applied', () => {
  expect(shop.env).toMatchObject(keptByDefault)
  expect(Object.keys(retentionSteps).toSorted()).toEqual(Object.keys(retentionRules).toSorted())
  const told = (purpose: string, ages = defaultAges) =>
    treatments
      .find((treatment) => treatment.purpose === purpose)
      ?.duration(ages)
      .replaceAll('\u00a0', ' ')
  expect(told('Vos messages')).toContain('3 ans')
  expect(told('Vos messages', { ...defaultAges, CONTACT_MESSAGES_KEPT_MONTHS: 18 })).toContain('18 mois')
  expect(told('La lettre d’information')).toMatch(/30 jours.*3 ans/)
  expect(told('La mesure d’audience détaillée, si vous l’acceptez')).toBe(
    '13 mois pour ce qui peut vous identifier, 25 mois pour le reste. Si vous retirez votre accord, la suite est anonyme.',
  )
})
