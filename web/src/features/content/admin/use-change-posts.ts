import type { ApolloCache } from '@apollo/client'
import {
  CreatePostDocument,
  DeletePostDocument,
  type PostChanges,
  type PostInput,
  RestorePostDocument,
  UpdatePostDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import type { Outcome } from '../../../graphql/use-action.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../ui/admin/field-changes.tsx'

/** Every list of articles is asked for anew: which of them a change touched, only the server knows. */
function forgetPostLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts' })
  cache.gc()
}

/** What can be done with articles. */
export function useChangePosts() {
  const [create] = useAdminAction(CreatePostDocument, { update: forgetPostLists, success: 'Article créé' })
  const [update] = useAdminAction(UpdatePostDocument, {
    update: forgetPostLists,
    success: 'Article mis à jour',
  })
  const [remove] = useAdminAction(DeletePostDocument, {
    update(cache, { data }) {
      if (data) cache.evict({ id: cache.identify({ __typename: 'Post', id: data.deletePost }) })
      forgetPostLists(cache)
    },
    success: 'Article supprimé',
  })
  const [restore] = useAdminAction(RestorePostDocument, {
    update: forgetPostLists,
    success: 'Article restauré',
  })
  return {
    /** Saves what was changed of the article with this id, or all of a new one. */
    savePost:
      (id: string | undefined) =>
      (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
        id ? update({ id, input: changes as PostChanges, version }) : create({ input: changes as PostInput }),
    deletePost: (id: string) => remove({ id }),
    restorePost: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
