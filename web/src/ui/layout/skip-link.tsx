import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface SkipLinkProps {
  /** The id of an element of the page, which takes the focus. */
  to: string
  children: ReactNode
}

/** Jumps over what is the same on every page, or long to walk through by Tab; seen while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <chakra.a
      href={`#${to}`}
      position="fixed"
      top="3"
      insetStart="3"
      px="5"
      py="3"
      borderRadius="full"
      bg="accent.solid"
      color="accent.contrast"
      fontWeight="semibold"
      zIndex="skipNav"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {children}
    </chakra.a>
  )
}
