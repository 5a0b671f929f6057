import { useMutation } from '@apollo/client/react'
import {
  type BulkProductChanges,
  ChangeProductsDocument,
  DeleteProductsDocument,
} from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'
import { counted } from '../../../lib/format-count.ts'
import { forgetProductLists } from './forget-product-lists.ts'

/** « Produit supprimé », « 2 produits supprimés ». */
const saidOf = (count: number, one: string, many: string) => (count > 1 ? counted(count, one, many) : one)

/** What can be done with several products at once; each resolves to whether it was done. */
export function useChangeProducts() {
  const change = useAdminChange()
  const [changeAll] = useMutation(ChangeProductsDocument, { update: forgetProductLists })
  const [deleteAll] = useMutation(DeleteProductsDocument, {
    update(cache, { data }) {
      for (const id of data?.deleteProducts ?? [])
        cache.evict({ id: cache.identify({ __typename: 'Product', id }) })
      forgetProductLists(cache)
    },
  })
  return {
    changeProducts: async (ids: string[], changes: BulkProductChanges): Promise<boolean> => {
      const said = saidOf(ids.length, 'Produit mis à jour', 'produits mis à jour')
      return 'done' in (await change(() => changeAll({ variables: { ids, changes } }), said))
    },
    deleteProducts: async (ids: string[]): Promise<boolean> => {
      const said = saidOf(ids.length, 'Produit supprimé', 'produits supprimés')
      return 'done' in (await change(() => deleteAll({ variables: { ids } }), said))
    },
  }
}
