import {
  type CategoryChanges,
  type CategoryInput,
  CreateCategoryDocument,
  DeleteCategoryDocument,
  RestoreCategoryDocument,
  UpdateCategoryDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import type { Outcome } from '../../../graphql/use-action.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../ui/admin/field-changes.tsx'
import { forgetProductLists } from './use-change-products.tsx'

/** What can be done with categories. */
export function useChangeCategories() {
  const [create] = useAdminAction(CreateCategoryDocument, {
    update: forgetProductLists,
    success: 'Catégorie créée',
  })
  const [update] = useAdminAction(UpdateCategoryDocument, { success: 'Catégorie mise à jour' })
  const [remove] = useAdminAction(DeleteCategoryDocument, {
    update(cache, { data }) {
      if (data) cache.evict({ id: cache.identify({ __typename: 'Category', id: data.deleteCategory }) })
      forgetProductLists(cache)
    },
    success: 'Catégorie supprimée',
  })
  const [restore] = useAdminAction(RestoreCategoryDocument, {
    update: forgetProductLists,
    success: 'Catégorie restaurée',
  })
  return {
    /** Saves what was changed of the category with this id, or all of a new one. */
    saveCategory:
      (id: string | undefined) =>
      (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
        id
          ? update({ id, input: changes as CategoryChanges, version })
          : create({ input: changes as CategoryInput }),
    deleteCategory: (id: string) => remove({ id }),
    restoreCategory: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
