import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { colleague } from './support/customer.ts'
import { axeFindings } from './support/screen-checks.ts'
import { openSession } from './support/session.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

const views = (page: Page) => page.getByRole('navigation', { name: 'Vues enregistrées' })
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name })
const person = { firstName: 'Ines', lastName: 'Faure', password: 'Un-mot-de-passe-1' }

describeJourney.concurrent('a view of the products', () => {
  test('is kept with filter, order and columns, renamed, opened again, and deleted', async ({
    openAsAdministrator,
    expect,
  }) => {
    const visit = await openAsAdministrator('/admin?onglet=produits&vue=tableau')
    const { page } = visit
    await page.getByRole('combobox', { name: 'État' }).selectOption('En rupture')
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Nom (A-Z)')
    await page.getByRole('button', { name: 'Colonnes' }).click()
    await page.getByRole('checkbox', { name: 'Mentions' }).uncheck()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Enregistrer cette vue' }).click()
    await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('Ruptures')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await views(page).getByRole('link', { name: 'Ruptures' }).waitFor()

    await views(page).getByRole('button', { name: 'Options de la vue' }).click()
    await page.getByRole('textbox', { name: 'Nom de la vue' }).fill('À commander')
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await views(page).getByRole('link', { name: 'À commander' }).waitFor()

    // Another machine: nothing is kept in its browser.
    const other = await openAsAdministrator('/admin?onglet=produits')
    await heading(other.page, 'Mentions').waitFor()
    await views(other.page).getByRole('link', { name: 'À commander' }).click()
    await heading(other.page, 'Mentions').waitFor({ state: 'detached' })
    expect(new URL(other.page.url()).searchParams.get('etat')).toBe('rupture')
    expect(await heading(other.page, 'Produit').getAttribute('aria-sort')).toBe('ascending')
    await other.page.reload()
    await heading(other.page, 'Catégorie').waitFor()
    expect(await heading(other.page, 'Mentions').count()).toBe(0)
    expect(
      await views(other.page).getByRole('link', { name: 'À commander' }).getAttribute('aria-current'),
    ).toBe('page')

    await views(other.page).getByRole('button', { name: 'Options de la vue' }).click()
    await other.page.getByRole('button', { name: 'Supprimer la vue' }).click()
    await views(other.page).getByRole('link', { name: 'À commander' }).waitFor({ state: 'detached' })
    expectNoProblem(visit)
    expectNoProblem(other)
  })

  test('is nobody else’s: a customer is refused, and is told of none', async ({ open, expect }) => {
    const email = `${crypto.randomUUID()}@exemple.fr`
    const storageState = await openSession(inject('origin'), '/api/register', { ...person, email })
    const { page } = await open('/', { storageState })
    const answer = await page.request.get('/api/admin/views')
    expect(answer.status()).toBe(403)
  })
})

// After the others, which count on the administrator to have no view but theirs.
describeJourney('a view of one administrator', () => {
  test('is not a colleague’s, who sees none of it, opens, renames and deletes none of it', async ({
    open,
    openAsAdministrator,
    expect,
  }) => {
    const { page } = await openAsAdministrator('/admin?onglet=produits')
    const kept = await page.request.post('/api/admin/views', {
      data: { list: 'PRODUCTS', name: 'La mienne', query: 'etat=rupture' },
    })
    expect(kept.status(), await kept.text()).toBe(201)
    const { id } = await kept.json()

    const storageState = await colleague('CATALOGUE')
    const { page: theirs } = await open('/admin?onglet=produits&etat=stock', { storageState })
    await heading(theirs, 'Produit').waitFor()
    await theirs.getByRole('button', { name: 'Enregistrer cette vue' }).waitFor()
    expect(await views(theirs).getByRole('link', { name: 'La mienne' }).count()).toBe(0)
    const renamed = await theirs.request.put(`/api/admin/views/${id}`, { data: { name: 'La leur' } })
    const deleted = await theirs.request.delete(`/api/admin/views/${id}`)
    expect([renamed.status(), deleted.status()]).toEqual([404, 404])

    await page.reload()
    await views(page).getByRole('link', { name: 'La mienne' }).waitFor()
    expect((await page.request.delete(`/api/admin/views/${id}`)).status()).toBe(204)
  })
})
