import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { type KeptAnswer, KeptAnswers, KeptBody } from './kept-answers.ts'

/** Digits of random eights: they compress to a little under a half. */
const noise = () => Array.from(randomBytes(6_000), (byte) => byte % 8).join('')

const answer = async (html = noise()): Promise<KeptAnswer> => ({
  status: 200,
  body: new KeptBody(html),
})

/** What a page holds of the memory, not what is in use of it. */
async function bytesOf(kept: KeptAnswer): Promise<number> {
  if (!('body' in kept)) return 0
  const forms = [kept.body.plain, await kept.body.form('br'), await kept.body.form('gzip')]
  return forms.reduce((sum, form) => sum + (form?.buffer.byteLength ?? 0), 0)
}

const unexpected = () => Promise.reject(new Error('computed'))

test('1,000 answers take no more bytes than they may: the oldest go, the newest stay', async () => {
  const kept = new KeptAnswers(1_000_000)
  const addresses = Array.from({ length: 1_000 }, (_, i) => `/produits?search=${i}`)
  for (const address of addresses) {
    await kept.get(address, '0', () => answer())
    await kept.get(address, '1', () => answer())
  }
  const found = await Promise.all(
    addresses.map((address) => kept.get(address, '1', unexpected).catch(() => null)),
  )
  const left = found.filter((each) => each !== null)
  const sizes = await Promise.all(left.map((each) => bytesOf(each)))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeLessThanOrEqual(1_000_000)
  expect(bytes).toBeGreaterThan(800_000)
  expect(found.slice(-left.length)).toEqual(left)
})

test('what is asked for once takes an eighth of the memory at most, and drives out nothing', async () => {
  const kept = new KeptAnswers(1_000_000)
  const often = await kept.get('/', '1', () => answer())
  const others = await Promise.all(
    Array.from({ length: 200 }, (_, i) => kept.get(`/?_=${i}`, '1', () => answer())),
  )
  expect(await kept.get('/', '1', unexpected)).toBe(often)
  const found = others.filter((_, i) => kept.find(`/?_=${i}`, '1'))
  const sizes = await Promise.all(found.map((each) => bytesOf(each)))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThan(150_000)
})

test('beyond that an address is kept from the second time on, and at once in the next state', async () => {
  const kept = new KeptAnswers(100_000)
  await kept.get('/large', '1', () => answer())
  await kept.get('/', '1', () => answer('<p>'))
  expect(kept.find('/', '1')).toBeUndefined()
  const second = await kept.get('/', '1', () => answer('<p>'))
  expect(kept.find('/', '1')).toBe(second)
  kept.clear()
  await kept.get('/large', '2', () => answer())
  const next = await kept.get('/', '2', () => answer('<p>'))
  expect(kept.find('/', '2')).toBe(next)
})

test('a page that alone is larger than all may be is sent and not kept', async () => {
  const kept = new KeptAnswers(1_000)
  const large = await kept.get('/', '1', () => answer())
  expect(await bytesOf(large)).toBeGreaterThan(1_000)
  await expect(kept.get('/', '1', unexpected)).rejects.toThrow('computed')
})

test('a page of another state is computed anew, and replaces the one before', async () => {
  const kept = new KeptAnswers(1_000_000)
  const first = await kept.get('/', '1', () => answer())
  const second = await kept.get('/', '2', () => answer())
  expect(second).not.toBe(first)
  expect(await kept.get('/', '2', unexpected)).toBe(second)
  await expect(kept.get('/', '1', unexpected)).rejects.toThrow('computed')
})

test('a page that was begun before a change is not taken for one from after it', async () => {
  const kept = new KeptAnswers(1_000_000)
  const [old, fresh] = [await answer(), await answer()]
  const late = Promise.withResolvers<KeptAnswer>()
  const waiting = kept.get('/', '1', () => late.promise)
  expect(await kept.get('/', '2', async () => fresh)).toBe(fresh)
  kept.clear()
  late.resolve(old)
  expect(await waiting).toBe(old)
  expect(await kept.get('/', '2', async () => fresh)).toBe(fresh)
})

test('what fails is not kept: those who wait hear of it, the next one tries again', async () => {
  const kept = new KeptAnswers(1_000_000)
  const failing = Promise.withResolvers<KeptAnswer>()
  const all = [kept.get('/', '1', () => failing.promise), kept.get('/', '1', unexpected)]
  failing.reject(new Error('no database'))
  for (const each of await Promise.allSettled(all))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'no database' } })
  expect(await kept.get('/', '1', () => answer('<p>'))).toMatchObject({ status: 200 })
})
