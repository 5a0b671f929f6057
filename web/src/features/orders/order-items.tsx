import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { OrderDetails_OrderFragment } from '../../graphql/generated/graphql.ts'
import { formatScore } from '../../lib/format-score.ts'
import { Price } from '../../ui/price.tsx'
import { SprigIcon } from '../../ui/sprig-icon.tsx'

/** What was ordered, as it was on the day: name, eco-score, quantity and unit price. */
export function OrderItems({ items }: { items: OrderDetails_OrderFragment['items'] }) {
  if (items.length === 0)
    return <Text color="fg.muted">Cette commande ne contient encore aucun article.</Text>
  return (
    <chakra.ul listStyleType="none" borderYWidth="1px" borderColor="border.muted">
      {items.map((item) => (
        <Flex
          as="li"
          key={item.id}
          justify="space-between"
          gap="4"
          py="3"
          css={{ '& + li': { borderTopWidth: '1px', borderColor: 'border.muted' } }}
        >
          <chakra.div minW="0">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {item.productName}
            </Text>
            <Flex align="center" gap="1.5" fontSize="sm" color="fg.muted">
              <SprigIcon boxSize="4" color="fg.plant" flexShrink="0" />
              Éco-score {formatScore(item.productEcoScore)}/10
            </Flex>
          </chakra.div>
          <Text whiteSpace="nowrap" textAlign="end">
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {item.quantity} ×{' '}
            </chakra.span>
            <Price amount={item.price} />
          </Text>
        </Flex>
      ))}
    </chakra.ul>
  )
}
