import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode, RefObject } from 'react'

interface ResultsToolbarProps {
  /** Takes the focus when another page of results comes. */
  ref: RefObject<HTMLDivElement | null>
  children: ReactNode
}

/** Count, order and filters above the results; on a phone it stays in reach while the list scrolls. */
export function ResultsToolbar({ ref, children }: ResultsToolbarProps) {
  return (
    <Flex
      ref={ref}
      tabIndex={-1}
      position={{ base: 'sticky', lg: 'static' }}
      top="16"
      zIndex="docked"
      bg="bg.canvas"
      mx={{ base: '-4', md: '-8', lg: '0' }}
      px={{ base: '4', md: '8', lg: '0' }}
      py={{ base: '2', lg: '0' }}
      gap="4"
      wrap="wrap-reverse"
      align="center"
      justify="space-between"
    >
      {children}
    </Flex>
  )
}
