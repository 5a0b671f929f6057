import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { SetOrderStatusDocument } from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'

/** Which lists it belongs to now, only the server knows. */
const forgetOrderLists = (cache: ApolloCache) =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'adminOrders' })

/**
 * Moves this order on. Somebody else may have been faster: the order is then asked for again.
 * @param reload asks the server for the order again.
 */
export function useSetOrderStatus(id: string, reload: () => Promise<unknown>) {
  const change = useAdminChange()
  const [mutate, { client }] = useMutation(SetOrderStatusDocument, { update: forgetOrderLists })
  return async (status: string): Promise<void> => {
    const outcome = await change(() => mutate({ variables: { id, status } }), 'Statut mis à jour')
    if ('done' in outcome || outcome.refusal.code !== 'CONFLICT') return
    forgetOrderLists(client.cache)
    // Where it does not come now, the next try is told the same.
    await reload().catch(() => {})
  }
}
