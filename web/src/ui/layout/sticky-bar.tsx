import { Flex } from '@chakra-ui/react/flex'
import type { ReactNode } from 'react'

interface StickyBarProps {
  /** Its name for who does not see it. */
  label: string
  /** What it is about, then the next step. */
  children: ReactNode
}

/** On a phone: a price and the next step, at the bottom of the screen while the page scrolls behind them. */
export function StickyBar({ label, children }: StickyBarProps) {
  return (
    <Flex
      className="sticky-bar"
      role="group"
      aria-label={label}
      hideFrom="lg"
      position="var(--sticky)"
      // Above the consent banner while that shows.
      bottom="calc(var(--banner-height, 0px) + var(--unstick))"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      gap="4"
      // In letters twice as large one stands below the other.
      wrap="wrap"
      align="center"
      justify="space-between"
      shadow="lg"
    >
      {children}
    </Flex>
  )
}
