import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { viewLimits } from './saved-view.rules.ts'

const shop = openTestShop()
let ada: User
beforeEach(async () => {
  ada = await createAdmin(shop)
})

const view = (name: string, more: Record<string, unknown> = {}) => ({
  ...{ list: 'PRODUCTS', name, query: 'etat=rupture&tri=nom' },
  ...more,
})
const keep = async (name: string, more?: Record<string, unknown>) =>
  shop.post('/api/admin/views', { as: ada, body: view(name, more) })
const change = (id: number, body: Record<string, unknown>) =>
  shop.call('PUT', `/api/admin/views/${id}`, { as: ada, body })
const all = async (as = ada) => (await shop.get('/api/admin/views', { as })).body
const defaults = async () => (await all()).filter((each: { isDefault: boolean }) => each.isDefault)

describe('the views of a list', () => {
  test('are kept for one administrator alone, the same by both edges', async () => {
    const { status, body } = await keep('Ruptures')
    expect([status, body]).toEqual([201, { id: 1, ...view('Ruptures'), isDefault: false }])
    const asked = await shop.graphql('{ savedViews { id list name query isDefault } }', undefined, {
      as: ada,
    })
    expect(asked.body.data.savedViews).toEqual([{ ...body, id: '1' }])
    expect(await all(await createAdmin(shop))).toEqual([])
  })

  test('are renamed, moved and deleted; those of somebody else are not there', async () => {
    await keep('Ruptures')
    expect((await change(1, { name: 'À commander', query: 'etat=rupture' })).body).toMatchObject({
      name: 'À commander',
      query: 'etat=rupture',
    })
    const other = await createAdmin(shop)
    for (const method of ['PUT', 'DELETE'])
      expect((await shop.call(method, '/api/admin/views/1', { as: other, body: {} })).status).toBe(404)
    expect((await shop.call('DELETE', '/api/admin/views/1', { as: ada })).status).toBe(204)
    expect((await shop.call('DELETE', '/api/admin/views/1', { as: ada })).status).toBe(404)
  })

  test('have each a name, once a list', async () => {
    await keep('Ruptures')
    const again = await keep('Ruptures')
    expect([again.status, Object.keys(again.body.fields ?? {})]).toEqual([400, ['name']])
    expect((await keep('Ruptures', { list: 'ORDERS' })).status).toBe(201)
    await keep('Autre')
    expect((await change(3, { name: 'Ruptures' })).status).toBe(400)
    expect((await change(3, { name: 'Autre' })).status).toBe(200)
  })

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { query: 'x'.repeat(601) },
    { list: 'USERS' },
    { isDefault: 'peut-être' },
  ])('refuses %j', async (fault) => {
    expect((await keep('Ruptures', fault)).status).toBe(400)
    expect(await all()).toEqual([])
  })

  test('are twenty at most, a list', async () => {
    for (let i = 0; i < viewLimits.perList; i++) expect((await keep(`Vue ${i}`)).status).toBe(201)
    expect((await keep('Une de trop')).status).toBe(409)
    expect((await keep('Une de trop', { list: 'ORDERS' })).status).toBe(201)
  })

  test('of which one is the default: the latest to be chosen', async () => {
    await keep('Une', { isDefault: true })
    await keep('Deux', { isDefault: true })
    expect((await defaults()).map(({ name }: { name: string }) => name)).toEqual(['Deux'])
    await change(1, { isDefault: true })
    expect((await defaults()).map(({ name }: { name: string }) => name)).toEqual(['Une'])
    await change(1, { isDefault: false })
    expect(await defaults()).toEqual([])
  })
})

describe.runIf(onPostgres)('two tabs at once', () => {
  test('keep no more than twenty views, none of one name', async () => {
    for (let i = 0; i < viewLimits.perList - 2; i++) await keep(`Vue ${i}`)
    const answers = await Promise.all(['a', 'a', 'b', 'c', 'd'].map((name) => keep(name)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const names = (await all()).map(({ name }: { name: string }) => name)
    expect([names.length, new Set(names).size]).toEqual([viewLimits.perList, viewLimits.perList])
  })

  test('leave one default', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await keep(name)
    const answers = await Promise.all([1, 2, 3, 4].map((id) => change(id, { isDefault: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await defaults()).toHaveLength(1)
  })
})
