import type { Page } from 'playwright-core'

/** The administrator of the shop that the journeys walk through. */
export const administrator = { email: 'admin@ramure.example', password: 'un mot de passe de parcours' }

/** Signs the administrator in on the page of the administration, which must be open. */
export async function enter(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Administration' })
  await form.getByLabel('Mot de passe', { exact: true }).fill(administrator.password)
  await form.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.getByText('Connexion réussie').first().waitFor()
}

/** Counts the presses of the mouse from now on, until the page is loaded anew. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = () => Number(document.documentElement.dataset.presses ?? 0)
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    const count = () => {
      dataset.presses = String(Number(dataset.presses ?? 0) + 1)
    }
    document.addEventListener('pointerdown', count, true)
  })
  return () => page.evaluate(presses)
}

/**
 * Waits until the shop's notice says so. Only the notice counts: the same words may stand on the page already, as « Réponse envoyée »
 * does on a message that another journey answered.
 */
export const told = (page: Page, words: string): Promise<void> =>
  page.locator('[data-scope=toast][data-part=title]').getByText(words, { exact: true }).first().waitFor()
