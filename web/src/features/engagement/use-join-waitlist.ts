import { JoinWaitlistDocument, type JoinWaitlistInput } from '../../graphql/generated/further/graphql.ts'
import { useAction } from '../../graphql/use-action.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { track } from '../../lib/track.ts'

/** Puts somebody on the waitlist and says how it went (specification, section 8); `onJoined` only when it went well. */
export function useJoinWaitlist(onJoined: () => void) {
  const [send] = useAction(JoinWaitlistDocument, {
    success: {
      title: 'Inscription réussie !',
      description: "Nous vous préviendrons dès que nos produits seront disponibles à l'achat.",
    },
    failure: { title: "Erreur d'inscription" },
  })
  const { isBusy, run } = usePending()
  const join = (input: JoinWaitlistInput) =>
    run(async () => {
      const outcome = await send({ input })
      if ('refusal' in outcome) return
      track({ type: 'waitlist' })
      onJoined()
    })
  return { join, isJoining: isBusy }
}
