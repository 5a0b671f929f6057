import type { Page } from 'playwright-core'

/** One thing to look at: a route, and what to do there before the picture. */
export interface Screen {
  name: string
  path: string
  act?: (page: Page) => Promise<unknown>
  /** The whole page, or only what the window shows (dialogs, drawers). */
  fullPage?: boolean
}

/** Every route and dialog of the shop that a visitor reaches. */
export const screens: Screen[] = [
  { name: 'accueil', path: '/' },
  { name: 'produits', path: '/produits' },
  { name: 'produits-filtres', path: '/produits?category=produits-zero-dechet&maxPrice=49.99' },
  { name: 'produits-vide', path: '/produits?search=zzzz' },
  {
    name: 'produits-tiroir',
    path: '/produits',
    fullPage: false,
    act: (page) => page.getByRole('button', { name: /Filtrer et trier/ }).click({ timeout: 2_000 }),
  },
  { name: 'produit', path: '/produit/1' },
  { name: 'produit-rupture', path: '/produit/8' },
  {
    name: 'produit-zoom',
    path: '/produit/1',
    fullPage: false,
    act: (page) =>
      page
        .getByRole('button', { name: /Agrandir/ })
        .first()
        .click({ timeout: 2_000 }),
  },
  { name: 'produit-inconnu', path: '/produit/999999' },
  { name: 'ecologie', path: '/consommer-ecologiquement' },
  { name: 'article', path: '/article/1' },
  { name: 'article-inconnu', path: '/article/999999' },
  { name: 'confiance', path: '/pourquoi-nous-faire-confiance' },
  { name: 'mission', path: '/qui-nous-sommes' },
  {
    name: 'aide',
    path: '/aide-et-contacts',
    act: (page) => page.getByRole('button', { name: /Comment fonctionne/ }).click({ timeout: 2_000 }),
  },
  { name: 'confidentialite', path: '/politique-confidentialite' },
  { name: 'mentions-legales', path: '/mentions-legales' },
  { name: 'cgv', path: '/cgv' },
  { name: 'accessibilite', path: '/accessibilite' },
  { name: 'connexion', path: '/auth' },
  { name: 'inscription', path: '/auth?onglet=inscription' },
  { name: 'panier-visiteur', path: '/panier' },
  { name: 'desinscription', path: '/newsletter/desinscription?token=abc' },
  { name: 'consentement', path: '/', fullPage: false },
  { name: 'introuvable', path: '/nulle-part' },
  {
    name: 'menu',
    path: '/',
    fullPage: false,
    act: (page) =>
      page
        .getByRole('button', { name: /Ouvrir le menu|Afficher les rayons|Nos produits/ })
        .first()
        .click({ timeout: 2_000 }),
  },
]
