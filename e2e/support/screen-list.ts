import type { Page } from 'playwright-core'
import { adminRoutes, routes } from './routes.ts'

/** One thing to look at: a route, and what to do there before the screenshot. */
export interface Screen {
  name: string
  path: string
  act?: (page: Page) => Promise<unknown>
  /** The whole page, or only what the window shows (dialogs, drawers). */
  fullPage?: boolean
  /** Looked at by the administrator. */
  isAdmin?: true
  /** Looked at by a customer, whose cart and orders hold something. */
  isMember?: true
}

/** Presses the first button with this name. */
const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 2_000 })

/** Presses it, and waits for what opens: a page that has just woken answers a moment later. */
const open = (name: RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.locator('[role=dialog], #rayons').first().waitFor()
}

/** Opens the search of the header, which is a loupe below a desk, and types. */
const searchFor = (words: string) => async (page: Page) => {
  const field = page.getByRole('combobox', { name: 'Rechercher dans la boutique' })
  if (!(await field.isVisible()))
    await page.getByRole('search', { name: 'Toute la boutique' }).getByRole('button').first().click()
  await page.keyboard.press('/')
  await field.fill(words)
  await page.getByRole('option', { name: words }).first().waitFor()
}

/** Marks the first products of a list as favourites. */
async function keepThree(page: Page): Promise<void> {
  const hearts = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
  for (let kept = 0; kept < 3; kept++) {
    await hearts(/aux favoris$/)
      .first()
      .click()
    // A page that has just woken answers the first press a moment later.
    await hearts(/des favoris$/)
      .nth(kept)
      .waitFor()
  }
  await page.goto('/favoris')
  await page.getByRole('list', { name: 'Favoris' }).getByRole('article').nth(2).waitFor()
}

/** Every route of the shop that a visitor reaches, then what opens on them. */
export const screens: Screen[] = [
  ...routes.map(({ name, path }) => ({ name, path })),
  { name: 'produits-tiroir', path: '/produits', fullPage: false, act: open(/^Filtrer/) },
  { name: 'produit-zoom', path: '/produit/1', fullPage: false, act: open(/Agrandir/) },
  { name: 'aide-question', path: '/aide-et-contacts', act: press(/Comment fonctionne/) },
  { name: 'consentement', path: '/', fullPage: false },
  {
    name: 'menu',
    path: '/',
    fullPage: false,
    act: open(/Ouvrir le menu|Rayons de nos produits/),
  },
  { name: 'recherche', path: '/', fullPage: false, act: searchFor('') },
  { name: 'recherche-suggestions', path: '/', fullPage: false, act: searchFor('savon') },
  { name: 'foyer', path: '/produit/1', fullPage: false, act: open(/^Adapter à mon foyer/) },
  { name: 'comparer-trois', path: '/comparer?ids=9,33,62' },
  {
    name: 'connexion-choix',
    path: '/produit/3',
    async act(page) {
      await press(/^Ajouter au panier/)(page)
      await page.waitForURL(/\/auth/)
    },
  },
  { name: 'favoris', path: '/produits?inStock=true', act: keepThree },
  { name: 'membre-accueil', path: '/', isMember: true },
  { name: 'membre-panier', path: '/panier', isMember: true },
  {
    name: 'membre-liste-attente',
    path: '/panier',
    fullPage: false,
    isMember: true,
    act: open(/^(Découvrir quand disponible|Modifier ma liste)/),
  },
  { name: 'membre-commandes', path: '/mon-compte?onglet=commandes', isMember: true },
  { name: 'documentation-api', path: '/api/docs', fullPage: false },
  {
    name: 'passeport',
    path: '/produit/1',
    async act(page) {
      await page.goto((await page.locator('a[href^="/passeport/"]').first().getAttribute('href')) ?? '')
    },
  },
  ...adminRoutes.map(({ name, path }) => ({ name, path, isAdmin: true as const })),
  { name: 'admin-produit', path: '/admin?onglet=produits&fiche=3', fullPage: false, isAdmin: true },
  {
    name: 'admin-nouveau-produit',
    path: '/admin?onglet=produits&fiche=nouveau',
    fullPage: false,
    isAdmin: true,
  },
  { name: 'admin-photos', path: '/admin?onglet=produits&fiche=photos', fullPage: false, isAdmin: true },
  {
    name: 'admin-produit-images',
    path: '/admin?onglet=produits&fiche=3',
    fullPage: false,
    isAdmin: true,
    act: (page) => page.getByRole('region', { name: 'Images du produit' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'admin-supprimer',
    path: '/admin?onglet=produits',
    fullPage: false,
    isAdmin: true,
    act: press(/^Supprimer /),
  },
  { name: 'admin-produits-cartes', path: '/admin?onglet=produits&vue=cartes', isAdmin: true },
  { name: 'admin-produits-tableau', path: '/admin?onglet=produits&vue=tableau', isAdmin: true },
  {
    name: 'admin-importer',
    path: '/admin?onglet=produits',
    fullPage: false,
    isAdmin: true,
    async act(page) {
      const more = page.getByRole('button', { name: 'Plus d’actions' })
      if (await more.isVisible()) await more.click()
      await page.getByRole('link', { name: 'Importer' }).click()
    },
  },
  {
    name: 'admin-prix',
    path: '/admin?onglet=produits&vue=cartes',
    fullPage: false,
    isAdmin: true,
    async act(page) {
      await page.getByRole('button', { name: 'Sélectionner la page' }).click()
      await page.getByRole('button', { name: 'Changer les prix…' }).click()
    },
  },
  { name: 'admin-images', path: '/admin?onglet=images', isAdmin: true },
  {
    name: 'admin-palette',
    path: '/admin?onglet=produits',
    fullPage: false,
    isAdmin: true,
    act: (page) => page.keyboard.press('Control+k'),
  },
  { name: 'admin-categorie', path: '/admin?onglet=categories&fiche=1', fullPage: false, isAdmin: true },
  { name: 'admin-article', path: '/admin?onglet=articles&fiche=1', fullPage: false, isAdmin: true },
  { name: 'admin-commande', path: '/admin/commandes?fiche=3', fullPage: false, isAdmin: true },
]
