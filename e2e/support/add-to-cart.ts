import type { Page } from 'playwright-core'

/** Presses the first « Ajouter au panier » of the page. */
export const pressAddToCart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Ajouter au panier' }).first().click()

/** Puts the first product of the demo shop into the cart of who is signed in, and waits until it is there. */
export async function addFirstProduct(page: Page): Promise<void> {
  await page.goto('/produit/1')
  await pressAddToCart(page)
  await page
    .getByText(/Ajouté au panier/)
    .first()
    .waitFor()
}
