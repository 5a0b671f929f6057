import type { ApolloClient } from '@apollo/client'
import { userMessage } from '../../graphql/errors.ts'
import {
  CancelRestockDocument,
  RequestRestockDocument,
  RestockRequestsDocument,
} from '../../graphql/generated/further/graphql.ts'
import { toaster } from '../../lib/toaster.ts'

/**
 * Asks for a mail on the return of a product, or takes that back; the cache then knows all that the person waits for.
 * Its code comes with the press. A refusal is told, and changes nothing.
 */
export async function sendRestock(client: ApolloClient, productId: string, isWanted: boolean) {
  const variables = { productId }
  const ask = async () => {
    if (isWanted) {
      const { data } = await client.mutate({ mutation: RequestRestockDocument, variables })
      return data?.requestRestock
    }
    const { data } = await client.mutate({ mutation: CancelRestockDocument, variables })
    return data?.cancelRestock
  }
  try {
    const restockRequests = await ask()
    if (restockRequests) client.writeQuery({ query: RestockRequestsDocument, data: { restockRequests } })
    return restockRequests
  } catch (error) {
    const description = userMessage(error) ?? 'Veuillez réessayer dans un moment.'
    toaster.error({ title: 'Demande non enregistrée', description })
    return undefined
  }
}
