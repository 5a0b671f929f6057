import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import {
  CreatePostDocument,
  DeletePostDocument,
  type PostChanges,
  type PostInput,
  RestorePostDocument,
  UpdatePostDocument,
} from '../../../graphql/generated/graphql.ts'
import { type Outcome, useAdminChange } from '../../../graphql/use-admin-change.ts'
import type { EarlierState } from '../../../ui/admin/history-entry.tsx'

/** Every list of articles is asked for anew: which of them a change touched, only the server knows. */
function forgetPostLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'posts' })
  cache.gc()
}

/** What can be done with articles. */
export function useChangePosts() {
  const change = useAdminChange()
  const [create] = useMutation(CreatePostDocument, { update: forgetPostLists })
  const [update] = useMutation(UpdatePostDocument, { update: forgetPostLists })
  const [remove] = useMutation(DeletePostDocument, {
    update(cache, { data }) {
      if (data) cache.evict({ id: cache.identify({ __typename: 'Post', id: data.deletePost }) })
      forgetPostLists(cache)
    },
  })
  const [restore] = useMutation(RestorePostDocument, { update: forgetPostLists })
  return {
    /** Saves what was changed of the article with this id, or all of a new one. */
    savePost:
      (id: string | undefined) =>
      (changes: Record<string, unknown>, version: number | undefined): Promise<Outcome<unknown>> =>
        id
          ? change(
              () => update({ variables: { id, input: changes as PostChanges, version } }),
              'Article mis à jour',
            )
          : change(() => create({ variables: { input: changes as PostInput } }), 'Article créé'),
    deletePost: (id: string) => change(() => remove({ variables: { id } }), 'Article supprimé'),
    restorePost: ({ entryId, state }: EarlierState) =>
      change(() => restore({ variables: { entryId, state } }), 'Article restauré'),
  }
}
