import { useQuery } from '@apollo/client/react'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { OrderStatusBadge, orderName } from '../../features/orders/order-labels.tsx'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { MemberFactsDocument, OrderCard_OrderFragmentDoc } from '../../graphql/generated/further/graphql.ts'
import { countedArticles } from '../../lib/format-number.ts'
import { DateText } from '../../ui/display/date-text.tsx'
import { Price } from '../../ui/display/price.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'

/**
 * Two facts of who is signed in: what waits in the cart, the last order, the place on the waitlist, in this order; no
 * order yields to the cart. Once the sales are open nobody waits for them. All but the cart is asked for each time, by a request of its own that nothing keeps; their
 * place is as large before they are there.
 */
export function MemberFacts() {
  const { data, loading } = useQuery(MemberFactsDocument, { fetchPolicy: 'no-cache', ssr: false })
  // Nobody is known where the page is rendered, and nobody's cart is asked for there.
  const { viewer, isLoading: isViewerLoading } = useViewer()
  const { contents: cart, error } = useCart(viewer !== null)
  const { salesOpen, openingWords } = useShopFrame()
  const isLoading = loading || isViewerLoading || (viewer !== null && !(cart || error))
  const [last] = data?.orders.items ?? []
  const place = data?.waitlistPlace
  const hasCart = !isLoading && cart !== undefined && cart.totalQuantity > 0
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" pb={{ base: '8', md: '12' }} data-private>
      {hasCart && (
        <Fact
          title={`Votre panier\u00a0: ${countedArticles(cart.totalQuantity)}`}
          isLoading={false}
          link={{ to: paths.cart(), label: 'Voir le panier' }}
        >
          {cart.lines.map(({ product }) => product.name).join('\u202f; ')}
        </Fact>
      )}
      {(last || !hasCart) && (
        <Fact
          title="Votre dernière commande"
          isLoading={isLoading}
          link={{ to: paths.account('commandes'), label: 'Mes commandes' }}
        >
          {last ? (
            <LastOrder order={readFragment(OrderCard_OrderFragmentDoc, last)} />
          ) : (
            'Aucune commande pour le moment.'
          )}
        </Fact>
      )}
      {!salesOpen && !(last && hasCart) && (
        <Fact
          title="Liste d’attente"
          isLoading={isLoading}
          link={{ to: paths.cart(), label: place ? 'Modifier ma liste' : 'Être prévenu' }}
        >
          {place ? (
            <WaitlistPlace {...place} />
          ) : (
            `${openingWords ? `${openingWords}. Un e-mail vous préviendra` : 'Un e-mail vous préviendra le jour de l’ouverture des ventes'}.`
          )}
        </Fact>
      )}
    </SimpleGrid>
  )
}

interface FactProps {
  title: string
  isLoading: boolean
  link: { to: string; label: string }
  children: ReactNode
}

/** One fact, two lines at most, and where it leads: as high whatever it says. */
function Fact({ title, isLoading, link, children }: FactProps) {
  return (
    <Panel as="section" aria-label={title} px="5" pt="4" pb="2">
      <Text fontWeight="semibold">{title}</Text>
      <Text as="div" minH="12" color="fg.muted" lineClamp="2" aria-busy={isLoading}>
        {isLoading ? <Skeleton h="5" w="70%" mt="1" /> : children}
      </Text>
      <ArrowLink to={link.to}>{link.label}</ArrowLink>
    </Panel>
  )
}

function LastOrder({ order }: { order: { id: string; createdAt: string; status: string; total: string } }) {
  return (
    <>
      {orderName(order.id)}, le <DateText date={order.createdAt} />, <Price amount={order.total} />{' '}
      <OrderStatusBadge status={order.status} />
    </>
  )
}

function WaitlistPlace({ since, notified }: { since: string; notified: boolean }) {
  return (
    <>
      Vous êtes sur la liste depuis le <DateText date={since} />
      {notified ? ', et nous vous avons écrit.' : '. Un e-mail vous préviendra de l’ouverture.'}
    </>
  )
}
