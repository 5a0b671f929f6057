import type { Page } from 'playwright-core'
import { enter } from './support/administrator.ts'
import { newCustomer } from './support/customer.ts'
import { describeJourney, type Open, test } from './support/visit.ts'

/** Tests beside each other change different products. */
const product = (id: number) => `/admin?onglet=produits&fiche=${id}`
const name = (page: Page) => page.getByRole('dialog').getByLabel('Nom', { exact: true })
const price = (page: Page) => page.getByRole('dialog').getByLabel('Prix (€)')
const saveButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' })

/** Opens the form of a product as a person does, who sees it before they type: it listens by then. */
async function openForm(openAsAdministrator: Open, path: string): Promise<Page> {
  const { page, untilQuiet } = await openAsAdministrator(path)
  await name(page).waitFor()
  await untilQuiet()
  return page
}

describeJourney.concurrent('editing in the administration', () => {
  test('of two who save the same product, the second is told, sees what changed, and decides', async ({
    openAsAdministrator,
    expect,
  }) => {
    const path = product(4)
    const first = await openForm(openAsAdministrator, path)
    const second = await openForm(openAsAdministrator, path)
    const priceBefore = await price(first).inputValue()
    await price(first).fill('123,45')
    await saveButton(first).click()
    await first.getByText('Produit mis à jour').first().waitFor()

    const before = await name(second).inputValue()
    await name(second).fill(`${before} (second)`)
    await saveButton(second).click()
    const notice = second
      .getByRole('alert')
      .filter({ hasText: 'modifiée entre-temps par une autre personne' })
    await notice.getByText('123,45 €').waitFor()
    await notice.getByRole('button', { name: 'Garder mes modifications' }).click()
    await saveButton(second).click()
    await second.getByText('Produit mis à jour').first().waitFor()

    await second.goto(path)
    expect(await name(second).inputValue()).toBe(`${before} (second)`)
    expect(await price(second).inputValue()).toBe('123,45')
    await second.getByRole('button', { name: 'Voir l’historique' }).click()
    await second.getByText('Modification par').first().waitFor()
    await second.getByRole('button', { name: 'Restaurer cet état' }).first().click()
    await second.getByText('Produit restauré').first().waitFor()
    await expect.poll(() => name(second).inputValue()).toBe(before)
    await second.getByRole('button', { name: 'Restaurer l’état d’origine' }).click()
    await expect.poll(() => price(second).inputValue()).toBe(priceBefore)
  })

  test('what is typed is not lost unasked: not by Escape, not by a link', async ({
    openAsAdministrator,
    expect,
  }) => {
    const page = await openForm(openAsAdministrator, product(5))
    await name(page).fill('À moitié saisi')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: /Abandonner les modifications/ })
    await question.getByRole('button', { name: 'Continuer la saisie' }).click()
    expect(await name(page).inputValue()).toBe('À moitié saisi')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Abandonner' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.goto(product(5))
    expect(await name(page).inputValue()).not.toBe('À moitié saisi')
  })

  // On the product of the first test, after it.
  test.sequential('a session that ends during a change leads to the sign-in page and back, with what was typed', async ({
    openAsAdministrator,
    expect,
  }) => {
    const page = await openForm(openAsAdministrator, '/admin?onglet=produits&q=composteur+sous-bois&fiche=4')
    await name(page).fill('Nom saisi avant la fin de la session')
    await page.context().clearCookies()
    await saveButton(page).click()
    await page.getByText('Session expirée').first().waitFor()
    await page.getByText('Veuillez vous reconnecter.').first().waitFor()
    await page.waitForURL(/\/admin\/login/)
    await page.getByRole('alert').getByText('Session expirée. Veuillez vous reconnecter.').waitFor()
    await enter(page)
    await page.waitForURL(/fiche=4/)
    await expect.poll(() => name(page).inputValue()).toBe('Nom saisi avant la fin de la session')
    await saveButton(page).click()
    await page.getByText('Produit mis à jour').first().waitFor()
  })

  test('what was deleted is found again in the history of its list, and restored', async ({
    openAsAdministrator,
  }) => {
    const { page } = await openAsAdministrator('/admin?onglet=articles')
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
  })

  test('a customer is not let in, and not left half signed in', async ({ open, expect }) => {
    const { email, password, session } = await newCustomer()
    const { page } = await open('/admin?onglet=produits', { storageState: session })
    await page.getByText('Accès refusé').first().waitFor()
    await page.waitForURL((url) => url.pathname === '/')
    await page.request.post('/api/logout')
    await page.goto('/admin/login')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.getByText('Accès refusé').first().waitFor()
    expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  })
})
