import { useMutation } from '@apollo/client/react'
import { SubscribeToNewsletterDocument } from '../../graphql/generated/graphql.ts'
import { toaster } from '../../ui/toaster.tsx'
import { fieldMessages, patienceMessage } from './form-refusal.ts'

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
        description:
          patienceMessage(error) ?? "Une erreur est survenue lors de l'inscription. Veuillez réessayer.",
      })
      return { isDone: false, emailMessage: fieldMessages(error).email }
    }
    toaster.success({ title: 'Inscription réussie !' })
    return { isDone: true }
  }
}
