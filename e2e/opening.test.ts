import type { Locator } from 'playwright-core'
import { addProduct } from './support/add-to-cart.ts'
import { newCustomer } from './support/customer.ts'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

const planned = String.raw`Les ventes ouvrent le \d{1,2}(er)? \p{L}+ 20\d\d`
const announced = new RegExp(String.raw`${planned}\. Être prévenu`, 'u')
const announcedSoon = /Ouverture bientôt\s: laissez votre adresse, nous vous préviendrons\./
const nothingPaid = new RegExp(String.raw`${planned}\s: rien n’est payé aujourd’hui\.`, 'u')
const nothingPaidSoon = /Les ventes ne sont pas encore ouvertes\s: rien n’est payé aujourd’hui\./

describeJourney('before the shop sells', () => {
  test('its HTML says so on each page and beside the button, until the owner opens the sales', async ({
    openAsAdministrator,
    open,
    expect,
    onTestFinished,
  }) => {
    const { page: office } = await openAsAdministrator('/admin?onglet=parametres')
    const save = async (name: string, write: (card: Locator) => Promise<unknown>) => {
      const card = office.getByRole('region', { name })
      await write(card)
      await card.getByRole('button', { name: 'Mettre à jour' }).click()
      await office.getByText('Paramètre mis à jour').first().waitFor()
      await office.reload()
    }
    const answer = (value: string) =>
      save('Ventes ouvertes', (card) => card.getByLabel('Réponse').selectOption(value))
    const day = office.getByRole('region', { name: 'Jour d’ouverture prévu' }).locator('input')
    const setDay = (value: string) =>
      save('Jour d’ouverture prévu', (card) => card.locator('input').fill(value))
    const { page } = await open('/produit/1', { javaScriptEnabled: false })
    const words = async (path: string) => {
      await page.goto(path)
      return page.locator('body').innerText()
    }
    for (const path of ['/', '/produits', '/panier']) expect(await words(path)).toMatch(announced)
    expect(await words('/produit/1')).toMatch(nothingPaid)
    // What the delivery is, another journey changes.
    expect(await words('/produit/1')).toMatch(/À l’ouverture\s: livr/)

    const customer = await open('/produit/1', { storageState: (await newCustomer()).session })
    await addProduct(customer.page)
    const seen = async (path: string, known: RegExp) => {
      await customer.page.goto(path)
      await customer.page.getByRole('heading', { name: known }).first().waitFor()
      await customer.untilQuiet()
      return customer.page.locator('body').innerText()
    }
    const soon = /Les ventes ouvrent|Découvrir quand disponible|Liste d’attente/
    expect(await seen('/panier', /Récapitulatif/)).toMatch(soon)
    expect(await seen('/', /^Bonjour/)).toMatch(soon)

    const first = await day.inputValue()
    onTestFinished(() => setDay(first))
    await setDay('')
    expect(await words('/')).toMatch(announcedSoon)
    expect(await words('/produit/1')).toMatch(nothingPaidSoon)

    onTestFinished(() => answer('non'))
    await answer('oui')
    for (const path of ['/', '/produit/1']) expect(await words(path)).not.toMatch(/ouverture/i)
    expect(await seen('/panier', /Récapitulatif/)).not.toMatch(soon)
    expect(await seen('/', /^Bonjour/)).not.toMatch(soon)
    expect(await words('/produit/1')).toMatch(/Livr(aison gratuite|é à vélo)/)
    expect(await words('/produit/1')).not.toMatch(nothingPaid)
  })

  test('who closes the announcement does not see it again in this tab, and nothing jumps', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits', { viewport: phone })
    const { page } = visit
    const note = page.getByRole('complementary', { name: 'Ouverture de la boutique' })
    await note.getByRole('button', { name: 'Fermer l’annonce de l’ouverture' }).click()
    await note.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('contenu')
    await page.goto('/produit/1')
    await visit.untilQuiet()
    expect(await note.isVisible()).toBe(false)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    expectNoProblem(visit)
  })
})
