import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createProduct } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { createFakeRenderer } from '../../test/fake-renderer.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'

const fake = createFakeRenderer()
// What hangs is waited for this long; what is to be rendered is asked for until it is.
const shop = openTestShop({ WEB_FOLDER: fake.folder, PAGE_PATIENCE_MS: '1000' })
const admin = openAdministration(shop)
const { render } = fake

beforeEach(async () => {
  fake.render = render
  fake.asked.length = 0
  shop.logged.length = 0
  await createProduct(shop, { name: 'Gourde isotherme' })
})

const isEmpty = (text: string) => text.includes('<div id="root"><!--page--></div>')

async function answerTo(path: string) {
  const { status, text } = await shop.get(path)
  return [status, isEmpty(text) ? 'empty' : 'rendered']
}

/** Lines of the log about pages that were sent empty. */
const failures = (): { path: string; failures: number; err: { message: string } }[] =>
  shop.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg?.startsWith('page not rendered'))

describe('a page that cannot be rendered is sent empty, with the status of its address', () => {
  const addresses = [
    ['/', 200],
    ['/produits?search=a', 200],
    ['/produit/1-gourde-isotherme', 200],
    ['/produit/99', 404],
    ['/inconnu', 404],
  ] as const

  test('because it throws: logged and counted each time, tried again the next time', async () => {
    fake.render = async () => {
      throw new Error('no such component')
    }
    for (const [path, status] of addresses)
      expect([path, ...(await answerTo(path))]).toEqual([path, status, 'empty'])
    const told = failures()
    expect(told.map(({ path }) => path)).toEqual([
      '/',
      '/produits',
      '/produit/1-gourde-isotherme',
      '/produit/99',
      '/introuvable',
    ])
    expect(told.map(({ err }) => err.message)).toEqual(told.map(() => 'no such component'))
    expect(told.map(({ failures: count }) => count - (told[0]?.failures ?? 0))).toEqual([0, 1, 2, 3, 4])
    fake.render = render
    for (const [path, status] of addresses)
      await expect.poll(() => answerTo(path)).toEqual([status, 'rendered'])
  })

  test('where it has moved or is gone, that is said all the same', async () => {
    fake.render = () => Promise.reject(new Error('broken'))
    expect((await shop.get('/produit/1-ancien?a=b')).headers.get('location')).toBe(
      '/produit/1-gourde-isotherme?a=b',
    )
    await admin.rest('DELETE', '/products/1')
    expect(await answerTo('/produit/1')).toEqual([410, 'empty'])
  })

  test('because it throws something that is no error', async () => {
    fake.render = () => Promise.reject(null)
    expect(await answerTo('/')).toEqual([200, 'empty'])
  })

  test('because it takes too long: what comes late is kept for the next', async () => {
    const late = Promise.withResolvers<string>()
    fake.render = () => late.promise
    expect(await answerTo('/produits')).toEqual([200, 'empty'])
    expect(await answerTo('/produits')).toEqual([200, 'empty'])
    late.resolve('here at last')
    await expect.poll(() => answerTo('/produits')).toEqual([200, 'rendered'])
    // Nobody began it anew meanwhile.
    expect(fake.asked).toEqual(['/produits'])
  })

  test('because it ends in an error after all have left: nothing but a line of the log', async () => {
    const late = Promise.withResolvers<string>()
    fake.render = () => late.promise
    expect(await answerTo('/produits')).toEqual([200, 'empty'])
    late.reject(new Error('late'))
    fake.render = render
    await expect.poll(() => answerTo('/produits')).toEqual([200, 'rendered'])
  })

  test('because eight others are being rendered, which are not disturbed', async () => {
    const held = Promise.withResolvers<string>()
    fake.render = () => held.promise
    const paths = Array.from({ length: 9 }, (_, i) => `/produits?page=${i + 1}`)
    const first = await Promise.all(paths.map((path) => answerTo(path)))
    expect(first).toEqual(paths.map(() => [200, 'empty']))
    expect(failures().filter(({ err }) => err.message.startsWith('Too many'))).toHaveLength(1)
    expect(fake.asked).toHaveLength(8)
    held.resolve('done')
    fake.render = render
    for (const path of paths) await expect.poll(() => answerTo(path)).toEqual([200, 'rendered'])
    expect(fake.asked).toHaveLength(9)
  })

  test('is given up at last: the renderer is told', async () => {
    let signal: AbortSignal | undefined
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    fake.render = async (request) => {
      signal = request.signal
      return 'page'
    }
    await expect.poll(() => answerTo('/cgv')).toEqual([200, 'rendered'])
    expect(signal?.aborted).toBe(false)
    expect(timeout.mock.results.map(({ value }) => value)).toContain(signal)
    expect(Math.max(...timeout.mock.calls.map(([ms]) => ms))).toBeLessThanOrEqual(10_000)
    timeout.mockRestore()
  })
})

test.runIf(onPostgres)(
  'the database keeps a page waiting: empty in time, there again with the database',
  async () => {
    await expect.poll(() => answerTo('/produit/1')).toEqual([200, 'rendered'])
    await shop.em().transactional(async (em) => {
      // Nobody reads it until this ends.
      await em.execute('lock table products in access exclusive mode')
      expect(await answerTo('/produit/1-gourde-isotherme')).toEqual([200, 'empty'])
      await expect.poll(() => answerTo('/cgv')).toEqual([200, 'rendered'])
    })
    await expect.poll(() => answerTo('/produit/1-gourde-isotherme')).toEqual([200, 'rendered'])
  },
)

describe('without its bundle for servers', () => {
  const bare = openTestShop({ WEB_FOLDER: createWebFolder() })
  test('every page is empty, with its status', async () => {
    await createProduct(bare, { name: 'Gourde isotherme' })
    for (const [path, status] of [
      ['/', 200],
      ['/produit/1', 200],
      ['/produit/2', 404],
      ['/inconnu', 404],
    ] as const) {
      const { status: answered, text } = await bare.get(path)
      expect([path, answered, text.includes('<title>Boutique</title>')]).toEqual([path, status, true])
    }
    expect(bare.logged.join('')).not.toContain('page not rendered')
  })
})

describe('what nobody reads makes no page of its own', () => {
  test('a list is asked for in the words that it reads, in one order, each once', async () => {
    const words =
      'search=c&category=b&minPrice=1&maxPrice=9&minEcoScore=7&maxEcoScore=8&inStock=true&featured=true&weeklySpecial=true&sort=a&page=2'
    const disordered = words.split('&').toReversed().join('&')
    await expect
      .poll(() => answerTo(`/produits?x=1&${disordered}&search=d&${disordered}`))
      .toEqual([200, 'rendered'])
    expect(fake.asked).toEqual([`/produits?${words}`])
  })

  test('a word is read as far as 200 characters', async () => {
    await expect.poll(() => answerTo(`/produits?search=${'a'.repeat(9_000)}`)).toEqual([200, 'rendered'])
    expect(fake.asked).toEqual([`/produits?search=${'a'.repeat(200)}`])
  })

  test('300 addresses are three pages', async () => {
    for (let i = 0; i < 100; i++)
      for (const path of [`/inconnu-${i}`, `/?x=${i}`, `/produit/x${i}?page=${i}`]) await shop.get(path)
    expect(fake.asked).toEqual(['/introuvable', '/', '/produit/introuvable'])
  })
})
