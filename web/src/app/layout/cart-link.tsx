import { IconButton } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'

const named = (count: number) => (count === 1 ? 'Panier, 1 article' : `Panier, ${count} articles`)

/** The way to the cart, and how many things are in it once there are any. */
export function CartLink({ count = 0 }: { count?: number }) {
  return (
    <IconButton asChild variant="ghost" aria-label={count > 0 ? named(count) : 'Panier'}>
      <Link to={paths.cart()}>
        <ShoppingBag aria-hidden />
        {count > 0 && (
          <chakra.span
            aria-hidden
            position="absolute"
            top="0.5"
            insetEnd="0"
            minW="5"
            px="1"
            borderRadius="full"
            bg="offer.solid"
            color="offer.contrast"
            fontSize="2xs"
            lineHeight="1.8"
            fontVariantNumeric="tabular-nums"
            textAlign="center"
          >
            {count}
          </chakra.span>
        )}
      </Link>
    </IconButton>
  )
}
