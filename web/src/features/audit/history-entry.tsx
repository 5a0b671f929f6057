import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AuditAction, AuditSubject } from '../../graphql/generated/graphql.ts'
import { counted } from '../../lib/format-number.ts'
import { type FieldValues, type FieldWords, fieldText } from '../../ui/admin/field-changes.tsx'
import { ImageThumb } from '../../ui/admin/image/image-thumb.tsx'
import { DateTimeText } from '../../ui/display/date-text.tsx'
import { actionOf, subjectWords } from './subject-words.ts'

interface HistoryEntryProps extends FieldWords {
  change: HistoryChange
  /** Whether to say which thing it is: the list holds several. */
  isNamed?: boolean
  /** Puts this state back; absent for the present one. */
  onRestore?: () => void
  /** Undoes a change of many things; absent where that is done, or cannot be. */
  onUndo?: () => void
  isBusy: boolean
}

/** Who changed what, when; what it was and became; and the way back. */
export function HistoryEntry({ change, isNamed, onRestore, onUndo, isBusy, ...words }: HistoryEntryProps) {
  const { labels, show, showChange, nameOf, ofMany, tellsBeginning } = words
  const { before, after } = change
  const name = isOfMany(change)
    ? ofMany?.(change.subjectId, after ?? {})
    : isNamed && (nameThen(change) || (nameOf?.(change.subjectId) ?? kindAndNumber(change)))
  const shown = (field: string, value: unknown) =>
    field === imageField && typeof value === 'string' ? (
      <ImageThumb src={value} alt={labels[field] ?? ''} />
    ) : (
      (show?.(field, value) ?? fieldText(value))
    )
  const changeOf = (field: string, from: FieldValues, to: FieldValues) => {
    const words = showChange?.(field, from, to)
    if (words !== undefined) return words
    return (
      <>
        <Text as="del" color="fg.muted" lineClamp={field === imageField ? undefined : 2}>
          {shown(field, from[field])}
        </Text>
        <Text as="ins" textDecoration="none" lineClamp={field === imageField ? undefined : 2}>
          {shown(field, to[field])}
        </Text>
      </>
    )
  }
  const rows =
    before && after
      ? touchedFields(change, labels)
          .map((field) => ({ field, words: changeOf(field, before, after) }))
          .filter(({ words }) => words !== null)
      : Object.keys(tellsBeginning ? labels : {})
          .filter((field) => after?.[field] !== undefined)
          .map((field) => ({ field, words: shown(field, after?.[field]) }))
  return (
    <Stack as="li" gap="2" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1 1 16rem">
          {name && (
            <chakra.span display="block" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </chakra.span>
          )}
          <chakra.strong>{actionOf(change)}</chakra.strong>
          {change.actorEmail && ' par '}
          <chakra.span overflowWrap="anywhere">
            {change.actorEmail}
            {change.actorToken &&
              `, par le jeton «\u00a0${change.actorToken}\u00a0» (n°\u00a0${change.actorTokenId})`}
          </chakra.span>
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
        {onUndo && (
          <RestoreButton onClick={onUndo} isBusy={isBusy}>
            Tout annuler
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

/** The way back to an earlier state. */
function RestoreButton(props: { onClick: () => void; isBusy: boolean; children: ReactNode }) {
  return (
    <Button variant="outline" size="sm" px="3" onClick={props.onClick} aria-disabled={props.isBusy}>
      <Undo2 aria-hidden />
      {props.children}
    </Button>
  )
}

/** One change of the history. */
export interface HistoryChange {
  id: string
  action: AuditAction
  actorEmail: string
  actorToken: string | null
  actorTokenId: number | null
  subjectType: AuditSubject
  subjectId: string
  createdAt: string
  before: FieldValues | null
  after: FieldValues | null
}

/** Whether many things were changed at once, as one change. */
export const isOfMany = ({ subjectType }: HistoryChange): boolean => subjectType === 'PRODUCTS'

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The fields that a change touched, of those that have a name. */
const touchedFields = ({ before, after }: HistoryChange, labels: Record<string, string>) =>
  Object.keys(labels).filter((field) => {
    const isKnown = field in (before ?? {}) || field in (after ?? {})
    return isKnown && !same(before?.[field], after?.[field])
  })

/** What the changed thing was called then. */
const nameThen = ({ before, after }: HistoryChange) => {
  const values = after ?? before ?? {}
  return String(values.name ?? values.title ?? '')
}

/** For an entry that does not say what the thing was called. */
const kindAndNumber = ({ subjectType, subjectId }: HistoryChange) =>
  `${subjectWords[subjectType]}${/^\d+$/.test(subjectId) ? ` n°\u00a0${subjectId}` : ''}`

/** How many rows left the shop by an export. */
const exportedRows = ({ after }: HistoryChange) =>
  `\u00a0: ${counted(Number(after?.rows ?? 0), 'ligne', 'lignes')}${after?.whole ? '' : ', interrompu'}`

/** A field that holds the address of an image is shown as one. */
const imageField = 'imageUrl'

/** The end of a history: what the thing was before anybody changed it, and the way back there. */
export function HistoryOrigin({ onRestore, isBusy }: { onRestore: () => void; isBusy: boolean }) {
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" py="4" borderTopWidth="1px" borderColor="border.muted">
      <Text flex="1 1 16rem">
        <chakra.strong>État d’origine</chakra.strong>
        <chakra.span color="fg.muted">, avant la première de ces modifications</chakra.span>
      </Text>
      <RestoreButton onClick={onRestore} isBusy={isBusy}>
        Restaurer l’état d’origine
      </RestoreButton>
    </Flex>
  )
}
