import { afterAll, beforeAll } from 'vitest'
import { register } from './support/customer.ts'
import { type RunningShop, startDemoShop, untilReady } from './support/running-shop.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** What browsers tell of the refusals that this journey is about. */
const refused = /40[013]/

describeJourney('a person with a passkey', () => {
  let shop: RunningShop
  beforeAll(async () => {
    // Browsers know passkeys on this machine by its name alone.
    shop = await startDemoShop('localhost')
    await untilReady(shop.origin)
  }, 180_000)
  afterAll(() => shop?.stop())

  test('adds it, signs in by it, confirms a grave act with it, loses it, and comes back by a recovery code', async ({
    open,
    expect,
  }) => {
    const visit = await open('/auth?onglet=inscription', { baseURL: shop.origin })
    const { page } = visit
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    const email = await register(page)

    await page.goto('/mon-compte/securite')
    const add = async (name: string) => {
      await page.getByRole('button', { name: 'Ajouter une clé d’accès' }).click()
      await page.getByLabel('Nom de la nouvelle clé d’accès').last().fill(name)
      await page.getByRole('button', { name: 'Continuer' }).click()
    }
    await add('Téléphone')
    const codes = page.getByRole('group', { name: 'Vos codes de secours' })
    await codes.waitFor()
    const [recovery = ''] = await codes.getByRole('listitem').allTextContents()
    await page.getByRole('button', { name: 'Je les ai notés' }).click()
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

    await add('Ordinateur')
    await codes.waitFor()
    const [next = ''] = await codes.getByRole('listitem').allTextContents()
    expect(next).not.toBe(recovery)
    await page.getByRole('button', { name: 'Je les ai notés' }).click()

    await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
    await signOut()
    await page.goto('/auth')
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('Email').fill(email)
    await login.getByLabel('Mot de passe', { exact: true }).fill('un bon secret')
    await login.getByRole('button', { name: 'Se connecter', exact: true }).click()
    const step = page.getByRole('form', { name: 'Code de connexion' })
    await step.getByLabel('Code').fill(next)
    await step.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.getByText('Connexion réussie').first().waitFor()
    expectNoProblem(visit, refused)
  })
})
