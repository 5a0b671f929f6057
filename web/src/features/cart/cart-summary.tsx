import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartSummary_CartFragmentDoc } from '../../graphql/generated/graphql.ts'
import { formatPrice } from '../../ui/display/price.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { staleAmount } from './cart-styles.ts'
import { FreeShippingGauge } from './free-shipping-gauge.tsx'

interface CartSummaryProps {
  cart: FragmentType<typeof CartSummary_CartFragmentDoc>
  isUpdating: boolean
  /** What it changes, below what it costs and what one can do next. */
  receipt: ReactNode
  /** What one can do next. */
  children: ReactNode
  /** What is said of the opening, as long as nothing is sold. */
  opening: ReactNode
}

/** What the cart costs. Every amount is the server's; while it computes, they fade. */
export function CartSummary({ cart, isUpdating, receipt, children, opening }: CartSummaryProps) {
  const { subtotal, shipping, total, missingForFreeShipping } = readFragment(
    CartSummary_CartFragmentDoc,
    cart,
  )
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} aria-busy={isUpdating} p={{ base: '5', md: '6' }}>
      <Heading as="h2" id={id} textStyle="display.sm" mb="5">
        Récapitulatif
      </Heading>
      <Stack gap="5" {...staleAmount(isUpdating)}>
        <FreeShippingGauge subtotal={subtotal} missing={missingForFreeShipping} />
        <SummaryRows {...{ subtotal, shipping, total }} />
      </Stack>
      <Stack gap="3" mt="5">
        {children}
        {opening && (
          <Text fontSize="sm" color="fg.muted" textAlign="center" textWrap="balance">
            {opening}
          </Text>
        )}
      </Stack>
      {receipt}
    </Panel>
  )
}

/** The amounts of a cart, in euros. */
interface SummaryRowsProps {
  subtotal: string
  shipping: string
  total: string
}

/** What the products cost, what the delivery costs, and both. */
export function SummaryRows({ subtotal, shipping, total }: SummaryRowsProps) {
  return (
    <chakra.dl display="grid" gap="3">
      <SummaryRow term="Sous-total">{formatPrice(subtotal)}</SummaryRow>
      <SummaryRow term="Livraison" note="Livraison gratuite dès 50€ d'achat">
        {Number(shipping) === 0 ? 'Gratuit' : formatPrice(shipping)}
      </SummaryRow>
      <SummaryRow term="Total" isTotal>
        {formatPrice(total)}
      </SummaryRow>
    </chakra.dl>
  )
}

interface SummaryRowProps {
  term: string
  note?: string
  isTotal?: boolean
  children: ReactNode
}

const totalStyle = { borderTopWidth: '1px', borderColor: 'border', pt: '4', mt: '1', fontWeight: 'semibold' }

/** A name, its amount, and what there is to say about it. */
function SummaryRow({ term, note, isTotal = false, children }: SummaryRowProps) {
  return (
    <Grid
      templateColumns="1fr auto"
      alignItems="baseline"
      columnGap="4"
      rowGap="0.5"
      {...(isTotal ? totalStyle : undefined)}
    >
      <chakra.dt fontSize={isTotal ? 'lg' : 'md'}>{term}</chakra.dt>
      <chakra.dd
        fontSize={isTotal ? '2xl' : 'md'}
        lineHeight="1.2"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {children}
      </chakra.dd>
      {note && (
        <chakra.dd gridColumn="1 / -1" fontSize="sm" color="fg.muted">
          {note}
        </chakra.dd>
      )}
    </Grid>
  )
}
