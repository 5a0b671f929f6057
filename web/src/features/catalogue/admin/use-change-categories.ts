import { useMutation } from '@apollo/client/react'
import {
  type CategoryChanges,
  type CategoryInput,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  RestoreCategoryDocument,
  UpdateCategoryDocument,
} from '../../../graphql/generated/graphql.ts'
import { type Outcome, useAdminChange } from '../../../graphql/use-admin-change.ts'
import type { EarlierState } from '../../../ui/admin/history-entry.tsx'
import { forgetProductLists } from './forget-product-lists.ts'

/** What can be done with categories. */
export function useChangeCategories() {
  const change = useAdminChange()
  const [create] = useMutation(CreateCategoryDocument, { update: forgetProductLists })
  const [update] = useMutation(UpdateCategoryDocument)
  const [remove] = useMutation(DeleteCategoryDocument, {
    update(cache, { data }) {
      if (data) cache.evict({ id: cache.identify({ __typename: 'Category', id: data.deleteCategory }) })
      forgetProductLists(cache)
    },
  })
  const [restore] = useMutation(RestoreCategoryDocument, { update: forgetProductLists })
  return {
    /** Saves what was changed of the category with this id, or all of a new one. */
    saveCategory:
      (id: string | undefined) =>
      (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
        id
          ? change(
              () => update({ variables: { id, input: changes as CategoryChanges, version } }),
              'Catégorie mise à jour',
            )
          : change(() => create({ variables: { input: changes as CategoryInput } }), 'Catégorie créée'),
    deleteCategory: (id: string) => change(() => remove({ variables: { id } }), 'Catégorie supprimée'),
    restoreCategory: ({ entryId, state }: EarlierState) =>
      change(() => restore({ variables: { entryId, state } }), 'Catégorie restaurée'),
  }
}
