import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartContents_CartFragmentDoc, CartDocument } from '../../graphql/generated/graphql.ts'

/** The cart of the person signed in; nobody else has one, and nothing is asked for them. */
export function useCart(isSignedIn: boolean) {
  const { data, error, retry } = useFreshQuery(CartDocument, {
    maxAgeMs: freshFor.cart,
    skip: !isSignedIn,
  })
  const cart = isSignedIn ? data?.cart : undefined
  return {
    cart,
    facts: readFragment(CartContents_CartFragmentDoc, cart),
    error: cart ? undefined : error,
    retry,
  }
}
