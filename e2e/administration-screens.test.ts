import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { leaveWithShop } from './support/customer.ts'
import { adminRoutes } from './support/routes.ts'
import {
  axeFindings,
  colourRules,
  expectSoundScreen,
  sidewaysOverflow,
  turn,
} from './support/screen-checks.ts'
import { describeJourney, expectNoProblem, phone, test } from './support/visit.ts'

interface Opened {
  path: string
  dialog: string | RegExp
  /** What opens it, where the address does not. */
  open?: (page: Page) => Promise<unknown>
  /** What opens after it, one after the other, each in its place or over it. */
  others?: Omit<Opened, 'path'>[]
}

const choose = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByText(name, { exact: true }).first().click()
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const follow = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first().click()

/** Beside the pages, what opens on them. */
const opened: Opened[] = [
  {
    ...{ path: '/admin?onglet=produits&fiche=3', dialog: 'Modifier le produit' },
    others: [
      { dialog: /^Évaluation\s?: /, open: choose('Évaluation') },
      { dialog: /^Passeport\s?: /, open: choose('Passeport') },
      { dialog: /^Prix\s?: /, open: choose('Prix') },
    ],
  },
  { path: '/admin?onglet=produits&fiche=nouveau', dialog: 'Nouveau produit' },
  { path: '/admin?onglet=produits&fiche=import', dialog: 'Importer des produits' },
  { path: '/admin?onglet=produits&fiche=photos', dialog: 'Des photos aux fiches' },
  { path: '/admin?onglet=produits&fiche=historique', dialog: 'Historique' },
  {
    path: '/admin?onglet=produits&vue=cartes',
    dialog: /^Changer \d+ prix$/,
    async open(page) {
      await press('Sélectionner la page')(page)
      await press('Changer les prix…')(page)
    },
  },
  { path: '/admin?onglet=images', dialog: 'Recadrer l’image', open: press(/^Recadrer /) },
  { path: '/admin?onglet=articles&fiche=nouveau', dialog: 'Nouvel article' },
  { path: '/admin?onglet=preuves&fiche=nouveau', dialog: 'Nouvelle preuve' },
  { path: '/admin?onglet=pages&fiche=mission', dialog: /^Modifier la page / },
  { path: '/admin/messages?fiche=modeles', dialog: 'Modèles de réponse' },
  { path: '/admin/equipe?fiche=nouveau', dialog: 'Inviter dans l’équipe' },
  { path: '/admin/jetons?fiche=nouveau', dialog: 'Nouveau jeton' },
  { path: '/admin?onglet=categories&fiche=1', dialog: 'Modifier la catégorie' },
  { path: '/admin?onglet=articles&fiche=1', dialog: 'Modifier l’article' },
  { path: '/admin/commandes?fiche=3', dialog: /Commande n°/ },
  {
    ...{ path: '/admin/messages?fiche=1', dialog: /./ },
    others: [{ dialog: /./, open: choose('Note interne') }],
  },
  { path: '/admin/messages', dialog: 'Historique des exports', open: press('Historique des exports') },
  { path: '/admin?onglet=allegations', dialog: /^Décider de /, open: follow('Décider') },
  { path: '/admin?onglet=preuves', dialog: 'Modifier la preuve', open: follow(/^Modifier /) },
  { path: '/admin/equipe', dialog: /^Rôles de /, open: press(/^Changer les rôles/) },
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

/** How many pixels of the table of a page are cut off, once it has rows. */
async function cutOff(page: Page, name: string): Promise<number> {
  const table = page.getByRole('region', { name, exact: true })
  await table.locator('tbody tr').first().waitFor()
  return table.evaluate((frame) => frame.scrollWidth - frame.clientWidth)
}

/** Another journey gives a product an image of a server that is not there; the lists and the history show it. */
const elsewhere = /ERR_NAME_NOT_RESOLVED/

describeJourney.concurrent('every screen of the administration', () => {
  beforeAll(async () => {
    const email = 'camille-alexandra.de-montferrand@association-exemple.fr'
    const names = { firstName: 'Camille-Alexandra', lastName: 'de Montferrand-Lesueur' }
    await leaveWithShop({ ...names, email })
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
      for (const width of [768, 390, 360]) {
        await page.setViewportSize({ width, height: 900 })
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        expect.soft(await sidewaysOverflow(page), `pixels beyond ${width} px`).toBe(0)
        const isChecked = table !== undefined || width === 390
        if (table)
          expect.soft(await cutOff(page, table), `pixels of the table cut off at ${width} px`).toBe(0)
        if (isChecked) expect.soft(await axeFindings(page), `axe at ${width} px`).toEqual([])
      }
      expectNoProblem(visit, elsewhere)
    },
  )

  test.for(opened)(
    '$path opens a dialog with nothing for axe by day and night',
    async ({ path, others = [], ...first }, { openAsAdministrator, expect }) => {
      const visit = await openAsAdministrator(path)
      const { page } = visit
      const within = '[role=dialog]'
      for (const { dialog, open } of [first, ...others]) {
        await open?.(page)
        await page.getByRole('dialog', { name: dialog }).waitFor()
        await visit.untilQuiet()
        expect.soft(await axeFindings(page, { within }), `axe, light, ${dialog}`).toEqual([])
      }
      await turn(page, 'dark')
      await page.getByRole('dialog').waitFor()
      expect.soft(await axeFindings(page, { within, rules: colourRules }), 'axe, dark').toEqual([])
      await page.setViewportSize(phone)
      expect.soft(await sidewaysOverflow(page), 'pixels beyond 390 px').toBe(0)
      expect.soft(await axeFindings(page, { within }), 'axe at 390 px').toEqual([])
      expectNoProblem(visit, elsewhere)
    },
  )

  test('the sheets of a phone, the bell and the question for a password have nothing for axe', async ({
    openAsAdministrator,
    expect,
  }) => {
    const visit = await openAsAdministrator('/admin?onglet=produits', { viewport: phone })
    const { page } = visit
    for (const [button, sheet] of [
      ['Plus', 'Plus'],
      ['Trier et filtrer', 'Trier et filtrer'],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.getByRole('dialog', { name: sheet }).waitFor()
      expect.soft(await axeFindings(page, { within: '[role=dialog]' }), sheet).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: sheet }).waitFor({ state: 'detached' })
    }
    await press(/^Notifications/)(page)
    await page.locator('#notifications').waitFor()
    await visit.untilQuiet()
    expect.soft(await axeFindings(page, { within: '#notifications' }), 'the bell').toEqual([])
    await page.keyboard.press('Escape')
    // As after ten minutes: the server asks again.
    await page.route('**/graphql*', (route) =>
      JSON.stringify(route.request().postData() ?? route.request().url()).includes('IdentityConfirmedUntil')
        ? route.fulfill({ json: { data: { identityConfirmedUntil: null } } })
        : route.continue(),
    )
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Produit, article/ }).fill('exporter la newsletter')
    await page.getByRole('option', { name: 'Exporter la newsletter' }).click()
    await page.getByRole('dialog', { name: /^C’est bien vous/ }).waitFor()
    expect.soft(await axeFindings(page, { within: '[role=dialog]' }), 'the password').toEqual([])
    expect.soft(await sidewaysOverflow(page), 'pixels beyond 390 px').toBe(0)
    expectNoProblem(visit, elsewhere)
  })
})
