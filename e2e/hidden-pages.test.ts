import type { Page } from 'playwright-core'
import { enter } from './support/administrator.ts'
import { expectSoundScreen } from './support/screen-checks.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

/** Until they sign in, the session is asked about in vain; what is hidden answers 404 to whoever nobody knows. */
const expected = /401|404/

/** Makes something by GraphQL as whoever is signed in on the page. @returns its id. */
async function make(page: Page, mutation: string): Promise<string> {
  const answer = await page.request.post('/graphql', {
    data: { query: `mutation { made: ${mutation} { id } }` },
  })
  return (await answer.json()).data.made.id
}

describeJourney.concurrent('the page of what the shop does not show', () => {
  test('is there for an administrator who opens its address, before any sign of a hand', async ({
    open,
    expect,
  }) => {
    const visit = await open('/admin/login')
    const { page } = visit
    await enter(page)
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    const product = await make(
      page,
      'createProduct(input: { name: "Tamis caché", price: "9.00", ecoScore: "8", visible: false })',
    )
    const post = await make(page, 'createPost(input: { title: "Brouillon caché", content: "Un mot." })')
    for (const [path, name] of [
      [`/produit/${product}`, 'Tamis caché'],
      [`/article/${post}`, 'Brouillon caché'],
    ] as const) {
      // As everybody gets it; no pointer, no key follows.
      expect((await page.goto(path))?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }
    expectNoProblem(visit, expected)
  })

  test('is shown by a link to whoever has it, from the server and by the browser, and tells nobody', async ({
    openAsAdministrator,
    open,
    expect,
  }) => {
    const { page: desk } = await openAsAdministrator('about:blank')
    const id = await make(
      desk,
      'createProduct(input: { name: "Passoire cachée", price: "9.00", ecoScore: "8", visible: false })',
    )
    await desk.goto(`/admin?onglet=produits&fiche=${id}`)
    const form = desk.getByRole('dialog')
    await form.getByRole('button', { name: 'Lien d’aperçu' }).click()
    await form.getByRole('button', { name: 'Créer un lien' }).click()
    const address = new URL(await form.getByLabel('Adresse du lien').inputValue()).pathname

    // What the server sends is read without any script.
    const plain = await open(address, { javaScriptEnabled: false })
    await plain.page.getByRole('heading', { level: 1, name: 'Passoire cachée' }).waitFor()
    await plain.page.getByRole('complementary', { name: 'Aperçu' }).getByText('visible jusqu’au').waitFor()

    const visit = await open('about:blank')
    const { page } = visit
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    await page.goto(address)
    await page.mouse.move(1, 1)
    await page.waitForFunction(() => !window.early)
    await page.getByRole('heading', { level: 1, name: 'Passoire cachée' }).waitFor()
    await page.getByText('Ceci est un aperçu').waitFor()
    expect(await page.getByRole('button', { name: /panier/i }).count()).toBe(0)
    await visit.untilQuiet()
    expect(sent.filter((url) => url.includes('/api/analytics'))).toEqual([])
    expect(sent.filter((url) => url.includes(address.slice('/apercu/'.length)))).toHaveLength(1)
    await expectSoundScreen(page, expect)
    expectNoProblem(visit)

    await form.getByRole('button', { name: 'Révoquer' }).first().click()
    await form.getByRole('button', { name: 'Révoquer' }).waitFor({ state: 'detached' })
    expect((await page.goto(address))?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Aperçu non disponible' }).waitFor()
  })

  test('is an article as its readers will see it, by day and night', async ({
    openAsAdministrator,
    open,
    expect,
  }) => {
    const { page: desk } = await openAsAdministrator('about:blank')
    const id = await make(desk, 'createPost(input: { title: "Article en avance", content: "Un mot." })')
    await desk.goto('/admin?onglet=articles&q=avance')
    await desk.getByRole('link', { name: /^Voir l’aperçu Article en avance/ }).waitFor()
    await desk.goto(`/admin?onglet=articles&fiche=${id}`)
    const form = desk.getByRole('dialog')
    await form.getByRole('button', { name: 'Lien d’aperçu' }).click()
    await form.getByLabel('Valable').selectOption({ label: '1 heure' })
    await form.getByRole('button', { name: 'Créer un lien' }).click()
    const address = new URL(await form.getByLabel('Adresse du lien').inputValue()).pathname
    const visit = await open(address)
    await visit.page.getByRole('heading', { level: 1, name: 'Article en avance' }).waitFor()
    await visit.untilQuiet()
    expect(await visit.page.getByText('Brouillon').count()).toBe(0)
    await expectSoundScreen(visit.page, expect)
    expectNoProblem(visit)
  })
})
