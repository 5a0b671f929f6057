import { useQuery } from '@apollo/client/react'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressId } from '../../../../api/src/platform/word-address.rules.ts'
import { paths } from '../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ChosenProductDocument, ChosenProductsDocument } from '../../graphql/generated/graphql.ts'
import { type ChosenProduct, chosenProducts, type PendingChoice } from '../../lib/session/pending-choice.ts'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/layout/links.tsx'

/** Whether a kept choice is more than a place to come back to. */
export const isWanted = ({ productId, waitlist }: PendingChoice): boolean =>
  productId !== undefined || waitlist === true

/** Above the sign-in forms: what waits there until one is signed in. */
export function PendingChoiceCard({ choice }: { choice: PendingChoice }) {
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
      {awaited && (
        <ChosenProductCard
          id={awaited}
          label="Retour en stock"
          follows="Nous noterons dès votre connexion que vous l’attendez."
        />
      )}
      {waitlist && !awaited && (
        <ChoicePanel label="Liste d’attente">
          <Box color="accent.fg" flexShrink="0">
            <BellRing aria-hidden />
          </Box>
          <Text>Le formulaire de la liste d’attente s’ouvrira dès votre connexion.</Text>
        </ChoicePanel>
      )}
    </>
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
            <Flex as="li" key={id} gap="3" mb="2" justify="space-between">
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
        <Text fontSize="sm" mt="1">
          Gardés dans ce navigateur, ils rejoindront votre compte dès votre connexion.
        </Text>
      </Box>
    </ChoicePanel>
  )
}

const joinsCart = 'Gardé dans ce navigateur, il rejoindra votre compte dès votre connexion.'

interface ChosenProductProps {
  id: string
  /** Absent where it goes into no cart. */
  quantity?: number
  label?: string
  /** What becomes of it. */
  follows?: string
}

/** The product that waits. Nothing where it is for sale no more, or cannot be told: signing in matters more. */
function ChosenProductCard({ id, quantity, label = 'Votre choix', follows = joinsCart }: ChosenProductProps) {
  const { data, loading } = useQuery(ChosenProductDocument, { variables: { id } })
  const product = data?.product
  if (!product && !loading) return null
  return (
    <ChoicePanel label={label}>
      <Box w="24" flexShrink="0" rounded="md" overflow="hidden">
        {product ? (
          <ProductImage src={product.imageUrl} alt="" sizes="6rem" priority />
        ) : (
          <Skeleton aspectRatio={4 / 3} />
        )}
      </Box>
      {product ? (
        <Box minW="0">
          <Text fontWeight="semibold" lineHeight="1.3">
            {product.name}
          </Text>
          <Text color="fg.muted">
            {quantity && `Quantité\u00a0: ${quantity} · `}
            <Price amount={product.price} />
            {quantity && quantity > 1 && ' l’unité'}
          </Text>
          <Text fontSize="sm" mt="1">
            {follows}
          </Text>
          <Text fontSize="sm" mt="2">
            <TextLink to={paths.product(product.id, product.name)}>Revenir au produit</TextLink>
          </Text>
        </Box>
      ) : (
        <Box flex="1">
          <Skeleton height="5" mb="2" />
          <Skeleton height="16" />
        </Box>
      )}
    </ChoicePanel>
  )
}

function ChoicePanel({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Panel as="section" aria-label={label} bg="bg.plant" p="4">
      <Flex gap="4" align="center">
        {children}
      </Flex>
    </Panel>
  )
}
