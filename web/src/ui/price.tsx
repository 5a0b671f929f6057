import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { formatPrice } from '../lib/format-price.ts'

/** A price in euros, from the decimal string of the API. */
export function Price({ amount, ...rest }: { amount: string } & HTMLChakraProps<'span'>) {
  return (
    <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums" {...rest}>
      {formatPrice(amount)}
    </chakra.span>
  )
}
