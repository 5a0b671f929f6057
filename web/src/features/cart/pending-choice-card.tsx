import { useQuery } from '@apollo/client/react'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { BellRing } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { addressId } from '../../../../api/src/platform/word-address.rules.ts'
import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ChosenProductDocument, ChosenProductsDocument } from '../../graphql/generated/further/graphql.ts'
import { type ChosenProduct, chosenProducts, type PendingChoice } from '../../lib/session/pending-choice.ts'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { Panel } from '../../ui/layout/card.tsx'

/** Whether a kept choice is more than a place to come back to. */
export const isWanted = ({ productId, waitlist }: PendingChoice): boolean =>
  productId !== undefined || waitlist === true

interface PendingChoiceCardProps {
  choice: PendingChoice
  /** For who would rather have no account: another way onto the waitlist. */
  otherwise?: ReactNode
}

/** Above the sign-in forms: what waits there until one is signed in. */
export function PendingChoiceCard({ choice, otherwise }: PendingChoiceCardProps) {
  const { waitlist, returnTo } = choice
  // Whoever waits for a product does so on its page.
  const awaited =
    waitlist && returnTo.startsWith(paths.product(''))
      ? addressId(returnTo.slice(paths.product('').length))
      : null
  const products = chosenProducts(choice)
  const [product] = products
  return (
    <>
      {product && products.length === 1 && (
        <ChosenProductCard id={product.productId} quantity={product.quantity} />
      )}
      {products.length > 1 && <ChosenProducts products={products} />}
      {product && returnTo !== paths.cart() && <KeepShopping to={returnTo} />}
      {awaited && (
        <ChosenProductCard
          id={awaited}
          label="Retour en stock"
          follows="votre attente est notée dès la connexion"
        />
      )}
      {waitlist && !awaited && (
        <ChoicePanel label="Liste d’attente">
          <Box color="accent.fg" flexShrink="0">
            <BellRing aria-hidden />
          </Box>
          <Box minW="0">
            <Text>Le formulaire de la liste d’attente s’ouvrira dès votre connexion.</Text>
            {otherwise}
          </Box>
        </ChoicePanel>
      )}
    </>
  )
}

/** Back to where the last one was chosen; whoever came straight from there finds the page as they left it. */
function KeepShopping({ to }: { to: string }) {
  const navigate = useNavigate()
  const cameFromThere = Boolean(useLocation().state)
  const goBack = (event: MouseEvent) => {
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Button asChild variant="outline" minH="11" w="full">
      <Link to={to} onClick={cameFromThere ? goBack : undefined}>
        Continuer mes achats
      </Link>
    </Button>
  )
}

/** Several of them in a line each, asked for together: the form stays in sight of a phone. */
function ChosenProducts({ products }: { products: ChosenProduct[] }) {
  const ids = products.map(({ productId }) => productId)
  const { data, loading } = useFreshQuery(ChosenProductsDocument, {
    maxAgeMs: freshFor.products,
    variables: { ids },
    ssr: false,
  })
  // Nothing of what is for sale no more.
  const lines = products.flatMap(({ productId, quantity }) => {
    const product = data?.products.items.find(({ id }) => id === productId)
    return product ? [{ ...product, quantity }] : []
  })
  return (
    <ChoicePanel label="Votre choix">
      <Box minW="0" flex="1">
        <chakra.ul listStyleType="none">
          {loading && !data && ids.map((id) => <Skeleton as="li" key={id} height="5" mb="1" />)}
          {lines.map(({ id, name, price, quantity }) => (
            <Flex as="li" key={id} gap="3" mb="1" justify="space-between">
              <Text fontWeight="semibold" lineHeight="1.3">
                {name}
              </Text>
              <Text color="fg.muted" flexShrink="0">
                {quantity > 1 && `${quantity}\u00a0× `}
                <Price amount={price} />
              </Text>
            </Flex>
          ))}
        </chakra.ul>
        <Text fontSize="sm" color="fg.muted">
          Gardé pour vous · <ToCart />
        </Text>
      </Box>
    </ChoicePanel>
  )
}

/** To what is kept: nobody needs an account to look at it. */
const ToCart = () => (
  <chakra.span asChild whiteSpace="nowrap" textDecoration="underline" py="1">
    <Link to={paths.cart()}>Voir le panier</Link>
  </chakra.span>
)

interface ChosenProductProps {
  id: string
  /** Absent where it goes into no cart. */
  quantity?: number
  label?: string
  /** What becomes of it; left out where it is kept for the cart. */
  follows?: string
}

/**
 * The product that waits, in one row: the form stays in sight of a phone. Nothing where it is for sale no more, or
 * cannot be told: signing in matters more.
 */
function ChosenProductCard({ id, quantity, label = 'Votre choix', follows }: ChosenProductProps) {
  const { data, loading } = useQuery(ChosenProductDocument, { variables: { id } })
  const product = data?.product
  if (!product && !loading) return null
  return (
    <ChoicePanel label={label}>
      <Box w="14" flexShrink="0" rounded="md" overflow="hidden">
        {product ? (
          <ProductImage src={product.imageUrl} alt="" sizes="3.5rem" priority />
        ) : (
          <Skeleton aspectRatio={4 / 3} />
        )}
      </Box>
      {product ? (
        <Box minW="0">
          <chakra.span asChild display="block" truncate fontWeight="semibold" py="0.5">
            <Link to={paths.product(product.id, product.name)}>{product.name}</Link>
          </chakra.span>
          <Text fontSize={{ base: 'xs', sm: 'sm' }} color="fg.muted">
            {quantity && quantity > 1 && `${quantity}\u00a0× `}
            <Price amount={product.price} />
            {` · ${follows ?? 'gardé pour vous'}`}
            {!follows && (
              <>
                {' · '}
                <ToCart />
              </>
            )}
          </Text>
        </Box>
      ) : (
        <Skeleton flex="1" height="12" />
      )}
    </ChoicePanel>
  )
}

function ChoicePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Panel as="section" aria-label={label} bg="bg.plant" px="4" py="3">
      <Flex gap="3" align="center">
        {children}
      </Flex>
    </Panel>
  )
}
