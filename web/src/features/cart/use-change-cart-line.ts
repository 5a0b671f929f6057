import { useApolloClient, useMutation } from '@apollo/client/react'
import { ChangeCartLineDocument } from '../../graphql/generated/graphql.ts'
import { withQuantity } from './cart-guesses.ts'
import { inCartQueue } from './cart-queue.ts'
import { guessCart } from './guess-cart.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** Sets the quantity of a line: shown at once, taken back when the server refuses. */
export function useChangeCartLine() {
  const client = useApolloClient()
  const fail = useCartFailure()
  const [mutate, { loading }] = useMutation(ChangeCartLineDocument, {
    optimisticResponse: ({ id, quantity }, { IGNORE }) => {
      const changeCartLine = guessCart(client, withQuantity(String(id), quantity))
      return changeCartLine ? { changeCartLine } : IGNORE
    },
    onError: (error) => fail(error, 'Impossible de mettre à jour la quantité.'),
  })
  const changeLine = (id: string, quantity: number) =>
    void mutate({ variables: { id, quantity }, context: inCartQueue(`line-${id}`) })
  return { changeLine, isChanging: loading }
}
