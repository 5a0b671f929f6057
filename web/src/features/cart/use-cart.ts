import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { paths } from '../../app/paths.ts'
import { hasErrorCode, userMessage } from '../../graphql/errors.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import {
  type FragmentType,
  makeFragmentData,
  readFragment,
} from '../../graphql/generated/fragment-masking.ts'
import {
  CartContents_CartFragmentDoc,
  CartDocument,
  ChangeCartLineDocument,
  ClearCartDocument,
  PutInCartDocument,
  RemoveCartLineDocument,
} from '../../graphql/generated/graphql.ts'
import type { QueueContext } from '../../graphql/queue-link.ts'
import { useSessionEnded } from '../../graphql/session-ended.ts'
import { type Outcome, useAction } from '../../graphql/use-action.ts'
import { track } from '../../lib/track.ts'

/** The cart of the person signed in; nobody else has one, and nothing is asked for them. */
export function useCart(isSignedIn: boolean) {
  const { data, error, retry } = useFreshQuery(CartDocument, {
    maxAgeMs: freshFor.cart,
    skip: !isSignedIn,
  })
  const cart = isSignedIn ? data?.cart : undefined
  return {
    cart,
    contents: readFragment(CartContents_CartFragmentDoc, cart),
    error: cart ? undefined : error,
    retry,
  }
}

/** Changes of the cart reach the server in the order of the presses; `replaces` names an earlier one they make void. */
const inCartQueue = (replaces?: string): QueueContext => ({ queue: 'cart', replaces })

/** Why the cart did not change: this sentence, or the server’s own where it tells more, e.g. out of stock. */
const cartFailure = (error: unknown, sentence: string) => ({
  title: 'Erreur',
  description: (hasErrorCode(error, 'CONFLICT') && userMessage(error)) || sentence,
})

/** The changes of a cart on screen: each is shown at once, and taken back when the server refuses. */
export function useCartChanges() {
  const client = useApolloClient()
  const sessionExpired = useSessionEnded()
  const onSessionEnded = () => sessionExpired()
  const failing = (sentence: string) => (error: unknown) => {
    // The line went away in another tab: what is on screen is not what there is.
    if (hasErrorCode(error, 'NOT_FOUND')) {
      void client.refetchQueries({ include: [CartDocument] }).catch(() => undefined)
    }
    return cartFailure(error, sentence)
  }

  const [change, isChanging] = useAction(ChangeCartLineDocument, {
    context: ({ id }) => inCartQueue(`line-${id}`),
    optimisticResponse: ({ id, quantity }, { IGNORE }) => {
      const changeCartLine = optimisticCart(client, withQuantity(String(id), quantity))
      return changeCartLine ? { changeCartLine } : IGNORE
    },
    failure: failing('Impossible de mettre à jour la quantité.'),
    onSessionEnded,
  })
  const [remove, isRemoving] = useAction(RemoveCartLineDocument, {
    context: inCartQueue(),
    optimisticResponse: ({ id }, { IGNORE }) => {
      const removeCartLine = optimisticCart(client, withoutLine(String(id)))
      return removeCartLine ? { removeCartLine } : IGNORE
    },
    failure: failing('Impossible de supprimer le produit.'),
    onSessionEnded,
  })
  const [clear, isClearing] = useAction(ClearCartDocument, {
    context: inCartQueue(),
    optimisticResponse: (_variables, { IGNORE }) => {
      const clearCart = optimisticCart(client, emptied)
      return clearCart ? { clearCart } : IGNORE
    },
    success: 'Panier vidé',
    failure: failing('Impossible de vider le panier.'),
    onSessionEnded,
  })
  return {
    changeLine: (id: string, quantity: number) => void change({ id, quantity }),
    removeLine: (id: string, name: string) =>
      void remove({ id }, { title: 'Produit supprimé', description: name }),
    clearCart: () => void clear({}),
    isUpdating: isChanging || isRemoving || isClearing,
  }
}

const addedMessage = (description?: string) => ({
  title: 'Ajouté au panier',
  description,
  link: { to: paths.cart(), label: 'Voir le panier' },
})

/**
 * Puts a product into the cart of the person signed in, and says how it went, naming the product or, where given,
 * `added`.
 * @param onSessionEnded follows instead when nobody is signed in any more.
 */
export function usePutInCart(
  onSessionEnded: (choice: { productId: string; quantity: number }) => void,
): (productId: string, quantity: number, added?: string) => Promise<Outcome<unknown>> {
  const client = useApolloClient()
  const [put] = useAction(PutInCartDocument, {
    context: inCartQueue(),
    optimisticResponse: ({ productId, quantity }, { IGNORE }) => {
      const addToCart = optimisticCart(client, withMore(String(productId), quantity))
      return addToCart ? { addToCart } : IGNORE
    },
    onDone: (_data, { productId }) => track({ type: 'add_to_cart', productId: String(productId) }),
    success: ({ addToCart }, { productId }) => {
      const { lines } = readFragment(CartContents_CartFragmentDoc, addToCart)
      const line = lines.find(({ product }) => product.id === productId)
      return addedMessage(line?.product.name)
    },
    failure: (error) => cartFailure(error, "Impossible d'ajouter le produit au panier."),
    onSessionEnded: ({ productId, quantity }) => onSessionEnded({ productId: String(productId), quantity }),
  })
  return (productId, quantity, added) => put({ productId, quantity }, added && addedMessage(added))
}

/** The cart as the cache knows it, after this change; nothing while it knows none. For optimistic responses. */
function optimisticCart(
  client: ApolloClient,
  change: OptimisticChange,
): FragmentType<typeof CartContents_CartFragmentDoc> | undefined {
  const known = client.cache.readQuery({ query: CartDocument, optimistic: true })
  if (!known) return undefined
  const cart = readFragment(CartContents_CartFragmentDoc, known.cart)
  return makeFragmentData(change(cart), CartContents_CartFragmentDoc)
}

/** What a change needs to know of a cart. */
interface ChangedCart {
  totalQuantity: number
  lines: { id: string; quantity: number; product: { id: string } }[]
}

/** How a cart will probably look. Quantities alone are optimistic: money comes from the server, always. */
type OptimisticChange = <C extends ChangedCart>(cart: C) => C

const withLines = <C extends ChangedCart>(cart: C, lines: C['lines']): C => ({
  ...cart,
  lines,
  totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** The cart once a line holds this many. */
export const withQuantity =
  (id: string, quantity: number): OptimisticChange =>
  (cart) =>
    withLines(
      cart,
      cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
    )

/** The cart without a line. */
export const withoutLine =
  (id: string): OptimisticChange =>
  (cart) =>
    withLines(
      cart,
      cart.lines.filter((line) => line.id !== id),
    )

/** The empty cart. */
export const emptied: OptimisticChange = (cart) => withLines(cart, [])

/** The cart with more of a product. A new product counts at once; its line, with what it costs, comes with the answer. */
export const withMore =
  (productId: string, quantity: number): OptimisticChange =>
  (cart) => ({
    ...cart,
    totalQuantity: cart.totalQuantity + quantity,
    lines: cart.lines.map((line) =>
      line.product.id === productId ? { ...line, quantity: line.quantity + quantity } : line,
    ),
  })
