import { useMutation } from '@apollo/client/react'
import { LoginDocument, type LoginInput } from '../../graphql/generated/graphql.ts'
import { type Refusal, readRefusal } from '../../graphql/refusal.ts'
import { toaster } from '../../ui/toaster.tsx'
import { changeViewer } from './change-viewer.ts'

/** Signs in. Resolves to null, or to why not once the person has been told (spec §8). */
export function useLogin(): (input: LoginInput) => Promise<Refusal | null> {
  const [mutate, { client }] = useMutation(LoginDocument)
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } })
      await changeViewer(client, data?.login ?? null)
    } catch (error) {
      const refusal = readRefusal(error)
      const message = refusal.message || 'Email ou mot de passe incorrect'
      toaster.error({ title: 'Erreur de connexion', description: message })
      return { ...refusal, message }
    }
    toaster.success({ title: 'Connexion réussie' })
    return null
  }
}
