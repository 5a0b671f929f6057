import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { mailedLink, newCustomer } from './support/customer.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** What browsers tell of the question for the code. */
const refused = /40[01]/

const codeNow = (secret: string) => new TOTP({ secret: secret.replaceAll(' ', '') }).generate()

async function typePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth')
  await page.mouse.move(1, 1)
  const login = page.getByRole('form', { name: 'Se connecter' })
  await login.getByLabel('E-mail').fill(email)
  await login.getByLabel('Mot de passe', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

describeJourney.concurrent('a person with codes beside the password', () => {
  test('sets them up, signs in elsewhere with one, and ends the other device from there', async ({
    open,
    expect,
  }) => {
    const { email, password, session } = await newCustomer()
    const visit = await open('/mon-compte/securite', { storageState: session })
    const { page } = visit
    await page.getByRole('button', { name: 'Activer les codes' }).click()
    const secret = await page.locator('code').innerText()
    const setup = page.getByRole('form', { name: 'Activer les codes' })
    await setup.getByLabel('Code de l’application').fill(codeNow(secret))
    await setup.getByRole('button', { name: 'Activer' }).click()
    const codes = page.getByRole('group', { name: 'Vos codes de secours' })
    await codes.waitFor()
    const [recovery = ''] = await codes.getByRole('listitem').allTextContents()
    expect(await codes.getByRole('listitem').count()).toBe(10)
    await page.getByRole('button', { name: 'Je les ai notés' }).click()
    await page.getByText(/^Activés depuis le/).waitFor()

    const other = await open('/auth')
    await typePassword(other.page, email, password)
    const step = other.page.getByRole('form', { name: 'Code de connexion' })
    await step.getByLabel('Code').fill(recovery)
    await step.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await other.page.getByText('Connexion réussie').first().waitFor()
    await other.page.goto('/mon-compte/securite')
    await other.page.mouse.move(1, 1)
    await other.page.getByRole('button', { name: 'Déconnecter l’autre appareil' }).click()
    await other.page.getByRole('button', { name: 'Les déconnecter' }).click()
    await other.page.getByText('Les autres appareils sont déconnectés').first().waitFor()

    await page.goto('/mon-compte/securite')
    await page.waitForURL(/\/auth/)
    expectNoProblem(other, refused)
    expectNoProblem(visit, refused)
  })

  test('moves to another address, which is confirmed from its mail', async ({ open }) => {
    const { email, password, session } = await newCustomer()
    const next = `nouvelle-${email}`
    const visit = await open('/mon-compte/identifiants', { storageState: session })
    const { page } = visit
    const form = page.getByRole('form', { name: 'Changer d’adresse e-mail' })
    await form.getByLabel('Nouvelle adresse e-mail').fill(next)
    await form.getByLabel('Mot de passe', { exact: true }).fill(password)
    await form.getByRole('button', { name: 'Changer d’adresse' }).click()
    await page.goto(await mailedLink(next, '/adresse/confirmation'))
    await page.mouse.move(1, 1)
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
    await page.getByText(`L’adresse de votre compte est ${next}.`).waitFor()
    await page.context().clearCookies()
    await typePassword(page, next, password)
    await page.getByText('Connexion réussie').first().waitFor()
    await page.waitForURL((url) => url.pathname !== '/auth')
    expectNoProblem(visit, refused)
  })
})
