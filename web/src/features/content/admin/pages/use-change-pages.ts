import type { ApolloCache } from '@apollo/client'
import {
  type InformationPageChanges,
  RestorePageDocument,
  UpdatePageDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../../ui/admin/field-changes.tsx'

/** Pages are kept by the question that was asked: each is asked for anew. */
const forgetPages = (cache: ApolloCache) => {
  for (const fieldName of ['informationPages', 'informationPage', 'demonstrationFacts'])
    cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** What can be done with the information pages. */
export function useChangePages() {
  const [update] = useAdminAction(UpdatePageDocument, { update: forgetPages, success: 'Page mise à jour' })
  const [restore] = useAdminAction(RestorePageDocument, { update: forgetPages, success: 'Page restaurée' })
  return {
    savePage: (slug: string, version: number | undefined, input: InformationPageChanges) =>
      update({ slug, version: version ?? null, input }),
    restorePage: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
