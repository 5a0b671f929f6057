import type { Page } from 'playwright-core'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

const box = async (page: Page, role: 'banner' | 'navigation') =>
  (await page
    .getByRole(role, { name: role === 'navigation' ? 'Administration' : undefined })
    .boundingBox()) ?? {
    ...{ x: 0, y: -1, width: 0, height: 0 },
  }

describeJourney.concurrent('the administration on a phone', () => {
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
