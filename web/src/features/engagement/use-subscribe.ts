import { useMutation } from '@apollo/client/react'
import { hasErrorCode, spokenMessage } from '../../graphql/errors.ts'
import { SubscribeToNewsletterDocument } from '../../graphql/generated/graphql.ts'
import { readRefusal } from '../../graphql/refusal.ts'
import { toaster } from '../../ui/toaster.tsx'

/** The sentence that asks for patience, when that is why the API refused. */
const patience = (error: unknown): string | undefined =>
  hasErrorCode(error, 'TOO_MANY_REQUESTS') ? spokenMessage(error) : undefined

/** How it went: `isDone`, or what the API finds wrong with the address, if that is it. */
export type Subscription = { isDone: true } | { isDone: false; emailMessage: string | undefined }

/** Subscribes an address to the newsletter and says how it went (spec §8). */
export function useSubscribe(): (variables: { email: string; website?: string }) => Promise<Subscription> {
  const [mutate] = useMutation(SubscribeToNewsletterDocument)
  return async (variables) => {
    try {
      await mutate({ variables })
    } catch (error) {
      toaster.error({
        title: "Erreur d'inscription",
        description: patience(error) ?? "Une erreur est survenue lors de l'inscription. Veuillez réessayer.",
      })
      return { isDone: false, emailMessage: readRefusal(error).fields.email }
    }
    toaster.success({
      title: 'Inscription réussie !',
      // True of an address that was confirmed before as well: nobody learns who reads the letter.
      description:
        'Si votre adresse est nouvelle, confirmez-la avec le lien que nous vous envoyons par e-mail.',
    })
    return { isDone: true }
  }
}
