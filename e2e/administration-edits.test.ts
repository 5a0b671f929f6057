import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { enter, openAdmin } from './support/administrator.ts'
import { describeJourney, openBrowser } from './support/visit.ts'

const browser = openBrowser()

const product = '/admin?q=composteur+sous-bois&fiche=4'
const name = (page: Page) => page.getByRole('dialog').getByLabel('Nom', { exact: true })
const price = (page: Page) => page.getByRole('dialog').getByLabel('Prix (€)')
const saveButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })

describeJourney('editing in the administration', () => {
  test('of two who save the same product, the second is told, sees what changed, and decides', async () => {
    const [first, second] = [await browser.open('/'), await browser.open('/')]
    for (const { page } of [first, second]) await openAdmin(page, product)
    const priceBefore = await price(first.page).inputValue()
    await price(first.page).fill('123,45')
    await saveButton(first.page).click()
    await first.page.getByText('Produit mis à jour').first().waitFor()

    const before = await name(second.page).inputValue()
    await name(second.page).fill(`${before} (second)`)
    await saveButton(second.page).click()
    const notice = second.page
      .getByRole('alert')
      .filter({ hasText: 'modifiée entre-temps par une autre personne' })
    await notice.getByText('123,45 €').waitFor()
    await notice.getByRole('button', { name: 'Garder mes modifications' }).click()
    await saveButton(second.page).click()
    await second.page.getByText('Produit mis à jour').first().waitFor()

    await second.page.goto(product)
    expect(await name(second.page).inputValue()).toBe(`${before} (second)`)
    expect(await price(second.page).inputValue()).toBe('123,45')
    await second.page.getByRole('button', { name: 'Voir l’historique' }).click()
    await second.page.getByText('Modification par').first().waitFor()
    await second.page.getByRole('button', { name: 'Restaurer cet état' }).first().click()
    await second.page.getByText('Produit restauré').first().waitFor()
    await expect.poll(() => name(second.page).inputValue()).toBe(before)
    await second.page.getByRole('button', { name: 'Restaurer l’état d’origine' }).click()
    await expect.poll(() => price(second.page).inputValue()).toBe(priceBefore)
    for (const visit of [first, second]) await visit.close()
  })

  test('what is typed is not lost unasked: not by Escape, not by a link', async () => {
    const { page, close } = await browser.open('/')
    await openAdmin(page, product)
    await name(page).fill('À moitié saisi')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: /Abandonner les modifications/ })
    await question.getByRole('button', { name: 'Continuer la saisie' }).click()
    expect(await name(page).inputValue()).toBe('À moitié saisi')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Abandonner' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.goto(product)
    expect(await name(page).inputValue()).not.toBe('À moitié saisi')
    await close()
  })

  test('a session that ends during a change leads to the sign-in page and back, with what was typed', async () => {
    const { page, close } = await browser.open('/')
    await openAdmin(page, product)
    await name(page).fill('Composteur saisi avant la fin de la session')
    await page.context().clearCookies()
    await saveButton(page).click()
    await page.getByText('Session expirée').first().waitFor()
    await page.getByText('Veuillez vous reconnecter.').first().waitFor()
    await page.waitForURL(/\/admin\/login/)
    await page.getByRole('alert').getByText('Session expirée. Veuillez vous reconnecter.').waitFor()
    await enter(page)
    await page.waitForURL(/fiche=4/)
    await expect.poll(() => name(page).inputValue()).toBe('Composteur saisi avant la fin de la session')
    await saveButton(page).click()
    await page.getByText('Produit mis à jour').first().waitFor()
    await close()
  })

  test('what was deleted is found again in the history of its list, and restored', async () => {
    const { page, close } = await browser.open('/')
    await openAdmin(page, '/admin?onglet=articles')
    const title = 'Faire durer ses vêtements'
    await page.getByRole('button', { name: new RegExp(`^Supprimer ${title}`) }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await page.getByText('Article supprimé').first().waitFor()
    await page.getByRole('heading', { name: new RegExp(title) }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Historique' }).click()
    await page.getByRole('button', { name: 'Restaurer cet état' }).first().click()
    await page.getByText('Article restauré').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: new RegExp(title) }).waitFor()
    await close()
  })

  test('a customer is not let in, and not left half signed in', async () => {
    const { page, close } = await browser.open('/')
    const person = { email: `curieuse-${process.pid}@exemple.fr`, password: 'un bon secret' }
    await page.request.post('/api/register', { data: { ...person, firstName: 'Ana', lastName: 'Petit' } })
    await page.goto('/admin')
    await page.getByText('Accès refusé').first().waitFor()
    await page.waitForURL((url) => url.pathname === '/')
    await page.request.post('/api/logout')
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.getByText('Accès refusé').first().waitFor()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
    await close()
  })
})
