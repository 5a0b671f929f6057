import { useApolloClient } from '@apollo/client/react'
import { hasErrorCode } from '../../graphql/errors.ts'
import { CartDocument } from '../../graphql/generated/graphql.ts'
import { sayRefusal } from './cart-refusal.ts'
import { useSessionExpired } from './use-session-expired.ts'

/** What follows a refused change of the cart: its sentence, or the way to the sign-in page (spec §8). */
export function useCartFailure(): (error: unknown, sentence: string) => void {
  const client = useApolloClient()
  const sessionExpired = useSessionExpired()
  return (error, sentence) => {
    if (hasErrorCode(error, 'UNAUTHENTICATED')) return sessionExpired()
    sayRefusal(error, sentence)
    // The line went away in another tab: what is on screen is not what there is.
    if (hasErrorCode(error, 'NOT_FOUND')) {
      void client.refetchQueries({ include: [CartDocument] }).catch(() => undefined)
    }
  }
}
