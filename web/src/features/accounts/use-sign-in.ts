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
import { toaster } from '../../lib/toaster.ts'

/** The password was right: the form asks for the code, and nothing has failed. */
const asksForCode = (error: unknown) => hasErrorCode(error, 'SECOND_FACTOR_REQUIRED')

/** Signs in (specification, section 8). */
export function useLogin(): (input: LoginInput) => Promise<Outcome<unknown>> {
  const client = useApolloClient()
  const [login] = useAction(LoginDocument, {
    onDone: (data) => changeViewer(client, data.login),
    success: 'Connexion réussie',
    failure: (error) =>
      asksForCode(error)
        ? null
        : {
            title: 'Erreur de connexion',
            description: readRefusal(error).message || 'Email ou mot de passe incorrect',
          },
  })
  return (input) => login({ input })
}

const invalidTitle = 'Données invalides'

/** Tells the first of the rules that what was typed breaks (specification, section 5). */
export function sayInvalid(firstMessage: string): void {
  toaster.error({ title: invalidTitle, description: firstMessage })
}

const registerMessage = ({ code, message }: Refusal) =>
  code === 'INTERNAL_SERVER_ERROR' || !message
    ? 'Une erreur est survenue lors de la création du compte'
    : message

/** Opens an account and signs in (specification, section 8). */
export function useRegister(): (input: RegisterInput) => Promise<Outcome<unknown>> {
  const client = useApolloClient()
  const [register] = useAction(RegisterDocument, {
    onDone: (data) => changeViewer(client, data.register),
    success: 'Compte créé avec succès',
    failure: (error) => {
      const refusal = readRefusal(error)
      const title = refusal.code === 'BAD_USER_INPUT' ? invalidTitle : "Erreur d'inscription"
      return { title, description: registerMessage(refusal) }
    },
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
      const title = refusal.code === 'FORBIDDEN' ? 'Accès refusé' : 'Erreur de connexion'
      return { title, description: adminLoginMessage(refusal) }
    },
  })
  return (input) => login({ input })
}
