import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Price } from '../../ui/price.tsx'
import { useAnchor } from './use-anchor.ts'

interface PriceBlockProps {
  price: string
  inStock: boolean
}

/** The price and whether it can be had; « /produit/{id}#prix » leads here. */
export function PriceBlock({ price, inStock }: PriceBlockProps) {
  const ref = useRef<HTMLDivElement>(null)
  useAnchor('prix', ref)
  return (
    <Flex ref={ref} id="prix" gap="4" align="center" justify="space-between" wrap="wrap">
      <Price amount={price} fontSize="3xl" fontWeight="semibold" fontFamily="heading" />
      {inStock ? (
        <Flex as="span" gap="2" align="center" color="accent.fg" fontWeight="semibold">
          <Check aria-hidden size="1.2em" />
          En stock
        </Flex>
      ) : (
        <chakra.span
          px="3"
          py="1.5"
          rounded="full"
          bg="bg.inverted"
          color="fg.inverted"
          fontWeight="semibold"
          fontSize="sm"
        >
          Rupture de stock
        </chakra.span>
      )}
    </Flex>
  )
}
