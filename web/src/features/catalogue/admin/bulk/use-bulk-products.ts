import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import {
  AdminProductCard_ProductFragmentDoc,
  type BulkProductChanges,
  ChangePricesDocument,
  type ChangePricesMutation,
  ChangeProductsDocument,
  DeleteProductsDocument,
  type PriceChangesInput,
  UndoProductsDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import { counted } from '../../../../lib/format-number.ts'
import { toaster } from '../../../../lib/toaster.ts'
import { forgetProductLists } from '../use-change-products.tsx'

/** After a change of products that the answer does not hold: all that is known of any is asked for anew. */
export function forgetProducts(cache: ApolloCache): void {
  for (const id of Object.keys(cache.extract() as object)) if (id.startsWith('Product:')) cache.evict({ id })
  forgetProductLists(cache)
}

/** « Produit supprimé », « 2 produits supprimés ». */
const successTitle = (count: number, one: string, many: string) =>
  count > 1 ? counted(count, one, many) : one

/** What was just done with many products. */
export interface BulkDone {
  text: string
  /** Its entry in the history, which undoes it; null where there is none. */
  entryId: string | null
}

const planIsOver = 'Ce qui était programmé pour plus tard est visible dès maintenant.'

/** What can be done with several products at once; one alone is deleted in the same way. */
export function useBulkProducts() {
  const { cache } = useApolloClient()
  const isPlanned = (id: string) =>
    cache.readFragment({
      id: cache.identify({ __typename: 'Product', id }),
      fragment: AdminProductCard_ProductFragmentDoc,
      fragmentName: 'AdminProductCard_product',
    })?.publishAt
  const [changeAll] = useAdminAction(ChangeProductsDocument, { update: forgetProductLists })
  const [deleteAll] = useAdminAction(DeleteProductsDocument, {
    update(cache, { data }) {
      for (const id of data?.deleteProducts.ids ?? [])
        cache.evict({ id: cache.identify({ __typename: 'Product', id }) })
      forgetProductLists(cache)
    },
  })
  return {
    /** @returns what was done; null once the person has been told why not. */
    async changeProducts(ids: string[], changes: BulkProductChanges): Promise<BulkDone | null> {
      const isPlanOver = changes.visible && ids.some(isPlanned)
      const outcome = await changeAll({ ids, changes })
      if (!('done' in outcome)) return null
      const said = successTitle(ids.length, 'Produit mis à jour', 'produits mis à jour')
      const { entryId = null } = outcome.done.changeProducts
      // Of one there is nothing to undo together: a message that goes away by itself will do.
      if (!entryId) toaster.success({ title: said, description: isPlanOver ? planIsOver : undefined })
      return { entryId, text: isPlanOver ? `${said}. ${planIsOver}` : said }
    },
    /** @returns what was done; null once the person has been told why not. */
    async deleteProducts(ids: string[]): Promise<BulkDone | null> {
      const outcome = await deleteAll({ ids })
      if (!('done' in outcome)) return null
      const text = successTitle(ids.length, 'Produit supprimé', 'produits supprimés')
      const { entryId = null } = outcome.done.deleteProducts
      if (!entryId) toaster.success({ title: text })
      return { entryId, text }
    },
  }
}

/** Tries a change of prices, or makes it. @returns null once the person has been told why not. */
export function useChangePrices(): (
  input: PriceChangesInput,
) => Promise<ChangePricesMutation['changePrices'] | null> {
  const [change] = useAdminAction(ChangePricesDocument, {
    update(cache, { data }) {
      if (data?.changePrices.applied) forgetProducts(cache)
    },
  })
  return async (input) => {
    const outcome = await change({ input })
    return 'done' in outcome ? outcome.done.changePrices : null
  }
}

/** As `useUndoProducts`, where nothing beside it says why not. */
export function useUndoFromHistory(): (entryId: string) => Promise<void> {
  const undo = useUndoProducts()
  return async (entryId) => {
    const why = await undo(entryId)
    if (why) toaster.error({ title: 'Rien n’a été annulé', description: why })
  }
}

/** Undoes a change of many products. @returns why not, in a sentence for people; null when it is undone, which they have been told. */
export function useUndoProducts(): (entryId: string) => Promise<string | null> {
  const [undo] = useAdminAction(UndoProductsDocument, {
    update: forgetProducts,
    // Whoever offers it says why not, where there is time to read.
    failure: () => null,
    success: ({ undoProducts: { restoredCount, deletedCount } }) => ({
      title: 'Modification annulée',
      description: [
        restoredCount > 0 &&
          counted(restoredCount, 'produit remis comme avant', 'produits remis comme avant'),
        deletedCount > 0 && counted(deletedCount, 'produit créé supprimé', 'produits créés supprimés'),
      ]
        .filter(Boolean)
        .join(', '),
    }),
  })
  return async (entryId) => {
    const outcome = await undo({ entryId })
    return 'refusal' in outcome ? outcome.refusal.message : null
  }
}
