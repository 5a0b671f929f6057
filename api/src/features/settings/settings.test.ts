import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { knownSettings } from './known-settings.ts'
import { settingValueRules } from './settings.rules.ts'
import { ensureSettings } from './settings.service.ts'
import { SiteSetting } from './site-setting.entity.ts'

const shop = openTestShop()
const rows = () => shop.em().find(SiteSetting, {}, { orderBy: { id: 'asc' } })

beforeEach(() => ensureSettings(shop.em()))

describe('the settings', () => {
  test('that the shop knows are made once, each with what it is for', async () => {
    await ensureSettings(shop.em())
    const found = await rows()
    const kept = ({ key, value, description }: Pick<SiteSetting, 'key' | 'value' | 'description'>) => ({
      ...{ key, value, description },
    })
    expect(found.map(kept)).toEqual(knownSettings.map(kept))
  })

  test('have a key each, three of them the specification’s, within what the table holds', () => {
    const keys = knownSettings.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(['delivery_info', 'return_policy', 'packaging_info']))
    for (const { key, label, value, description } of knownSettings) {
      expect(key).toMatch(/^[a-z_]{1,100}$/)
      expect(label).toMatch(/^\p{Lu}.*[^.]$/u)
      expect(settingValueRules(key).parse({ value })).toEqual({ value })
      // A page on a network is nobody's until the owner says so.
      if (key.startsWith('social_')) expect(value).toBe('')
      expect(description.trim()).not.toBe('')
    }
  })

  test('that the owner changed stay as they are, with their date, and only what is missing is added', async () => {
    const changedAt = new Date('2026-02-03T04:05:06.789Z')
    await shop
      .em()
      .nativeUpdate(SiteSetting, { key: 'delivery_info' }, { value: 'Sous 48 h.', updatedAt: changedAt })
    await shop.em().nativeDelete(SiteSetting, { key: 'shop_phone' })
    await ensureSettings(shop.em())
    const found = await rows()
    expect(found).toHaveLength(knownSettings.length)
    expect(found.find(({ key }) => key === 'delivery_info')).toMatchObject({
      value: 'Sous 48 h.',
      updatedAt: changedAt,
    })
    expect(found.find(({ key }) => key === 'shop_phone')?.value).toBe('04 00 00 00 00')
  })

  test.runIf(onPostgres)('are made once by ten copies of the shop that start at once', async () => {
    await shop.reset()
    await Promise.all(Array.from({ length: 10 }, () => ensureSettings(shop.em())))
    expect(await rows()).toHaveLength(knownSettings.length)
  })
})

describe('reading them', () => {
  test('REST tells key, label, value, description, date and version, by key', async () => {
    const { status, body } = await shop.get('/api/settings')
    expect(status).toBe(200)
    expect(body.map(({ key }: SiteSetting) => key)).toEqual(knownSettings.map(({ key }) => key).toSorted())
    for (const setting of body)
      expect(setting).toEqual({
        id: expect.any(Number),
        key: expect.any(String),
        label: expect.any(String),
        value: expect.any(String),
        description: expect.any(String),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        version: 1,
      })
  })

  test('GraphQL tells the same', async () => {
    const rest = (await shop.get('/api/settings')).body
    const { body } = await shop.graphql('{ settings { id key label value description updatedAt version } }')
    expect(body.data.settings.map((each: { id: string }) => ({ ...each, id: Number(each.id) }))).toEqual(rest)
  })

  test('GraphQL tells those that are asked for alone; nothing is sold until the owner says so', async () => {
    const query = 'query ($keys: [String!]) { settings(keys: $keys) { key value } }'
    const asked = async (keys: string[]) => (await shop.graphql(query, { keys })).body
    expect((await asked(['shop_phone', 'sales_open', 'inconnu'])).data.settings).toEqual([
      { key: 'sales_open', value: 'non' },
      { key: 'shop_phone', value: '04 00 00 00 00' },
    ])
    expect((await asked([])).data.settings).toEqual([])
    expect((await asked(['a\u0000b'])).errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('the three of the specification have its titles; one that is no longer known has its key', async () => {
    await shop.em().insert(SiteSetting, { key: 'ancien', value: 'X' })
    const { body } = await shop.get('/api/settings')
    const labels = Object.fromEntries(body.map(({ key, label }: Record<string, string>) => [key, label]))
    expect(labels).toMatchObject({
      delivery_info: 'Informations de Livraison',
      return_policy: 'Politique de Retour',
      packaging_info: "Informations d'Emballage",
      shop_phone: 'Téléphone',
      ancien: 'ancien',
    })
  })
})
