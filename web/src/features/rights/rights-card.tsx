import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/layout/card.tsx'

/** A sheet of the page, under its own heading. */
export function RightsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} p={{ base: '5', md: '8' }}>
      <Stack gap={{ base: '5', md: '6' }}>
        <Heading as="h2" id={id} textStyle="display.sm">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}
