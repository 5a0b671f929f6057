import { useApolloClient } from '@apollo/client/react'
import {
  CancelAccountDeletionDocument,
  ChangeOwnNameDocument,
  MyDataDocument,
  type MyDataQuery,
  RequestAccountDeletionDocument,
} from '../../graphql/generated/rights/graphql.ts'
import { useSessionEnded } from '../../graphql/session-ended.ts'
import { useAction } from '../../graphql/use-action.ts'

export type AccountData = MyDataQuery['accountData']

/** All that one does with one's own data; the page shows what the server has afterwards. */
export function useMyData() {
  const ended = useSessionEnded()
  const onSessionEnded = () => ended()
  const client = useApolloClient()
  const onDone = () => client.refetchQueries({ include: [MyDataDocument] })
  const [changeName, isChangingName] = useAction(ChangeOwnNameDocument, {
    onSessionEnded,
    success: 'Votre nom est à jour',
  })
  const [requestDeletion, isRequesting] = useAction(RequestAccountDeletionDocument, {
    onDone,
    onSessionEnded,
    success: 'Suppression prévue : un e-mail vous le confirme',
  })
  const [cancelDeletion, isCancelling] = useAction(CancelAccountDeletionDocument, {
    onDone,
    onSessionEnded,
    success: 'Votre compte reste ouvert',
  })
  return { changeName, isChangingName, requestDeletion, cancelDeletion, isBusy: isRequesting || isCancelling }
}
