import { useState } from 'react'
import { usePending } from '../lib/form/use-pending.ts'
import { toaster } from '../lib/toaster.ts'
import { useQuerySessionEnded } from './session-ended.ts'

/** The question for the first part of a list. */
interface GrowingQuery<D> {
  data?: D
  fetchMore: (options: { variables: { offset: number } }) => Promise<{ data?: NoInfer<D> }>
  refetch: () => Promise<unknown>
}

/**
 * The way to the rest of a list that grows (`growingList` in cache-policies.ts). `loadMore` asks for what follows the
 * items on screen, one request at a time, and resolves to the items that this added; a failure is said. When it adds
 * none the list has moved on the server, and it begins again with its first part.
 */
export function useLoadMore<D, I extends { id: string }>(
  { data, fetchMore, refetch }: GrowingQuery<D>,
  itemsOf: (data: D) => readonly I[],
) {
  const [failure, setFailure] = useState<unknown>()
  const { isBusy, run } = usePending()
  useQuerySessionEnded(failure)

  const loadMore = async (): Promise<I[]> => {
    const known = data ? itemsOf(data) : []
    let added: I[] = []
    await run(async () => {
      setFailure(undefined)
      try {
        const part = (await fetchMore({ variables: { offset: known.length } })).data
        const ids = new Set(known.map(({ id }) => id))
        added = part ? itemsOf(part).filter(({ id }) => !ids.has(id)) : []
        if (added.length === 0) await refetch()
      } catch (error) {
        setFailure(error)
        toaster.error({
          title: 'Le chargement n’a pas abouti',
          description: 'Vérifiez votre connexion, puis réessayez.',
        })
      }
    })
    return added
  }
  return { loadMore, isLoadingMore: isBusy }
}
