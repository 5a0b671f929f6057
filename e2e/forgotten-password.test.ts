import { mailedLink, newCustomer, refusals } from './support/customer.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

describeJourney.concurrent('a person who has forgotten the password', () => {
  test('sets another by the link of a mail; the other browser is signed out, and the new one signs in', async ({
    open,
    expect,
  }) => {
    const { email, session } = await newCustomer()
    const other = await open('/mon-compte', { storageState: session })
    await other.page.getByRole('heading', { level: 1, name: 'Mon compte' }).waitFor()

    const visit = await open('/auth')
    const { page } = visit
    const login = page.getByRole('form', { name: 'Se connecter' })
    await login.getByLabel('E-mail').fill(email)
    await login.getByRole('link', { name: /^Mot de passe oublié/ }).click()
    // What was typed is there already.
    const field = page.getByRole('form', { name: 'Mot de passe oublié' }).getByLabel('E-mail')
    await expect.poll(() => field.inputValue()).toBe(email)
    await field.press('Enter')
    await page.getByRole('heading', { name: 'Regardez votre messagerie' }).waitFor()

    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers())))
    const link = await mailedLink(email, '/mot-de-passe/nouveau')
    const [, token = ''] = link.split('#')
    const answer = await page.goto(link)
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
    await page.waitForURL(/\/mot-de-passe\/nouveau$/)
    // A reload loses nothing.
    await page.reload()
    await page.mouse.move(1, 1)
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('trois mots à la suite')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await page.getByRole('heading', { name: 'C’est fait' }).waitFor()
    expect(sent.join('\n')).not.toContain(token)

    await other.page.reload()
    await other.page.waitForURL(/\/auth/)
    await page.getByRole('link', { name: 'Se connecter' }).last().click()
    await login.getByLabel('E-mail').fill(email)
    await login.getByLabel('Mot de passe', { exact: true }).fill('trois mots à la suite')
    await login.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await page.getByText('Connexion réussie').first().waitFor()
    expectNoProblem(visit)
    expectNoProblem(other, refusals)
  })
})
