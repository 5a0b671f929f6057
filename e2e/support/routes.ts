/** A route and the h1 by which a person knows that they are there. */
export interface KnownRoute {
  path: string
  heading: string | RegExp
  /** Answered with status 404. */
  missing?: true
}

/** The routes that a visitor reaches. */
export const routes: KnownRoute[] = [
  { path: '/', heading: /Mieux choisir/ },
  { path: '/produits', heading: 'Nos produits' },
  { path: '/produits?category=Energie', heading: /./ },
  { path: '/produits?search=zzzz', heading: /./ },
  { path: '/produit/1', heading: /Mousseurs/ },
  { path: '/produit/999999', heading: 'Produit non trouvé' },
  { path: '/newsletter/desinscription?token=abc', heading: 'Se désinscrire de la lettre' },
  { path: '/nulle-part', heading: '404 Page Not Found', missing: true },
]
