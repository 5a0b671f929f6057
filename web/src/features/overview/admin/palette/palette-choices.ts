import { paths } from '../../../../app/paths.ts'
import type { AdminSearchKind, AdminSearchQuery } from '../../../../graphql/generated/admin/graphql.ts'
import { formatPrice } from '../../../../ui/display/price.tsx'
import { inAdmin, type PaletteChoice, words } from './palette-commands.ts'

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
  (place: string, address: string) =>
  ({ id, title }: Found) => ({
    group: 'Personnes',
    label: title,
    detail: title === id ? place : `${id}, ${place}`,
    to: inAdmin(address, { [words.search]: id }),
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
  CUSTOMER: personIn('commandes', paths.adminInbox('commandes')),
  ACCOUNT: personIn('compte sans commande', paths.adminPage('registre')),
  MEMBER: personIn('équipe', paths.adminPage('equipe')),
  CONTACT: personIn('messages', paths.adminInbox('messages')),
  WAITLIST: personIn('liste d’attente', paths.adminInbox('liste-attente')),
  SUBSCRIBER: personIn('newsletter', paths.adminInbox('newsletter')),
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
