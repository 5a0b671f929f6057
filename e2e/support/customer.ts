import type { Page } from 'playwright-core'
import type { Visit } from './visit.ts'

let people = 0
/** A person whom no other test knows. */
const newPerson = () => ({
  firstName: 'Ana',
  lastName: 'Petit',
  email: `ana-${process.pid}-${++people}@exemple.fr`,
})

/** Fills in and sends the form of /auth, the tab of which is open. @returns the address. */
export async function signUp(page: Page, { firstName, lastName, email } = newPerson()): Promise<string> {
  const form = page.getByRole('form', { name: "S'inscrire" })
  await form.getByLabel('Prénom').fill(firstName)
  await form.getByLabel('Nom', { exact: true }).fill(lastName)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill('un bon secret')
  await form.getByRole('button', { name: 'Créer mon compte' }).click()
  // One message at a time: with a choice that was kept, the cart's takes the place of the account's at once.
  await page
    .getByText(/Compte créé avec succès|Ajouté au panier/)
    .first()
    .waitFor()
  return email
}

/** Opens /auth and signs a new person up. @returns the address. */
export async function register(page: Page): Promise<string> {
  await page.goto('/auth?onglet=inscription')
  return signUp(page)
}

/** Browsers tell of every 401 by themselves; a person who is not signed in yet gets one, rightly. */
export const withoutRefusals = (visit: Visit): Visit => ({
  ...visit,
  problems: visit.problems.filter((line) => !line.includes('401')),
})
