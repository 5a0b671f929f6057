import { useMutation } from '@apollo/client/react'
import { RestoreProductDocument } from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'
import { forgetProductLists } from './forget-product-lists.ts'

/** Puts a product back into an earlier state. */
export function useRestoreProduct(): (entryId: string) => Promise<unknown> {
  const change = useAdminChange()
  const [restore] = useMutation(RestoreProductDocument, { update: forgetProductLists })
  return (entryId) => change(() => restore({ variables: { entryId } }), 'Produit restauré')
}
