import { beforeEach, describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { createProduct, createUser } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { meanwhile } from '../../../test/database/meanwhile.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { Product } from '../../catalogue/products/product.entity.ts'
import { maxRestockRequests } from './restock.rules.ts'
import { sendRestockMails } from './restock-mails.ts'
import { RestockRequest } from './restock-request.entity.ts'

const shop = openTestShop()
const look = () => sendRestockMails(shop.database.orm, shop.env, shop.clock.now())

let ana: User
let cookie: string
beforeEach(async () => {
  ana = await createUser(shop)
  cookie = await shop.cookieOf(ana)
})
const ask = async (productId: number) =>
  (await shop.post('/api/restock-requests', { headers: { cookie }, body: { productId } })).status

describe.runIf(onPostgres)('the return of a product', () => {
  test('is told once to each, however many copies of the shop look at the same time', async () => {
    await createProduct(shop)
    for (let i = 0; i < 250; i++)
      await shop.em().insert(RestockRequest, { user: (await createUser(shop)).id, product: 1 })
    const told = await Promise.all(Array.from({ length: 8 }, look))
    expect(told.reduce((sum, each) => sum + each, 0)).toBe(250)
    const mails = await shop.em().find(OutgoingMail, {})
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(250)
    expect([mails.length, await shop.em().count(RestockRequest)]).toEqual([250, 0])
  })

  test('at the very moment of a request is said to who asks, and no request stays behind', async () => {
    await createProduct(shop, { inStock: false })
    const status = await meanwhile(
      shop,
      (em) => em.nativeUpdate(Product, { id: 1 }, { inStock: true }),
      () => ask(1),
    )
    expect([status, await shop.em().count(RestockRequest)]).toEqual([409, 0])
  })
})

describe.runIf(onPostgres)('requests at once', () => {
  test('twenty for one product are one', async () => {
    await createProduct(shop, { inStock: false })
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(1)))
    expect(new Set(answers)).toEqual(new Set([201]))
    expect(await shop.em().count(RestockRequest)).toBe(1)
  })

  test('ten to ninety-five are a hundred', async () => {
    for (let i = 0; i < maxRestockRequests + 5; i++) await createProduct(shop, { inStock: false })
    await shop
      .em()
      .execute('insert into restock_requests (user_id, product_id) select ?, generate_series(1, 95)', [
        ana.id,
      ])
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => ask(96 + i)))
    expect(answers.toSorted()).toEqual([...Array(5).fill(201), ...Array(5).fill(409)])
    expect(await shop.em().count(RestockRequest)).toBe(maxRestockRequests)
  })
})
