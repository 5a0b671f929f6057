import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { ShoppingBag } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../app/paths.ts'
import { BuyAgainDocument, type BuyAgainMutation } from '../../graphql/generated/further/graphql.ts'
import { CartDocument } from '../../graphql/generated/graphql.ts'
import type { QueueContext } from '../../graphql/queue-link.ts'
import { useSessionEnded } from '../../graphql/session-ended.ts'
import { useAction } from '../../graphql/use-action.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { TextLink } from '../../ui/layout/links.tsx'

/** In the queue of the cart's own changes (features/cart/use-cart.ts). */
const context: QueueContext = { queue: 'cart' }

const names = new Intl.ListFormat('fr-FR', { type: 'conjunction' })

/** What came of it, in words that stay: what is not in the cart, and why. */
function BoughtAgain({ left, all }: { left: BuyAgainMutation['buyAgain']['left']; all: boolean }) {
  return (
    <Text role="status" fontSize="sm">
      {!all && <TextLink to={paths.cart()}>Voir le panier</TextLink>}
      {left.length > 0 &&
        `${all ? '' : ' · '}Non ajouté, car en rupture ou retiré de la vente\u00a0: ${names.format(
          left.map(({ productName }) => productName),
        )}.`}
    </Text>
  )
}

/** Puts what the order held into the cart, at today's prices, and says what could not be. */
export function BuyAgain({ orderId, itemCount }: { orderId: string; itemCount: number }) {
  const [left, setLeft] = useState<BuyAgainMutation['buyAgain']['left']>()
  const client = useApolloClient()
  const sessionEnded = useSessionEnded()
  const [send] = useAction(BuyAgainDocument, {
    context,
    // Done is done, whether or not the new cart can be shown at once.
    onDone: () => client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined),
    success: ({ buyAgain }) =>
      buyAgain.left.length === itemCount ? 'Rien à ajouter aujourd’hui' : 'Ajouté au panier',
    failure: "Impossible d'ajouter le produit au panier.",
    onSessionEnded: () => sessionEnded(),
  })
  const { isBusy, run } = usePending()
  const buy = () =>
    run(async () => {
      const outcome = await send({ orderId })
      if ('done' in outcome) setLeft(outcome.done.buyAgain.left)
    })
  return (
    <Stack gap="2" align="flex-start" pt="2">
      <Button variant="outline" aria-disabled={isBusy} onClick={() => void buy()}>
        <ShoppingBag aria-hidden />
        {isBusy ? 'Ajout…' : 'Racheter'}
      </Button>
      {left && <BoughtAgain left={left} all={left.length === itemCount} />}
      <Text fontSize="sm" color="fg.muted">
        Aux prix d’aujourd’hui.
      </Text>
    </Stack>
  )
}
