import { useMutation } from '@apollo/client/react'
import { LoginAdministratorDocument, type LoginInput } from '../../../graphql/generated/graphql.ts'
import { readRefusal } from '../../../graphql/refusal.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { changeViewer } from '../change-viewer.ts'

/** What is said of a failed login of the administration (spec §8). */
function failure(error: unknown) {
  const { code, message } = readRefusal(error)
  if (code === 'FORBIDDEN') return { title: 'Accès refusé', description: message }
  const description = {
    none: "Une erreur s'est produite lors de la connexion.",
    UNAUTHENTICATED: 'Email ou mot de passe incorrect.',
  }[code ?? 'none']
  return { title: 'Erreur de connexion', description: description ?? message }
}

/** Signs in for the administration. Resolves to null, or to the sentence why not, of which the person has been told. */
export function useLoginAdministrator(): (input: LoginInput) => Promise<string | null> {
  const [mutate, { client }] = useMutation(LoginAdministratorDocument)
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } })
      await changeViewer(client, data?.loginAdministrator ?? null)
    } catch (error) {
      const told = failure(error)
      toaster.error(told)
      return told.description
    }
    return null
  }
}
