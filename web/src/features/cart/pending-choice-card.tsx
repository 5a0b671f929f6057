import { useQuery } from '@apollo/client/react'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Text } from '@chakra-ui/react/text'
import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { ChosenProductDocument } from '../../graphql/generated/graphql.ts'
import type { PendingChoice } from '../../lib/session/pending-choice.ts'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/layout/links.tsx'

/** Whether a kept choice is more than a place to come back to. */
export const isWanted = ({ productId, waitlist }: PendingChoice): boolean =>
  productId !== undefined || waitlist === true

/** Above the sign-in forms: what waits there until one is signed in. */
export function PendingChoiceCard({ choice }: { choice: PendingChoice }) {
  const { productId, quantity, waitlist } = choice
  return (
    <>
      {productId && <ChosenProduct id={productId} quantity={quantity ?? 1} />}
      {waitlist && (
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

/** The product that waits. Nothing where it is for sale no more, or cannot be told: signing in matters more. */
function ChosenProduct({ id, quantity }: { id: string; quantity: number }) {
  const { data, loading } = useQuery(ChosenProductDocument, { variables: { id } })
  const product = data?.product
  if (!product && !loading) return null
  return (
    <ChoicePanel label="Votre choix">
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
            {`Quantité\u00a0: ${quantity} · `}
            <Price amount={product.price} />
            {quantity > 1 && ' l’unité'}
          </Text>
          <Text fontSize="sm" mt="1">
            Il rejoindra votre panier dès votre connexion.
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
