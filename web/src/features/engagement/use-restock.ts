import type { ApolloCache } from '@apollo/client'
import { useState } from 'react'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import {
  CancelRestockDocument,
  RequestRestockDocument,
  RestockRequestsDocument,
  type RestockRequestsQuery,
} from '../../graphql/generated/graphql.ts'
import { useAction } from '../../graphql/use-action.ts'

type Requests = RestockRequestsQuery['restockRequests']

const failure = { title: 'Demande non enregistrée' }

const keep = (cache: ApolloCache, restockRequests: Requests | undefined) =>
  restockRequests && cache.writeQuery({ query: RestockRequestsDocument, data: { restockRequests } })

/** Whether who is signed in waits for the return of a product, and how they ask for that or take it back. */
export function useRestock(productId: string, isSignedIn: boolean) {
  // What was answered to a press counts, also when an older question is answered later.
  const [answered, setAnswered] = useState<Requests>()
  const { data } = useFreshQuery(RestockRequestsDocument, {
    maxAgeMs: freshFor.cart,
    skip: !isSignedIn,
    ssr: false,
  })
  const [request, isAsking] = useAction(RequestRestockDocument, {
    failure,
    update: (cache, told) => keep(cache, told.data?.requestRestock),
    onDone: ({ requestRestock }) => setAnswered(requestRestock),
  })
  const [cancel, isCancelling] = useAction(CancelRestockDocument, {
    failure,
    update: (cache, told) => keep(cache, told.data?.cancelRestock),
    onDone: ({ cancelRestock }) => setAnswered(cancelRestock),
  })
  return {
    waits: (answered ?? data?.restockRequests)?.some((each) => each.productId === productId) ?? false,
    ask: () => void request({ productId }),
    takeBack: () => void cancel({ productId }),
    isBusy: isAsking || isCancelling,
  }
}
