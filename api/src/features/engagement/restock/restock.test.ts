import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { Product } from '../../catalogue/products/product.entity.ts'
import { maxRestockRequests } from './restock.rules.ts'
import { sendRestockMails } from './restock-mails.ts'
import { RestockRequest } from './restock-request.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
let ana: User
beforeEach(async () => {
  ana = await createUser(shop, { email: 'ana@exemple.fr' })
})

const missing = (name: string) => createProduct(shop, { name, inStock: false })

/** What somebody waits for after they have asked, by either edge, or why they were refused. */
async function send(edge: string, verb: 'requestRestock' | 'cancelRestock', id: unknown, as?: User) {
  if (edge === 'REST') {
    const { status, body } =
      verb === 'requestRestock'
        ? await shop.post('/api/restock-requests', { as, body: { productId: id } })
        : await shop.call('DELETE', `/api/restock-requests/${id}`, { as })
    return status < 300 ? body.map((row: { productId: number }) => row.productId) : body.code
  }
  const query = `mutation ($id: ID!) { ${verb}(productId: $id) { productId createdAt } }`
  const { body } = await shop.graphql(query, { id: String(id) }, { as })
  if (body.errors) return body.errors[0].extensions.code
  return body.data[verb].map((row: { productId: string }) => Number(row.productId))
}
const waiting = async () => {
  const rows = await shop.em().find(RestockRequest, {}, { orderBy: { id: 'asc' } })
  return rows.map(({ user, product }) => [user.id, product.id])
}
const look = () => sendRestockMails(shop.database.orm, shop.env, shop.clock.now())
const mails = async () =>
  (await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })).map(({ recipient, subject }) => [
    recipient,
    subject,
  ])

describe.each(['REST', 'GraphQL'])('who waits for the return of a product, by %s', (edge) => {
  test('asks once however often, and takes it back', async () => {
    for (const name of ['Savon', 'Gourde']) await missing(name)
    expect(await send(edge, 'requestRestock', 1, ana)).toEqual([1])
    expect(await send(edge, 'requestRestock', 1, ana)).toEqual([1])
    expect(await send(edge, 'requestRestock', 2, ana)).toEqual([2, 1])
    expect(await send(edge, 'cancelRestock', 1, ana)).toEqual([2])
    expect(await send(edge, 'cancelRestock', 1, ana)).toEqual([2])
    expect(await waiting()).toEqual([[ana.id, 2]])
  })

  test('has an account, and is told of their own requests alone', async () => {
    await missing('Savon')
    expect(await send(edge, 'requestRestock', 1)).toBe('UNAUTHENTICATED')
    await send(edge, 'requestRestock', 1, ana)
    expect(await send(edge, 'cancelRestock', 1, await createUser(shop))).toEqual([])
    expect(await waiting()).toEqual([[ana.id, 1]])
  })

  test('is refused where nothing is missing, hidden or unknown', async () => {
    await createProduct(shop, { name: 'Lampe' })
    await createProduct(shop, { name: 'Secret', inStock: false, visible: false })
    expect(await send(edge, 'requestRestock', 1, ana)).toBe('CONFLICT')
    for (const id of [2, 4711]) expect(await send(edge, 'requestRestock', id, ana)).toBe('NOT_FOUND')
    for (const id of ['x', '0', '-1', '1.5', '99999999999'])
      expect(await send(edge, 'requestRestock', id, ana)).toBe('BAD_USER_INPUT')
    expect(await waiting()).toEqual([])
  })

  test('waits for a hundred products at most', async () => {
    for (let i = 0; i <= maxRestockRequests; i++) await missing(`Savon ${i}`)
    await shop
      .em()
      .execute('insert into restock_requests (user_id, product_id) select ?, generate_series(1, ?)', [
        ana.id,
        maxRestockRequests,
      ])
    expect(await send(edge, 'requestRestock', maxRestockRequests + 1, ana)).toBe('CONFLICT')
    expect(await send(edge, 'requestRestock', 7, ana)).toHaveLength(maxRestockRequests)
    expect(await waiting()).toHaveLength(maxRestockRequests)
  })
})

