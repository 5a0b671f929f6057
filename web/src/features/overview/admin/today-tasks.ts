import { staleHiddenDays } from '../../../../../api/src/features/catalogue/listing/listing.rules.ts'
import { staleDraftDays } from '../../../../../api/src/features/overview/overview-limits.rules.ts'
import { paths } from '../../../app/paths.ts'
import type { AdminTodayQuery } from '../../../graphql/generated/admin/graphql.ts'
import { counted } from '../../../lib/format-number.ts'

/** One line of the day: what waits, and where it is done; or, without `to`, that nothing does. */
export interface TodayTask {
  key: string
  text: string
  detail?: string
  to?: string
}

type Today = Omit<AdminTodayQuery['today'], 'newlyAsked' | 'toOrder'>

/** A line that leads to a list while its count is not 0, and is calm otherwise. */
const task = (key: string, count: number, found: Omit<TodayTask, 'key'>, calm: string): TodayTask =>
  count > 0 ? { key, ...found } : { key, text: calm }

const gaps = [
  { key: 'withoutImage', what: 'image', state: 'sans-image' },
  { key: 'withoutText', what: 'description', state: 'sans-texte' },
  { key: 'withoutScore', what: 'éco-score', state: 'sans-note' },
  { key: 'withoutCategory', what: 'catégorie', state: 'sans-categorie' },
] as const

/** What products lack, one line each; one calm line when they lack nothing. */
function gapTasks(today: Today): TodayTask[] {
  const found = gaps.filter(({ key }) => today[key] > 0)
  if (found.length === 0)
    return [
      { key: 'gaps', text: 'Chaque produit a son image, sa description, son éco-score et sa catégorie.' },
    ]
  return found.map(({ key, what, state }) => ({
    key,
    text: `${counted(today[key], 'produit', 'produits')} sans ${what}`,
    to: paths.admin('produits', { state }),
  }))
}

/** Messages that have until tomorrow; no line where there are none, for the two before say that all is answered. */
function laterAnswers({ overdueMessages, messagesDueToday, unansweredMessages }: Today): TodayTask[] {
  if (unansweredMessages <= overdueMessages + messagesDueToday) return []
  return [
    {
      key: 'unanswered',
      text: `${counted(unansweredMessages, 'message', 'messages')} sans réponse`,
      detail: 'À lire aujourd’hui, à répondre demain au plus tard.',
      to: paths.adminInbox('messages', { state: 'a-traiter' }),
    },
  ]
}

/** Scores whose evidence ends or has ended; one calm line when none does. */
function scoreTasks({ expiringEvidence, fallenScores }: Today, since: string): TodayTask[] {
  const to = paths.admin('preuves', { state: 'expirent' })
  const found = [
    fallenScores > 0 && {
      key: 'fallen',
      text: `${counted(fallenScores, 'note a baissé', 'notes ont baissé')} ${since}`,
      detail: 'Une preuve a expiré depuis plus de 30\u00a0jours.',
      to,
    },
    expiringEvidence > 0 && {
      key: 'evidence',
      text: counted(expiringEvidence, 'preuve à renouveler', 'preuves à renouveler'),
      detail: 'Expirées, ou qui expirent dans les 60\u00a0jours.',
      to,
    },
  ].filter((each) => each !== false)
  return found.length > 0 ? found : [{ key: 'evidence', text: 'Aucune preuve n’expire bientôt.' }]
}

/** Facts that still say that they are examples; no line once there are none, for it stays so. */
const exampleTasks = (count: number): TodayTask[] =>
  count === 0
    ? []
    : [
        {
          key: 'examples',
          text: `${counted(count, 'fait encore marqué', 'faits encore marqués')} ${quoted('démonstration')}`,
          detail: 'Sur les pages, dans les paramètres et les passeports, à remplacer par les vôtres.',
          to: paths.admin('pages'),
        },
      ]

/** Claims of the register that nobody has decided; no line where there are none, or the guard is off. */
const claimTasks = (count: number): TodayTask[] =>
  count === 0
    ? []
    : [
        {
          key: 'claims',
          text: counted(
            count,
            'allégation à justifier ou à réécrire',
            'allégations à justifier ou à réécrire',
          ),
          detail: 'Des mots que la loi interdit, ou demande de préciser ou de prouver.',
          to: paths.admin('allegations', { state: 'ouvertes' }),
        },
      ]

interface Asked {
  name: string
  waiting: number
}

const quoted = (text: string) => `«\u00a0${text}\u00a0»`

