import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { countPresses, told } from './support/administrator.ts'
import { describeJourney, test } from './support/visit.ts'

/** Presses Tab until what has the focus is called so: everything on the way can be left by the keyboard. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 120; step++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText ?? element?.textContent
    })
    if (focused && name.test(focused)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${name}.`)
}

/** What an owner does on a usual day, by somebody who has no mouse. */
describeJourney('an owner with the keyboard alone', () => {
  test('raises ten prices by 5 %, takes it back, plans an article: nothing is pressed', async ({
    openAsAdministrator,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin')
    for (let number = 0; number < 10; number++) {
      const data = { name: `Sisal ${number}`, price: `${10 + number}.00`, ecoScore: '7.0', visible: false }
      expect((await page.request.post('/api/products', { data })).status()).toBe(201)
    }
    await page.goto('/admin?onglet=produits&tri=nom&q=sisal')
    await page.locator('[data-row="10"]').waitFor()
    const prices = () => page.locator('[data-row] [data-column=price]').allInnerTexts()
    const before = await prices()
    const pressesOnList = await countPresses(page)

    // The grid is one stop of Tab; its arrows lead from there to the heading of the whole page.
    await tabTo(page, /^Sélectionner Sisal 0$/)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Space')
    await page.getByText('10 produits sélectionnés').waitFor()
    await tabTo(page, /^Changer les prix…$/)
    await page.keyboard.press('Enter')
    const change = page.getByRole('dialog', { name: 'Changer 10 prix' })
    await change.getByLabel('De combien pour cent').waitFor()
    await page.keyboard.type('5')
    await change.getByText('10 prix changent.').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('10 prix changés').waitFor()
    await expect.poll(prices).toContain('10,50\u00a0€')
    await tabTo(page, /^Annuler$/)
    await page.keyboard.press('Enter')
    await expect.poll(prices).toEqual(before)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Produit, article/ }).waitFor()
    await page.keyboard.type('nouvel article')
    await page.getByRole('option', { name: /Nouvel article/i }).waitFor()
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Nouvel article' })
    await form.getByLabel('Titre').waitFor()
    await tabTo(page, /^Titre/)
    await page.keyboard.type('Le sisal au jardin')
    await tabTo(page, /^Contenu/)
    await page.keyboard.type('Une ficelle qui tient.')
    await tabTo(page, /^Publication programmée/)
    // The twelfth of December reads alike wherever the day or the month comes first.
    const year = new Date().getFullYear() + 1
    await page.keyboard.type(`1212${year}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('0900')
    const planned = form.getByLabel('Publication programmée')
    // Where clocks have twelve hours.
    if ((await planned.inputValue()) === '') await page.keyboard.type('a')
    expect(await planned.inputValue()).toBe(`${year}-12-12T09:00`)
    await tabTo(page, /^Créer l’article$/)
    await page.keyboard.press('Enter')
    await page
      .getByText(/^Programmé pour le 12 .*09:00$/)
      .first()
      .waitFor()
    expect(await pressesOnList()).toBe(0)
  })

  test('makes a product, changes its price in the table, answers a message: nothing is pressed', async ({
    openAsAdministrator,
    expect,
  }) => {
    const person = { firstName: 'Inès', lastName: 'Roy', email: 'ines.roy@exemple.fr' }
    const sent = await fetch(`${inject('origin')}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, subject: 'Une anse de rabane', message: 'Se répare-t-elle ?' }),
    })
    expect(sent.status).toBeLessThan(300)
    const { page } = await openAsAdministrator('/admin?onglet=produits&tri=nom&q=rabane')
    const product = async () => {
      const found = await page.request.get('/api/products?search=rabane')
      return ((await found.json()) as { name: string; price: string; inStock: boolean }[]).find(
        ({ name }) => name === 'Panier de rabane',
      )
    }
    await page.getByRole('link', { name: 'Nouveau Produit' }).waitFor()
    const presses = await countPresses(page)

    await tabTo(page, /^Nouveau Produit$/)
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: /produit/ })
    await form.getByLabel('Nom', { exact: true }).waitFor()
    await tabTo(page, /^Nom/)
    await page.keyboard.type('Panier de rabane')
    await tabTo(page, /^Prix/)
    await page.keyboard.type('18,50')
    await tabTo(page, /^Visible dans la boutique/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Créer le produit$/)
    await page.keyboard.press('Enter')
    await form.getByText('Créé.', { exact: true }).waitFor()
    expect(await product()).toMatchObject({ price: '18.50' })
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })

    await page.locator('[data-row="1"]').waitFor()
    await tabTo(page, /^Sélectionner Panier de rabane$/)
    const isOnPrice = () =>
      page.evaluate(() => document.activeElement?.closest('[data-column]')?.getAttribute('data-column'))
    for (let step = 0; step < 8 && (await isOnPrice()) !== 'price'; step++)
      await page.keyboard.press('ArrowRight')
    await page.keyboard.type('19,40')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await product())?.price).toBe('19.40')
    expect(await presses()).toBe(0)

    await page.goto('/admin/messages')
    await page.getByRole('link', { name: 'Une anse de rabane' }).waitFor()
    const pressesOfInbox = await countPresses(page)
    await tabTo(page, /^Une anse de rabane$/)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Une anse de rabane' })
    await drawer.getByLabel('Votre réponse').waitFor()
    await tabTo(page, /^Votre réponse/)
    await page.keyboard.type('Oui, avec un brin de raphia.')
    await tabTo(page, /^Envoyer/)
    await page.keyboard.press('Enter')
    await told(page, 'Réponse envoyée')
    expect(await pressesOfInbox()).toBe(0)
  })
})
