import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Price } from '../../ui/price.tsx'
import { StickyBar } from '../../ui/sticky-bar.tsx'
import { staleAmount } from './stale-amount.ts'

interface CartBarProps {
  total: string
  isUpdating: boolean
  children: ReactNode
}

/** On a phone, total and next step stay at the bottom of the screen until the summary itself is reached. */
export function CartBar({ total, isUpdating, children }: CartBarProps) {
  return (
    <StickyBar label="Total du panier">
      <Box>
        <Text fontSize="sm" color="fg.muted" lineHeight="1.2">
          Total
        </Text>
        <Price amount={total} fontSize="xl" fontWeight="semibold" {...staleAmount(isUpdating)} />
      </Box>
      {children}
    </StickyBar>
  )
}
