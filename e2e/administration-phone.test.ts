import type { Page } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { administrator } from './support/administrator.ts'
import { leaveWithShop } from './support/customer.ts'
import { adminRoutes } from './support/routes.ts'
import { openSession } from './support/session.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

const box = async (page: Page, role: 'banner' | 'navigation') =>
  (await page
    .getByRole(role, { name: role === 'navigation' ? 'Administration' : undefined })
    .boundingBox()) ?? {
    ...{ x: 0, y: -1, width: 0, height: 0 },
  }

/** Where the first row begins. */
const firstRow = async (page: Page, { list = '', table = '' }) => {
  const rows = list
    ? page.getByRole('list', { name: list, exact: true }).getByRole('listitem')
    : page.getByRole('region', { name: table, exact: true }).locator('tbody tr')
  await rows.first().getByText(/./).first().waitFor()
  return (await rows.first().boundingBox())?.y
}

const lists = adminRoutes.filter(({ list, table }) => list ?? table)

describeJourney.concurrent('the administration on a phone', () => {
  beforeAll(async () => {
    const person = { firstName: 'Inès', lastName: 'Roy', email: 'ines.roy@exemple.fr' }
    await leaveWithShop(person)
  })

  test.for(lists)(
    '$path shows the first row in the upper half of the first screen',
    async ({ path, ...content }, { openAsAdministrator, expect }) => {
      // Of this moment: the list of tokens asks who one is.
      const storageState = await openSession(inject('origin'), '/api/login', administrator)
      const { page } = await openAsAdministrator('about:blank', { viewport: phone, storageState })
      if (path === '/admin/jetons') {
        const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
        const token = { name: 'Caisse', scopes: ['ORDERS_READ'], expiresAt }
        const made = await page.request.post('/api/admin/tokens', { data: token })
        expect(made.status(), await made.text()).toBe(201)
      }
      await page.goto(path)
      expect(await firstRow(page, content)).toBeLessThanOrEqual(420)
    },
  )

  test('has a header of 56 px and a bar under the thumb, both in sight while a list scrolls', async ({
    openAsAdministrator,
    expect,
  }) => {
    const visit = await openAsAdministrator('/admin?onglet=produits', { viewport: phone })
    const { page } = visit
    const rows = page.getByRole('list', { name: 'Produits' }).getByRole('listitem')
    await rows.first().getByRole('switch').waitFor()
    const row = await rows.first().boundingBox()
    expect([row?.y, row?.height].map((edge) => Math.round(edge ?? 0))).toEqual([
      expect.any(Number),
      expect.toSatisfy((height: number) => height >= 72 && height <= 80),
    ])
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    expect((await box(page, 'banner')).y).toBe(0)
    expect(Math.round((await box(page, 'banner')).height)).toBeLessThanOrEqual(57)
    const bar = await box(page, 'navigation')
    expect(Math.round(bar.y + bar.height)).toBe(phone.height)
    for (const place of await page
      .getByRole('navigation', { name: 'Administration' })
      .locator('a, button')
      .all()) {
      const size = await place.boundingBox()
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expectNoProblem(visit)
  })

  test('at 400 % zoom the bars give way, and nothing is cut off', async ({ openAsAdministrator, expect }) => {
    const visit = await openAsAdministrator('/admin/messages', { viewport: { width: 320, height: 256 } })
    const { page } = visit
    await page.getByRole('heading', { level: 1, name: 'Boîte de réception' }).waitFor()
    await visit.untilQuiet()
    await page.mouse.wheel(0, 250)
    await expect.poll(async () => (await box(page, 'banner')).y).toBeLessThan(-40)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expectNoProblem(visit)
  })
})
