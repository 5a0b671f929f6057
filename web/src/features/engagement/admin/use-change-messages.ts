import type { ApolloCache } from '@apollo/client'
import { MarkContactMessageDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'

/** Marks a message as read, or as answered. */
export type MarkMessage = (id: string, marks: { isRead?: boolean; replied?: boolean }) => void

/** The lists of the inbox and their counts are asked for anew. */
const forgetMessageLists = (cache: ApolloCache) =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contactMessages' })

/** Marks messages: as an administrator asks, which is said; or as read because it was opened, silently. */
export function useChangeMessages(): { mark: MarkMessage; markOpened: (id: string) => void } {
  const [mark] = useAdminAction(MarkContactMessageDocument, {
    update: forgetMessageLists,
    success: 'Message mis à jour',
  })
  const [markSilently] = useAction(MarkContactMessageDocument, {
    update: forgetMessageLists,
    failure: () => null,
  })
  return {
    mark: (id, marks) => void mark({ id, ...marks }),
    markOpened: (id) => void markSilently({ id, isRead: true }),
  }
}
