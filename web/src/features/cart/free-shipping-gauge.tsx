import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { Leaf } from 'lucide-react'
import { formatPrice } from '../../ui/display/price.tsx'

/** How far it is to free delivery, in words and as a bar. */
export function FreeShippingGauge({ subtotal, missing }: { subtotal: string; missing: string }) {
  const share = freeShippingShare(subtotal, missing)
  const isFree = share === 1
  const words = isFree
    ? 'La livraison vous est offerte'
    : `Plus que ${formatPrice(missing)} pour la livraison offerte`
  return (
    <Box>
      <chakra.p
        display="flex"
        alignItems="center"
        gap="2"
        fontSize="sm"
        fontWeight="medium"
        color="accent.fg"
      >
        {isFree && <Leaf aria-hidden size="1.1em" />}
        {words}
      </chakra.p>
      <Box
        role="progressbar"
        aria-label="Vers la livraison offerte"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={words}
        mt="2"
        height="2"
        rounded="full"
        overflow="hidden"
        bg="accent.muted"
      >
        <Box
          height="full"
          rounded="full"
          bg="accent.solid"
          transformOrigin="left"
          transition="transform"
          transitionDuration="slow"
          style={{ transform: `translateX(${share * 100 - 100}%)` }}
        />
      </Box>
    </Box>
  )
}

/** The part of the way to free delivery that is done, from 0 to 1: for a bar, not for a bill. */
export function freeShippingShare(subtotal: string, missing: string): number {
  const [done, left] = [Number(subtotal), Number(missing)]
  return left === 0 ? 1 : done / (done + left)
}
