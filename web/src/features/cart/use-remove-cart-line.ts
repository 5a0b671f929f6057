import { useApolloClient, useMutation } from '@apollo/client/react'
import { RemoveCartLineDocument } from '../../graphql/generated/graphql.ts'
import { toaster } from '../../ui/toaster.tsx'
import { withoutLine } from './cart-guesses.ts'
import { inCartQueue } from './cart-queue.ts'
import { guessCart } from './guess-cart.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** Takes a line out: gone at once, back when the server refuses. */
export function useRemoveCartLine() {
  const client = useApolloClient()
  const fail = useCartFailure()
  const [mutate, { loading }] = useMutation(RemoveCartLineDocument, {
    context: inCartQueue(),
    optimisticResponse: ({ id }, { IGNORE }) => {
      const removeCartLine = guessCart(client, withoutLine(String(id)))
      return removeCartLine ? { removeCartLine } : IGNORE
    },
    onError: (error) => fail(error, 'Impossible de supprimer le produit.'),
  })
  const removeLine = (id: string, name: string) =>
    void mutate({
      variables: { id },
      onCompleted: () => toaster.success({ title: 'Produit supprimé', description: name }),
    })
  return { removeLine, isRemoving: loading }
}
