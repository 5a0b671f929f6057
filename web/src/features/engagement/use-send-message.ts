import { useMutation } from '@apollo/client/react'
import { spokenMessage } from '../../graphql/errors.ts'
import { type ContactMessageInput, SendContactMessageDocument } from '../../graphql/generated/graphql.ts'
import { readRefusal } from '../../graphql/refusal.ts'
import { toaster } from '../../ui/toaster.tsx'

/** How it went: `isSent`, or what the API finds wrong with single fields. */
export type Sending = { isSent: true } | { isSent: false; fields: Record<string, string> }

/** Sends a message to the shop and says how it went (spec §8). */
export function useSendMessage(): (input: ContactMessageInput) => Promise<Sending> {
  const [mutate] = useMutation(SendContactMessageDocument)
  return async (input) => {
    try {
      await mutate({ variables: { input } })
    } catch (error) {
      toaster.error({
        title: "Erreur d'envoi",
        description: spokenMessage(error) ?? 'Une erreur est survenue. Veuillez réessayer.',
      })
      return { isSent: false, fields: readRefusal(error).fields }
    }
    toaster.success({
      title: 'Message envoyé !',
      description: 'Merci pour votre message. Nous vous répondrons rapidement.',
    })
    return { isSent: true }
  }
}
