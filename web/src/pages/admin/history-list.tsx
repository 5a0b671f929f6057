import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type AuditSubject, RecordHistoryDocument } from '../../graphql/generated/graphql.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import {
  type EarlierState,
  type FactWords,
  type HistoryChange,
  HistoryEntry,
} from '../../ui/admin/history-entry.tsx'
import { HistoryOrigin } from '../../ui/admin/history-origin.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { useAdminRecord } from './use-admin-record.ts'

const pageSize = 10

const notLoaded = {
  title: 'Le chargement n’a pas abouti',
  description: 'Vérifiez votre connexion, puis réessayez.',
}

/** Which history is shown, and how. */
export interface HistoryListProps extends FactWords {
  subjectType: AuditSubject
  /** One thing; all of its kind, deleted ones included, when left out. */
  subjectId?: string
  /** Said when there is nothing. */
  none?: string
  /** Restores a state; absent where there is no way back. */
  onRestore?: (earlier: EarlierState) => Promise<unknown>
}

/** What a change left; for a deletion, what was deleted. */
const leftBy = ({ id: entryId, subjectId, before, after }: HistoryChange): EarlierState => ({
  entryId,
  subjectId,
  state: 'AFTER',
  facts: after ?? before ?? {},
})

/** What the oldest of all changes of one thing found, if it was not its making. */
function foundBy(changes: readonly HistoryChange[]): EarlierState | null {
  const oldest = changes.at(-1)
  if (!oldest?.before) return null
  // A change may be about a part: of the rest, the first change since tells what it was.
  const facts = Object.assign({}, ...changes.map(({ before }) => before))
  return { entryId: oldest.id, subjectId: oldest.subjectId, state: 'BEFORE', facts }
}

/** Changes, the newest first, and the way back to each. */
export function HistoryList({
  subjectType,
  subjectId,
  none = 'Aucune modification n’a été faite depuis l’administration.',
  onRestore,
  ...words
}: HistoryListProps) {
  const { data, error, retry, fetchMore } = useAdminRecord(RecordHistoryDocument, {
    variables: { subjectType, subjectId, limit: pageSize, offset: 0 },
  })
  const { isBusy, run } = useOneAtATime()
  const changes = data?.history.items ?? []
  const askForMore = () =>
    fetchMore({
      variables: { offset: changes.length },
      updateQuery({ history: known }, { fetchMoreResult: { history: more } }) {
        // A change made meanwhile has moved the rest down: the last one known comes again.
        const added = more.items.filter(({ id }) => !known.items.some((each) => each.id === id))
        return { history: { ...more, items: [...known.items, ...added] } }
      },
    })
  const showMore = () =>
    run(async () => {
      await askForMore().catch(() => toaster.error(notLoaded))
    })
  const restore = (earlier: EarlierState) => void run(async () => void (await onRestore?.(earlier)))
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
            onRestore={isPresent(place) || !onRestore ? undefined : () => restore(leftBy(change))}
            {...words}
          />
        ))}
        {origin && <HistoryOrigin isBusy={isBusy} onRestore={() => restore(origin)} />}
      </Stack>
      {hasMore && (
        <Button variant="outline" alignSelf="start" onClick={() => void showMore()} aria-disabled={isBusy}>
          Voir les modifications plus anciennes
        </Button>
      )}
    </>
  )
}
