import { errorMessage } from '../../../graphql/errors.ts'
import {
  ChangeEmailDocument,
  type ChangeEmailInput,
  ChangePasswordDocument,
  type ChangePasswordInput,
  ResendConfirmationDocument,
} from '../../../graphql/generated/further/graphql.ts'
import { useSessionEnded } from '../../../graphql/session-ended.ts'
import { useAction } from '../../../graphql/use-action.ts'

const failure = (title: string) => (error: unknown) => ({ title, description: errorMessage(error) })

/** Changes one's own password; the other devices are signed out by it. */
export function useChangePassword() {
  const sessionEnded = useSessionEnded()
  const [change] = useAction(ChangePasswordDocument, {
    success: { title: 'Mot de passe changé', description: 'Vos autres appareils sont déconnectés.' },
    failure: failure('Mot de passe non changé'),
    onSessionEnded: () => sessionEnded(),
  })
  return (input: ChangePasswordInput) => change({ input })
}

/** Asks for another address of one's own account. */
export function useChangeEmail() {
  const sessionEnded = useSessionEnded()
  const [change] = useAction(ChangeEmailDocument, {
    failure: failure('Adresse non changée'),
    onSessionEnded: () => sessionEnded(),
  })
  return (input: ChangeEmailInput) => change({ input })
}

/** Has the mail sent once more that asks to confirm one's own address. */
export function useResendConfirmation() {
  const sessionEnded = useSessionEnded()
  const [resend] = useAction(ResendConfirmationDocument, {
    success: { title: 'E-mail envoyé', description: 'Ouvrez le lien qu’il contient.' },
    failure: failure('E-mail non envoyé'),
    onSessionEnded: () => sessionEnded(),
  })
  return () => resend({})
}
