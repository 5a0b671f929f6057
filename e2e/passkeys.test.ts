import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type MailServer, startMailServer } from '../api/src/test/servers/mail-server.ts'
import { administrator } from './support/administrator.ts'
import { register } from './support/customer.ts'
import { type RunningShop, startDemoShop, untilReady } from './support/running-shop.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** What browsers tell of the refusals that these journeys are about. */
const refused = /40[013]/

/** A device that says yes to whatever it is asked. @returns takes it away for good. */
async function withDevice(page: Page): Promise<() => Promise<unknown>> {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return () => devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
}

/** Adds a passkey on the page of one’s own security. @returns a recovery code, of those that come with it. */
async function addPasskey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
  await page.getByLabel('Nom de la nouvelle clé d’accès').last().fill(name)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const codes = page.getByRole('group', { name: 'Vos codes de secours' })
  await codes.waitFor()
  const [recovery = ''] = await codes.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'Je les ai notés' }).click()
  return recovery
}

async function typeRecoveryCode(page: Page, code: string): Promise<void> {
  const step = page.getByRole('form', { name: 'Code de connexion' })
  await step.getByLabel('Code').fill(code)
  await step.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.getByText('Connexion réussie').first().waitFor()
}

describeJourney('with a passkey', () => {
  let shop: RunningShop
  let mails: MailServer
  beforeAll(async () => {
    mails = await startMailServer()
    // Browsers know passkeys on this machine by its name alone.
    shop = await startDemoShop('localhost', { ADMIN_SECOND_FACTOR: 'required', SMTP_URL: mails.url })
    await untilReady(shop.origin)
  }, 180_000)
  afterAll(async () => {
    await shop?.stop()
    mails?.stop()
  })

  test('an administrator is let in where a second factor is required, sends a refused mail again, loses the key and adds another', async ({
    open,
    expect,
  }) => {
    const visit = await open('/admin/login', { baseURL: shop.origin })
    const { page } = visit
    const orders = () => page.request.get('/api/admin/orders').then((answer) => answer.status())
    const typePassword = async () => {
      await page.context().clearCookies()
      await page.goto('/admin/login')
      const form = page.getByRole('form', { name: 'Administration' })
      await form.getByLabel('E-mail').fill(administrator.email)
      await form.getByLabel('Mot de passe', { exact: true }).fill(administrator.password)
      await form.getByRole('button', { name: 'Se connecter', exact: true }).click()
    }
    const dashboard = page.getByRole('heading', { level: 1, name: 'Tableau de bord' })
    const takeAway = await withDevice(page)
    await typePassword()
    await page.getByRole('heading', { level: 1, name: 'Encore une étape avant d’entrer' }).waitFor()
    expect(await orders()).toBe(403)
    await page.getByRole('link', { name: 'Protéger mon compte' }).click()
    const recovery = await addPasskey(page, 'Bureau')

    await page.context().clearCookies()
    await page.goto('/admin/login')
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    await dashboard.waitFor()
    expect(await orders()).toBe(200)

    const body = { email: 'lectrice@exemple.fr' }
    expect((await page.request.post('/api/newsletter', { data: body })).status()).toBe(201)
    await expect
      .poll(async () => (await page.request.get('/api/admin/mails?state=retrying')).json())
      .toContainEqual(expect.objectContaining({ recipient: body.email }))
    mails.refuses = false
    await page.goto(`/admin/e-mails?q=${body.email}`)
    const mail = page.getByRole('article').filter({ hasText: body.email })
    await mail.getByText('Nouvel essai prévu').waitFor()
    await mail.getByRole('button', { name: /^Essayer maintenant/ }).click()
    await page.getByText('L’e-mail repart').first().waitFor()
    await expect.poll(() => mails.taken.join('')).toContain(`To: ${body.email}`)

    await takeAway()
    await typePassword()
    await typeRecoveryCode(page, recovery)
    await dashboard.waitFor()
    await page.goto('/mon-compte/securite')
    await page.getByRole('button', { name: 'Retirer Bureau' }).click()
    await page.getByRole('button', { name: 'Retirer', exact: true }).click()
    await page.getByText('Clé d’accès retirée').first().waitFor()
    expect(await orders()).toBe(403)
    await withDevice(page)
    expect(await addPasskey(page, 'Bureau neuf')).not.toBe(recovery)
    expect(await orders()).toBe(200)
    expectNoProblem(visit, refused)
  })

  test('a person adds it, signs in by it, confirms a grave act with it, loses it, and comes back by a recovery code', async ({
    open,
    expect,
  }) => {
    const visit = await open('/auth?onglet=inscription', { baseURL: shop.origin })
    const { page } = visit
    const takeAway = await withDevice(page)
    const email = await register(page)

    await page.goto('/mon-compte/securite')
    const recovery = await addPasskey(page, 'Téléphone')
    await page.getByText('jamais utilisée').waitFor()

    const signOut = () => page.context().clearCookies()
    await signOut()
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Se connecter avec une clé d’accès' }).click()
    await page.getByText('Connexion réussie').first().waitFor()
    await page.goto('/mon-compte/securite')
    await page.getByText(/utilisée le/).waitFor()

    // As after ten minutes: the first answer asks for a proof.
    let isAsked = false
    await page.route('**/graphql', async (route) => {
      if (isAsked || !route.request().postData()?.includes('RemovePasskey')) return route.fallback()
      isAsked = true
      const message = 'Cette action est sensible.'
      await route.fulfill({
        json: { errors: [{ message, extensions: { code: 'STEP_UP_REQUIRED' } }] },
      })
    })
    await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).waitFor()
    await page.getByRole('button', { name: 'Retirer Téléphone' }).click()
    await page.getByRole('button', { name: 'Retirer', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'C’est bien vous ?' })
    await question.getByRole('button', { name: 'Utiliser une clé d’accès' }).click()
    await page.getByText('Clé d’accès retirée').first().waitFor()
    expect(isAsked).toBe(true)

    const next = await addPasskey(page, 'Ordinateur')
    expect(next).not.toBe(recovery)

    await takeAway()
    await signOut()
    await page.goto('/auth')
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('E-mail').fill(email)
    await login.getByLabel('Mot de passe', { exact: true }).fill('un bon secret')
    await login.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await typeRecoveryCode(page, next)
    expectNoProblem(visit, refused)
  })
})
