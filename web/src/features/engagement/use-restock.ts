import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import {
  RestockRequestsDocument,
  type RestockRequestsQuery,
} from '../../graphql/generated/further/graphql.ts'
import { usePending } from '../../lib/form/use-pending.ts'

/** Whether who is signed in waits for the return of a product, and how they ask for that or take it back. */
export function useRestock(productId: string, isSignedIn: boolean) {
  const client = useApolloClient()
  const { isBusy, run } = usePending()
  // What was answered to a press counts, also when an older question is answered later.
  const [answered, setAnswered] = useState<RestockRequestsQuery['restockRequests']>()
  const { data } = useFreshQuery(RestockRequestsDocument, {
    maxAgeMs: freshFor.cart,
    skip: !isSignedIn,
    ssr: false,
  })
  const send = (isWanted: boolean) =>
    run(async () => {
      const { sendRestock } = await import('./send-restock.ts')
      setAnswered(await sendRestock(client, productId, isWanted))
    })
  return {
    waits: (answered ?? data?.restockRequests)?.some((each) => each.productId === productId) ?? false,
    ask: () => void send(true),
    takeBack: () => void send(false),
    isBusy,
  }
}
