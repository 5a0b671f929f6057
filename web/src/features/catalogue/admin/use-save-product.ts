import { useMutation } from '@apollo/client/react'
import {
  CreateProductDocument,
  type ProductChanges,
  type ProductInput,
  UpdateProductDocument,
} from '../../../graphql/generated/graphql.ts'
import { type Outcome, useAdminChange } from '../../../graphql/use-admin-change.ts'
import { forgetProductLists } from './forget-product-lists.ts'

/** Saves a product: what was changed of the one with this id, or all of a new one. */
export function useSaveProduct(id: string | undefined) {
  const change = useAdminChange()
  const [create] = useMutation(CreateProductDocument, { update: forgetProductLists })
  const [update] = useMutation(UpdateProductDocument, { update: forgetProductLists })
  return (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
    id
      ? change(
          () => update({ variables: { id, input: changes as ProductChanges, version } }),
          'Produit mis à jour',
        )
      : change(() => create({ variables: { input: changes as ProductInput } }), 'Produit créé')
}
