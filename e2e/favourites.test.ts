import { refusals, signUp } from './support/customer.ts'
import { layoutShift } from './support/layout-shift.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

describeJourney.concurrent('favourites', () => {
  test('of a visitor stay, follow them into their account, and go into the cart together', async ({
    open,
    expect,
  }) => {
    const visit = await open('/produits?category=produits-zero-dechet&inStock=true')
    const { page } = visit
    const hearts = page.getByRole('main').getByRole('button', { name: /aux favoris$/ })
    // The heart that is pressed has another name afterwards: the next is then the first.
    for (let i = 0; i < 2; i++) {
      const chosen = page.getByRole('main').locator('.heart').nth(i)
      await hearts.first().click()
      await chosen.and(page.locator('[aria-pressed=true]')).waitFor()
    }
    await page.reload()
    const filled = page.getByRole('main').getByRole('button', { name: /des favoris$/ })
    await filled.nth(1).waitFor()
    expect(await filled.count()).toBe(2)
    expect(await layoutShift(page)).toBeLessThan(0.01)

    await page.goto('/favoris')
    await page.getByRole('heading', { level: 1, name: 'Mes favoris' }).waitFor()
    await page.getByRole('button', { name: 'Tout ajouter au panier' }).click()
    await page.getByText('Connexion requise').first().waitFor()
    await page.waitForURL(/\/auth/)
    await signUp(page)
    await page.waitForURL(/\/favoris$/)
    await page.getByRole('list', { name: 'Favoris' }).getByRole('article').nth(1).waitFor()
    await page.getByRole('button', { name: 'Tout ajouter au panier' }).click()
    await page.getByText('Favoris ajoutés au panier').first().waitFor()
    await page.getByRole('link', { name: 'Voir le panier' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Mon Panier' }).waitFor()
    const lines = page.getByRole('list', { name: 'Articles du panier' }).getByRole('listitem')
    await lines.nth(1).waitFor()
    expect(await lines.count()).toBe(2)

    // They are the account's: another browser of it would have them, and this one forgets them.
    await page.getByRole('button', { name: 'Menu du compte' }).click()
    await page.getByRole('link', { name: 'Mes favoris (2)' }).waitFor()
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await page.waitForFunction(() => localStorage.getItem('favourites') === null)
    expectNoProblem(visit, refusals)
  })
})
