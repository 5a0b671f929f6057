import { buffer } from 'node:stream/consumers'
import { addProduct, pressAddToCart } from './support/add-to-cart.ts'
import { newCustomer, refusals, register, signUp } from './support/customer.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'
import { wideHyphens } from './support/wide-hyphens.ts'

describeJourney.concurrent('a customer', () => {
  test('who adds while signed out finds the product in the cart after signing up, where they were', async ({
    open,
  }) => {
    const visit = await open('/produit/1')
    const { page } = visit
    await pressAddToCart(page)
    await page.waitForURL(/\/auth/)
    const choice = page.getByRole('region', { name: 'Votre choix' })
    await choice.getByText(/Mousseurs/).waitFor()
    await signUp(page)
    await page.waitForURL(/\/produit\/1$/)
    await page.goto('/panier')
    await page.getByRole('heading', { level: 1, name: 'Mon Panier' }).waitFor()
    await page
      .getByRole('link', { name: /Mousseurs/ })
      .first()
      .waitFor()
    expectNoProblem(visit, refusals)
  })

  test('changes the cart, sees the totals of the server, leaves, comes back and finds it', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produit/1', { storageState: (await newCustomer()).session })
    const { page } = visit
    await addProduct(page)
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
    const receipt = page.getByRole('region', { name: 'La première année' })
    await receipt.getByText(/environ.*\sL$/).waitFor()
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('button', { name: 'Partager' }).click(),
    ])
    const png = await picture.createReadStream().then((stream) => buffer(stream))
    // Width and height of a PNG stand in its header.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
    await page.reload()
    await page.getByText('51,60').first().waitFor()
    await page.getByRole('button', { name: 'Découvrir quand disponible' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Bientôt disponible !').waitFor()
    expect(await dialog.getByLabel('Prénom').inputValue()).toBe('Ana')
    // Nothing is left to type: no field has the focus, so that no keyboard covers the button.
    await dialog.locator('h2:focus').waitFor()
    await dialog.getByRole('button', { name: 'Me notifier au lancement' }).click()
    await page.getByText('Inscription réussie !').first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expectNoProblem(visit)
  })

  test('who wanted to join the waitlist with an empty cart signs up, and joins', async ({ open }) => {
    const visit = await open('/panier')
    const { page } = visit
    const button = page.getByRole('button', { name: 'Découvrir quand disponible' })
    await button.click()
    await page.getByText('Connexion requise').first().waitFor()
    await page.waitForURL(/\/auth/)
    await page.getByText(/s’ouvrira dès votre connexion/).waitFor()
    await signUp(page)
    await page.waitForURL(/\/panier$/)
    const dialog = page.getByRole('dialog', { name: 'Bientôt disponible !' })
    await dialog.getByRole('button', { name: 'Peut-être plus tard' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.reload()
    await button.click()
    await dialog.getByRole('button', { name: 'Me notifier au lancement' }).click()
    await page.getByText('Vous êtes sur la liste', { exact: true }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expectNoProblem(visit, refusals)
  })

  test('who logs out leaves nothing to the next one on the same tab', async ({ open, expect }) => {
    const { email: first, session } = await newCustomer()
    const { page } = await open('/produit/1', { storageState: session })
    await addProduct(page)
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
  })

  test('who is not signed in is told so on the account page and led to /auth', async ({ open }) => {
    const { page } = await open('/mon-compte')
    await page.getByText('Non autorisé').first().waitFor()
    await page.waitForURL(/\/auth/)
  })
})
