import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { type ReactNode, useId } from 'react'
import { showsTotal } from '../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { withOrdinal } from '../../../../api/src/platform/reading/french-dates.rules.ts'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  type OrderDetails_OrderFragment,
  OrderDetails_OrderFragmentDoc,
} from '../../graphql/generated/further/graphql.ts'
import { formatScore } from '../../lib/format-number.ts'
import { DateText } from '../../ui/display/date-text.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ProductImage } from '../../ui/display/product-image.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { TextLink } from '../../ui/layout/links.tsx'
import { OrderAddress, OrderStatusBadge, orderStatusLook } from './order-labels.tsx'

interface OrderDetailsProps {
  order: FragmentType<typeof OrderDetails_OrderFragmentDoc>
  /** What can be done with this many items. */
  action?: (itemCount: number) => ReactNode
}

/** Everything about one order: what it holds, what it costs, where it goes, how it came along. */
export function OrderDetails({ order, action }: OrderDetailsProps) {
  const { createdAt, status, total, shippingAddress, items, statusChanges } = readFragment(
    OrderDetails_OrderFragmentDoc,
    order,
  )
  return (
    <Stack gap="8">
      <Flex align="center" gap="3" wrap="wrap">
        <OrderStatusBadge status={status} />
        <Text color="fg.muted">
          Passée le <DateText date={createdAt} />
        </Text>
      </Flex>
      <OrderSection title="Articles">
        <OrderItems items={items} />
        <Flex justify="space-between" align="baseline" gap="4" pt="1">
          <Text>
            <chakra.span fontWeight="semibold">Total</chakra.span>{' '}
            <chakra.span fontSize="sm" color="fg.muted">
              livraison comprise
            </chakra.span>
          </Text>
          <Price amount={total} fontSize="xl" fontWeight="semibold" />
        </Flex>
        {items.length > 0 && action?.(items.length)}
      </OrderSection>
      <OrderSection title="Adresse de livraison">
        <OrderAddress address={shippingAddress} />
      </OrderSection>
      <OrderSection title="Suivi">
        <OrderTimeline changes={statusChanges} />
      </OrderSection>
    </Stack>
  )
}

/** What was ordered, as it was on the day: name, eco-score, quantity and price; and what it looks like today. */
function OrderItems({ items }: { items: OrderDetails_OrderFragment['items'] }) {
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
          <Box w="16" flexShrink="0" rounded="md" overflow="hidden">
            <ProductImage src={item.product?.imageUrl} alt="" sizes="4rem" />
          </Box>
          <chakra.div minW="0" flex="1">
            <Text fontWeight="medium" lineHeight="1.3" overflowWrap="anywhere">
              {item.product ? (
                <TextLink to={paths.product(item.product.id, item.product.name)}>{item.productName}</TextLink>
              ) : (
                item.productName
              )}
            </Text>
            <span className="official-cost">{item.product?.officialCostText}</span>
            {showsTotal(item) && (
              <Flex align="center" gap="1.5" fontSize="sm" color="fg.muted">
                <SprigIcon boxSize="4" color="fg.plant" flexShrink="0" />
                Éco-score {formatScore(item.productEcoScore)}/10
              </Flex>
            )}
          </chakra.div>
          <Text whiteSpace="nowrap" textAlign="end">
            <Price amount={item.lineTotal} fontWeight="medium" />
            <chakra.span display="block" fontSize="sm" color="fg.muted">
              {item.quantity} × <Price amount={item.price} />
            </chakra.span>
          </Text>
        </Flex>
      ))}
    </chakra.ul>
  )
}

/** A part of an order's details, under its title. */
function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <chakra.h3 id={id} fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h3>
      {children}
    </Stack>
  )
}

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** The life of an order so far, oldest first. */
function OrderTimeline({ changes }: { changes: OrderDetails_OrderFragment['statusChanges'] }) {
  return (
    <chakra.ol listStyleType="none" aria-label="Étapes de la commande">
      {changes.map(({ id, toStatus, changedAt }, index) => {
        const { label, icon: Icon, bg, color } = orderStatusLook(toStatus)
        const isLast = index === changes.length - 1
        return (
          <Flex as="li" key={id} gap="4" aria-current={isLast ? 'step' : undefined}>
            <Flex direction="column" align="center">
              <Center boxSize="9" borderRadius="full" flexShrink="0" bg={bg} color={color}>
                <Icon size={16} aria-hidden />
              </Center>
              {!isLast && <Box flex="1" w="0.5" minH="4" bg="border" />}
            </Flex>
            <Box pb={isLast ? '0' : '5'} pt="1">
              <chakra.p fontWeight={isLast ? 'semibold' : 'medium'}>{label}</chakra.p>
              <chakra.time dateTime={changedAt} fontSize="sm" color="fg.muted">
                {withOrdinal(moment.format(new Date(changedAt)))}
              </chakra.time>
            </Box>
          </Flex>
        )
      })}
    </chakra.ol>
  )
}

/** The place of an order's details while they are on their way. */
export function OrderDetailsSkeleton() {
  return (
    <Stack role="status" gap="6">
      <VisuallyHidden>Chargement des détails…</VisuallyHidden>
      <Skeleton h="10" w="3/5" />
      <Skeleton h="32" />
      <Skeleton h="40" />
    </Stack>
  )
}
