import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { lazy, Suspense, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { CartContents } from '../../features/cart/cart-contents.tsx'
import { CartSkeleton } from '../../features/cart/cart-skeleton.tsx'
import { CartVisitor } from '../../features/cart/cart-visitor.tsx'
import { useCart } from '../../features/cart/use-cart.ts'
import { OpeningReminder } from '../../features/engagement/opening-reminder.tsx'
import { useWaitlist } from '../../features/engagement/use-waitlist.tsx'
import { HouseholdButton } from '../../features/household/household-button.tsx'
import { useShopFrame } from '../../features/settings/use-shop-frame.ts'
import { hasErrorCode } from '../../graphql/errors.ts'
import { DoneNote } from '../../ui/feedback/done-note.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ArrowLink, ButtonLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'

const CartIdeas = lazy(async () => ({ default: (await import('./cart-ideas.tsx')).CartIdeas }))

/** `/panier` (specification, section 2): what one has chosen, what it costs, and how to be told when it is for sale. */
export function CartPage() {
  const { viewer, isLoading } = useViewer()
  const { cart, contents, error, retry } = useCart(viewer !== null)
  const { salesOpen, openingWords, openingDay, isLoading: isFrameLoading } = useShopFrame()
  const [today] = useState(() => new Date())
  const waitlist = useWaitlist({
    person: viewer,
    productIds: contents?.lines.map(({ product }) => product.id),
    returnTo: paths.cart(),
  })
  const isNextStep = Boolean(contents?.lines.length) && !waitlist.hasJoined
  // Nobody waits any more for what is open.
  const nextStep = salesOpen ? (
    <ButtonLink to={`${paths.help()}#contact`} minH="12" variant="outline">
      Écrire à la boutique
    </ButtonLink>
  ) : (
    <Button
      minH="12"
      variant={isNextStep ? 'solid' : 'outline'}
      aria-haspopup={viewer ? 'dialog' : undefined}
      onPointerEnter={waitlist.preload}
      onFocus={waitlist.preload}
      onClick={waitlist.open}
    >
      {waitlist.hasJoined ? 'Modifier ma liste' : 'Découvrir quand disponible'}
    </Button>
  )
  const isEmpty = !isLoading && (viewer ? contents?.lines.length === 0 : true)
  const content = () => {
    if (isLoading) return <CartSkeleton />
    if (!viewer || hasErrorCode(error, 'UNAUTHENTICATED'))
      return <CartVisitor action={nextStep} otherwise={salesOpen === false && <OpeningReminder />} />
    // What the button says is known with the cart: nothing moves.
    if (cart && !waitlist.isLoading && !isFrameLoading)
      return (
        <CartContents
          cart={cart}
          // Nothing pays for itself before it can be bought.
          firstDay={salesOpen ? today : openingDay ? new Date(openingDay) : null}
          adapt={<HouseholdButton />}
          action={nextStep}
          note={!salesOpen && waitlist.hasJoined && <DoneNote>Vous êtes sur la liste</DoneNote>}
          opening={
            !salesOpen &&
            `${openingWords ?? 'Les ventes ouvrent bientôt'}\u00a0: aucun paiement ne vous est demandé aujourd’hui.`
          }
        />
      )
    if (error) return <ErrorState onRetry={retry} />
    return <CartSkeleton />
  }
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '8', lg: '16' }}>
      <PageTitle>Mon Panier</PageTitle>
      <Flex justify="space-between" align="center" columnGap="6" wrap="wrap" mb={{ base: '2', md: '6' }}>
        <PageHeading title="Mon Panier" />
        <ArrowLink to={paths.products()}>Continuer mes achats</ArrowLink>
      </Flex>
      {content()}
      {isEmpty && (
        <Suspense>
          <CartIdeas />
        </Suspense>
      )}
      {waitlist.dialog}
    </Container>
  )
}
