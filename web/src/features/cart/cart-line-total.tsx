import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { Price } from '../../ui/price.tsx'
import { staleAmount } from './stale-amount.ts'

interface CartLineTotalProps {
  unitPrice: string
  quantity: number
  lineTotal: string
  isUpdating: boolean
}

/** What a line costs, and how that comes about. */
export function CartLineTotal({ unitPrice, quantity, lineTotal, isUpdating }: CartLineTotalProps) {
  return (
    <Flex direction="column" align="flex-end" gap="0.5">
      <Price
        amount={lineTotal}
        fontSize="lg"
        fontWeight="semibold"
        lineHeight="1.2"
        aria-busy={isUpdating}
        {...staleAmount(isUpdating)}
      />
      <Text fontSize="sm" color="fg.muted" whiteSpace="nowrap">
        <Price amount={unitPrice} />
        {` × ${quantity}`}
      </Text>
    </Flex>
  )
}
