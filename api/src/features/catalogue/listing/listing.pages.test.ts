import { beforeEach, describe, expect, test } from 'vitest'
import { createCategory, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()

/** Where a product has the words → what it is made of. */
const places = {
  name: { name: 'Filtre à eau' },
  shelf: { name: 'Mousseur' },
  text: { name: 'Gourde', description: 'Garde l’eau au frais.' },
  both: { name: 'Carafe d’eau pour enfant' },
  nameAndText: { name: 'Arrosoir pour enfant', description: 'Un demi-litre d’eau.' },
}

beforeEach(async () => {
  const category = await createCategory(shop, { name: 'Gestion de l’eau', slug: 'eau' })
  // Each kind with each rating in turn, so that neither the ids nor the ratings alone give the order.
  for (const rating of ['3.0', '4.5', '1.0', '4.5'])
    for (const [place, facts] of Object.entries(places))
      await createProduct(shop, {
        ...facts,
        rating,
        imageUrl: place,
        price: rating === '1.0' ? '90.00' : '12.90',
        ...(place === 'shelf' && { category }),
      })
  await createProduct(shop, { name: 'Savon' })
})

type Found = { id: number; rating: string; imageUrl: keyof typeof places }

const found = async (query: string): Promise<Found[]> =>
  (await shop.get(`/api/products?${query}`)).body as Found[]

/** The ranks of the places, best first, and inside each the best rated, then the newest. */
const ranked = (products: Found[], ranks: (keyof typeof places)[][]) => {
  const rankOf = ({ imageUrl }: Found) => ranks.findIndex((rank) => rank.includes(imageUrl))
  return products.toSorted(
    (a, b) => rankOf(a) - rankOf(b) || Number(b.rating) - Number(a.rating) || b.id - a.id,
  )
}

const eau: (keyof typeof places)[][] = [['both'], ['name'], ['shelf'], ['text', 'nameAndText']]
const eauEnfant: (keyof typeof places)[][] = [['both'], ['nameAndText']]

describe('a search is ordered by relevance', () => {
  test('the thing itself before the rest of the name, the category and the texts, then the best rated, then the newest', async () => {
    const list = await found('search=eau')
    expect(list).toHaveLength(20)
    expect(list).toEqual(ranked(list, eau))
  })

  test('of several words: both in the title before one', async () => {
    const list = await found('search=eau+enfant')
    expect(list).toHaveLength(8)
    expect(list).toEqual(ranked(list, eauEnfant))
  })

  test('also among what a filter leaves', async () => {
    const list = await found('search=eau&maxPrice=50')
    expect(list).toHaveLength(15)
    expect(list).toEqual(ranked(list, eau))
    expect(await found('search=eau&categorySlug=eau')).toHaveLength(4)
  })

  test('one that matches nothing, or past the end of the list, is empty', async () => {
    expect(await found('search=eau&minPrice=91')).toEqual([])
    expect(await found('search=eau&offset=20')).toEqual([])
    expect(await found('search=eau&offset=2147483647')).toEqual([])
  })
})

describe('paging through a search gives every product once, in one order', () => {
  test.each([
    ...['search=eau', 'search=eau+enfant', 'search=eau&maxPrice=50', 'search=eau&minPrice=50'],
    ...['search=eau&sort=rating', 'search=eau&sort=price_asc', 'search=garde+mousseur'],
  ])('%s', async (query) => {
    const whole = (await found(query)).map(({ id }) => id)
    expect(new Set(whole).size).toBe(whole.length)
    for (const limit of [1, 3, 7]) {
      const paged: number[] = []
      for (let offset = 0; offset < whole.length; offset += limit)
        paged.push(...(await found(`${query}&limit=${limit}&offset=${offset}`)).map(({ id }) => id))
      expect(paged).toEqual(whole)
    }
  })
})
