import type { Page } from 'playwright-core'
import { beforeAll, inject } from 'vitest'
import { adminRoutes } from './support/routes.ts'
import {
  axeFindings,
  colourRules,
  expectSoundScreen,
  sidewaysOverflow,
  turn,
} from './support/screen-checks.ts'
import { describeJourney, expectNoProblem, test } from './support/visit.ts'

interface Opened {
  path: string
  dialog: string | RegExp
  /** What opens it, where the address does not. */
  open?: (page: Page) => Promise<unknown>
}

/** Beside the pages, what opens on them. */
const opened: Opened[] = [
  { path: '/admin?onglet=produits&fiche=3', dialog: 'Modifier le produit' },
  { path: '/admin?onglet=categories&fiche=1', dialog: 'Modifier la catégorie' },
  { path: '/admin?onglet=articles&fiche=1', dialog: 'Modifier l’article' },
  { path: '/admin/commandes?fiche=3', dialog: /Commande n°/ },
  { path: '/admin/messages?fiche=1', dialog: /./ },
  {
    path: '/admin?onglet=categories',
    dialog: 'Aller à',
    async open(page) {
      await page.getByRole('list', { name: 'Catégories' }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: /^Produit, article/ }).fill('savon')
      await page.getByRole('option').first().waitFor()
    },
  },
]

const post = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${inject('origin')}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
}

/** How many pixels of the table of a page are cut off, once it has rows. */
async function cutOff(page: Page, name: string): Promise<number> {
  const table = page.getByRole('region', { name, exact: true })
  await table.locator('tbody tr').first().waitFor()
  return table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)
}

describeJourney.concurrent('every screen of the administration', () => {
  beforeAll(async () => {
    const email = 'camille-alexandra.de-montferrand@association-exemple.fr'
    const names = { firstName: 'Camille-Alexandra', lastName: 'de Montferrand-Lesueur' }
    await post('/api/waitlist', { ...names, email, productIds: ['1', '12'] })
    await post('/api/newsletter', { email })
    await post('/api/contact', { ...names, email, subject: 'Mon colis', message: 'Où est mon colis ?' })
  })

  test.for(adminRoutes)(
    '$path has one h1, a title, nothing for axe by day and night, no error, and fits 768 and 360 px',
    async ({ path, heading, table }, { openAsAdministrator, expect }) => {
      const visit = await openAsAdministrator(path)
      const { page } = visit
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await visit.untilQuiet()
      await expectSoundScreen(page, expect)

      await turn(page, 'light')
      for (const width of [768, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        expect.soft(await sidewaysOverflow(page), `pixels beyond ${width} px`).toBe(0)
        if (!table) continue
        expect.soft(await cutOff(page, table), `pixels of the table cut off at ${width} px`).toBe(0)
        expect.soft(await axeFindings(page, { within: 'main' }), `axe at ${width} px`).toEqual([])
      }
      expectNoProblem(visit)
    },
  )

  test.for(opened)(
    '$path opens a dialog with nothing for axe by day and night',
    async ({ path, dialog, open }, { openAsAdministrator, expect }) => {
      const visit = await openAsAdministrator(path)
      const { page } = visit
      await open?.(page)
      await page.getByRole('dialog', { name: dialog }).waitFor()
      await visit.untilQuiet()
      const within = '[role=dialog]'
      expect.soft(await axeFindings(page, { within }), 'axe, light').toEqual([])
      await turn(page, 'dark')
      await page.getByRole('dialog', { name: dialog }).waitFor()
      expect.soft(await axeFindings(page, { within, rules: colourRules }), 'axe, dark').toEqual([])
      expectNoProblem(visit)
    },
  )
})
