import type { Page } from 'playwright-core'
import { inject } from 'vitest'
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
