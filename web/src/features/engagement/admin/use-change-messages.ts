import type { ApolloCache } from '@apollo/client'
import {
  AnswerContactMessageDocument,
  AssignContactMessageDocument,
  DeleteContactMessageDocument,
  MarkContactMessageDocument,
  NoteOnContactMessageDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { type Outcome, useAction } from '../../../graphql/use-action.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'

/** Marks a message as read, or as answered. */
export type MarkMessage = (id: string, marks: { isRead?: boolean; replied?: boolean }) => void

/** What can be done about messages. */
export interface ChangeMessages {
  mark: MarkMessage
  /** Marks as read because it was opened, silently. */
  markOpened: (id: string) => void
  /** @param seenReplies how many answers its author has read. */
  answer: (id: string, text: string, seenReplies: number) => Promise<Outcome<unknown>>
  note: (id: string, text: string) => Promise<Outcome<unknown>>
  /** @param to an administrator, or nobody. @param seen who had it, or nobody. */
  assign: (id: string, to: string | null, seen: string | null) => Promise<Outcome<unknown>>
  remove: (id: string) => Promise<Outcome<unknown>>
}

/** The lists of the inbox and their counts are asked for anew. */
const forgetMessageLists = (cache: ApolloCache) =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'contactMessages' })

/** The verbs of messages; each says what came of it, but for what nobody asked for. */
export function useChangeMessages(): ChangeMessages {
  const update = forgetMessageLists
  const [mark] = useAdminAction(MarkContactMessageDocument, { update, success: 'Message mis à jour' })
  const [markSilently] = useAction(MarkContactMessageDocument, { update, failure: () => null })
  const [answer] = useAdminAction(AnswerContactMessageDocument, { update, success: 'Réponse envoyée' })
  const [note] = useAdminAction(NoteOnContactMessageDocument, { update, success: 'Note ajoutée' })
  const [assign] = useAdminAction(AssignContactMessageDocument, { update, success: 'Message confié' })
  const [remove] = useAdminAction(DeleteContactMessageDocument, { update, success: 'Message supprimé' })
  return {
    mark: (id, marks) => void mark({ id, ...marks }),
    markOpened: (id) => void markSilently({ id, isRead: true }),
    answer: (id, text, seenReplies) => answer({ id, text, seenReplies }),
    note: (id, text) => note({ id, text }),
    assign: (id, to, seen) =>
      assign({ id, to, seen: seen ?? '' }, to === null ? 'Message rendu à l’équipe' : undefined),
    remove: (id) => remove({ id }),
  }
}