/** What people wrote, and by when it is to be answered. */
function messageTasks(today: Today): TodayTask[] {
  const { overdueMessages, messagesDueToday } = today
  return [
    task(
      'overdue',
      overdueMessages,
      {
        text: `${counted(overdueMessages, 'message', 'messages')} en retard`,
        detail: 'La boutique promet une réponse sous 24\u00a0h.',
        to: paths.adminInbox('messages', { state: 'en-retard' }),
      },
      'Aucun message en retard.',
    ),
    task(
      'due',
      messagesDueToday,
      {
        text: `${counted(messagesDueToday, 'réponse', 'réponses')} à envoyer avant ce soir`,
        to: paths.adminInbox('messages', { state: 'aujourdhui' }),
      },
      'Aucune réponse à envoyer avant ce soir.',
    ),
    ...laterAnswers(today),
  ]
}

const joinedTask = (today: Today, newlyAsked: readonly Asked[], since: string): TodayTask =>
  task(
    'joined',
    today.joined,
    {
      text: `${counted(today.joined, 'inscription', 'inscriptions')} à la liste d’attente ${since}`,
      detail: newlyAsked.map(({ name, waiting }) => `${name} (${waiting})`).join(' · ') || undefined,
      to: paths.adminInbox('liste-attente', { since: today.since }),
    },
    `Aucune inscription à la liste d’attente ${since}.`,
  )

const awaitedTask = ({ awaitedOutOfStock }: Today, to: string): TodayTask =>
  task(
    'awaited',
    awaitedOutOfStock,
    {
      text: counted(awaitedOutOfStock, 'produit en rupture est attendu', 'produits en rupture sont attendus'),
      to,
    },
    'Aucun produit en rupture n’est attendu.',
  )

const searchTask = ({ emptySearches }: Today): TodayTask =>
  task(
    'searches',
    emptySearches.length,
    {
      text: `${counted(emptySearches.length, 'recherche', 'recherches')} sans résultat cette semaine`,
      detail: emptySearches
        .slice(0, 3)
        .map(({ term, count }) => `${quoted(term)} (${count})`)
        .join(' · '),
      to: paths.admin('analytics', { period: '7j' }),
    },
    'Aucune recherche sans résultat cette semaine.',
  )

const draftTask = ({ staleDrafts }: Today): TodayTask =>
  task(
    'drafts',
    staleDrafts,
    {
      text: `${counted(staleDrafts, 'brouillon', 'brouillons')} de plus de ${staleDraftDays} jours`,
      to: paths.admin('articles', { state: 'brouillons-anciens' }),
    },
    'Aucun brouillon oublié.',
  )

/** Hidden products that nobody has finished; no line where there are none. */
const hiddenTasks = ({ staleHidden }: Today): TodayTask[] =>
  staleHidden === 0
    ? []
    : [
        {
          key: 'hidden',
          text: `${counted(staleHidden, 'produit masqué', 'produits masqués')} depuis plus de ${staleHiddenDays} jours`,
          detail: 'Ni modifiés, ni programmés depuis.',
          to: paths.admin('produits', { state: 'masque-ancien' }),
        },
      ]

interface TodayFacts {
  newlyAsked: readonly Asked[]
  /** Whether `today.since` is the last visit, or only seven days ago. */
  isSinceVisit: boolean
  /** How many facts of the demo nobody has replaced. */
  demonstrationFacts: number
  /** Of what somebody may not see there is no line, not even one that says that nothing waits. */
  mayOpen: (address: string) => boolean
}

/** The lines of the day, in the order of what cannot wait. */
export function todayTasks(today: Today, facts: TodayFacts): TodayTask[] {
  const { newlyAsked, isSinceVisit, demonstrationFacts, mayOpen } = facts
  const since = isSinceVisit ? 'depuis votre dernière visite' : 'depuis sept jours'
  const [waitlist, products] = [
    paths.adminInbox('liste-attente', { state: 'rupture' }),
    paths.admin('produits', { state: 'rupture' }),
  ]
  const whereAwaited = [waitlist, products].find(mayOpen)
  const parts: [address: string, tasks: () => TodayTask[]][] = [
    [paths.adminInbox('messages'), () => messageTasks(today)],
    [waitlist, () => [joinedTask(today, newlyAsked, since)]],
    [whereAwaited ?? waitlist, () => [awaitedTask(today, whereAwaited ?? '')]],
    [products, () => [...gapTasks(today), ...hiddenTasks(today)]],
    [paths.admin('preuves'), () => scoreTasks(today, since)],
    [paths.admin('analytics'), () => [searchTask(today)]],
    [paths.admin('articles'), () => [draftTask(today)]],
    [paths.admin('pages'), () => exampleTasks(demonstrationFacts)],
    [paths.admin('allegations'), () => claimTasks(today.openClaims)],
  ]
  return parts.flatMap(([address, tasks]) => (mayOpen(address) ? tasks() : []))
}
