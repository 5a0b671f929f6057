import { useApolloClient } from '@apollo/client/react'
import { changeViewer } from '../../graphql/change-viewer.ts'
import { readRefusal } from '../../graphql/errors.ts'
import { LoginWithPasskeyDocument, PasskeySignInDocument } from '../../graphql/generated/further/graphql.ts'
import { useAction } from '../../graphql/use-action.ts'
import { toaster } from '../../lib/toaster.ts'

const title = 'Clé d’accès'

/** Has a passkey sign in or beside a password; null when it did not, and the person has been told why. */
export function usePasskeySignature(): () => Promise<Record<string, unknown> | null> {
  const [begin] = useAction(PasskeySignInDocument, { failure: { title } })
  return async () => {
    const begun = await begin({})
    if ('refusal' in begun) return null
    const { askPasskey } = await import('./browser-passkey.ts')
    const answer = await askPasskey(begun.done.passkeySignIn)
    if ('response' in answer) return answer.response
    toaster.error({ title, description: answer.refused })
    return null
  }
}

/** Signs in by passkey alone. @returns whether it did; the administration's own page says so itself. */
export function usePasskeyLogin(administration: boolean): () => Promise<boolean> {
  const client = useApolloClient()
  const sign = usePasskeySignature()
  const [login] = useAction(LoginWithPasskeyDocument, {
    onDone: (data) => changeViewer(client, data.loginWithPasskey),
    ...(administration ? {} : { success: 'Connexion réussie' }),
    failure: (error) => {
      const { code, message } = readRefusal(error)
      return { title: code === 'FORBIDDEN' ? 'Accès refusé' : 'Erreur de connexion', description: message }
    },
  })
  return async () => {
    const response = await sign()
    return response !== null && 'done' in (await login({ input: { response, administration } }))
  }
}