describe('a product that comes back', () => {
  const back: [string, () => Promise<unknown>][] = [
    ['the form', () => admin.data('mutation { updateProduct(id: 1, input: { inStock: true }) { id } }')],
    [
      'a change of many',
      () => admin.data('mutation { changeProducts(ids: [1], changes: { inStock: true }) { __typename } }'),
    ],
    ['SQL', () => shop.em().execute('update products set in_stock = true where id = 1')],
  ]
  test.each(back)('by %s is told to who waits for it, once, and their request is gone', async (_how, act) => {
    for (const name of ['Savon', 'Gourde']) await missing(name)
    const bob = await createUser(shop, { email: 'bob@exemple.fr' })
    for (const [id, as] of [
      [1, ana],
      [1, bob],
      [2, bob],
    ] as const)
      await send('REST', 'requestRestock', id, as)
    expect(await look()).toBe(0)
    await act()
    expect([await look(), await look()]).toEqual([2, 0])
    expect(await mails()).toEqual([
      ['ana@exemple.fr', 'De retour\u00a0: Savon'],
      ['bob@exemple.fr', 'De retour\u00a0: Savon'],
    ])
    expect(await waiting()).toEqual([[bob.id, 2]])
    const [mail] = await shop.em().find(OutgoingMail, {})
    expect(mail?.text).toContain('/produit/1-savon')
  })

  test('by the history is told too', async () => {
    await createProduct(shop, { name: 'Savon' })
    await admin.data('mutation { updateProduct(id: 1, input: { inStock: false }) { id } }')
    await send('GraphQL', 'requestRestock', 1, ana)
    const [entry] = await admin.history()
    await admin.data(`mutation { restoreProduct(entryId: ${entry?.id}, state: BEFORE) { id } }`)
    expect(await look()).toBe(1)
  })

  test('is told to nobody while it is hidden, nor once it is gone again', async () => {
    await missing('Savon')
    await send('REST', 'requestRestock', 1, ana)
    await shop.em().nativeUpdate(Product, { id: 1 }, { inStock: true, visible: false })
    expect(await look()).toBe(0)
    await shop.em().nativeUpdate(Product, { id: 1 }, { inStock: false, visible: true })
    expect([await look(), await mails(), await waiting()]).toEqual([0, [], [[ana.id, 1]]])
    await shop.em().nativeUpdate(Product, { id: 1 }, { inStock: true })
    expect(await look()).toBe(1)
  })

  test('is told to more people than one round takes', async () => {
    await missing('Savon')
    const people = Array.from({ length: 103 }, (_, i) => `personne-du-lot-${i}@exemple.fr`)
    for (const email of people) {
      const { id } = await createUser(shop, { email })
      await shop.em().insert(RestockRequest, { user: id, product: 1 })
    }
    await shop.em().nativeUpdate(Product, { id: 1 }, { inStock: true })
    expect(await look()).toBe(103)
    expect((await mails()).map(([recipient]) => recipient)).toEqual(people)
  })
})

test('the owner sees how many wait, for the opening or for the return, each person once', async () => {
  await missing('Savon')
  const entry = { firstName: 'Ana', lastName: 'Petit', email: ana.email, productIds: ['1'] }
  await shop.post('/api/waitlist', { body: entry })
  for (const as of [ana, await createUser(shop)]) await send('REST', 'requestRestock', 1, as)
  const { waitlistDemand, today } = await admin.data(
    '{ waitlistDemand { productId count restock favourites } today { awaitedOutOfStock toOrder { waiting } } }',
  )
  expect(waitlistDemand).toEqual([{ productId: '1', count: 1, restock: 2, favourites: 0 }])
  expect(today).toEqual({ awaitedOutOfStock: 1, toOrder: [{ waiting: 2 }] })
})
