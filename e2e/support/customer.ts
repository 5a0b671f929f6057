import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Role } from '../../api/src/features/accounts/team/permissions.rules.ts'
import { administrator } from './administrator.ts'
import { openSession, type Session } from './session.ts'

let people = 0
/** A person whom no other test knows. */
const newPerson = () => ({
  firstName: 'Ana',
  lastName: 'Petit',
  email: `ana-${process.pid}-${++people}@exemple.fr`,
})
const password = 'un bon secret'

/** A customer of whom the shop knows already, for a journey that is not about signing up. */
export async function newCustomer(): Promise<{ email: string; password: string; session: Session }> {
  const person = newPerson()
  const session = await openSession(inject('origin'), '/api/register', { ...person, password })
  return { email: person.email, password, session }
}

/** Fills in and sends the form of /auth, the tab of which is open. @returns the address. */
export async function signUp(page: Page, { firstName, lastName, email } = newPerson()): Promise<string> {
  const form = page.getByRole('form', { name: "S'inscrire" })
  await form.getByLabel('Prénom').fill(firstName)
  await form.getByLabel('Nom', { exact: true }).fill(lastName)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Mot de passe', { exact: true }).fill(password)
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

/** What browsers tell of every 401 by themselves; a person who is not signed in yet gets one, rightly. */
export const refusals = /401/

/** The address in the newest mail to `recipient` that leads to this path of the shop; waits for it. */
export async function mailedLink(recipient: string, path: string): Promise<string> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    for (const file of globSync(`${inject('outbox')}/*.eml`)) {
      // Long lines are broken by « = » at their end.
      const mail = readFileSync(file, 'utf8').replace(/=\r?\n/g, '')
      const link =
        mail.includes(`To: ${recipient}`) && mail.split(/\s/).find((word) => word.includes(`${path}#`))
      if (link) return link.replaceAll('=3D', '=')
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`No mail to ${recipient} with a link to ${path} within half a minute.`)
}

/** The owner, who has just proved who they are: invitations and tokens ask for that. */
export const ownerSession = () => openSession(inject('origin'), '/api/login', administrator)

/** Makes a POST as somebody who is signed in, or as a visitor; throws what the shop refuses it with. */
export async function call(session: Session | undefined, path: string, body: object): Promise<void> {
  const cookie = (session?.cookies ?? []).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(inject('origin') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
}

/** A visitor joins the waitlist and the newsletter and asks where their parcel is: the lists of the team have a row. */
export async function leaveWithShop(person: ReturnType<typeof newPerson>): Promise<void> {
  await call(undefined, '/api/waitlist', { ...person, productIds: ['1', '12'] })
  await call(undefined, '/api/newsletter', { email: person.email })
  await call(undefined, '/api/contact', {
    ...person,
    subject: 'Mon colis',
    message: 'Où est mon colis\u202f?',
  })
}

/** Somebody of the team with one role, by an invitation. */
export async function colleague(role: Role): Promise<Session> {
  const { email, session } = await newCustomer()
  await call(await ownerSession(), '/api/admin/team/invitations', { email, roles: [role] })
  const [, token = ''] = (await mailedLink(email, '/invitation')).split('#')
  await call(session, '/api/team/invitations/accept', { token })
  return session
}
