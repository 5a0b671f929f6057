import { expect, test } from 'vitest'
import { addFirstProduct, pressAddToCart } from './support/add-to-cart.ts'
import { register, signUp, withoutRefusals } from './support/customer.ts'
import { describeJourney, expectNoProblem, openBrowser } from './support/visit.ts'
import { wideHyphens } from './support/wide-hyphens.ts'

const browser = openBrowser()

describeJourney('a customer', () => {
  test('who adds while signed out finds the product in the cart after signing up, where they were', async () => {
    const visit = await browser.open('/produit/1')
    const { page } = visit
    await pressAddToCart(page)
    await page.waitForURL(/\/auth/)
    await page.getByRole('tab', { name: "S'inscrire" }).click()
    await signUp(page)
    await page.waitForURL(/\/produit\/1$/)
    await page.goto('/panier')
    await page.getByRole('heading', { level: 1, name: 'Mon Panier' }).waitFor()
    await page
      .getByRole('link', { name: /Mousseurs/ })
      .first()
      .waitFor()
    expectNoProblem(withoutRefusals(visit))
    await visit.close()
  })

  test('changes the cart, sees the totals of the server, leaves, comes back and finds it', async () => {
    const visit = await browser.open('/')
    const { page } = visit
    await register(page)
    await addFirstProduct(page)
    await page.goto('/panier')
    await page.getByText('12,90').first().waitFor()
    await page.getByText('18,89').first().waitFor()
    expect(await wideHyphens(page)).toEqual([])
    const quantity = page.getByRole('group', { name: /^Quantité/ }).locator('input')
    await quantity.fill('4')
    await quantity.press('Enter')
    // 4 × 12,90 € is past 50 €: delivery is free.
    await page.getByText('51,60').first().waitFor()
    await page.getByText('Gratuit', { exact: true }).first().waitFor()
    await page.reload()
    await page.getByText('51,60').first().waitFor()
    await page.getByRole('button', { name: 'Découvrir quand disponible' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Bientôt disponible !').waitFor()
    expect(await dialog.getByLabel('Prénom').inputValue()).toBe('Ana')
    await dialog.getByRole('button', { name: 'Me notifier au lancement' }).click()
    await page.getByText('Inscription réussie !').first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expectNoProblem(withoutRefusals(visit))
    await visit.close()
  })

  test('who wanted to join the waitlist with an empty cart signs up, and joins', async () => {
    const visit = await browser.open('/panier')
    const { page } = visit
    const button = page.getByRole('button', { name: 'Découvrir quand disponible' })
    await button.click()
    await page.getByText('Connexion requise').first().waitFor()
    await page.waitForURL(/\/auth/)
    await page.getByRole('tab', { name: "S'inscrire" }).click()
    await signUp(page)
    await page.waitForURL(/\/panier$/)
    const dialog = page.getByRole('dialog', { name: 'Bientôt disponible !' })
    await dialog.getByRole('button', { name: 'Peut-être plus tard' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await button.click()
    await dialog.getByRole('button', { name: 'Me notifier au lancement' }).click()
    await page.getByText('Vous êtes sur la liste').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expectNoProblem(withoutRefusals(visit))
    await visit.close()
  })

  test('who logs out leaves nothing to the next one on the same tab', async () => {
    const visit = await browser.open('/')
    const { page } = visit
    const first = await register(page)
    await addFirstProduct(page)
    await page.goto('/mon-compte')
    await page.getByText(first).first().waitFor()
    await page.goto('/mon-compte?onglet=parametres')
    await page
      .getByRole('main')
      .getByRole('button', { name: /Se déconnecter/ })
      .click()
    await page.waitForURL((url) => url.pathname === '/')
    const second = await register(page)
    await page.goto('/mon-compte')
    await page.getByText(second).first().waitFor()
    expect(await page.getByText(first).count()).toBe(0)
    await page.goto('/panier')
    await page.getByText('Votre panier est vide').first().waitFor()
    await visit.close()
  })

  test('who is not signed in is told so on the account page and led to /auth', async () => {
    const visit = await browser.open('/mon-compte')
    const { page } = visit
    await page.getByText('Non autorisé').first().waitFor()
    await page.waitForURL(/\/auth/)
    await visit.close()
  })
})
