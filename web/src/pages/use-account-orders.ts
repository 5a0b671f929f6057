import { useState } from 'react'
import { useSessionEnd } from '../features/accounts/use-session-end.ts'
import { useFreshQuery } from '../graphql/freshness.ts'
import { AccountOrdersDocument } from '../graphql/generated/graphql.ts'
import { useOneAtATime } from '../lib/use-one-at-a-time.ts'
import { toaster } from '../ui/toaster.tsx'

/** Orders that one look brings. */
const pageSize = 10

/** Known orders at once, the server behind them at each visit: a status may have changed. */
const firstPart = { maxAgeMs: 0, variables: { limit: pageSize, offset: 0 } }

/** One's own orders, newest first, and the way to older ones. */
export function useAccountOrders() {
  const { data, error, retry, fetchMore } = useFreshQuery(AccountOrdersDocument, firstPart)
  const [failure, setFailure] = useState<unknown>()
  const [firstAdded, setFirstAdded] = useState<string>()
  const { isBusy, run } = useOneAtATime()
  useSessionEnd(error ?? failure)

  const askForMore = async (shown: number) => {
    await fetchMore({
      variables: { offset: shown },
      updateQuery({ orders: known }, { fetchMoreResult: { orders: more } }) {
        // One ordered meanwhile has moved the rest down: the last one known comes again.
        const added = more.items.filter(({ id }) => !known.items.some((each) => each.id === id))
        setFirstAdded(added[0]?.id)
        return { orders: { ...more, items: [...known.items, ...added] } }
      },
    })
  }
  const showMore = () =>
    void run(() =>
      askForMore(data?.orders.items.length ?? 0).catch((reason: unknown) => {
        setFailure(reason)
        toaster.error({
          title: 'Le chargement n’a pas abouti',
          description: 'Vérifiez votre connexion, puis réessayez.',
        })
      }),
    )
  return { page: data?.orders, error, retry, firstAdded, isLoadingMore: isBusy, showMore }
}
