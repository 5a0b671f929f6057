import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartContents_CartFragmentDoc } from '../../graphql/generated/graphql.ts'
import { LiveRegion } from '../../ui/live-region.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartEmpty } from './cart-empty.tsx'
import { cartColumns } from './cart-layout.ts'
import { CartLineItem } from './cart-line-item.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ClearCartButton } from './clear-cart-button.tsx'
import { useCartAnnouncement } from './use-cart-announcement.ts'
import { useChangeCartLine } from './use-change-cart-line.ts'
import { useClearCart } from './use-clear-cart.ts'
import { useIsOnScreen } from './use-is-on-screen.ts'
import { useRemoveCartLine } from './use-remove-cart-line.ts'

interface CartContentsProps {
  cart: FragmentType<typeof CartContents_CartFragmentDoc>
  /** The next step, shown in the summary and in the bar of a phone. */
  action: ReactNode
  /** What has come of it so far, shown above it. */
  note: ReactNode
}

/** The cart of somebody signed in: its lines, what they cost, and every change of them. */
export function CartContents({ cart, action, note }: CartContentsProps) {
  const contents = readFragment(CartContents_CartFragmentDoc, cart)
  const { lines, total, totalQuantity } = contents
  const { changeLine, isChanging } = useChangeCartLine()
  const { removeLine, isRemoving } = useRemoveCartLine()
  const { clearCart, isClearing } = useClearCart()
  const isUpdating = isChanging || isRemoving || isClearing
  const announcement = useCartAnnouncement({ totalQuantity, total }, isUpdating)
  const actionPlace = useRef<HTMLDivElement>(null)
  const isActionOnScreen = useIsOnScreen(actionPlace)
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {lines.length === 0 ? (
        <CartEmpty action={action} note={note} />
      ) : (
        <>
          <Grid {...cartColumns}>
            <Box minW="0">
              <chakra.ul aria-label="Articles du panier" listStyleType="none">
                {lines.map((line) => (
                  <CartLineItem
                    key={line.id}
                    line={line}
                    isUpdating={isUpdating}
                    onQuantityChange={(quantity) => changeLine(line.id, quantity)}
                    onRemove={() => removeLine(line.id, line.product.name)}
                  />
                ))}
              </chakra.ul>
              <Box borderTopWidth="1px" borderColor="border" pt="3">
                <ClearCartButton totalQuantity={totalQuantity} onClear={clearCart} />
              </Box>
            </Box>
            <Box position={{ lg: 'sticky' }} top="28">
              <CartSummary cart={contents} isUpdating={isUpdating}>
                {note}
                <Grid ref={actionPlace}>{action}</Grid>
              </CartSummary>
            </Box>
          </Grid>
          {!isActionOnScreen && (
            <CartBar total={total} isUpdating={isUpdating}>
              {action}
            </CartBar>
          )}
        </>
      )}
    </>
  )
}
