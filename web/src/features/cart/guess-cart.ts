import type { ApolloClient } from '@apollo/client'
import {
  type FragmentType,
  makeFragmentData,
  readFragment,
} from '../../graphql/generated/fragment-masking.ts'
import {
  CartContents_CartFragmentDoc,
  CartDocument,
  type CartContents_CartFragment as CartFacts,
} from '../../graphql/generated/graphql.ts'

/** The cart as the cache knows it, after this change; nothing while it knows none. For optimistic responses. */
export function guessCart(
  client: ApolloClient,
  guess: (cart: CartFacts) => CartFacts,
): FragmentType<typeof CartContents_CartFragmentDoc> | undefined {
  const known = client.cache.readQuery({ query: CartDocument, optimistic: true })
  if (!known) return undefined
  const cart = readFragment(CartContents_CartFragmentDoc, known.cart)
  return makeFragmentData(guess(cart), CartContents_CartFragmentDoc)
}
