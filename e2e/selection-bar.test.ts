import type { Locator } from 'playwright-core'
import { axeFindings } from './support/screen-checks.ts'
import { describeJourney, desktop, expectNoProblem, phone, test } from './support/visit.ts'

/** From its upper to its lower edge. */
async function edges(place: Locator): Promise<[top: number, bottom: number]> {
  const box = await place.boundingBox()
  return box ? [box.y, box.y + box.height] : [-1, -1]
}

describeJourney.concurrent('the bar of what is selected', () => {
  test.for([
    { name: 'a phone', viewport: phone },
    { name: 'a desk', viewport: desktop },
  ])(
    'covers neither the last row, nor the pages, nor the bar of the places on $name',
    async ({ viewport }, { openAsAdministrator, expect }) => {
      const visit = await openAsAdministrator('/admin?onglet=produits&tri=nom', { viewport })
      const { page } = visit
      const boxes = page.getByRole('checkbox', { name: /^Sélectionner (?!la page)/ })
      await boxes.first().check()
      const bar = page.getByRole('region', { name: 'Actions sur la sélection' })
      await bar.getByText('1 produit sélectionné').waitFor()
      // It is in sight at once, however long the list, and above the bar under the thumb.
      const [top, bottom] = await edges(bar)
      const isPhone = viewport === phone
      const floor = isPhone
        ? (await edges(page.getByRole('navigation', { name: 'Administration' })))[0]
        : viewport.height
      expect(bottom).toBeLessThanOrEqual(floor)
      expect(bottom - top).toBeLessThanOrEqual(isPhone ? 56 : 130)
      expect(await axeFindings(page)).toEqual([])

      await page.mouse.wheel(0, 100_000)
      const pages = page.getByRole('navigation', { name: 'Pages de résultats' })
      await expect.poll(async () => (await edges(pages))[1]).toBeLessThanOrEqual((await edges(bar))[0])
      expect((await edges(boxes.last()))[1]).toBeLessThanOrEqual((await edges(pages))[0])
      expect((await edges(bar))[1]).toBeLessThanOrEqual(floor)
      // What the keyboard reaches is never behind it.
      await page.evaluate(() => scrollTo(0, 0))
      for (const row of [await boxes.nth(12), await boxes.last()]) {
        await row.focus()
        expect((await edges(row))[1]).toBeLessThanOrEqual((await edges(bar))[0])
      }
      await pages.getByRole('link', { name: 'Page suivante' }).click()
      await page.waitForURL(/page=2/)
      await expect.poll(() => boxes.first().isChecked()).toBe(false)
      await boxes.first().check()
      await bar.getByText('2 produits sélectionnés').waitFor()
      if (isPhone) {
        await bar.getByRole('button', { name: 'Actions' }).click()
        const sheet = page.getByRole('dialog', { name: '2 produits sélectionnés' })
        await sheet.getByRole('button', { name: 'Changer les prix…' }).waitFor()
        await sheet.getByRole('link', { name: 'Imprimer les étiquettes (2)' }).waitFor()
        expect(await axeFindings(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
      await bar.getByRole('button', { name: 'Tout désélectionner' }).click()
      await bar.waitFor({ state: 'detached' })
      expectNoProblem(visit)
    },
  )
})
