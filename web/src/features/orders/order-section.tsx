import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

/** A part of an order's details, under its title. */
export function OrderSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <chakra.h3 id={id} fontFamily="heading" fontSize="lg" fontWeight="semibold">
        {title}
      </chakra.h3>
      {children}
    </Stack>
  )
}
