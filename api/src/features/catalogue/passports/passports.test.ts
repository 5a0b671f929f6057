import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'

const shop = openTestShop()

let admin: User
beforeEach(async () => {
  admin = await createAdmin(shop)
})

const soap = {
  manufacturerName: 'Savonnerie du Luberon',
  manufacturerAddress: '3 chemin des Lavandes, 84400 Apt',
  manufacturerContact: 'contact@savonnerie.example',
  model: 'SO-110',
  gtin: '4006381333931',
  netQuantity: '110',
  netUnit: 'G',
  composition: 'Sodium olivate, aqua, glycerin',
  allergens: 'Linalool',
  origin: 'France',
  guarantees: [{ by: 'Savonnerie', months: 24, covers: 'Le porte-savon', terms: 'Sur facture.' }],
  spareParts: [{ name: 'Porte-savon', price: '4.50', until: '2034-12-31' }],
}

const save = (id: number, body: object) => shop.put(`/api/admin/products/${id}/passport`, { as: admin, body })
const passportOf = async (id: number) => (await shop.get(`/api/products/${id}/passport`)).body.passport

test('what is written of a product is told by both edges alike, with the price by the measure', async () => {
  const { id } = await createProduct(shop, { price: '6.40' })
  expect(await passportOf(id)).toBeNull()
  const saved = await save(id, soap)
  expect(saved.status).toBe(200)
  const told = await passportOf(id)
  expect(told).toMatchObject({
    ...soap,
    netQuantity: '110.000',
    energyClass: null,
    endedAt: null,
    version: 1,
  })
  expect(told.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/)
  const fields = `code manufacturerName manufacturerAddress manufacturerContact responsibleName responsibleAddress
    responsibleContact warnings model gtin netQuantity netUnit composition allergens energyClass origin
    guarantees { by months covers terms } spareParts { name price until } endedAt updatedAt version lines { label text }`
  const { body } = await shop.graphql(
    `{ product(id: ${id}) { unitPrice { amount per } unitPriceText structuredFacts passport { ${fields} } }
       passport(code: "${told.code}") { name product { id } passport { ${fields} } } }`,
  )
  const { product, passport } = body.data
  expect({ productId: id, ...product.passport }).toEqual(told)
  expect(passport).toMatchObject({ product: { id: String(id) }, passport: product.passport })
  expect(product.unitPrice).toEqual({ amount: '58.18', per: 'kg' })
  expect(product.unitPriceText).toBe('58,18\u00a0€/kg')
  expect((await shop.get(`/api/products/${id}/price`)).body.unitPrice).toEqual(product.unitPrice)
  const { structuredFacts } = (await shop.get(`/api/products/${id}/passport`)).body
  expect(product.structuredFacts).toEqual(structuredFacts)
  expect(structuredFacts).toEqual({
    ...{ gtin: soap.gtin, model: soap.model, material: soap.composition },
    manufacturer: {
      ...{ '@type': 'Organization', name: soap.manufacturerName, address: soap.manufacturerAddress },
      email: soap.manufacturerContact,
    },
    weight: { '@type': 'QuantitativeValue', value: 110, unitCode: 'GRM' },
    offers: {
      priceSpecification: {
        ...{ '@type': 'UnitPriceSpecification', price: '58.18', priceCurrency: 'EUR' },
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
      },
      warranty: [
        {
          ...{ '@type': 'WarrantyPromise', name: 'Le porte-savon, par Savonnerie' },
          durationOfWarranty: { '@type': 'QuantitativeValue', value: 24, unitCode: 'MON' },
        },
      ],
    },
  })
  expect(told.lines).toContainEqual({ label: 'Quantité nette', text: '110\u00a0g' })
  expect(told.lines).toContainEqual({
    label: 'Pièces détachées',
    text: 'Porte-savon, 4,50\u00a0€, disponible jusqu’au 31 décembre 2034',
  })
})

test('only what is given changes; an old version is refused', async () => {
  const { id } = await createProduct(shop)
  await save(id, soap)
  const changed = await shop.graphql(
    `mutation { savePassport(id: ${id}, version: 1, input: { model: "SO-120", gtin: null }) { model gtin origin version } }`,
    {},
    { as: admin },
  )
  expect(changed.body.data.savePassport).toEqual({
    model: 'SO-120',
    gtin: null,
    origin: 'France',
    version: 2,
  })
  const late = await save(id, { model: 'SO-130', version: 1 })
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT'])
})

