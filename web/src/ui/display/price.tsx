import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { formatPrice } from '../../../../api/src/platform/reading/french-euros.rules.ts'

export { formatEuros, formatPrice } from '../../../../api/src/platform/reading/french-euros.rules.ts'

/** A price in euros, from the decimal string of the API. */
export function Price({ amount, ...rest }: { amount: string } & HTMLChakraProps<'span'>) {
  return (
    <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums" {...rest}>
      {formatPrice(amount)}
    </chakra.span>
  )
}
