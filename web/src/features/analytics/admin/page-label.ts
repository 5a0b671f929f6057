/**
 * What an owner reads for each name under which pages are counted (specification, section 2): the names stay as they
 * are stored, for exports and for other readers of the API.
 */
const labels = new Map([
  ['Home', 'Accueil'],
  ['Products', 'Liste des produits'],
  ['Product', 'Fiche produit, sans numéro'],
  ['Product Detail', 'Fiche produit'],
  ['Ecological Consumption', 'Consommer écologiquement'],
  ['Article', 'Article, sans numéro'],
  ['Article Detail', 'Article'],
  ['Trust', 'Pourquoi nous faire confiance'],
  ['Contact', 'Aide et contacts'],
  ['Admin', 'Administration'],
  ['Admin Login', 'Connexion à l’administration'],
  ['Cart', 'Panier'],
  ['Checkout', 'Paiement'],
  ['Unknown Page', 'Autres pages'],
])

/** The French name of a page; a name that no page of the shop has stays as it came. */
export const pageLabel = (pageName: string): string => labels.get(pageName) ?? pageName
