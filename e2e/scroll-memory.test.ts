import type { Page } from 'playwright-core'
import type { ExpectStatic } from 'vitest'
import { describeJourney, desktop, type Open, phone, test, touch, type Visit } from './support/visit.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/**
 * Opens a page, declines the consent question, and scrolls once everything is there. Without the shop's fonts: one that
 * comes too late is not shown on that load, its texts wrap otherwise, and the same place has another number.
 * @returns where it is then.
 */
async function openScrolled(
  { open, expect }: { open: Open; expect: ExpectStatic },
  path: string,
  wanted: number,
  viewport = desktop,
): Promise<[Visit, number]> {
  const visit = await open('about:blank', { viewport })
  await visit.page.route('**/*.woff2', (route) => route.abort())
  await visit.page.goto(path)
  await touch(visit.page)
  await visit.page.getByRole('button', { name: 'Cookies essentiels uniquement' }).click()
  await visit.untilQuiet()
  await visit.page.evaluate((y) => scrollTo(0, y), wanted)
  await expect.poll(() => scrolled(visit.page)).toBeGreaterThan(wanted - 100)
  return [visit, await scrolled(visit.page)]
}

describeJourney.concurrent('the place where one was reading', () => {
  test.for([
    ['a desk', desktop],
    ['a phone', phone],
  ] as const)(
    'is not taken along to a page that is loaded anew (%s), and is found again on Back',
    async ([, size], { open, expect }) => {
      const [{ page, untilQuiet }] = await openScrolled({ open, expect }, '/', 1_500, size)
      await page.getByRole('button', { name: 'Se connecter ou créer un compte' }).click()
      const left = await scrolled(page)
      expect(left).toBeGreaterThan(0)
      // A click of the browser's own scrolls what it presses into view.
      await page
        .getByRole('banner')
        .getByRole('link', { name: 'Se connecter' })
        .evaluate((link: HTMLElement) => link.click())
      await page.getByRole('heading', { level: 1, name: 'Heureux de vous revoir' }).waitFor()
      await untilQuiet()
      expect(await scrolled(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(left)
    },
  )

  test('is found again by who was asked for an account and goes on looking', async ({ open, expect }) => {
    const [{ page }, left] = await openScrolled({ open, expect }, '/produits', 1_200, phone)
    // Pressed where it stands: a click of the browser's own scrolls it into the middle.
    await page
      .getByRole('button', { name: /^Ajouter .* au panier$/ })
      .nth(9)
      .evaluate((button: HTMLElement) => button.click())
    await page.getByRole('link', { name: 'Continuer mes achats' }).click()
    await page.getByRole('main').getByRole('article').first().waitFor()
    await expect.poll(() => scrolled(page)).toBe(left)
  })

  test('is each page’s own when the same address is opened twice in one tab', async ({ open, expect }) => {
    const [{ page }] = await openScrolled({ open, expect }, '/produits', 1_200)
    await page.goto('/cgv')
    await page.goto('/produits')
    await page.getByRole('main').getByRole('article').first().waitFor()
    expect(await scrolled(page)).toBe(0)
  })

  test.for([
    ['/produit/1', 900],
    ['/article/1', 900],
  ] as const)('is kept by a reload of %s over a slow network', async ([path, wanted], { open, expect }) => {
    const [{ page, untilQuiet }, place] = await openScrolled({ open, expect }, path, wanted, phone)
    const network = await page.context().newCDPSession(page)
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 100_000,
      uploadThroughput: 50_000,
    })
    await page.reload()
    await untilQuiet()
    expect(await scrolled(page)).toBe(place)
  })

  test('is each chapter’s own when one goes back through them', async ({ open, expect }) => {
    const [{ page }, start] = await openScrolled({ open, expect }, '/cgv', 100)
    const chapter = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link')
    const places = [start]
    for (const index of [2, 4]) {
      await chapter.nth(index).evaluate((link: HTMLElement) => link.click())
      await expect.poll(() => scrolled(page)).toBeGreaterThan((places.at(-1) ?? 0) + 100)
      places.push(await scrolled(page))
    }
    for (const place of [places[1], places[0]]) {
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(place)
    }
  })
})
