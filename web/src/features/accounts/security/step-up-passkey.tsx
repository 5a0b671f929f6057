import { useQuery } from '@apollo/client/react'
import {
  ConfirmIdentityWithPasskeyDocument,
  OwnPasskeysDocument,
  PasskeyConfirmationDocument,
} from '../../../graphql/generated/security/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { toaster } from '../../../lib/toaster.ts'
import { PasskeyButton } from '../passkey-button.tsx'
import type { StepUpDialogProps } from './step-up-dialog.tsx'

const title = 'Clé d’accès'

/** A passkey in the place of the password, for who has one. */
export function StepUpPasskey({ onAnswer }: StepUpDialogProps) {
  const { data } = useQuery(OwnPasskeysDocument, { fetchPolicy: 'network-only' })
  const [begin] = useAction(PasskeyConfirmationDocument, { failure: { title } })
  const [confirm] = useAction(ConfirmIdentityWithPasskeyDocument, {
    failure: { title },
    onSessionEnded: () => onAnswer(false),
  })
  if (!data || data.passkeys.length === 0) return null
  const prove = async () => {
    const begun = await begin({})
    if ('refusal' in begun) return
    const { askPasskey } = await import('../browser-passkey.ts')
    const answer = await askPasskey(begun.done.passkeyConfirmation)
    if ('refused' in answer) toaster.error({ title, description: answer.refused })
    else if ('done' in (await confirm({ input: { response: answer.response } }))) onAnswer(true)
  }
  return <PasskeyButton onPress={prove}>Utiliser une clé d’accès</PasskeyButton>
}
