import { Box } from '@chakra-ui/react/box'
import { Button, IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { totalsOf } from '../../../../api/src/features/cart/cart-totals.rules.ts'
import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ChosenProductsDocument, type ChosenProductsQuery } from '../../graphql/generated/further/graphql.ts'
import {
  type ChosenProduct,
  chosenProducts,
  readPendingChoice,
  savePendingChoice,
} from '../../lib/session/pending-choice.ts'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'
import { cartColumns, cartLineColumns } from './cart-styles.ts'
import { SummaryRows } from './cart-summary.tsx'
import { FreeShippingGauge } from './free-shipping-gauge.tsx'
import { QuantityField } from './quantity-field.tsx'

const readChosen = () => chosenProducts(readPendingChoice())

/** What was chosen here before signing in, in whichever tab; every change is kept at once. */
function useChosenProducts() {
  const [products, setProducts] = useState(readChosen)
  useEffect(() => {
    const look = () => setProducts(readChosen())
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
  const keep = ([latest, ...others]: ChosenProduct[]) => {
    const { waitlist, returnTo = paths.cart() } = readPendingChoice() ?? {}
    savePendingChoice({ returnTo, waitlist, ...latest, others })
  }
  return {
    products,
    change: (id: string, quantity: number) =>
      keep(products.map((each) => (each.productId === id ? { ...each, quantity } : each))),
    drop: (id: string) => keep(products.filter((each) => each.productId !== id)),
  }
}

// A product chosen before signing in is still meant.
const comeBackHere = () => savePendingChoice({ ...readPendingChoice(), returnTo: paths.cart() })

interface CartVisitorProps {
  action: ReactNode
  /** For who wants no account. */
  otherwise: ReactNode
}

/** A cart needs an account: what would go into it, why, and the way in, and back here afterwards. */
export function CartVisitor({ action, otherwise }: CartVisitorProps) {
  const { products, change, drop } = useChosenProducts()
  const { facts, totals, error, retry } = useFacts(products)
  // Signing in changes everything that is known: it starts from a fresh page.
  const signIn = (
    <Link to={paths.auth()} reloadDocument onClick={comeBackHere}>
      Se connecter
    </Link>
  )
  // Where nothing of it is for sale any more, nothing waits.
  if (!products.some(({ productId }) => !facts || facts.has(productId)))
    return (
      <EmptyState
        title="Votre panier est vide"
        description="Choisissez sans compte : vos produits attendent ici trente jours."
        action={
          <>
            <Stack gap="3" direction={{ base: 'column', sm: 'row' }}>
              <ButtonLink to={paths.products()} minH="12">
                Découvrir nos produits
              </ButtonLink>
              {action}
            </Stack>
            <Text>
              {'Déjà un panier\u202f? '}
              <chakra.span asChild textDecoration="underline" fontWeight="medium">
                {signIn}
              </chakra.span>
            </Text>
            {otherwise}
          </>
        }
      />
    )
  return (
    <Grid {...cartColumns}>
      <Box minW="0">
        {error && !facts ? (
          <ErrorState onRetry={retry} />
        ) : (
          <chakra.ul aria-label="Votre choix" listStyleType="none" data-private>
            {/* In the order of an account's cart. */}
            {products.toReversed().map(({ productId, quantity }) => (
              <ChosenLine
                key={productId}
                product={facts?.get(productId) ?? null}
                isKnown={facts !== null}
                quantity={quantity}
                onQuantityChange={(next) => change(productId, next)}
                onDrop={() => drop(productId)}
              />
            ))}
          </chakra.ul>
        )}
      </Box>
      <Panel as="section" aria-labelledby="a-garder" p="6">
        <Box mb="6" minH="52" aria-live="polite" data-private>
          {totals && (
            <Stack gap="5">
              <FreeShippingGauge subtotal={totals.subtotal} missing={totals.missingForFreeShipping} />
              <SummaryRows {...totals} />
            </Stack>
          )}
        </Box>
        <Heading as="h2" id="a-garder" textStyle="lg">
          {products.length > 1 ? 'Retrouvez-les partout' : 'Retrouvez-le partout'}
        </Heading>
        <Text color="fg.muted" fontSize="sm" mt="2" mb="5">
          {
            'Votre choix attend ici, dans ce navigateur, pendant trente jours. Avec un compte, il vous suit du téléphone à l’ordinateur\u00a0; rien n’est payé aujourd’hui.'
          }
        </Text>
        <Stack gap="3">
          <Button asChild minH="12">
            {signIn}
          </Button>
          {action}
        </Stack>
        {otherwise}
      </Panel>
    </Grid>
  )
}

type Facts = ChosenProductsQuery['products']['items'][number]

/** What is known of the products, by id: asked once for all of them, and again when another tab has added one. */
function useFacts(products: ChosenProduct[]) {
  const wanted = products.map(({ productId }) => productId)
  const [ids, setIds] = useState(wanted)
  if (wanted.some((id) => !ids.includes(id))) setIds(wanted)
  const { data, previousData, error, retry } = useFreshQuery(ChosenProductsDocument, {
    maxAgeMs: freshFor.products,
    variables: { ids },
    skip: ids.length === 0,
    ssr: false,
  })
  const known = (data ?? previousData)?.products.items
  const facts = known ? new Map(known.map((item) => [item.id, item])) : null
  return { facts, totals: data && facts && totalsOfKnown(products, facts), error, retry }
}

/** What all of it costs that is still for sale. */
const totalsOfKnown = (products: ChosenProduct[], facts: ReadonlyMap<string, Facts>) =>
  totalsOf(
    products.flatMap(({ productId, quantity }) => {
      const price = facts.get(productId)?.price
      return price ? { price, quantity } : []
    }),
  )

interface ChosenLineProps {
  /** Null until it is known, and where it is for sale no more. */
  product: Facts | null
  isKnown: boolean
  quantity: number
  onQuantityChange: (quantity: number) => void
  onDrop: () => void
}

/**
 * A product that waits for its cart: what it is, how many, what one costs, and the way out. Nothing where it is for
 * sale no more.
 */
function ChosenLine({ product, isKnown, quantity, onQuantityChange, onDrop }: ChosenLineProps) {
  if (!product) return isKnown ? null : <Skeleton as="li" height="36" mb="4" />
  const { id, name, imageUrl, price } = product
  return (
    <Grid as="li" rowGap="3" {...cartLineColumns}>
      <Box rounded="lg" overflow="hidden" alignSelf="start">
        <Link to={paths.product(id, name)} tabIndex={-1} aria-hidden>
          <ProductImage src={imageUrl} alt="" sizes="9rem" />
        </Link>
      </Box>
      <Flex gap="2" align="flex-start" minW="0">
        <chakra.span asChild flex="1" fontWeight="semibold" lineHeight="1.3">
          <Link to={paths.product(id, name)}>{name}</Link>
        </chakra.span>
        <IconButton
          variant="ghost"
          color="fg.muted"
          me="-3"
          mt="-2"
          aria-label={`Retirer ${name}`}
          onClick={onDrop}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Flex>
      <Flex gridColumn={{ base: '1 / -1', sm: '2' }} justify="space-between" align="center" gap="3">
        <QuantityField value={quantity} onChange={(next) => onQuantityChange(next)} product={name} />
        <span>
          <Price amount={price} fontSize="lg" fontWeight="semibold" />
          {quantity > 1 && ' l’unité'}
        </span>
      </Flex>
    </Grid>
  )
}
