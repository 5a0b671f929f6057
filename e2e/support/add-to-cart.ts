import type { Page } from 'playwright-core'

/** Presses the first « Ajouter au panier » of the page. */
export const pressAddToCart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Ajouter au panier' }).first().click()

/** Puts the product of the page that is open into the cart of who is signed in, and waits until it is there. */
export async function addProduct(page: Page): Promise<void> {
  await pressAddToCart(page)
  await page
    .getByText(/Ajouté au panier/)
    .first()
    .waitFor()
}
