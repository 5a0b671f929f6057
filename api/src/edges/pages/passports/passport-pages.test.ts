import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAdmin, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { createWebFolder } from '../../../test/web-folder.ts'

const folder = createWebFolder()
writeFileSync(join(folder, 'assets/inter-1a-B_.woff2'), 'wOF2')
writeFileSync(join(folder, 'assets/fraunces-2c.woff2'), 'wOF2')
const shop = openTestShop({ WEB_FOLDER: folder })

const hostile = '</script><script>alert(1)</script>"\'&'

async function passportOf(facts: object, name = 'Lampe « Soir »') {
  const admin = await createAdmin(shop)
  const { id } = await createProduct(shop, { name })
  const { body } = await shop.put(`/api/admin/products/${id}/passport`, { as: admin, body: facts })
  return { id, admin, path: `/passeport/${body.code}` }
}

test('the page of a passport tells its facts, in words and for machines, and leads to itself by a code', async () => {
  const { path } = await passportOf({
    energyClass: 'C',
    origin: 'France',
    gtin: '96385074',
    manufacturerName: 'Lampes',
  })
  const { status, headers, text } = await shop.get(path)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-cache'])
  for (const words of ['Lampe « Soir »', 'C, sur une échelle de A à G', 'France', '96385074', 'Lampes'])
    expect(text).toContain(`>${words}<`)
  expect(text).toContain('role="img" aria-label="Code QR vers ce passeport"')
  expect(text).toContain(`${shop.env.PUBLIC_URL}${path}`)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    gtin: '96385074',
    manufacturer: { name: 'Lampes' },
  })
})

test('it carries the measured drawing of the product, for the sheet that is printed', async () => {
  const { id, path } = await passportOf({ origin: 'France' })
  const images = { lamp: 'Lampe allumée, posée de face', drawing: 'Dessin coté\u00a0: lampe\u202f; 12 cm' }
  await createProductImage(shop, { product: id, imageUrl: '/lampe.webp', altText: images.lamp })
  expect((await shop.get(path)).text).not.toContain('id="planche"')
  await createProductImage(shop, { product: id, imageUrl: '/planche.webp', altText: images.drawing })
  const { text } = await shop.get(path)
  expect(text).toContain(
    `<figure class="plate" id="planche"><img src="/planche.webp" alt="${images.drawing}"`,
  )
})

test('it is set in the fonts of the shop, which its policy lets it load', async () => {
  const { path } = await passportOf({ origin: 'France' })
  const { headers, text } = await shop.get(path)
  expect([...text.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url)).toEqual([
    '/assets/inter-1a-B_.woff2',
    '/assets/fraunces-2c.woff2',
  ])
  expect(headers.get('content-security-policy')).toContain("font-src 'self'")
})

test('it stays when the product is deleted, and says so', async () => {
  const { id, admin, path } = await passportOf({ origin: 'France' })
  expect((await shop.get(path)).text).toContain('Voir le produit dans la boutique')
  await shop.delete(`/api/products/${id}`, { as: admin })
  const { status, text } = await shop.get(path)
  expect(status).toBe(200)
  expect(text).toContain('Lampe « Soir »')
  expect(text).toContain('Ce produit n’est plus au catalogue depuis le')
  expect(text).not.toContain('Voir le produit')
})

test('what an administrator has written is text, never markup', async () => {
  const { path } = await passportOf(
    { origin: hostile, warnings: hostile, manufacturerName: hostile },
    hostile,
  )
  const { text } = await shop.get(path)
  expect(text).not.toContain('<script>')
  expect(text.split('<script').length).toBe(2)
})

test.each(['/passeport/222222222222', '/passeport/x', '/passeport/%00', `/passeport/${'2'.repeat(300)}`])(
  '%s is not there',
  async (path) => {
    expect((await shop.get(path)).status).toBe(404)
  },
)
