import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'

/** What stands in the place of a form that was sent. The button that had the focus is gone: the focus comes here. */
export function SaidInstead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="5">
      <Heading
        as="h2"
        textStyle="display.sm"
        tabIndex={-1}
        outline="none"
        ref={(said: HTMLElement | null) => said?.focus({ preventScroll: true })}
      >
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
