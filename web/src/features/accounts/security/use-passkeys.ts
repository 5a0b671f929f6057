import { useApolloClient } from '@apollo/client/react'
import { someFailure } from '../../../graphql/errors.ts'
import { ViewerDocument } from '../../../graphql/generated/graphql.ts'
import {
  AccountSecurityDocument,
  PasskeyRegistrationDocument,
  RegisterPasskeyDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '../../../graphql/generated/security/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { toaster } from '../../../lib/toaster.ts'

/** What came of adding a passkey: its recovery codes, none, or why it was not added; null when a message says so. */
export type Added = { recoveryCodes: string[] | null } | { refused: string } | null

/** All that one does about one's own passkeys; the page shows what the server has afterwards. */
export function usePasskeys() {
  const client = useApolloClient()
  const onDone = async () => {
    await client.refetchQueries({ include: [AccountSecurityDocument] })
    // Whether the administration still asks for a second factor.
    await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
  }
  const [begin] = useAction(PasskeyRegistrationDocument, { failure: { title: 'Clé d’accès' } })
  const [register] = useAction(RegisterPasskeyDocument, {
    onDone,
    success: 'Clé d’accès ajoutée',
    failure: () => null,
  })
  const [rename] = useAction(RenamePasskeyDocument, { success: 'Clé d’accès renommée', failure: () => null })
  const [remove, isRemoving] = useAction(RemovePasskeyDocument, { onDone, success: 'Clé d’accès retirée' })

  const add = async (name: string): Promise<Added> => {
    const begun = await begin({})
    if ('refusal' in begun) return null
    const made = await import('../browser-passkey.ts').then(
      ({ makePasskey }) => makePasskey(begun.done.passkeyRegistration),
      () => ({ refused: someFailure }),
    )
    if ('refused' in made) {
      toaster.error({ title: 'Clé d’accès', description: made.refused })
      return null
    }
    const outcome = await register({ input: { name, response: made.response } })
    if ('refusal' in outcome) return { refused: outcome.refusal.message }
    return { recoveryCodes: outcome.done.registerPasskey.recoveryCodes }
  }
  return { add, rename, remove, isRemoving }
}
