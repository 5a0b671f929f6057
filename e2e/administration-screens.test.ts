import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { administrator } from './support/administrator.ts'
import { adminRoutes } from './support/routes.ts'
import { describeJourney, desktop, expectNoProblem, openBrowser } from './support/visit.ts'
import { wideHyphens } from './support/wide-hyphens.ts'

const browser = openBrowser()

/** Beside the pages, what opens on them. */
const opened = [
  { path: '/admin?fiche=3', dialog: 'Modifier le produit' },
  { path: '/admin?onglet=categories&fiche=1', dialog: 'Modifier la catégorie' },
  { path: '/admin?onglet=articles&fiche=1', dialog: 'Modifier l’article' },
  { path: '/admin/commandes?fiche=3', dialog: /Commande n°/ },
]

async function visit(path: string, options: object) {
  const found = await browser.open('/admin/login', options)
  await found.page.request.post('/api/login', { data: administrator })
  found.problems.length = 0
  await found.page.goto(path)
  return found
}

const violations = async (builder: AxeBuilder) =>
  (await builder.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`,
  )

describeJourney.each(['light', 'dark'] as const)('every screen of the administration, %s', (colorScheme) => {
  test.each(adminRoutes)(
    '$path has one h1, nothing for axe and no console error',
    async ({ path, heading }) => {
      const found = await visit(path, { colorScheme, viewport: desktop })
      const { page } = found
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await page.title()).toMatch(/ — /)
      expect(await wideHyphens(page)).toEqual([])
      expect(await violations(new AxeBuilder({ page }))).toEqual([])
      expectNoProblem(found)
      await found.close()
    },
  )

  test.each(opened)('$path opens a dialog with nothing for axe', async ({ path, dialog }) => {
    const found = await visit(path, { colorScheme, viewport: desktop })
    await found.page.getByRole('dialog', { name: dialog }).waitFor()
    await found.page.waitForLoadState('networkidle')
    expect(await violations(new AxeBuilder({ page: found.page }).include('[role=dialog]'))).toEqual([])
    expectNoProblem(found)
    await found.close()
  })
})

describeJourney.each([360, 768])('the administration at %i px', (width) => {
  test.each(adminRoutes)(`$path does not scroll sideways at ${width} px`, async ({ path, heading }) => {
    const found = await visit(path, { viewport: { width, height: 900 } })
    const { page } = found
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await found.close()
  })

  test.each([
    ['/admin/commandes', 'Commandes'],
    ['/admin/liste-attente', 'Liste d’attente'],
    ['/admin/newsletter', 'Adresses de la newsletter'],
  ])(`%s shows all of its table at ${width} px`, async (path, name) => {
    const found = await visit(path, { viewport: { width, height: 900 } })
    const { page } = found
    const email = `camille-alexandra.de-montferrand.${width}@association-exemple.fr`
    const person = { firstName: 'Camille-Alexandra', lastName: 'de Montferrand-Lesueur', email }
    await page.request.post('/api/waitlist', { data: { ...person, productIds: ['1', '12'] } })
    await page.request.post('/api/newsletter', { data: { email } })
    await page.reload()
    const table = page.getByRole('region', { name, exact: true })
    await table.locator('tbody tr').first().waitFor()
    expect(await table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0)
    expect(await violations(new AxeBuilder({ page }).include('main'))).toEqual([])
    await found.close()
  })
})
