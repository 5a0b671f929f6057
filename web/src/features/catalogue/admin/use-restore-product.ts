import { useApolloClient, useMutation } from '@apollo/client/react'
import { ProductNameDocument, RestoreProductDocument } from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'
import type { EarlierState } from '../../../ui/admin/history-entry.tsx'
import { forgetProductLists } from './forget-product-lists.ts'
import { type PriceQuestion, usePriceQuestion } from './use-price-question.tsx'

/** What puts products back into earlier states, and what it asks where the price would change by more than half. */
export interface RestoreProduct extends Pick<PriceQuestion, 'question'> {
  restoreProduct: (earlier: EarlierState) => Promise<unknown>
}

/** Puts a product back into an earlier state. */
export function useRestoreProduct(): RestoreProduct {
  const client = useApolloClient()
  const change = useAdminChange()
  const [restore] = useMutation(RestoreProductDocument, { update: forgetProductLists })
  const { isMeant, question } = usePriceQuestion()

  /** The product as it is now; null for a deleted one, whose price nobody sees. */
  const present = async (id: string) => {
    const answer = client.query({
      query: ProductNameDocument,
      variables: { id },
      fetchPolicy: 'network-only',
    })
    return (await answer.catch(() => null))?.data?.product ?? null
  }
  const restoreProduct = async ({ entryId, state, subjectId, facts }: EarlierState) => {
    const to = facts.price
    const product = typeof to === 'string' ? await present(subjectId) : null
    const isAsked = product !== null && typeof to === 'string'
    if (isAsked && !(await isMeant({ name: product.name, from: product.price, to }))) return
    await change(() => restore({ variables: { entryId, state } }), 'Produit restauré')
  }
  return { restoreProduct, question }
}
