import { addressWords, paths } from '../../../../app/paths.ts'
import type { AdminSearchKind, AdminSearchQuery } from '../../../../graphql/generated/admin/graphql.ts'
import { formatPrice } from '../../../../ui/display/price.tsx'

/** Something that the palette leads to. */
export interface PaletteChoice {
  /** What it stands under. */
  group: string
  label: string
  /** What else is known of it. */
  detail?: string
  /** Where it leads. */
  to: string
  /** It is a file: the browser saves it. */
  isFile?: true
  imageUrl?: string | null
  /** Of a person: never kept among the recent ones. */
  isPrivate?: true
  /** The keys that do the same, one after the other. */
  keys?: string
  /** Other words that it is found by. */
  words?: string
}

const words = addressWords.admin
const inAdmin = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
const form = (tab: string) => inAdmin(paths.admin(), { [words.tab]: tab, [words.record]: 'nouveau' })

const actions: Omit<PaletteChoice, 'group'>[] = [
  { label: 'Nouveau produit', to: form('produits'), keys: 'n p', words: 'créer ajouter fiche' },
  { label: 'Écrire un article', to: form('articles'), keys: 'n a', words: 'nouveau créer rédiger' },
  { label: 'Nouvelle catégorie', to: form('categories'), keys: 'n c', words: 'créer ajouter rayon' },
  { label: 'Exporter les commandes', to: '/api/admin/orders/export.csv', isFile: true, words: 'csv tableur' },
  {
    label: 'Exporter les messages',
    to: '/api/admin/messages/export.csv',
    isFile: true,
    words: 'csv tableur',
  },
  { label: 'Exporter la liste d’attente', to: '/api/admin/waitlist/export.csv', isFile: true, words: 'csv' },
  { label: 'Exporter la newsletter', to: '/api/admin/newsletter/export.csv', isFile: true, words: 'csv' },
]

const pages: Omit<PaletteChoice, 'group'>[] = [
  { label: 'Aujourd’hui', to: paths.admin(), keys: 'g t', words: 'accueil tableau de bord' },
  { label: 'Produits', to: paths.admin('produits'), keys: 'g p', words: 'catalogue prix stock' },
  {
    label: 'Produits en rupture',
    to: paths.admin('produits', { state: 'rupture' }),
    words: 'stock épuisé',
  },
  { label: 'Catégories', to: paths.admin('categories'), keys: 'g c', words: 'rayons' },
  { label: 'Articles', to: paths.admin('articles'), keys: 'g a', words: 'blog' },
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
  { label: 'Voir la boutique', to: paths.home(), keys: 'g b', words: 'site accueil' },
]

/** What the palette offers without a search. */
export const paletteCommands: PaletteChoice[] = [
  ...actions.map((action) => ({ ...action, group: 'Actions' })),
  ...pages.map((page) => ({ ...page, group: 'Pages' })),
]

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Of these commands, those that have each typed word, or one that begins so; those that begin with it themselves come first. */
export function matchingCommands(commands: readonly PaletteChoice[], typed: string): PaletteChoice[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label, words: others = '' }) => {
    const known = plain(`${label} ${others}`).split(/[\s’']+/)
    return wanted.every((word) => known.some((each) => each.startsWith(word)))
  })
  const isFirst = ({ label }: PaletteChoice) => plain(label).startsWith(plain(typed).trim())
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))]
}

type Found = AdminSearchQuery['adminSearch'][number]

const personIn =
  (place: string, box: Parameters<typeof paths.adminInbox>[0]) =>
  ({ id, title }: Found) => ({
    group: 'Personnes',
    label: title,
    detail: title === id ? place : `${id}, ${place}`,
    to: inAdmin(paths.adminInbox(box), { [words.search]: id }),
    isPrivate: true as const,
  })

const choiceOf: Record<AdminSearchKind, (found: Found) => PaletteChoice> = {
  PRODUCT: ({ id, title, detail, imageUrl, isHidden }) => ({
    group: 'Produits',
    label: title,
    detail: `${formatPrice(detail ?? '0')}${isHidden ? ', masqué' : ''}`,
    to: paths.adminRecord(id),
    imageUrl,
  }),
  CATEGORY: ({ id, title }) => ({
    group: 'Catégories',
    label: title,
    to: inAdmin(paths.admin(), { [words.tab]: 'categories', [words.record]: id }),
  }),
  POST: ({ id, title, isHidden }) => ({
    group: 'Articles',
    label: title,
    detail: isHidden ? 'brouillon' : undefined,
    to: paths.adminArticle(id),
  }),
  ORDER: ({ id, title, detail }) => ({
    group: 'Commandes',
    label: `Commande n°\u00a0${id}`,
    detail: detail && detail !== title ? `${title}, ${detail}` : title,
    to: inAdmin(paths.adminInbox('commandes'), { [words.record]: id }),
    isPrivate: true,
  }),
  CUSTOMER: personIn('commandes', 'commandes'),
  CONTACT: personIn('messages', 'messages'),
  WAITLIST: personIn('liste d’attente', 'liste-attente'),
  SUBSCRIBER: personIn('newsletter', 'newsletter'),
}

/** What the server has found, as choices. */
export const foundChoices = (found: readonly Found[]): PaletteChoice[] =>
  found.map((each) => choiceOf[each.kind](each))

const keptRecent = 5

/** The latest choices, kept in this browser; people and orders never are. */
export function readRecentChoices(text: string | null): PaletteChoice[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.flatMap((each) =>
      typeof each?.label === 'string' && typeof each.to === 'string' && each.to.startsWith('/')
        ? [{ group: 'Récents', label: each.label, to: each.to }]
        : [],
    )
  } catch {
    return []
  }
}

/** The same with this one first, as it is kept. */
export function withRecentChoice(
  text: string | null,
  { label, to, isPrivate, isFile }: PaletteChoice,
): string {
  const others = readRecentChoices(text).filter((each) => each.to !== to)
  const kept = isPrivate || isFile ? others : [{ label, to }, ...others]
  return JSON.stringify(kept.slice(0, keptRecent).map((each) => ({ label: each.label, to: each.to })))
}
