import type { ApolloCache } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { MarkContactMessageDocument } from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'

/** Says of a message that it was read, or answered. */
export type MarkMessage = (id: string, marks: { isRead?: boolean; replied?: boolean }) => void

/** The lists of the inbox and their counts are asked for anew. */
const forgetMessageLists = (cache: ApolloCache) =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contactMessages' })

/** Marks messages: as somebody wishes, which is said; or as read because it was opened, silently. */
export function useMarkMessage(): { mark: MarkMessage; markOpened: (id: string) => void } {
  const change = useAdminChange()
  const [mutate] = useMutation(MarkContactMessageDocument, { update: forgetMessageLists })
  return {
    mark: (id, marks) => void change(() => mutate({ variables: { id, ...marks } }), 'Message mis à jour'),
    markOpened: (id) => void mutate({ variables: { id, isRead: true } }).catch(() => {}),
  }
}
