import { useMutation } from '@apollo/client/react'
import { MarkWaitlistNotifiedDocument } from '../../../graphql/generated/graphql.ts'
import { useAdminChange } from '../../../graphql/use-admin-change.ts'

/** Notes whether somebody of the waitlist was told of the opening. */
export function useMarkNotified(): (id: string, notified: boolean) => void {
  const change = useAdminChange()
  const [mark] = useMutation(MarkWaitlistNotifiedDocument, {
    // It counts those who still wait to be told.
    update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'waitlistDemand' }),
  })
  return (id, notified) =>
    void change(() => mark({ variables: { ids: [id], notified } }), 'Inscription mise à jour')
}
