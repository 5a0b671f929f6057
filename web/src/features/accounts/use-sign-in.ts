import { useApolloClient } from '@apollo/client/react'
import { changeViewer } from '../../graphql/change-viewer.ts'
import type { Refusal } from '../../graphql/errors.ts'
import { hasErrorCode, readRefusal } from '../../graphql/errors.ts'
import {
  LoginAdministratorDocument,
  LoginDocument,
  type LoginInput,
  RegisterDocument,
  type RegisterInput,
} from '../../graphql/generated/further/graphql.ts'
import type { Outcome } from '../../graphql/use-action.ts'
import { useAction } from '../../graphql/use-action.ts'

/** The password was right: the form asks for the code, and nothing has failed. */
const asksForCode = (error: unknown) => hasErrorCode(error, 'SECOND_FACTOR_REQUIRED')

/** What stands above why nobody was signed in. */
export const loginFailure = 'Erreur de connexion'

/** Signs in (specification, section 8). Why it failed is told where the form is, which shows it until something is typed. */
export function useLogin(): (input: LoginInput) => Promise<Outcome<unknown>> {
  const client = useApolloClient()
  const [login] = useAction(LoginDocument, {
    onDone: (data) => changeViewer(client, data.login),
    success: 'Connexion réussie',
    failure: () => null,
  })
  return (input) => login({ input })
}

/** What is said where fields are not right. */
export const invalidTitle = 'Données invalides'

/** Why no account was opened, as the form tells it (specification, sections 5 and 8). */
export function registerFailure({ code, message }: Pick<Refusal, 'code' | 'message'>) {
  const isSilent = code === 'INTERNAL_SERVER_ERROR' || !message
  return {
    title: code === 'BAD_USER_INPUT' ? invalidTitle : "Erreur d'inscription",
    message: isSilent ? 'Une erreur est survenue lors de la création du compte' : message,
  }
}

/** Opens an account and signs in (specification, section 8). Why not is told by the form. */
export function useRegister(): (input: RegisterInput) => Promise<Outcome<unknown>> {
  const client = useApolloClient()
  const [register] = useAction(RegisterDocument, {
    onDone: (data) => changeViewer(client, data.register),
    success: 'Compte créé avec succès',
    failure: () => null,
  })
  return (input) => register({ input })
}

function adminLoginMessage({ code, message }: Refusal): string {
  if (code === undefined) return "Une erreur s'est produite lors de la connexion."
  return code === 'UNAUTHENTICATED' ? 'Email ou mot de passe incorrect.' : message
}

/** Signs in for the administration (specification, section 8); the page says that it worked. */
export function useLoginAdministrator(): (input: LoginInput) => Promise<Outcome<unknown>> {
  const client = useApolloClient()
  const [login] = useAction(LoginAdministratorDocument, {
    onDone: (data) => changeViewer(client, data.loginAdministrator),
    failure: (error) => {
      if (asksForCode(error)) return null
      const refusal = readRefusal(error)
      const title = refusal.code === 'FORBIDDEN' ? 'Accès refusé' : loginFailure
      return { title, description: adminLoginMessage(refusal) }
    },
  })
  return (input) => login({ input })
}
