import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { openUsageEvents, untilStored } from './support/usage-events.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

beforeAll(untilStored)

const accept = (page: Page) => page.getByRole('button', { name: 'Accepter tous les cookies' }).click()
const onServer = (page: Page) => page.getByRole('region', { name: 'Sur notre serveur' })

/** What goes out at once: a form that is sent ends the batch. */
const search = async (page: Page, words: string) => {
  await page.getByRole('combobox', { name: 'Rechercher dans la boutique' }).fill(words)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('search') === words)
}

// One after the other: what is stored is told apart by when it came.
describeJourney('what is kept of a visit', () => {
  test('is shown line by line, erased, and measured no more', async ({ open, expect }) => {
    const visit = await open('/produits')
    const { page } = visit
    await accept(page)
    await search(page, 'gourde')
    const events = await openUsageEvents()
    await page.goto('/cette-visite')
    await page.mouse.move(1, 1)
    const shown = onServer(page)
    await expect
      .poll(async () => {
        await page.reload()
        await page.mouse.move(1, 1)
        await shown.getByText(/lignes? gardées?,|aucune ligne/i).waitFor()
        return shown.getByRole('list').getByRole('listitem').count()
      })
      .toBeGreaterThan(1)
    await shown.getByText(/lignes gardées, sous un numéro tiré au hasard/).waitFor()

    await shown.getByRole('button', { name: 'Effacer' }).click()
    await shown.getByText(/^Effacé\s:\s\d+\slignes? sur notre serveur/).waitFor()
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('visite')

    await page.getByRole('button', { name: 'Ne plus mesurer' }).click()
    await page.getByText('Rien n’est mesuré dans ce navigateur.').waitFor()
    await page.goto('/healthz')
    await untilStored()
    const before = (await events.stored()).length
    await page.goto('/produits')
    await page.mouse.move(1, 1)
    await search(page, 'xylofraise')
    await page.goto('/healthz')
    await untilStored()
    const after = await events.stored()
    expect(after.filter(({ metadata }) => metadata.searchTerm === 'xylofraise')).toEqual([])
    // The one that tells that all others are stored.
    expect(after).toHaveLength(before + 1)
    expectNoProblem(visit)
  })

  test('is nothing for a browser that asks not to be tracked, whatever is pressed', async ({
    open,
    expect,
  }) => {
    const events = await openUsageEvents()
    const visit = await open('about:blank', { extraHTTPHeaders: { 'sec-gpc': '1' } })
    const { page } = visit
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    })
    await page.goto('/produits')
    await page.mouse.move(1, 1)
    await search(page, 'savon')
    await page.goto('/cette-visite')
    await page.mouse.move(1, 1)
    await page.getByText(/^Votre navigateur demande lui-même de ne pas être mesuré/).waitFor()
    expect(await page.getByRole('button', { name: 'Ne plus mesurer' }).count()).toBe(0)
    await onServer(page)
      .getByText(/rien n’est enregistré de cette visite, pas même sans votre nom/)
      .waitFor()
    await page.goto('/healthz')
    await untilStored()
    expect(await events.stored()).toHaveLength(1)
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('visite')
    expectNoProblem(visit)
  })
})
