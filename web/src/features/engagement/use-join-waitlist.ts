import { useMutation } from '@apollo/client/react'
import { useRef } from 'react'
import { spokenMessage } from '../../graphql/errors.ts'
import { JoinWaitlistDocument, type JoinWaitlistInput } from '../../graphql/generated/graphql.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Puts somebody on the waitlist and says how it went (spec §8); `onJoined` only when it went well. */
export function useJoinWaitlist(onJoined: () => void) {
  const [mutate, { loading }] = useMutation(JoinWaitlistDocument, {
    onCompleted: () => {
      toaster.success({
        title: 'Inscription réussie !',
        description: "Nous vous préviendrons dès que nos produits seront disponibles à l'achat.",
      })
      onJoined()
    },
    onError: (error) =>
      toaster.error({
        title: "Erreur d'inscription",
        description: spokenMessage(error) ?? 'Une erreur est survenue. Veuillez réessayer.',
      }),
  })
  // Two presses can come before one rendering.
  const isBusy = useRef(false)
  const join = async (input: JoinWaitlistInput) => {
    if (isBusy.current) return
    isBusy.current = true
    // Its failure has been told by `onError`.
    await mutate({ variables: { input } }).catch(() => undefined)
    isBusy.current = false
  }
  return { join, isJoining: loading }
}
