import type { PermissionName } from '../../../../../../api/src/features/accounts/team/permissions.rules.ts'
import {
  pageSlugs,
  structureOf,
} from '../../../../../../api/src/features/content/pages/page-structure.rules.ts'
import { addressWords, paths } from '../../../../app/paths.ts'

/** Something that the palette leads to, or does. */
export interface PaletteChoice {
  /** What it stands under. */
  group: string
  label: string
  /** What else is known of it. */
  detail?: string
  /** Where it leads; nowhere when it does something here. */
  to: string
  /** It is a file: the browser saves it. */
  isFile?: true
  /** Done here and now: to the other colours, or out. */
  does?: 'DARK' | 'LIGHT' | 'LEAVE'
  /** What one has to be allowed beside opening where it leads. */
  needs?: PermissionName
  imageUrl?: string | null
  /** Of a person: never kept among the recent ones. */
  isPrivate?: true
  /** The keys that do the same, one after the other. */
  keys?: string
  /** Other words that it is found by. */
  words?: string
}

type Command = Omit<PaletteChoice, 'group'>

export const words = addressWords.admin

/** An address of the administration with these words. */
export const inAdmin = (path: string, query: Record<string, string>) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`

type Tab = Parameters<typeof paths.admin>[0]
const opened = (path: string, record: string) => inAdmin(path, { [words.record]: record })
const inTab = (tab: Tab, record: string) => opened(paths.admin(tab), record)

/** Called as the button that does the same. */
const actions: Command[] = [
  {
    ...{ label: 'Nouveau Produit', to: inTab('produits', 'nouveau'), needs: 'catalogue.write' },
    ...{ keys: 'n p', words: 'créer ajouter fiche' },
  },
  {
    ...{ label: 'Nouvel Article', to: inTab('articles', 'nouveau'), needs: 'content.write' },
    ...{ keys: 'n a', words: 'créer rédiger écrire' },
  },
  {
    ...{ label: 'Nouvelle Catégorie', to: inTab('categories', 'nouveau'), needs: 'catalogue.write' },
    ...{ keys: 'n c', words: 'créer ajouter rayon' },
  },
  {
    ...{ label: 'Nouvelle preuve', to: inTab('preuves', 'nouveau'), needs: 'catalogue.write' },
    words: 'créer ajouter certificat',
  },
  {
    ...{ label: 'Créer depuis des photos', to: inTab('produits', 'photos'), needs: 'catalogue.write' },
    words: 'brouillons images produits',
  },
  {
    ...{ label: 'Importer', detail: 'des produits', to: inTab('produits', 'import') },
    ...{ needs: 'catalogue.write', words: 'csv tableur fichier' },
  },
  {
    ...{ label: 'Exporter', detail: 'les produits', to: '/api/admin/products/export.csv', isFile: true },
    ...{ needs: 'catalogue.read', words: 'csv tableur fichier' },
  },
  {
    ...{ label: 'Exporter les commandes', to: '/api/admin/orders/export.csv', isFile: true },
    words: 'csv tableur',
  },
  {
    ...{ label: 'Exporter les messages', to: '/api/admin/messages/export.csv', isFile: true },
    words: 'csv tableur',
  },
  { label: 'Exporter la liste d’attente', to: '/api/admin/waitlist/export.csv', isFile: true, words: 'csv' },
  { label: 'Exporter la newsletter', to: '/api/admin/newsletter/export.csv', isFile: true, words: 'csv' },
  { label: 'Modèles de réponse', to: opened(paths.adminInbox('messages'), 'modeles'), words: 'messages' },
  {
    ...{ label: 'Inviter quelqu’un', to: opened(paths.adminPage('equipe'), 'nouveau') },
    words: 'équipe membre invitation',
  },
  {
    ...{ label: 'Nouveau jeton', to: opened(paths.adminPage('jetons'), 'nouveau') },
    words: 'api token clé créer',
  },
  ...(
    [
      ['produits', 'des produits'],
      ['categories', 'des catégories'],
      ['articles', 'des articles'],
      ['preuves', 'des preuves'],
    ] as const
  ).map(([tab, of]) => ({
    ...{ label: 'Historique', detail: of, to: inTab(tab, 'historique') },
    words: 'modifications restaurer supprimé annuler',
  })),
  { label: 'Passer en mode sombre', to: '', does: 'DARK', words: 'couleurs nuit thème' },
  { label: 'Passer en mode clair', to: '', does: 'LIGHT', words: 'couleurs jour thème' },
  { label: 'Se déconnecter', to: '', does: 'LEAVE', words: 'quitter sortir' },
]

const pages: Command[] = [
  { label: 'Aujourd’hui', to: paths.admin(), keys: 'g t', words: 'accueil tableau de bord' },
  { label: 'Produits', to: paths.admin('produits'), keys: 'g p', words: 'catalogue prix stock' },
  {
    label: 'Produits en rupture',
    to: paths.admin('produits', { state: 'rupture' }),
    words: 'stock épuisé',
  },
  { label: 'Catégories', to: paths.admin('categories'), keys: 'g c', words: 'rayons' },
  { label: 'Articles', to: paths.admin('articles'), keys: 'g a', words: 'blog' },
  { label: 'Images', to: paths.admin('images'), words: 'photos bibliothèque médias' },
  { label: 'Preuves', to: paths.admin('preuves'), words: 'certificats évaluation éco-score' },
  { label: 'Allégations', to: paths.admin('allegations'), words: 'registre interdit points à revoir' },
  { label: 'Pages', to: paths.admin('pages'), words: 'mission confiance aide mentions cgv démonstration' },
  { label: 'Analytics', to: paths.admin('analytics'), keys: 'g s', words: 'statistiques audience visites' },
  { label: 'Paramètres', to: paths.admin('parametres'), keys: 'g r', words: 'réglages textes livraison' },
  { label: 'Équipe', to: paths.adminPage('equipe'), words: 'membres rôles droits inviter invitation' },
  { label: 'Jetons d’API', to: paths.adminPage('jetons'), words: 'token clé programme intégration' },
  {
    label: 'Registre',
    to: paths.adminPage('registre'),
    words: 'rgpd données personnelles consentements oubli durée traitements',
  },
  { label: 'Santé', to: paths.adminPage('sante'), words: 'tâches de fond base disque pannes état' },
  { label: 'Messages', to: paths.adminInbox('messages'), keys: 'g m', words: 'boîte de réception contact' },
  { label: 'Liste d’attente', to: paths.adminInbox('liste-attente'), keys: 'g l', words: 'demande' },
  { label: 'Newsletter', to: paths.adminInbox('newsletter'), keys: 'g n', words: 'lettre adresses' },
  { label: 'Commandes', to: paths.adminInbox('commandes'), keys: 'g o', words: 'ventes' },
  { label: 'E-mails', to: paths.adminInbox('e-mails'), words: 'envoyés échecs renvoyer courrier' },
  ...pageSlugs.map((slug) => ({
    ...{ label: structureOf(slug).title, detail: 'page à modifier' },
    ...{ to: paths.adminRecord(slug, 'pages'), needs: 'content.write' as const, words: 'page texte' },
  })),
]

const shop: Command[] = [
  { label: 'Voir la boutique', to: paths.home(), keys: 'g b', words: 'site accueil' },
  { label: 'Nos produits', to: paths.products(), words: 'catalogue liste boutique' },
  { label: 'Consommer écologiquement', to: paths.ecoConsumption(), words: 'articles blog boutique' },
  { label: 'Comparer', to: paths.compare(), words: 'comparateur boutique' },
  { label: 'Mes favoris', to: paths.favourites(), words: 'boutique' },
  { label: 'Panier', to: paths.cart(), words: 'boutique' },
  { label: 'La méthode de l’éco-score', to: paths.method(), words: 'boutique note calcul' },
  { label: 'Accessibilité', to: paths.accessibility(), words: 'déclaration rgaa boutique' },
  { label: 'Cette visite', to: paths.visit(), words: 'poids données boutique' },
  ...pageSlugs.map((slug) => ({
    ...{ label: structureOf(slug).title, detail: 'page de la boutique', to: structureOf(slug).path },
    words: 'voir boutique',
  })),
]

/** What the palette offers without a search. */
export const paletteCommands: PaletteChoice[] = [
  ...actions.map((action) => ({ ...action, group: 'Actions' })),
  ...pages.map((page) => ({ ...page, group: 'Pages' })),
  ...shop.map((page) => ({ ...page, group: 'Boutique' })),
]
