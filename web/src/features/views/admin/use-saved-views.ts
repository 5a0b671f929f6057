import type { ApolloCache } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { freshFor } from '../../../graphql/freshness.ts'
import {
  type AdminListName,
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  type SavedViewsQuery,
  UpdateSavedViewDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import type { Outcome } from '../../../graphql/use-action.ts'
import { useAdminAction, useAdminQuery } from '../../../graphql/use-admin-data.ts'

/** A view that was kept. */
export type SavedView = SavedViewsQuery['savedViews'][number]

/** They are asked for anew: another tab may have changed them too. */
const forgetViews = (cache: ApolloCache) => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'savedViews' })
}

/** What a view is kept with. */
interface ViewFacts {
  name: string
  query: string
  isDefault: boolean
}

/** The kept views of a list, and what can be done with them. */
export function useSavedViews(list: AdminListName) {
  const { cache } = useApolloClient()
  const { data } = useAdminQuery(SavedViewsDocument, { maxAgeMs: freshFor.settings })
  const [create] = useAdminAction(CreateSavedViewDocument, {
    update: forgetViews,
    success: 'Vue enregistrée',
    failure: () => null,
  })
  const [update] = useAdminAction(UpdateSavedViewDocument, {
    update: forgetViews,
    success: 'Vue enregistrée',
    failure: () => null,
  })
  const [remove] = useAdminAction(DeleteSavedViewDocument, { update: forgetViews, success: 'Vue supprimée' })
  /** One that is not there any more was deleted in another tab. */
  const renewed = <T>(outcome: Outcome<T>) => {
    if ('refusal' in outcome && outcome.refusal.code === 'NOT_FOUND') forgetViews(cache)
    return outcome
  }
  return {
    views: data?.savedViews.filter((view) => view.list === list),
    save: async (view: SavedView | null, facts: ViewFacts) =>
      renewed<unknown>(await (view ? update({ id: view.id, ...facts }) : create({ list, ...facts }))),
    remove: async ({ id }: SavedView) => renewed(await remove({ id })),
  }
}
