import { Text, type TextProps } from '@chakra-ui/react/text'

/** Where an order goes, in the lines it was written in. */
export function OrderAddress({ address, ...rest }: { address: string | null } & TextProps) {
  const isKnown = Boolean(address?.trim())
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" color={isKnown ? undefined : 'fg.muted'} {...rest}>
      {isKnown ? address : 'Adresse non renseignée'}
    </Text>
  )
}
