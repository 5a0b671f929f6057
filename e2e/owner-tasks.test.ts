import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { countPresses, told } from './support/administrator.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

const headers = { 'content-type': 'application/json' }

/** Ten products that nobody else sees or changes. */
async function tenProducts(page: Page, word: string): Promise<void> {
  for (let number = 0; number < 10; number++) {
    const body = { name: `${word} ${number}`, price: `${10 + number}.00`, ecoScore: '7.0', visible: false }
    const made = await page.request.post('/api/products', { data: body })
    if (!made.ok()) throw new Error(await made.text())
  }
}

/** What an owner does on a usual day, from « Aujourd’hui » on, each with the fewest presses that it should take. */
describeJourney.concurrent('the tasks of an owner', () => {
  test('a price: two presses and the keyboard', async ({ openAsAdministrator, expect }) => {
    const { page } = await openAsAdministrator('/admin')
    await tenProducts(page, 'Rotin')
    await page.getByRole('region', { name: /^Que commander/ }).waitFor()
    const presses = await countPresses(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Produit, article/ }).fill('rotin 7')
    await page.getByRole('option').filter({ hasText: 'Rotin 7' }).waitFor()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Modifier le produit' })
    const price = form.getByLabel('Prix (€)')
    await price.click()
    await page.keyboard.type('17,90')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Produit mis à jour').first().waitFor()
    expect(await presses()).toBe(2)
  })

  test('ten prices, wrongly half as much again, and undone: four presses', async ({
    openAsAdministrator,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin')
    await tenProducts(page, 'Osier')
    await page.goto('/admin?onglet=produits&tri=nom&q=osier')
    const box = (row: number) => page.locator(`[data-row="${row}"] [data-column=select] input`)
    await page.locator('[data-row="10"]').waitFor()
    const prices = () => page.locator('[data-row] [data-column=price]').allInnerTexts()
    const before = await prices()
    const presses = await countPresses(page)
    await box(1).click()
    await box(10).click({ modifiers: ['Shift'] })
    await page.getByRole('button', { name: 'Changer les prix…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('De combien pour cent').waitFor()
    await page.keyboard.type('50')
    await dialog.getByText('10 prix changent.').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('10 prix changés').waitFor()
    await expect.poll(prices).not.toEqual(before)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect.poll(prices).toEqual(before)
    expect(await presses()).toBe(4)
  })

  test('an article: written, seen as readers will see it, and planned', async ({
    openAsAdministrator,
    expect,
  }) => {
    const visit = await openAsAdministrator('/admin')
    const { page } = visit
    await page.getByRole('tab', { name: 'Articles' }).waitFor()
    const presses = await countPresses(page)
    await page.getByRole('tab', { name: 'Articles' }).click()
    await page.getByRole('link', { name: 'Nouvel article' }).click()
    const form = page.getByRole('dialog', { name: 'Nouvel article' })
    // The cursor is in the title: the keyboard leads through the rest.
    await expect
      .poll(() => form.getByLabel('Titre').evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.keyboard.type('Le compost en ville')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Un bac, un balcon, trois mois.')
    await form.getByLabel('Contenu').click()
    await page.keyboard.type('## Commencer petit\n\nUn bac de **dix litres** suffit.')
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const preview = form.getByRole('region', { name: 'Aperçu de la page' })
    await preview.getByRole('heading', { level: 2, name: 'Commencer petit' }).waitFor()
    expect(await preview.locator('strong').innerText()).toBe('dix litres')
    await form.getByLabel('Publication programmée').fill(`${inAMonth}T09:00`)
    await form.getByRole('button', { name: 'Créer l’article' }).click()
    await page
      .getByText(/^Programmé pour le .* 09:00$/)
      .first()
      .waitFor()
    expect(await presses()).toBeLessThanOrEqual(5)
    const shown: { title: string }[] = await (await fetch(`${inject('origin')}/api/posts`)).json()
    expect(shown.map(({ title }) => title)).not.toContain('Le compost en ville')
    await expectNoProblem(visit)
  })

  test('a message: answered from what waits today, in two presses', async ({
    openAsAdministrator,
    expect,
  }) => {
    const subject = 'Une brosse qui perd ses poils'
    const from = { firstName: 'Nour', lastName: 'Hadj', email: 'nour.hadj@exemple.fr' }
    const body = JSON.stringify({ ...from, subject, message: 'Est-ce normal ?' })
    const sent = await fetch(`${inject('origin')}/api/contact`, { method: 'POST', headers, body })
    expect(sent.status).toBeLessThan(300)

    const { page } = await openAsAdministrator('/admin')
    const waiting = page.getByRole('link', { name: /messages? sans réponse$/ })
    await waiting.waitFor()
    const presses = await countPresses(page)
    await waiting.click()
    await page.getByRole('link', { name: subject }).click()
    const answer = page.getByRole('dialog').getByLabel('Votre réponse')
    await answer.waitFor()
    // A dialog takes the focus a moment after it is seen; a key comes later than that.
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
    await page.keyboard.press('r')
    await page.keyboard.type('Bonjour Nour, les premiers jours, oui.')
    expect(await answer.inputValue()).toContain('les premiers jours')
    await page.keyboard.press('Control+Enter')
    await told(page, 'Réponse envoyée')
    expect(await presses()).toBe(2)
  })

  test('« Que commander ? » is answered by the first screen', async ({ openAsAdministrator, expect }) => {
    const from = { firstName: 'Nour', lastName: 'Hadj', email: 'nour.hadj@exemple.fr' }
    const out = await fetch(`${inject('origin')}/api/products?inStock=false&limit=1`)
    const [product] = (await out.json()) as { id: number; name: string }[]
    const body = JSON.stringify({ ...from, productIds: [String(product?.id)] })
    await fetch(`${inject('origin')}/api/waitlist`, { method: 'POST', headers, body })
    const { page } = await openAsAdministrator('/admin')
    const toOrder = page.getByRole('region', { name: /^Que commander/ })
    const line = toOrder.getByRole('listitem').filter({ hasText: product?.name })
    expect(await line.innerText()).toContain('Rupture')
  })
})
