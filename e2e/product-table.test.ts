import type { Page } from 'playwright-core'
import { axeFindings } from './support/screen-checks.ts'
import { describeJourney, test } from './support/visit.ts'

/** The list, narrowed to products that no other journey changes. */
const table = (words: string) => `/admin?onglet=produits&q=${encodeURIComponent(words)}`
const cell = (page: Page, column: string) => page.locator(`[data-row="1"] [data-column=${column}]`)
const saved = (page: Page, words: RegExp) => page.getByText(words).waitFor({ state: 'attached' })

describeJourney.concurrent('the table of products', () => {
  test('a price is changed with the keyboard alone, with a comma, and a wheel changes nothing', async ({
    openAsAdministrator,
    expect,
  }) => {
    const { page } = await openAsAdministrator(table('bougie crépuscule'))
    await cell(page, 'price').waitFor()
    const before = (await cell(page, 'price').innerText()).replace(/[^\d,]/g, '')
    await page.getByRole('columnheader', { name: 'Produit' }).getByRole('button').focus()
    // The grid is one stop of Tab: from its headings the arrows lead on.
    await page.keyboard.press('ArrowDown')
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('21,4')
    await page.mouse.wheel(0, 200)
    await page.keyboard.press('Tab')
    await saved(page, /^Prix de .* 21,40 €, enregistré\.$/)
    await page.keyboard.press('Escape')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('F2')
    await page.keyboard.insertText(`${before} €`)
    await page.keyboard.press('Enter')
    await saved(page, new RegExp(`^Prix de .* ${before} €, enregistré\\.$`))
    await page.reload()
    await expect.poll(() => cell(page, 'price').innerText()).toContain(before)
  })

  test('of two administrators on one row, the second is told in place, field by field', async ({
    openAsAdministrator,
    expect,
  }) => {
    const [first, second] = [
      (await openAsAdministrator(table('cloche de conservation'))).page,
      (await openAsAdministrator(table('cloche de conservation'))).page,
    ]
    await cell(second, 'price').waitFor()
    await cell(first, 'price').dblclick()
    await first.keyboard.type('17')
    await first.keyboard.press('Enter')
    await saved(first, /17,00 €, enregistré/)

    await cell(second, 'price').dblclick()
    await second.keyboard.type('18')
    await second.keyboard.press('Enter')
    const notice = second
      .getByRole('alert')
      .filter({ hasText: 'modifiée entre-temps par une autre personne' })
    await notice.getByText('17,00 €').waitFor()
    expect(await axeFindings(second)).toEqual([])
    await notice.getByRole('button', { name: 'Garder mes modifications' }).click()
    await saved(second, /18,00 €, enregistré/)
    await first.reload()
    await expect.poll(() => cell(first, 'price').innerText()).toContain('18,00')
  })

  test('ten products are chosen with two clicks', async ({ openAsAdministrator, expect }) => {
    const { page } = await openAsAdministrator('/admin?onglet=produits&tri=nom')
    const box = (row: number) => page.locator(`[data-row="${row}"] [data-column=select] input`)
    await box(1).click()
    await box(10).click({ modifiers: ['Shift'] })
    await page.getByText('10 produits sélectionnés').waitFor()
    const names = await page.locator('[data-row] [data-column=name] a').allInnerTexts()
    const order = new Intl.Collator('fr')
    expect(names.slice(0, 10)).toEqual(names.slice(0, 10).toSorted(order.compare))
  })
})
