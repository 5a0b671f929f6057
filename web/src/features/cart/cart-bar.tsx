import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Price } from '../../ui/price.tsx'
import { staleAmount } from './stale-amount.ts'

interface CartBarProps {
  total: string
  isUpdating: boolean
  children: ReactNode
}

/** On a phone, total and next step stay at the bottom of the screen until the summary itself is reached. */
export function CartBar({ total, isUpdating, children }: CartBarProps) {
  return (
    <Flex
      role="group"
      aria-label="Total du panier"
      hideFrom="lg"
      position="sticky"
      // Above the consent banner while that shows.
      bottom="var(--banner-height, 0px)"
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      mx={{ base: '-4', md: '-8' }}
      px={{ base: '4', md: '8' }}
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      gap="4"
      align="center"
      justify="space-between"
      shadow="lg"
    >
      <Box>
        <Text fontSize="sm" color="fg.muted" lineHeight="1.2">
          Total
        </Text>
        <Price amount={total} fontSize="xl" fontWeight="semibold" {...staleAmount(isUpdating)} />
      </Box>
      {children}
    </Flex>
  )
}
