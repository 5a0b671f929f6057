import type { Page } from 'playwright-core'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** Asks the shop as the administrator of a page. @throws what it answers instead. */
async function ask(page: Page, method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object) {
  const answer = await page.request.fetch(`/api${path}`, { method, data })
  if (!answer.ok()) throw new Error(await answer.text())
  return answer.json()
}

const newProduct = (page: Page, name: string, more: object = {}) =>
  ask(page, 'POST', '/products', { name, price: '12.00', ecoScore: '4.0', ...more })

describeJourney.concurrent('what is displayed is proven', () => {
  test('a certificate is uploaded, points are published, and visitors read both', async ({
    openAsAdministrator,
    open,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin?onglet=preuves&fiche=nouveau')
    const form = page.getByRole('dialog', { name: 'Nouvelle preuve' })
    await form.getByRole('textbox', { name: /^Intitulé/ }).fill('Essai de parcours')
    await form.getByRole('textbox', { name: 'Numéro' }).fill('P-2026-1')
    await form.locator('input[type=file]').setInputFiles({
      ...{ name: 'preuve.pdf', mimeType: 'application/pdf', buffer: pdf },
    })
    await form.getByText(/^Publique/).click()
    await form.getByRole('button', { name: 'Ajouter la preuve' }).click()
    await page.getByText('Preuve ajoutée').first().waitFor()
    await form.waitFor({ state: 'hidden' })

    const { id } = await newProduct(page, 'Tamis de parcours')
    const library = await page.request.get('/api/admin/evidence?q=P-2026-1')
    const [{ id: evidenceId }] = await library.json()
    const criteria = ['MATERIALS', 'MANUFACTURING', 'TRANSPORT', 'PACKAGING', 'END_OF_LIFE'].map(
      (criterion) => ({
        criterion,
        points: '1.4',
        reason: 'Mesuré sur trois pièces.',
        evidenceIds: [evidenceId],
      }),
    )
    await ask(page, 'PUT', `/admin/products/${id}/assessment`, { criteria })
    await page.goto(`/admin?onglet=produits&fiche=${id}`)
    await page.getByRole('radio', { name: 'Évaluation' }).press('Space')
    const assessment = page.getByRole('dialog', { name: /^Évaluation/ })
    await assessment.getByRole('button', { name: 'Publier la note' }).click()
    const question = page.getByRole('alertdialog', { name: /^La note passe de 4,0 à 7,0/ })
    await question.getByRole('button', { name: /^Publier/ }).click()
    await page
      .getByText(/^Note publiée/)
      .first()
      .waitFor()

    const visit = await open(`/produit/${id}`)
    const points = visit.page.getByRole('list', { name: 'Les points par critère' })
    await points.scrollIntoViewIfNeeded()
    await points
      .getByText(/Essai de parcours n°\s?P-2026-1/)
      .first()
      .waitFor()
    expect(await points.getByText(/1,4/).count()).toBeGreaterThanOrEqual(5)
    await visit.page.getByText('Les 7,0 points').waitFor()
    expectNoProblem(visit)
  })

  test('a claim is decided in the register', async ({ openAsAdministrator }) => {
    const { page } = await openAsAdministrator('/admin')
    await newProduct(page, 'Panier de parcours', { description: 'Un panier durable.', visible: false })
    await page.goto('/admin?onglet=allegations&q=parcours')
    const row = page.getByRole('article').filter({ hasText: 'Panier de parcours' })
    await row.getByRole('link', { name: /^Décider de « ?durable/ }).click()
    const form = page.getByRole('dialog', { name: /^Décider de/ })
    await form.getByRole('radio', { name: 'Citée' }).press('Space')
    await form
      .getByRole('textbox', { name: /^Motif/ })
      .fill('Nom de la collection, entre guillemets sur la fiche.')
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Décision enregistrée').first().waitFor()
    await row.getByText('Citée', { exact: true }).waitFor()
  })

  test('an information page is edited, previewed while one types, and put back', async ({
    openAsAdministrator,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin?onglet=pages&fiche=terms')
    const form = page.getByRole('dialog', { name: /^Modifier la page/ })
    const lead = form.getByRole('textbox', { name: /^Introduction/ })
    const before = await lead.inputValue()
    await lead.fill('Les règles de la vente, relues en parcours.')
    const preview = form.getByRole('region', { name: 'Aperçu de la page' })
    await preview.getByText('Les règles de la vente, relues en parcours.').waitFor()
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByText('Page mise à jour').first().waitFor()
    const shown = async () => (await page.request.get('/cgv')).text()
    expect(await shown()).toContain('relues en parcours')
    await page.goto('/admin?onglet=pages&fiche=terms')
    await page.getByRole('button', { name: 'Voir l’historique' }).click()
    await page.getByRole('button', { name: 'Restaurer l’état d’origine' }).click()
    await page.getByText('Page restaurée').first().waitFor()
    await expect.poll(() => lead.inputValue()).toBe(before)
    expect(await shown()).not.toContain('relues en parcours')
  })

  test('a passport stays readable after its product is deleted', async ({
    openAsAdministrator,
    open,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin')
    const { id } = await newProduct(page, 'Lampe de parcours', { visible: true })
    const { code } = await ask(page, 'PUT', `/admin/products/${id}/passport`, { origin: 'Graz (Autriche)' })
    const visit = await open(`/passeport/${code}`)
    await visit.page.getByRole('link', { name: 'Voir le produit dans la boutique' }).waitFor()
    await ask(page, 'DELETE', `/products/${id}`)
    await visit.page.reload()
    await visit.page.getByText(/^Ce produit n’est plus au catalogue depuis le/).waitFor()
    expect(await visit.page.getByText('Graz (Autriche)').count()).toBe(1)
    expect(await visit.page.getByRole('heading', { level: 1 }).innerText()).toBe('Lampe de parcours')
    expectNoProblem(visit)
  })
})
