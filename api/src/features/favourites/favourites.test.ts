import { beforeEach, describe, expect, test } from 'vitest'
import { createCartLine, createProduct, createUser } from '../../test/data/factories.ts'
import { fingerprints } from '../../test/data/small-world.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'
import { Product } from '../catalogue/products/product.entity.ts'
import { Favourite } from './favourite.entity.ts'
import { maxFavourites } from './favourites-limits.rules.ts'

const shop = openTestShop()
let ana: User
let bob: User
beforeEach(async () => {
  ;[ana, bob] = [await createUser(shop), await createUser(shop)]
})

/** What an operation answers, or its refusal. */
async function ask(text: string, variables: Record<string, unknown> = {}, as: User | null = ana) {
  const { body } = await shop.graphql(text, variables, as ? { as } : {})
  if (!body.errors) return body.data
  const { message, extensions } = body.errors[0]
  return { code: extensions.code, message }
}
const idsOf = (rows: { productId: string }[]) => rows.map(({ productId }) => Number(productId))
const list = async (as = ana) => idsOf((await ask('{ favourites { productId } }', {}, as)).favourites)
const add = (id: number | string, as: User | null = ana) =>
  ask('mutation ($id: ID!) { addFavourite(productId: $id) { productId } }', { id: String(id) }, as)
const remove = (id: number | string, as: User | null = ana) =>
  ask('mutation ($id: ID!) { removeFavourite(productId: $id) { productId } }', { id: String(id) }, as)
const merge = (ids: (number | string)[], as: User | null = ana) =>
  ask(
    'mutation ($ids: [ID!]!) { mergeFavourites(productIds: $ids) { productId } }',
    { ids: ids.map(String) },
    as,
  )
const make = async (many: number) => {
  for (let i = 0; i < many; i++) await createProduct(shop)
}

describe('favourites', () => {
  test('are one’s own, the latest first, each once', async () => {
    await make(3)
    await add(1)
    await add(3)
    expect(idsOf((await add(2)).addFavourite)).toEqual([2, 3, 1])
    expect(idsOf((await add(1)).addFavourite)).toEqual([2, 3, 1])
    await add(1, bob)
    expect([await list(), await list(bob)]).toEqual([[2, 3, 1], [1]])
  })

  test('know their product and since when, all of them at one statement', async () => {
    await make(3)
    await merge([3, 1, 2])
    const cookie = await shop.cookieOf(ana)
    const query = '{ favourites { productId createdAt product { name inStock } } }'
    let found: { product: { inStock: boolean }; createdAt: string }[] = []
    const statements = await shop.statementsOf(async () => {
      found = (await shop.graphql(query, undefined, { headers: { cookie } })).body.data.favourites
    })
    expect(found.map(({ product, createdAt }) => [product.inStock, createdAt.slice(0, 2)])).toEqual(
      Array(3).fill([true, '20']),
    )
    expect(statements.filter((line) => line.includes('from products'))).toHaveLength(1)
  })

  test('an unknown product is refused, and a text that is no id', async () => {
    const before = await fingerprints(shop)
    expect(await add(4711)).toEqual({ code: 'NOT_FOUND', message: 'Produit non trouvé' })
    for (const id of ['x', '1.5', '0', '-1', '99999999999'])
      for (const act of [add, remove]) expect(await act(id)).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('100 are the most; one that is there already may be added again', async () => {
    await make(maxFavourites + 1)
    await merge(Array.from({ length: maxFavourites }, (_, i) => i + 1))
    expect(await add(maxFavourites + 1)).toEqual({
      code: 'CONFLICT',
      message: 'Vos favoris sont au complet : 100 produits au plus.',
    })
    expect(idsOf((await add(7)).addFavourite)).toHaveLength(maxFavourites)
    await remove(7)
    expect(idsOf((await add(maxFavourites + 1)).addFavourite)[0]).toBe(maxFavourites + 1)
  })

  test('are taken out once or twice, one’s own alone', async () => {
    await make(2)
    await merge([1, 2])
    await add(1, bob)
    expect(idsOf((await remove(1)).removeFavourite)).toEqual([2])
    expect(idsOf((await remove(1)).removeFavourite)).toEqual([2])
    expect(await list(bob)).toEqual([1])
  })

  test('go with their product and with their person', async () => {
    await make(2)
    await merge([1, 2])
    await add(2, bob)
    await shop.em().nativeDelete(Product, { id: 1 })
    expect(await list()).toEqual([2])
    await shop.em().execute('delete from users where id = ?', [bob.id])
    expect(await shop.em().count(Favourite)).toBe(1)
  })

  test.each(['favourites { productId }', 'addFavouritesToCart { left { productId } }'])(
    '%s is refused without a sign-in',
    async (call) => {
      const kind = call.startsWith('favourites') ? '' : 'mutation '
      expect(await ask(`${kind}{ ${call} }`, {}, null)).toMatchObject({ code: 'UNAUTHENTICATED' })
    },
  )

  test('nobody else’s can be added to, taken out or merged without a sign-in', async () => {
    await make(1)
    for (const act of [() => add(1, null), () => remove(1, null), () => merge([1], null)])
      expect(await act()).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await shop.em().count(Favourite)).toBe(0)
  })
})

describe('merging what a browser kept', () => {
  test('puts it before what the account has, in its order; what is there stays', async () => {
    await make(4)
    await merge([2, 1])
    expect(idsOf((await merge([4, 1, 3])).mergeFavourites)).toEqual([4, 3, 2, 1])
  })

  test('twice is once, and unknown products are skipped', async () => {
    await make(2)
    for (let i = 0; i < 2; i++) expect(idsOf((await merge([2, 4711, 1, 2])).mergeFavourites)).toEqual([2, 1])
  })

  test('beyond 100 the latest of the browser come first, and nothing of the account goes', async () => {
    await make(maxFavourites + 3)
    await merge(Array.from({ length: maxFavourites - 2 }, (_, i) => i + 1))
    const merged = idsOf((await merge([101, 100, 103])).mergeFavourites)
    expect([merged.length, merged.slice(0, 3)]).toEqual([maxFavourites, [101, 100, 1]])
  })

  test('takes 100 at once and no more, and no text that is no id', async () => {
    expect(await merge(Array.from({ length: maxFavourites + 1 }, (_, i) => i + 1))).toEqual({
      code: 'BAD_USER_INPUT',
      message: '100 favoris au plus à la fois.',
    })
    expect(await merge([1, "1'--"])).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect((await merge([])).mergeFavourites).toEqual([])
  })
})

describe('putting all into the cart', () => {
  const addAll = () =>
    ask(`mutation { addFavouritesToCart {
      cart { lines { quantity product { name } } } left { product { name } }
    } }`)

  test('adds one of each and names what is out of stock', async () => {
    for (const name of ['Savon', 'Brosse', 'Miel'])
      await createProduct(shop, { name, inStock: name !== 'Brosse' })
    await merge([1, 2, 3])
    await createCartLine(shop, { user: ana.id, product: 3, quantity: 2 })
    expect(await addAll()).toEqual({
      addFavouritesToCart: {
        cart: {
          lines: [
            { quantity: 3, product: { name: 'Miel' } },
            { quantity: 1, product: { name: 'Savon' } },
          ],
        },
        left: [{ product: { name: 'Brosse' } }],
      },
    })
    expect(await list()).toEqual([1, 2, 3])
  })

  test('without favourites changes nothing', async () => {
    expect(await addAll()).toEqual({ addFavouritesToCart: { cart: { lines: [] }, left: [] } })
  })
})
