import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { type AuditSubject, RecordHistoryDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../graphql/use-admin-data.ts'
import { useLoadMore } from '../../graphql/use-load-more.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import type { ListUrl } from '../../lib/list/list-url.ts'
import type { EarlierState, FieldWords } from '../../ui/admin/field-changes.tsx'
import { SideDrawer } from '../../ui/admin/side-drawer.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { type HistoryChange, HistoryEntry, HistoryOrigin, isOfMany } from './history-entry.tsx'

const pageSize = 10

/** Which history is shown, and how. */
interface HistoryListProps extends FieldWords {
  subjectType: AuditSubject
  /** One thing; all of its kind, deleted ones included, when left out. */
  subjectId?: string
  /** Said when there is nothing. */
  none?: string
  /** Restores a state; absent where there is no way back. */
  onRestore?: (earlier: EarlierState) => Promise<unknown>
  /** Undoes a change of many things; absent where there are none. */
  onUndo?: (entryId: string) => Promise<unknown>
}

/** What a change left; for a deletion, what was deleted. */
const leftBy = ({ id: entryId, subjectId, before, after }: HistoryChange): EarlierState => ({
  entryId,
  subjectId,
  state: 'AFTER',
  values: after ?? before ?? {},
})

/** What the oldest of all changes of one thing found, if it was not its making. */
function foundBy(changes: readonly HistoryChange[]): EarlierState | null {
  const oldest = changes.at(-1)
  if (!oldest?.before) return null
  // A change may be about a part: of the rest, the first change since tells what it was.
  const values = Object.assign({}, ...changes.map(({ before }) => before))
  return { entryId: oldest.id, subjectId: oldest.subjectId, state: 'BEFORE', values }
}

/** Changes, the newest first, and the way back to each. */
export function HistoryList({
  subjectType,
  subjectId,
  none = 'Aucune modification n’a été faite depuis l’administration.',
  onRestore,
  onUndo,
  ...words
}: HistoryListProps) {
  const { error, retry, ...query } = useAdminRecord(RecordHistoryDocument, {
    variables: { subjectType, subjectId, limit: pageSize, offset: 0 },
  })
  const { loadMore, isLoadingMore } = useLoadMore(query, ({ history }) => history.items)
  const { isBusy, run } = usePending()
  const { data } = query
  const changes = data?.history.items ?? []
  const restore = (earlier: EarlierState) => void run(async () => void (await onRestore?.(earlier)))
  const undo = (entryId: string) => void run(async () => void (await onUndo?.(entryId)))
  // What undid one is newer, so it stands above it.
  const undone = new Set(changes.map(({ after }) => String(after?.undoes ?? '')))
  const canUndo = (change: HistoryChange) =>
    isOfMany(change) && change.action !== 'RESTORED' && !undone.has(change.id)
  const hasMore = data && changes.length < data.history.totalCount
  const origin = data && !hasMore && onRestore && subjectId !== undefined && foundBy(changes)
  // Of one thing, the newest change left the state it is in: there is nothing to go back to.
  const isPresent = (place: number) => subjectId !== undefined && place === 0
  return (
    <>
      {error && !data && <ErrorState onRetry={retry} />}
      {data && changes.length === 0 && <Text color="fg.muted">{none}</Text>}
      <Stack as="ol" listStyleType="none" gap="0" aria-busy={!data && !error}>
        {changes.map((change, place) => (
          <HistoryEntry
            key={change.id}
            change={change}
            isNamed={subjectId === undefined}
            isBusy={isBusy}
            onRestore={
              isPresent(place) || isOfMany(change) || !onRestore ? undefined : () => restore(leftBy(change))
            }
            onUndo={onUndo && canUndo(change) ? () => undo(change.id) : undefined}
            {...words}
          />
        ))}
        {origin && <HistoryOrigin isBusy={isBusy} onRestore={() => restore(origin)} />}
      </Stack>
      {hasMore && (
        <Button
          variant="outline"
          alignSelf="start"
          onClick={() => void loadMore()}
          aria-disabled={isLoadingMore}
        >
          Voir les modifications plus anciennes
        </Button>
      )}
    </>
  )
}

/** The changes of one thing, or of a kind of things, asked for when somebody wants to see them. */
export function RecordHistory(history: HistoryListProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Button variant="ghost" mt="6" ms="-5" onClick={() => setOpen(true)}>
        <History aria-hidden />
        Voir l’historique
      </Button>
    )
  return (
    <Stack as="section" aria-label="Historique" gap="2" mt="8">
      <Heading
        as="h3"
        textStyle="lg"
        tabIndex={-1}
        outline="none"
        // The button that had the focus is gone.
        ref={(heading: HTMLElement | null) => heading?.focus({ preventScroll: true })}
      >
        Historique
      </Heading>
      <HistoryList {...history} />
    </Stack>
  )
}

/** A list whose address says what is open beside it. */
type OpeningUrl = ListUrl<{ record: string }>

/** The history of a whole list: where what was deleted is found again, and restored. */
export function KindHistory({ url, ...history }: HistoryListProps & { url: OpeningUrl }) {
  return (
    <>
      <Button asChild variant="ghost" minH="12">
        <Link to={url.hrefWith({ record: 'history' })} preventScrollReset>
          <History aria-hidden />
          Historique
        </Link>
      </Button>
      {url.params.record === 'history' && (
        <SideDrawer title="Historique" onClose={() => url.change({ record: '' })}>
          <HistoryList {...history} />
        </SideDrawer>
      )}
    </>
  )
}

/** What beside its records the address of a list can open. */
const panels = ['history', 'drafts', 'import']

/** The record that the address names: an id, `new`, or nothing. */
export const openedRecord = ({ params }: OpeningUrl): string =>
  panels.includes(params.record) ? '' : params.record
