import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useRef, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { CartContents_CartFragmentDoc } from '../../graphql/generated/graphql.ts'
import { countedArticles } from '../../lib/format-number.ts'
import { useIsOnScreen } from '../../lib/use-is-on-screen.ts'
import { formatPrice, Price } from '../../ui/display/price.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { ButtonLink } from '../../ui/layout/links.tsx'
import { StickyBar } from '../../ui/layout/sticky-bar.tsx'
import { CartLineItem } from './cart-line-item.tsx'
import { cartColumns, staleAmount } from './cart-styles.ts'
import { CartSummary } from './cart-summary.tsx'
import { ClearCartButton } from './clear-cart-button.tsx'
import { CartReceipt } from './receipt/cart-receipt.tsx'
import { useCartChanges } from './use-cart.ts'

interface CartContentsProps {
  cart: FragmentType<typeof CartContents_CartFragmentDoc>
  /** The next step, shown in the summary and in the bar of a phone. */
  action: ReactNode
  /** What has come of it so far, shown above it. */
  note: ReactNode
  /** What is said of the opening, as long as nothing is sold. */
  opening: ReactNode
  /** The first day on which it can be bought; null where that is not known. */
  firstDay: Date | null
  /** The way to figures of one's own household. */
  adapt: ReactNode
}

/** The cart of somebody signed in: its lines, what they cost, and every change of them. */
export function CartContents({ cart, action, note, opening, firstDay, adapt }: CartContentsProps) {
  const contents = readFragment(CartContents_CartFragmentDoc, cart)
  const { lines, total, totalQuantity, withdrawnCount } = contents
  const { changeLine, removeLine, clearCart, isUpdating } = useCartChanges()
  const announcement = useCartAnnouncement({ totalQuantity, total }, isUpdating)
  const actionPlace = useRef<HTMLDivElement>(null)
  const isActionOnScreen = useIsOnScreen(actionPlace)
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {withdrawnCount > 0 && <WithdrawnNote count={withdrawnCount} />}
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
              <CartSummary
                cart={contents}
                isUpdating={isUpdating}
                receipt={<CartReceipt cart={contents} firstDay={firstDay} adapt={adapt} />}
                opening={opening}
              >
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

/** What was chosen and is no longer offered: it cannot be shown any more, but it does not go without a word. */
function WithdrawnNote({ count }: { count: number }) {
  const words =
    count > 1
      ? `${count}\u00a0produits de votre panier ne sont plus proposés\u00a0: ils n’y comptent plus.`
      : 'Un produit de votre panier n’est plus proposé\u00a0: il n’y compte plus.'
  return (
    <Text role="status" mb="4" px="4" py="3" rounded="lg" bg="bg.subtle">
      {words}
    </Text>
  )
}

interface CartBarProps {
  total: string
  isUpdating: boolean
  children: ReactNode
}

/** On a phone, total and next step stay at the bottom of the screen until the summary itself is reached. */
function CartBar({ total, isUpdating, children }: CartBarProps) {
  return (
    <StickyBar label="Total du panier">
      {/* One above the other where they do not fit side by side. */}
      <Flex flex="1" wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2">
        <Box>
          <Text fontSize="sm" color="fg.muted" lineHeight="1.2">
            Total
          </Text>
          <Price amount={total} fontSize="xl" fontWeight="semibold" {...staleAmount(isUpdating)} />
        </Box>
        <Grid flex="1 0 auto" justifyItems="stretch" maxW={{ sm: 'max-content' }}>
          {children}
        </Grid>
      </Flex>
    </StickyBar>
  )
}

/** Nothing in the cart yet: the way to the products, and the same next step as from a full one. */
function CartEmpty({ action, note }: { action: ReactNode; note: ReactNode }) {
  return (
    <EmptyState
      title="Votre panier est vide"
      description="Savons, gourdes, pommeaux économes : chaque fiche dit ce que l’objet change, chiffres à l’appui."
      action={
        <Stack gap="4" align="center">
          {note}
          <Stack gap="3" direction={{ base: 'column', sm: 'row' }}>
            <ButtonLink to={paths.products()} minH="12">
              Découvrir nos produits
            </ButtonLink>
            {action}
          </Stack>
        </Stack>
      }
    />
  )
}

interface Announced {
  totalQuantity: number
  total: string
}

/** What screen readers hear once a change of the cart has settled; nothing for the cart one arrives at. */
function useCartAnnouncement({ totalQuantity, total }: Announced, isUpdating: boolean): string {
  const [settled, setSettled] = useState({ totalQuantity, total, words: '' })
  const isNews = settled.totalQuantity !== totalQuantity || settled.total !== total
  if (!isUpdating && isNews) {
    const words = `Panier mis à jour\u00a0: ${countedArticles(totalQuantity)}, total ${formatPrice(total)}.`
    setSettled({ totalQuantity, total, words })
  }
  return settled.words
}
