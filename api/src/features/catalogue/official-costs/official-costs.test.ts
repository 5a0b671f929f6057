import { expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createAdmin, createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

test('an official cost is shown as soon as it is declared, as the category says, and comes back from the history', async () => {
  const as = await createAdmin(shop)
  const category = await createCategory(shop, { name: 'Vêtements', slug: 'vetements' })
  const { id } = await createProduct(shop, { category })
  const path = `/api/products/${id}/official-cost`
  const told = async () => (await shop.get(path)).body.officialCost
  await admin.data(
    `mutation { updateCategory(id: ${category.id}, input: {
      scoreDisplay: OFFICIAL_TEXTILE, scoreDisplayReason: "Décret 2025-957" }) { id } }`,
  )
  const fields = 'points pointsPer100g declaredBy declaredOn portalReference version'
  const shown = async () => {
    const asked = `{ product(id: ${id}) { scoreDisplay officialCost { ${fields} } officialCostText } }`
    const { officialCostText, ...product } = (await shop.graphql(asked)).body.data.product
    return { ...product, text: officialCostText?.replaceAll(/\s/g, ' ') ?? null }
  }
  expect(await shown()).toEqual({
    scoreDisplay: 'OFFICIAL_TEXTILE',
    officialCost: null,
    text: 'Coût environnemental : pas encore déclaré',
  })
  expect(await told()).toBeNull()

  const day = shop.clock.now().getTime()
  const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const facts = {
    points: 1234,
    pointsPer100g: '560.5',
    declaredBy: 'BRAND',
    declaredOn: isoDay(day - 86_400_000),
  }
  const save = (body: object) => shop.put(`/api/admin/products/${id}/official-cost`, { as, body })
  for (const wrong of [
    { points: -1 },
    { points: 1_000_001 },
    { points: 1.5 },
    { pointsPer100g: '-0.01' },
    { declaredBy: 'NOBODY' },
    { declaredOn: '2 novembre' },
    { declaredOn: isoDay(day + 2 * 86_400_000) },
    { portalReference: 'x'.repeat(201) },
  ]) {
    const { status, body } = await save({ ...facts, ...wrong })
    expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(wrong)])
  }
  expect(await told()).toBeNull()

  expect((await save(facts)).status).toBe(200)
  const declared = { ...facts, pointsPer100g: '560.50', portalReference: null, version: 1 }
  expect(await told()).toEqual({ productId: id, ...declared })
  expect((await shown()).officialCost).toMatchObject({ points: 1234, declaredBy: 'BRAND', version: 1 })
  expect((await shown()).text).toBe('Coût environnemental : 1 234 points · 560,5 pour 100 g')

  expect((await save({ ...facts, points: 900, version: 1 })).status).toBe(200)
  expect(await told()).toMatchObject({ points: 900, version: 2 })
  expect((await save({ ...facts, version: 1 })).status).toBe(409)
  const { body } = await shop.get(`/api/admin/history?subjectType=OFFICIAL_COST&subjectId=${id}`, { as })
  expect(body.map(({ action }: { action: string }) => action)).toEqual(['UPDATED', 'CREATED'])
  const restored = await shop.post('/api/admin/official-costs/restore', {
    as,
    body: { entryId: body[0].id, state: 'BEFORE' },
  })
  expect(restored.status).toBe(200)
  expect(await told()).toMatchObject({ points: 1234, version: 3 })
  await admin.data(
    `mutation { updateCategory(id: ${category.id}, input: { scoreDisplay: CRITERIA }) { id } }`,
  )
  expect(await shown()).toMatchObject({ scoreDisplay: 'CRITERIA', text: null })
})
