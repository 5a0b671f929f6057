import { beforeEach, describe, expect, test } from 'vitest'
import { cleanUp } from '../../housekeeping.ts'
import { openAdministration } from '../../test/administrator.ts'
import { createAccount, createPost, createProduct } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'
import { PreviewLink } from './preview-link.entity.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const admin = openAdministration(shop)

const start = new Date('2026-11-21T09:00:00Z')
const hour = 3_600_000
/** What happens so many hours after the start. */
const later = (hours: number) => {
  shop.clock.current = new Date(start.getTime() + hours * hour)
}
const product = { subject: 'PRODUCT', subjectId: 1 }
const make = async (body: object = product) => {
  const answer = await admin.rest('POST', '/admin/previews', body)
  expect(answer.status, answer.text).toBe(201)
  return answer.body
}
const open = (token: unknown) => shop.post('/api/previews/open', { body: { token } })
const page = (token: string) => shop.get(`/apercu/${token}`)
const statuses = async (token: string) => [(await open(token)).status, (await page(token)).status]

beforeEach(async () => {
  later(0)
  await createProduct(shop, { name: 'Tamis', visible: false })
  await createProduct(shop, { name: 'Autre', visible: false })
  await createPost(shop, { title: 'Semer', content: 'Avec {produit:2}\n\n{produit:2}', published: false })
})

describe('a link of preview', () => {
  test('shows one hidden product or draft to whoever has it, by either edge, and its page', async () => {
    const { token, ...link } = await make()
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(link).toEqual({
      ...{ id: 1, createdBy: admin.person().email, createdAt: start.toISOString() },
      expiresAt: '2026-11-28T09:00:00.000Z',
    })
    const told = await open(token)
    expect(told.body).toMatchObject({ product: { id: 1, name: 'Tamis' }, post: null })
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    const draft = await make({ subject: 'POST', subjectId: 1 })
    const read = `mutation ($token: String!) { openPreview(token: $token) {
      expiresAt product { name } post { title content products { name } } } }`
    const { body } = await shop.graphql(read, { token: draft.token })
    expect(body.data.openPreview).toMatchObject({
      ...{ expiresAt: link.expiresAt, product: null },
      // What is hidden beside it stays so.
      post: { title: 'Semer', products: [] },
    })
    expect((await page(token)).status).toBe(200)
  })

  test('opens nothing else: its product stays hidden, and others too', async () => {
    const { token } = await make()
    for (const path of [
      '/api/products/1',
      '/api/products/2',
      '/produit/1',
      '/article/1',
      `/apercu/${token}/2`,
    ])
      expect([path, (await shop.get(path)).status]).toEqual([path, 404])
    const { body } = await shop.graphql(
      `mutation ($token: String!) { openPreview(token: $token) { product { id } } }`,
      { token },
    )
    expect(body.data.openPreview.product).toEqual({ id: '1' })
    expect((await shop.get('/api/products')).body).toEqual([])
  })

  test('is a page that nobody keeps, lists, or tells of', async () => {
    const { token } = await make()
    const { headers } = await page(token)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('cdn-cache-control')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-robots-tag')).toContain('noindex')
    await open(token)
    await open(`${token}x`)
    await page(`${token}x`)
    expect(shop.logged.length).toBeGreaterThan(0)
    expect(shop.logged.filter((line) => line.includes(token))).toEqual([])
    expect((await shop.get('/sitemap.xml')).text).not.toContain('apercu')
  })

  test('shows what is there now, and ends with it: brought back, it stays ended', async () => {
    const { token } = await make()
    await admin.rest('PUT', '/products/1', { name: 'Tamis fin' })
    expect((await open(token)).body.product.name).toBe('Tamis fin')
    await admin.rest('DELETE', '/products/1')
    expect(await statuses(token)).toEqual([404, 404])
    const deletion = (await admin.history()).at(-1)
    await admin.data(`mutation { restoreProduct(entryId: ${deletion?.id}) { id } }`)
    expect(await statuses(token)).toEqual([404, 404])
  })

  test.each([
    ['HOUR', 1],
    ['DAY', 24],
    ['WEEK', 168],
  ])('of a %s lives that long on the clock of the shop, and is then deleted', async (lifetime, hours) => {
    const { token } = await make({ ...product, lifetime })
    later(hours - 0.001)
    expect(await statuses(token)).toEqual([200, 200])
    later(hours)
    expect(await statuses(token)).toEqual([404, 404])
    await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
    expect(await shop.em().count(PreviewLink)).toBe(0)
  })

  test('that is revoked opens nothing any more', async () => {
    const { token, id } = await make()
    const other = await make()
    await admin.data(`mutation { revokePreviewLink(id: ${id}) }`)
    expect(await statuses(token)).toEqual([404, 404])
    expect(await statuses(other.token)).toEqual([200, 200])
    expect((await admin.rest('DELETE', `/admin/previews/${id}`)).status).toBe(404)
  })

  test.each(['', 'a', 'x'.repeat(32), 'é', "' or 1=1 --", 'x'.repeat(5_000), 1, null, {}])(
    'is not guessed with %j',
    async (token) => {
      await make()
      expect([400, 404]).toContain((await open(token)).status)
      expect((await page(encodeURIComponent(String(token)))).status).toBe(404)
    },
  )

  test('is kept as a hash alone', async () => {
    const { token } = await make()
    const [row] = await shop.em().execute('select * from preview_links')
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row).toMatchObject({ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
})

describe('the links of a thing', () => {
  test('that live are listed with who made them, for administrators alone', async () => {
    await make({ ...product, lifetime: 'HOUR' })
    await make({ subject: 'PRODUCT', subjectId: 2 })
    later(2)
    await make(product)
    const { body } = await admin.rest('GET', '/admin/previews?subject=product&subjectId=1')
    expect(body).toMatchObject([{ id: 3, createdBy: admin.person().email }])
    expect(JSON.stringify(body)).not.toMatch(/token|hash/i)
    const { previewLinks } = await admin.data(
      '{ previewLinks(subject: PRODUCT, subjectId: 1) { id createdBy } }',
    )
    expect(previewLinks).toEqual([{ id: '3', createdBy: admin.person().email }])
    const as = await createAccount(shop)
    expect((await shop.get('/api/admin/previews?subject=product&subjectId=1', { as })).status).toBe(403)
    expect((await shop.post('/api/admin/previews', { as, body: product })).status).toBe(403)
  })

  test('are twenty at most, and of something that is there', async () => {
    for (let made = 0; made < 20; made++) await make()
    expect((await admin.rest('POST', '/admin/previews', product)).status).toBe(400)
    expect((await admin.rest('POST', '/admin/previews', { subject: 'POST', subjectId: 9 })).status).toBe(404)
    expect((await admin.rest('POST', '/admin/previews', { ...product, lifetime: 'YEAR' })).status).toBe(400)
  })
})
