/** A route: what its screenshot is called, and the h1 by which a person knows that they are there. */
export interface KnownRoute {
  /** Of its screenshot. */
  name: string
  path: string
  heading: string | RegExp
  /** Answered with status 404. */
  missing?: true
  /** Name of the table that is its content. */
  table?: string
  /** Name of the list that is its content. */
  list?: string
}

/** The pages of the administration, for its administrator alone, and how their account is held. */
export const adminRoutes: KnownRoute[] = [
  { name: 'admin-aujourdhui', path: '/admin', heading: 'Tableau de bord' },
  { name: 'admin-produits', path: '/admin?onglet=produits', heading: 'Tableau de bord', list: 'Produits' },
  {
    name: 'admin-categories',
    path: '/admin?onglet=categories',
    heading: 'Tableau de bord',
    list: 'Catégories',
  },
  { name: 'admin-articles', path: '/admin?onglet=articles', heading: 'Tableau de bord', list: 'Articles' },
  { name: 'admin-images', path: '/admin?onglet=images', heading: 'Tableau de bord', list: 'Images' },
  { name: 'admin-preuves', path: '/admin?onglet=preuves', heading: 'Tableau de bord', list: 'Preuves' },
  {
    name: 'admin-allegations',
    path: '/admin?onglet=allegations',
    heading: 'Tableau de bord',
    list: 'Allégations',
  },
  { name: 'admin-pages', path: '/admin?onglet=pages', heading: 'Tableau de bord', list: 'Pages' },
  { name: 'admin-analytics', path: '/admin?onglet=analytics', heading: 'Tableau de bord' },
  { name: 'admin-parametres', path: '/admin?onglet=parametres', heading: 'Tableau de bord' },
  { name: 'admin-equipe', path: '/admin/equipe', heading: 'Équipe', list: 'Équipe' },
  { name: 'admin-jetons', path: '/admin/jetons', heading: 'Jetons d’API', list: 'Jetons' },
  { name: 'compte-securite', path: '/mon-compte/securite', heading: 'Sécurité' },
  { name: 'compte-identifiants', path: '/mon-compte/identifiants', heading: /./ },
  { name: 'mes-donnees', path: '/mes-donnees', heading: /./ },
  { name: 'admin-messages', path: '/admin/messages', heading: 'Boîte de réception', list: 'Messages' },
  {
    name: 'admin-liste-attente',
    path: '/admin/liste-attente',
    heading: 'Boîte de réception',
    list: 'Produits attendus',
    table: 'Liste d’attente',
  },
  {
    name: 'admin-newsletter',
    path: '/admin/newsletter',
    heading: 'Boîte de réception',
    table: 'Adresses de la newsletter',
  },
  { name: 'admin-commandes', path: '/admin/commandes', heading: 'Boîte de réception', table: 'Commandes' },
  { name: 'admin-registre', path: '/admin/registre', heading: 'Registre' },
  { name: 'admin-sante', path: '/admin/sante', heading: 'Santé' },
  { name: 'admin-e-mails', path: '/admin/e-mails', heading: 'Boîte de réception', list: 'E-mails' },
]

/** What the server writes by itself, without the client, to be printed. */
export const serverPages = ['/produit/1/etiquette', '/etiquettes?ids=1,3,9,12'] as const

/** The routes that a visitor reaches: each is tested, and each has its screenshot. */
export const routes: KnownRoute[] = [
  { name: 'accueil', path: '/', heading: /Mieux choisir/ },
  { name: 'produits', path: '/produits', heading: 'Nos produits' },
  { name: 'produits-categorie', path: '/produits?category=Energie', heading: /./ },
  { name: 'produits-filtres', path: '/produits?category=produits-zero-dechet&maxPrice=49.99', heading: /./ },
  { name: 'produits-categorie-inconnue', path: '/produits?category=nexiste-pas', heading: 'Nos produits' },
  { name: 'produits-vide', path: '/produits?search=zzzz', heading: /./ },
  { name: 'produit', path: '/produit/1', heading: /Mousseurs/ },
  { name: 'produit-rupture', path: '/produit/12', heading: /./ },
  { name: 'produit-inconnu', path: '/produit/999999', heading: 'Produit non trouvé', missing: true },
  { name: 'comparer', path: '/comparer?ids=9,33', heading: 'Comparer' },
  { name: 'comparer-exemples', path: '/comparer', heading: 'Comparer' },
  { name: 'comparer-autre-usage', path: '/comparer?ids=9,3,999999,abc', heading: 'Comparer' },
  {
    name: 'desinscription',
    path: '/newsletter/desinscription?token=abc',
    heading: 'Se désinscrire de la lettre',
  },
  {
    name: 'confirmation-lettre',
    path: '/newsletter/confirmation?token=abc',
    heading: 'Confirmer mon inscription',
  },
  { name: 'ecologie', path: '/consommer-ecologiquement', heading: 'Consommer écologiquement' },
  { name: 'article', path: '/article/1', heading: /éco-score, critère par critère/ },
  { name: 'article-inconnu', path: '/article/999999', heading: 'Article non trouvé', missing: true },
  { name: 'confiance', path: '/pourquoi-nous-faire-confiance', heading: 'Pourquoi nous faire confiance' },
  { name: 'mission', path: '/qui-nous-sommes', heading: 'Notre Mission' },
  { name: 'aide', path: '/aide-et-contacts', heading: 'Aide et Contacts' },
  { name: 'confidentialite', path: '/politique-confidentialite', heading: 'Politique de confidentialité' },
  { name: 'mentions-legales', path: '/mentions-legales', heading: 'Mentions légales' },
  { name: 'cgv', path: '/cgv', heading: 'Conditions générales de vente' },
  { name: 'methode', path: '/methode', heading: 'Notre méthode de notation' },
  { name: 'cette-visite', path: '/cette-visite', heading: 'Cette visite' },
  { name: 'accessibilite', path: '/accessibilite', heading: 'Accessibilité' },
  { name: 'connexion', path: '/auth', heading: 'Heureux de vous revoir' },
  { name: 'inscription', path: '/auth?onglet=inscription', heading: 'Créez votre compte' },
  { name: 'mot-de-passe-oublie', path: '/mot-de-passe/oublie', heading: 'Mot de passe oublié' },
  { name: 'confirmer-adresse', path: '/adresse/confirmation#abc', heading: 'Confirmer mon adresse' },
  { name: 'double-verification', path: '/double-verification#abc', heading: 'Double vérification' },
  { name: 'nouveau-mot-de-passe', path: '/mot-de-passe/nouveau#abc', heading: 'Nouveau mot de passe' },
  { name: 'invitation', path: '/invitation#abc', heading: 'Rejoindre l’équipe' },
  { name: 'admin-connexion', path: '/admin/login', heading: 'Administration' },
  { name: 'panier-visiteur', path: '/panier', heading: 'Mon Panier' },
  { name: 'favoris-visiteur', path: '/favoris', heading: 'Mes favoris' },
  { name: 'introuvable', path: '/nulle-part', heading: 'Cette page n’existe pas', missing: true },
]
