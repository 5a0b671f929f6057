import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/cloned-database.ts'
import { createUser } from '../../test/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { knownSettings } from './known-settings.ts'
import { ensureSettings } from './settings.service.ts'
import { SiteSetting } from './site-setting.entity.ts'

const shop = openTestShop()
const rows = () => shop.em().find(SiteSetting, {}, { orderBy: { id: 'asc' } })

beforeEach(() => ensureSettings(shop.em()))

describe('the settings', () => {
  test('that the shop knows are made once, each with what it is for', async () => {
    await ensureSettings(shop.em())
    const found = await rows()
    expect(found.map(({ key, value, description }) => ({ key, value, description }))).toEqual(knownSettings)
  })

  test('have a key each, three of them the spec’s, within what the table holds', () => {
    const keys = knownSettings.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toEqual(expect.arrayContaining(['delivery_info', 'return_policy', 'packaging_info']))
    for (const { key, value, description } of knownSettings) {
      expect(key).toMatch(/^[a-z_]{1,100}$/)
      expect(value.trim()).not.toBe('')
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
  test('REST tells id, key, value, description and date, by key', async () => {
    const { status, body } = await shop.get('/api/settings')
    expect(status).toBe(200)
    expect(body.map(({ key }: SiteSetting) => key)).toEqual(knownSettings.map(({ key }) => key).toSorted())
    for (const setting of body)
      expect(setting).toEqual({
        id: expect.any(Number),
        key: expect.any(String),
        value: expect.any(String),
        description: expect.any(String),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      })
  })

  test('GraphQL tells the same', async () => {
    const rest = (await shop.get('/api/settings')).body
    const { body } = await shop.graphql('{ settings { id key value description updatedAt } }')
    expect(body.data.settings.map((each: { id: string }) => ({ ...each, id: Number(each.id) }))).toEqual(rest)
  })

  test('nobody changes them yet, signed in or not', async () => {
    const as = await createUser(shop)
    for (const asking of [{}, { as }])
      expect(
        (await shop.put('/api/settings/delivery_info', { ...asking, body: { value: 'X' } })).status,
      ).not.toBe(200)
    expect((await rows())[0]?.value).toBe(knownSettings[0]?.value)
  })
})
