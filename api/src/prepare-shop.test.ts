import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Env, readEnv } from './env.ts'
import { User } from './features/accounts/user.entity.ts'
import { totalsOf } from './features/cart/cart-totals.rules.ts'
import { Category } from './features/catalogue/categories/category.entity.ts'
import { Product } from './features/catalogue/products/product.entity.ts'
import { Order } from './features/orders/order.entity.ts'
import { statusesAfter } from './features/orders/order-status.rules.ts'
import { orderStatuses } from './features/orders/orders.rules.ts'
import { demonstrationNoteKey } from './features/settings/demonstration-note.rules.ts'
import { openingDayKey } from './features/settings/opening.rules.ts'
import { SiteSetting } from './features/settings/site-setting.entity.ts'
import { createLogger } from './platform/logger.ts'
import { prepareShop } from './prepare-shop.ts'
import { demoCustomerEmail } from './seeders/demo-customer.ts'
import { memoryStorage } from './test/memory-storage.ts'
import { openTestShop } from './test/shop.ts'

/** Has each image already: to draw them takes seconds, and images.test.ts looks at them. */
const storage = { ...memoryStorage(), sizeOf: async () => 1 }

const shop = openTestShop()
const secret = { SESSION_SECRET: 'secret-of-the-tests-secret-of-the-tests' }
const log = createLogger('silent')

let printed = ''
const { isTTY } = process.stdout
beforeEach(() => {
  printed = ''
  process.stdout.isTTY = true
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text
    return true
  })
})
afterEach(() => {
  process.stdout.isTTY = isTTY
  vi.restoreAllMocks()
})

const prepare = (settings: Record<string, string> = { SEED: 'demo' }) => {
  const env: Env = { ...readEnv({ ...secret, ...settings }), DATABASE_URL: undefined }
  return prepareShop(shop.database.orm, env, storage, log)
}
const passwords = () =>
  [...printed.matchAll(/ : (\S+@\S+)\n.+ : (\S+)\n/g)].map(([, email = '', password = '']) => ({
    email,
    password,
  }))
const login = async (body: object) => (await shop.post('/api/login', { body })).status
const counts = async () => [
  await shop.em().count(Product),
  await shop.em().count(Category),
  await shop.em().count(User),
  await shop.em().count(Order),
]

describe('the first start of a demo shop', () => {
  test('prints the passwords of administrator and customer once; both work and no log has them', async () => {
    await prepare()
    const accounts = passwords()
    expect(accounts.map(({ email }) => email)).toEqual(['admin@ramure.example', demoCustomerEmail])
    for (const account of accounts) expect(await login(account)).toBe(200)
    expect(new Set(accounts.map(({ password }) => password)).size).toBe(2)
    for (const { password } of accounts) expect(shop.logged.join()).not.toContain(password)
  })

  test('whose output is no terminal writes them where its owner alone can read them, and not into the output', async () => {
    process.stdout.isTTY = false
    const folder = mkdtempSync(join(tmpdir(), 'prepare-'))
    try {
      const DATA_DIR = join(folder, 'data')
      await prepare({ SEED: 'demo', DATA_DIR })
      const file = join(DATA_DIR, 'mots-de-passe.txt')
      expect(statSync(file).mode & 0o777).toBe(0o600)
      const accounts = [...readFileSync(file, 'utf8').matchAll(/ : (\S+@\S+)\nMot de passe : (\S+)\n/g)]
      expect(accounts).toHaveLength(2)
      for (const [, email, password = ''] of accounts) {
        expect(await login({ email, password })).toBe(200)
        expect(printed).not.toContain(password)
        expect(printed).toContain(file)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('gives the customer five orders, one in each status, as placing and moving them would have', async () => {
    await prepare()
    const orders = await shop.em().find(Order, {}, { populate: ['user', 'items', 'statusChanges'] })
    expect(orders.map(({ status }) => status).toSorted()).toEqual([...orderStatuses].toSorted())
    for (const { user, status, total, items, statusChanges, createdAt, shippingAddress } of orders) {
      // Nothing is for sale yet: none passes for a real one.
      expect(shippingAddress).toMatch(/Démonstration\s: rien n’a été vendu\.$/)
      expect(user?.$.email).toBe(demoCustomerEmail)
      expect(items.length).toBeGreaterThan(0)
      expect(total).toBe(totalsOf(items.getItems()).total)
      const [first, ...steps] = statusChanges.getItems().toSorted((a, b) => a.id - b.id)
      expect(first).toMatchObject({ fromStatus: null, toStatus: 'pending', changedAt: createdAt })
      for (const step of steps) expect(statusesAfter(step.fromStatus ?? '')).toContain(step.toStatus)
      expect(steps.at(-1)?.toStatus ?? 'pending').toBe(status)
    }
  })
})

test('the demo says that it is one, unless its owner has said something else', async () => {
  const said = async () => (await shop.em().findOneOrFail(SiteSetting, { key: demonstrationNoteKey })).value
  await prepare({ SEED: 'none' })
  expect(await said()).toBe('')
  await prepare()
  expect(await said()).toBe('Démonstration\u00a0: notes et preuves inventées.')
  await shop.reset()
  await prepare({ SEED: 'none' })
  await shop.em().nativeUpdate(SiteSetting, { key: demonstrationNoteKey }, { value: 'Essai.' })
  await prepare()
  expect(await said()).toBe('Essai.')
})

test('the demo announces an opening some months ahead, unless its owner has announced one', async () => {
  const announced = async () => (await shop.em().findOneOrFail(SiteSetting, { key: openingDayKey })).value
  await prepare({ SEED: 'none' })
  expect(await announced()).toBe('')
  await prepare()
  const day = await announced()
  expect(day).toMatch(/^\d{4}-\d\d-03$/)
  const daysAhead = (Date.parse(day) - Date.now()) / 86_400_000
  expect(daysAhead).toBeGreaterThan(85)
  expect(daysAhead).toBeLessThan(130)
  await shop.reset()
  await prepare({ SEED: 'none' })
  await shop.em().nativeUpdate(SiteSetting, { key: openingDayKey }, { value: '2030-01-02' })
  await prepare()
  expect(await announced()).toBe('2030-01-02')
})

describe('a further start', () => {
  test('doubles nothing and prints nothing', async () => {
    await prepare()
    const before = await counts()
    printed = ''
    await prepare()
    await prepare({ SEED: 'none' })
    expect([await counts(), printed]).toEqual([before, ''])
  })

  test('of a shop whose products its owner has deleted starts, and leaves it so', async () => {
    await prepare()
    await shop.em().nativeDelete(Product, {})
    const [, ...others] = await counts()
    await prepare()
    expect(await counts()).toEqual([0, ...others])
    await shop.em().nativeDelete(Category, {})
    await prepare()
    expect((await counts())[0]).toBe(0)
  })
})

test('SEED=none makes the administrator and nothing else', async () => {
  await prepare({ SEED: 'none', ADMIN_EMAIL: 'chef@exemple.fr', ADMIN_PASSWORD: 'motdepasse-du-chef' })
  expect([await counts(), printed]).toEqual([[0, 0, 1, 0], ''])
  expect(await login({ email: 'chef@exemple.fr', password: 'motdepasse-du-chef' })).toBe(200)
})
