import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

/** A sheet of the account page, under its own heading. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="l3"
      p={{ base: '5', md: '8' }}
    >
      <Stack gap={{ base: '5', md: '6' }}>
        <Heading as="h2" id={id} textStyle="display.sm">
          {title}
        </Heading>
        {children}
      </Stack>
    </chakra.section>
  )
}
