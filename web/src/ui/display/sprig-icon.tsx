import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

/** The sprig of the shop: a stem and five leaves. Decoration and logo alike. */
export function SprigIcon(props: HTMLChakraProps<'svg'>) {
  return (
    <chakra.svg viewBox="0 0 48 48" fill="currentColor" aria-hidden {...props}>
      <path d="M24 2c5 5 5 11 0 16-5-5-5-11 0-16Z" />
      <path d="M38 10c1 7-3 11.500-11 12 0-7.500 4-11.500 11-12ZM10 10c-1 7 3 11.500 11 12 0-7.500-4-11.500-11-12Z" />
      <path d="M43 25c-1 6.500-6.500 9-14.500 7C30 25 35.500 22.500 43 25ZM5 25c1 6.500 6.500 9 14.500 7C18 25 12.500 22.500 5 25Z" />
      <path d="M22.800 20h2.400v26h-2.400z" />
    </chakra.svg>
  )
}
