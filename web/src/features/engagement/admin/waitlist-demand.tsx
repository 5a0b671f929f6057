import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { counted } from '../../../lib/format-number.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { ShopLink } from '../../../ui/admin/shop-link.tsx'
import { Panel } from '../../../ui/layout/card.tsx'

interface WaitlistDemandProps {
  demand: readonly {
    productId: string
    count: number
    restock: number
    favourites: number
    product: { name: string } | null
  }[]
  /** The address of the list of those who wait for this product. */
  hrefFor: (productId: string) => string
}

/** On a phone, before the people who wait. */
const first = 3

/** Which products people wait for, for the opening or for their return, the most wanted first, and how many members have put them aside. */
export function WaitlistDemand({ demand, hrefFor }: WaitlistDemandProps) {
  const isPhone = useIsPhone()
  const [isWhole, setWhole] = useState(false)
  const shown = isPhone && !isWhole ? demand.slice(0, first) : demand
  const most = Math.max(1, ...demand.map(({ count, restock }) => count + restock))
  if (demand.length === 0) return null
  return (
    <Panel as="section" aria-label="Demande par produit" p={{ base: '4', md: '6' }}>
      <Heading as="h2" textStyle="xl">
        Demande par produit
      </Heading>
      <Text fontSize="sm" color="fg.muted" mb="4">
        Favoris : ceux des comptes seulement. Les visiteurs gardent les leurs dans leur navigateur.
      </Text>
      <Stack as="ol" listStyleType="none" gap="3" aria-label="Produits attendus">
        {shown.map(({ productId, count, restock, favourites, product }) => (
          <li key={productId}>
            <Flex justify="space-between" align="center" columnGap="4" wrap="wrap">
              <chakra.span
                fontWeight="medium"
                display="inline-flex"
                alignItems="center"
                gap="1"
                _hover={{ textDecoration: 'underline' }}
              >
                <Link to={hrefFor(productId)} preventScrollReset>
                  {product?.name ?? `Produit supprimé (n°\u00a0${productId})`}
                </Link>
                {product && <ShopLink to={paths.product(productId, product.name)} name={product.name} />}
              </chakra.span>
              <span>
                {[
                  counted(count, 'personne', 'personnes'),
                  ...(restock > 0 ? [`${counted(restock, 'attend', 'attendent')} son retour`] : []),
                  counted(favourites, 'favori', 'favoris'),
                ].join(' · ')}
              </span>
            </Flex>
            <Box h="2" rounded="full" bg="bg.muted" overflow="hidden" aria-hidden mt="1">
              <Box h="full" bg="accent.solid" style={{ width: `${(100 * (count + restock)) / most}%` }} />
            </Box>
          </li>
        ))}
      </Stack>
      {shown.length < demand.length && (
        <Button variant="ghost" mt="2" onClick={() => setWhole(true)}>
          Voir les {demand.length} produits
        </Button>
      )}
    </Panel>
  )
}