describe('refuses', () => {
  test.each([
    [{ gtin: '4006381333932' }, 'gtin'],
    [{ netQuantity: '110' }, 'netQuantity'],
    [{ netUnit: 'G' }, 'netQuantity'],
    [{ netQuantity: '0', netUnit: 'G' }, 'netQuantity'],
    [{ netQuantity: '1', netUnit: 'POUND' }, 'netUnit'],
    [{ energyClass: 'A+' }, 'energyClass'],
    [{ warnings: 'x'.repeat(2_001) }, 'warnings'],
    [{ guarantees: [{ by: 'A', months: 0, covers: 'B' }] }, 'guarantees'],
    [{ guarantees: [{ by: '', months: 3, covers: 'B' }] }, 'guarantees'],
    [{ spareParts: [{ name: 'A', until: '2034' }] }, 'spareParts'],
    [{ spareParts: [{ name: 'A', price: '-1' }] }, 'spareParts'],
    [{ spareParts: Array.from({ length: 31 }, () => ({ name: 'A' })) }, 'spareParts'],
  ])('%j', async (body, field) => {
    const { id } = await createProduct(shop)
    const answer = await save(id, body)
    expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(Object.keys(answer.body.fields).map((key) => key.split('.')[0])).toContain(field)
    expect(await passportOf(id)).toBeNull()
  })

  test('a product that is not there, and a category’s unknown fact', async () => {
    expect((await save(999, soap)).status).toBe(404)
    const body = { name: 'Savons', slug: 'savons', passportFacts: ['COLOUR'] }
    expect((await shop.post('/api/categories', { as: admin, body })).status).toBe(400)
  })
})

test('its history restores what it was', async () => {
  const { id } = await createProduct(shop)
  await save(id, soap)
  await save(id, { origin: 'Portugal', spareParts: [] })
  const { body } = await shop.get(`/api/admin/history?subjectType=PASSPORT&subjectId=${id}`, { as: admin })
  expect(body).toHaveLength(2)
  const restored = await shop.post('/api/admin/passports/restore', {
    as: admin,
    body: { entryId: body[0].id, state: 'BEFORE' },
  })
  expect([restored.status, await passportOf(id)]).toMatchObject([
    200,
    soap.spareParts && { origin: 'France' },
  ])
  expect((await passportOf(id)).spareParts).toEqual(soap.spareParts)
})

test('a category names what it asks for, and the sheet tells what is missing', async () => {
  const category = await createCategory(shop)
  const { id } = await createProduct(shop, { category })
  const sheet = async () => (await shop.get(`/api/admin/products/${id}/passport`, { as: admin })).body
  expect(await sheet()).toMatchObject({ percent: 0, required: ['MANUFACTURER', 'MODEL', 'ORIGIN'] })
  const passportFacts = ['GTIN', 'COMPOSITION', 'ALLERGENS', 'NET_QUANTITY']
  await shop.put(`/api/categories/${category.id}`, { as: admin, body: { passportFacts } })
  await save(id, { gtin: '96385074', composition: 'Laine' })
  expect(await sheet()).toMatchObject({ percent: 50, missing: ['NET_QUANTITY', 'ALLERGENS'] })
  const asked = `passportSheet(id: ${id}) { percent missing required passport { gtin } }`
  const { body } = await shop.graphql(`{ ${asked} }`, {}, { as: admin })
  expect(body.data.passportSheet).toMatchObject({ percent: 50, passport: { gtin: '96385074' } })
  await save(id, { composition: 'Composition à préciser' })
  expect(await sheet()).toMatchObject({ percent: 25 })
})

describe('by its code', () => {
  const byCode = (code: string) => shop.get(`/api/passports/${code}`)

  test('it is read when the product is hidden, deleted by whatever path, and back again', async () => {
    const { id, name } = await createProduct(shop)
    await save(id, soap)
    const { code } = await passportOf(id)
    expect((await byCode(code)).body).toMatchObject({ name, isInShop: true, passport: { endedAt: null } })
    await shop.em().execute('update products set visible = false')
    expect((await byCode(code)).body).toMatchObject({ name, isInShop: false })
    expect((await shop.get(`/api/products/${id}/passport`)).status).toBe(404)
    await shop.delete(`/api/products/${id}`, { as: admin })
    const gone = (await byCode(code)).body
    expect(gone).toMatchObject({ name, isInShop: false, passport: { origin: 'France' } })
    expect(gone.passport.endedAt).toMatch(/^20/)
    const { body } = await shop.get(`/api/admin/history?subjectType=PRODUCT&subjectId=${id}`, { as: admin })
    await shop.post('/api/products/restore', { as: admin, body: { entryId: body[0].id } })
    expect((await passportOf(id)) ?? (await byCode(code)).body.passport).toMatchObject({
      code,
      endedAt: null,
    })
    await shop.em().execute('truncate products cascade')
    expect((await byCode(code)).body).toMatchObject({ name, isInShop: false })
  })

  test('it is not, for visitors, of a product that was never shown; nor is any other code', async () => {
    const { id } = await createProduct(shop, { visible: false })
    const { body } = await save(id, soap)
    expect((await byCode(body.code)).status).toBe(404)
    expect((await shop.get(`/api/passports/${body.code}`, { as: admin })).status).toBe(200)
    expect((await byCode('222222222222')).status).toBe(404)
  })
})

test('the prices by the measure of a list, and its reductions, cost one statement', async () => {
  for (let made = 0; made < 4; made++) {
    const { id } = await createProduct(shop, { price: '20.00' })
    await save(id, soap)
  }
  await shop.em().execute('update products set price = 15, weekly_special = true where id > 2')
  await shop.listens()
  const ask = (fields: string) => () =>
    shop.graphql(`{ products(limit: 50) { items { id price ${fields} } } }`)
  const without = await shop.statementsOf(ask(''))
  const more = await shop.statementsOf(ask('reduction { formerPrice } unitPriceText'))
  expect(more.length).toBe(without.length + 1)
})
