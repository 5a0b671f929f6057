import { useMutation } from '@apollo/client/react'
import { spokenMessage } from '../../graphql/errors.ts'
import { JoinWaitlistDocument, type JoinWaitlistInput } from '../../graphql/generated/graphql.ts'
import { signalUsage } from '../../lib/usage-signals.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Puts somebody on the waitlist and says how it went (spec §8); `onJoined` only when it went well. */
export function useJoinWaitlist(onJoined: () => void) {
  const [mutate] = useMutation(JoinWaitlistDocument, {
    onCompleted: () => {
      toaster.success({
        title: 'Inscription réussie !',
        description: "Nous vous préviendrons dès que nos produits seront disponibles à l'achat.",
      })
      signalUsage({ type: 'waitlist' })
      onJoined()
    },
    onError: (error) =>
      toaster.error({
        title: "Erreur d'inscription",
        description: spokenMessage(error) ?? 'Une erreur est survenue. Veuillez réessayer.',
      }),
  })
  const { isBusy, run } = useOneAtATime()
  const join = (input: JoinWaitlistInput) =>
    run(async () => {
      // Its failure has been told by `onError`.
      await mutate({ variables: { input } }).catch(() => undefined)
    })
  return { join, isJoining: isBusy }
}
