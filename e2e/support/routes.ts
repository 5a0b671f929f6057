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
  { path: '/consommer-ecologiquement', heading: 'Consommer écologiquement' },
  { path: '/article/1', heading: /éco-score, critère par critère/ },
  { path: '/article/999999', heading: 'Article non trouvé' },
  { path: '/pourquoi-nous-faire-confiance', heading: 'Pourquoi nous faire confiance' },
  { path: '/qui-nous-sommes', heading: 'Notre Mission' },
  { path: '/aide-et-contacts', heading: 'Aide et Contacts' },
  { path: '/politique-confidentialite', heading: 'Politique de confidentialité' },
  { path: '/mentions-legales', heading: 'Mentions légales' },
  { path: '/cgv', heading: 'Conditions générales de vente' },
  { path: '/accessibilite', heading: 'Accessibilité' },
  { path: '/nulle-part', heading: '404 Page Not Found', missing: true },
]
