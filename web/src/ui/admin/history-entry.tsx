import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import type { AuditAction, HistoryState } from '../../graphql/generated/graphql.ts'
import { counted } from '../../lib/format-count.ts'
import { DateTimeText } from '../date-time-text.tsx'
import { factText } from './fact-text.ts'
import { ImageThumb } from './image-thumb.tsx'
import { RestoreButton } from './restore-button.tsx'

/** One change of the history. */
export interface HistoryChange {
  id: string
  action: AuditAction
  actorEmail: string
  subjectId: string
  createdAt: string
  before: Facts | null
  after: Facts | null
}

type Facts = Record<string, unknown>

/** A state to go back to: which one of which change, of what, and its facts. */
export interface EarlierState {
  entryId: string
  state: HistoryState
  subjectId: string
  facts: Facts
}

/** How facts are told in French. */
export interface FactWords {
  /** Names of the facts; one without a name is not told. */
  labels: Record<string, string>
  /** A value in words, where « itself » would not do: ids by their names. */
  show?: (field: string, value: unknown) => string | undefined
  /** A change of a fact, where « before » and « after » beneath each other would not do; null leaves it out. */
  tell?: (field: string, before: Facts, after: Facts) => ReactNode | undefined
  /** The name of something whose entry does not say it. */
  nameOf?: (subjectId: string) => ReactNode
}

const actionWords: Record<AuditAction, string> = {
  CREATED: 'Création',
  UPDATED: 'Modification',
  DELETED: 'Suppression',
  RESTORED: 'Restauration',
  EXPORTED: 'Export',
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The facts that a change touched, of those that have a name. */
const touchedFields = ({ before, after }: HistoryChange, labels: Record<string, string>) =>
  Object.keys(labels).filter((field) => {
    const isKnown = field in (before ?? {}) || field in (after ?? {})
    return isKnown && !same(before?.[field], after?.[field])
  })

/** What the changed thing was called then. */
const nameThen = ({ before, after }: HistoryChange) => {
  const facts = after ?? before ?? {}
  return String(facts.name ?? facts.title ?? '')
}

/** How many rows left the shop by an export. */
const exportedRows = ({ after }: HistoryChange) =>
  `\u00a0: ${counted(Number(after?.rows ?? 0), 'ligne', 'lignes')}${after?.whole ? '' : ', interrompu'}`
/** A fact that is a picture is shown as one. */
const pictureField = 'imageUrl'

interface HistoryEntryProps extends FactWords {
  change: HistoryChange
  /** Whether to say which thing it is: the list holds several. */
  isNamed?: boolean
  /** Puts this state back; absent for the present one. */
  onRestore?: () => void
  isBusy: boolean
}

/** Who changed what, when; what it was and became; and the way back. */
export function HistoryEntry({ change, isNamed, onRestore, isBusy, ...words }: HistoryEntryProps) {
  const { labels, show, tell, nameOf } = words
  const { before, after } = change
  const name = isNamed && (nameThen(change) || nameOf?.(change.subjectId))
  const value = (field: string, fact: unknown) =>
    field === pictureField && typeof fact === 'string' ? (
      <ImageThumb src={fact} alt={labels[field] ?? ''} />
    ) : (
      (show?.(field, fact) ?? factText(fact))
    )
  const told = (field: string, from: Facts, to: Facts) => {
    const words = tell?.(field, from, to)
    if (words !== undefined) return words
    return (
      <>
        <Text as="del" color="fg.muted" lineClamp={field === pictureField ? undefined : 2}>
          {value(field, from[field])}
        </Text>
        <Text as="ins" textDecoration="none" lineClamp={field === pictureField ? undefined : 2}>
          {value(field, to[field])}
        </Text>
      </>
    )
  }
  const rows =
    before && after
      ? touchedFields(change, labels)
          .map((field) => ({ field, words: told(field, before, after) }))
          .filter(({ words }) => words !== null)
      : []
  return (
    <Stack as="li" gap="2" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1 1 16rem">
          {name && (
            <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </chakra.span>
          )}
          <chakra.strong>{actionWords[change.action]}</chakra.strong>
          {' par '}
          <chakra.span overflowWrap="anywhere">{change.actorEmail}</chakra.span>
          <chakra.span color="fg.muted">
            {', le '}
            <DateTimeText date={change.createdAt} />
            {change.action === 'EXPORTED' && exportedRows(change)}
          </chakra.span>
        </Text>
        {onRestore && (
          <RestoreButton onClick={onRestore} isBusy={isBusy}>
            Restaurer cet état
          </RestoreButton>
        )}
      </Flex>
      {rows.length > 0 && (
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '1fr', sm: 'minmax(8rem, auto) 1fr' }}
          gap="1"
          columnGap="4"
          textStyle="sm"
        >
          {rows.map(({ field, words }) => (
            <chakra.div key={field} display="contents">
              <chakra.dt color="fg.muted">{labels[field]}</chakra.dt>
              <chakra.dd minW="0" overflowWrap="anywhere">
                {words}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      )}
    </Stack>
  )
}
