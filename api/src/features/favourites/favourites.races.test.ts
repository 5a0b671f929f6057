import { beforeEach, describe, expect, test } from 'vitest'
import { createProduct, createUser } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { meanwhile } from '../../test/database/meanwhile.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Favourite } from './favourite.entity.ts'
import { maxFavourites } from './favourites-limits.rules.ts'

const shop = openTestShop()
const many = (count: number, from = 1) => Array.from({ length: count }, (_, i) => from + i)

let person: User
let cookie: string
beforeEach(async () => {
  person = await createUser(shop)
  cookie = await shop.cookieOf(person)
})

const change = async (mutation: string) => {
  const { body } = await shop.graphql(`mutation { ${mutation} { productId } }`, undefined, {
    headers: { cookie },
  })
  return body.errors?.[0].extensions.code ?? 'done'
}
const add = (id: number) => change(`addFavourite(productId: ${id})`)
const remove = (id: number) => change(`removeFavourite(productId: ${id})`)
const merge = (ids: number[]) => change(`mergeFavourites(productIds: [${ids}])`)
const kept = async () => (await shop.em().find(Favourite, {})).map(({ product }) => product.id)
const make = async (count: number) => {
  for (let i = 0; i < count; i++) await createProduct(shop)
}

describe.runIf(onPostgres)('many changes of one person’s favourites at once', () => {
  test('twenty additions and merges of the same product make one row', async () => {
    await make(2)
    const answers = await Promise.all(many(20).map((i) => (i % 2 ? add(1) : merge([2, 1]))))
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect((await kept()).toSorted()).toEqual([1, 2])
  })

  test('the cap holds: of ten added at once to ninety-five, five get in', async () => {
    await make(maxFavourites + 5)
    await merge(many(95))
    const answers = await Promise.all(many(10, 96).map(add))
    expect(answers.toSorted()).toEqual([
      ...Array<string>(5).fill('CONFLICT'),
      ...Array<string>(5).fill('done'),
    ])
    expect(await kept()).toHaveLength(maxFavourites)
  })

  test('the cap holds: the hundredth is waited for, and the next is refused', async () => {
    await make(maxFavourites + 1)
    await merge(many(maxFavourites - 1))
    const answer = await meanwhile(
      shop,
      (em) => em.execute("select 1 from add_favourites(?, '{100}', now(), ?)", [person.id, maxFavourites]),
      () => add(maxFavourites + 1),
    )
    expect(answer).toBe('CONFLICT')
    expect(await kept()).toHaveLength(maxFavourites)
  })

  test('a product deleted at this very moment is 404 when added, and skipped when merged', async () => {
    await make(3)
    const whileDeleted = (id: number, act: () => Promise<string>) =>
      meanwhile(shop, (em) => em.nativeDelete(Product, { id }), act)
    expect(await whileDeleted(1, () => add(1))).toBe('NOT_FOUND')
    expect(await whileDeleted(2, () => merge([2, 3]))).toBe('done')
    expect(await kept()).toEqual([3])
  })

  test('adding, removing and merging at once end without a fault', async () => {
    await make(4)
    const answers = await Promise.all(
      many(6).flatMap((i) => [add(1 + (i % 4)), remove(1 + (i % 4)), merge([4, 3, 2, 1])]),
    )
    expect(new Set(answers)).toEqual(new Set(['done']))
    expect(await merge([1, 2, 3, 4])).toBe('done')
    expect((await kept()).toSorted()).toEqual([1, 2, 3, 4])
  })

  test('an addition that meets a deletion head on tries again', async () => {
    await make(2)
    const answer = await meanwhile(
      shop,
      // Whoever notices first is undone: that shall be the shop.
      (em) =>
        em.execute("set local deadlock_timeout = '1min'").then(() => em.nativeDelete(Product, { id: 2 })),
      () => merge([1, 2]),
      (em) => em.nativeDelete(Product, { id: 1 }),
    )
    expect(answer).toBe('done')
    expect(await kept()).toEqual([])
  })
})
