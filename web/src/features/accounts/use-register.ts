import { useMutation } from '@apollo/client/react'
import { RegisterDocument, type RegisterInput } from '../../graphql/generated/graphql.ts'
import { type Refusal, readRefusal } from '../../graphql/refusal.ts'
import { toaster } from '../../ui/toaster.tsx'
import { changeViewer } from './change-viewer.ts'

const failed = 'Une erreur est survenue lors de la création du compte'

/** Tells the first of the rules that what was typed breaks (spec §5). */
export function sayInvalid(firstMessage: string): void {
  toaster.error({ title: 'Données invalides', description: firstMessage })
}

/** Opens an account and signs in. Resolves to null, or to why not once the person has been told (spec §8). */
export function useRegister(): (input: RegisterInput) => Promise<Refusal | null> {
  const [mutate, { client }] = useMutation(RegisterDocument)
  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } })
      await changeViewer(client, data?.register ?? null)
    } catch (error) {
      const refusal = readRefusal(error)
      const isOurs = refusal.code === 'INTERNAL_SERVER_ERROR' || !refusal.message
      const message = isOurs ? failed : refusal.message
      if (refusal.code === 'BAD_USER_INPUT') sayInvalid(message)
      else toaster.error({ title: "Erreur d'inscription", description: message })
      return { ...refusal, message }
    }
    toaster.success({ title: 'Compte créé avec succès' })
    return null
  }
}
