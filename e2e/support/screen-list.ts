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
}

/** Presses the first button with this name. */
const press = (name: RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 2_000 })

/** Every route of the shop that a visitor reaches, then what opens on them. */
export const screens: Screen[] = [
  ...routes.map(({ name, path }) => ({ name, path })),
  { name: 'produits-tiroir', path: '/produits', fullPage: false, act: press(/^Filtrer/) },
  { name: 'produit-zoom', path: '/produit/1', fullPage: false, act: press(/Agrandir/) },
  { name: 'aide-question', path: '/aide-et-contacts', act: press(/Comment fonctionne/) },
  { name: 'consentement', path: '/', fullPage: false },
  {
    name: 'menu',
    path: '/',
    fullPage: false,
    act: press(/Ouvrir le menu|Afficher les rayons|Nos produits/),
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
