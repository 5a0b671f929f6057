import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { changeViewer } from '../../../graphql/change-viewer.ts'
import { errorMessage, readRefusal } from '../../../graphql/errors.ts'
import {
  ConfirmEmailDocument,
  DisownEmailDocument,
  ForgotPasswordDocument,
  ResetPasswordDocument,
} from '../../../graphql/generated/further/graphql.ts'
import { ViewerDocument } from '../../../graphql/generated/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'

/** Asks for the mail with the link; the page says what comes next. */
export function useForgotPassword() {
  const [forgot] = useAction(ForgotPasswordDocument, {
    failure: (error) => ({ title: 'E-mail non envoyé', description: errorMessage(error) }),
  })
  return (email: string) => forgot({ email })
}

/** Sets the password by the token of a link. A link that opens nothing any more is the page's to tell. */
export function useResetPassword() {
  const client = useApolloClient()
  const [reset] = useAction(ResetPasswordDocument, {
    onDone: () => renewViewer(client),
    failure: (error) =>
      readRefusal(error).code === 'NOT_FOUND'
        ? null
        : { title: 'Mot de passe non enregistré', description: errorMessage(error) },
  })
  return (token: string, password: string) => reset({ input: { token, password } })
}

/** Confirms an address by the token of a link. A link that opens nothing any more is the page's to tell. */
export function useConfirmEmail() {
  const client = useApolloClient()
  const [confirm] = useAction(ConfirmEmailDocument, {
    onDone: () => renewViewer(client),
    failure: (error) =>
      /^(NOT_FOUND|BAD_USER_INPUT|CONFLICT)$/.test(readRefusal(error).code ?? '')
        ? null
        : { title: 'Adresse non confirmée', description: errorMessage(error) },
  })
  return (token: string, password?: string) => confirm({ token, password })
}

/** Says by the token of a link that one has nothing to do with the account. */
export function useDisownEmail() {
  const client = useApolloClient()
  const [disown] = useAction(DisownEmailDocument, {
    onDone: () => renewViewer(client),
    failure: (error) =>
      readRefusal(error).code === 'NOT_FOUND'
        ? null
        : { title: 'Rien n’a changé', description: errorMessage(error) },
  })
  return (token: string) => disown({ token })
}

/** A link may have been of the account of this very browser: its session may have ended, or its address changed. */
async function renewViewer(client: ApolloClient): Promise<void> {
  const answer = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).catch(() => null)
  if (answer?.data && !answer.data.me) await changeViewer(client, null)
}
