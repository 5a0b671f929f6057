import { Container } from '@chakra-ui/react/container'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A band of a page: full width outside, 1200 px inside, with the rhythm of the shop. */
export function Section({ children, ...rest }: { children: ReactNode } & HTMLChakraProps<'section'>) {
  return (
    <chakra.section py={{ base: '10', md: '16' }} {...rest}>
      <Container>{children}</Container>
    </chakra.section>
  )
}
