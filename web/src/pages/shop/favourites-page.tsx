import { useApolloClient } from '@apollo/client/react'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../app/paths.ts'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { ProductCard, ProductCardSkeleton } from '../../features/catalogue/cards/product-card.tsx'
import { ShelfGrid } from '../../features/catalogue/cards/product-shelf.tsx'
import { AddAllToCart } from '../../features/catalogue/favourites/add-all-to-cart.tsx'
import { meetAccount } from '../../features/catalogue/favourites/send-favourite.ts'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ShelfDocument } from '../../graphql/generated/graphql.ts'
import { counted } from '../../lib/format-number.ts'
import { keepFavourite, useFavourites } from '../../lib/session/favourites.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { ArrowLink, ButtonLink, TextLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { useQuickAdd } from './use-quick-add.tsx'

const CartIdeas = lazy(async () => ({ default: (await import('./cart-ideas.tsx')).CartIdeas }))

/** `/favoris`: what one has put aside, in this browser or in one's account. */
export function FavouritesPage() {
  const { viewer, isLoading } = useViewer()
  const { ids, isOfAccount } = useFavourites()
  const isWaiting = viewer !== null && !isOfAccount
  const account = useAccountFavourites(isWaiting)
  useFocusKept(ids.length)
  const [goneCount, setGoneCount] = useState(0)
  const content = () => {
    if (ids.length > 0)
      return (
        <FavouriteProducts
          ids={ids}
          isVisitor={!isLoading && viewer === null}
          isSignedIn={viewer !== null}
          onGone={(count) => setGoneCount((before) => before + count)}
        />
      )
    if (isWaiting && account.failed) return <ErrorState onRetry={account.retry} />
    if (isLoading || isWaiting) return <Places count={4} />
    return <NoFavourites />
  }
  return (
    <Container data-private pt={{ base: '6', md: '10' }} pb={{ base: '8', lg: '16' }}>
      <PageTitle>Mes favoris</PageTitle>
      <Flex justify="space-between" align="center" columnGap="6" wrap="wrap" mb={{ base: '2', md: '6' }}>
        <PageHeading title="Mes favoris" />
        <ArrowLink to={paths.products()}>Parcourir la boutique</ArrowLink>
      </Flex>
      {goneCount > 0 && (
        <Text role="status" mb="4" px="4" py="3" rounded="lg" bg="bg.subtle">
          {goneCount > 1
            ? `${goneCount}\u00a0de vos favoris ne sont plus proposés\u00a0: nous les avons retirés.`
            : 'Un de vos favoris n’est plus proposé\u00a0: nous l’avons retiré.'}
        </Text>
      )}
      {content()}
    </Container>
  )
}

/** Asks the account of who has just signed in, or comes on a device that does not know them yet. */
function useAccountFavourites(isWaiting: boolean) {
  const client = useApolloClient()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks once.
  useEffect(() => {
    if (!isWaiting) return
    setFailed(false)
    meetAccount(client).catch(() => setFailed(true))
  }, [client, isWaiting, attempt])
  return { failed, retry: () => setAttempt(attempt + 1) }
}

/** The card whose heart was pressed is gone: the keyboard goes on from the content, not from the top of the page. */
function useFocusKept(count: number): void {
  const before = useRef(count)
  useLayoutEffect(() => {
    const isLess = count < before.current
    before.current = count
    if (isLess && document.activeElement === document.body)
      document.getElementById('contenu')?.focus({ preventScroll: true })
  }, [count])
}

interface FavouriteProductsProps {
  ids: readonly string[]
  isVisitor: boolean
  isSignedIn: boolean
  /** So many of them are no longer offered. */
  onGone: (count: number) => void
}

/** The products, the latest first. One that is no longer offered is forgotten. */
function FavouriteProducts({ ids, isVisitor, isSignedIn, onGone }: FavouriteProductsProps) {
  // What is taken out needs no new question, nor what comes back.
  const [asked, setAsked] = useState(ids)
  const isEachAsked = ids.every((id) => asked.includes(id))
  useEffect(() => {
    if (!isEachAsked) setAsked(ids)
  }, [isEachAsked, ids])
  const { data, previousData, error, retry } = useFreshQuery(ShelfDocument, {
    maxAgeMs: freshFor.products,
    variables: { filter: { ids: [...asked] }, limit: asked.length },
  })
  useEffect(() => {
    if (!data) return
    const found = new Set(data.products.items.map(({ id }) => id))
    const gone = asked.filter((id) => !found.has(id) && ids.includes(id))
    if (gone.length === 0) return
    for (const id of gone) keepFavourite(id, false)
    onGone(gone.length)
  }, [data, asked, ids, onGone])
  const quickAdd = useQuickAdd()
  const items = (data ?? previousData)?.products.items
    .filter(({ id }) => ids.includes(id))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  if (error && !items) return <ErrorState onRetry={retry} />
  return (
    <Stack gap="6">
      <Flex wrap="wrap" align="flex-start" justify="space-between" columnGap="6" rowGap="3">
        <Text role="status" minH="12" alignContent="center" color="fg.muted">
          {counted(ids.length, 'produit', 'produits')}
        </Text>
        <AddAllToCart count={ids.length} isSignedIn={isSignedIn} />
      </Flex>
      {items ? (
        <ShelfGrid aria-label="Favoris">
          {items.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} headingLevel="h2" quickAdd={quickAdd} />
            </li>
          ))}
        </ShelfGrid>
      ) : (
        <Places count={ids.length} />
      )}
      {isVisitor && (
        <Text color="fg.muted">
          Vos favoris sont gardés dans ce navigateur.{' '}
          <TextLink to={paths.auth({ returnTo: paths.favourites() })}>Connectez-vous</TextLink> pour les
          retrouver sur tous vos appareils.
        </Text>
      )}
    </Stack>
  )
}

/** Empty places, while the products are on their way. */
function Places({ count }: { count: number }) {
  return (
    <ShelfGrid aria-busy aria-label="Favoris en cours de chargement">
      {Array.from({ length: Math.min(count, 8) }, (_, place) => `place-${place}`).map((place) => (
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ShelfGrid>
  )
}

/** What favourites are for, and where to find some. */
function NoFavourites() {
  return (
    <>
      <EmptyState
        title="Aucun favori pour le moment"
        description="Pressez le cœur d’un produit qui vous plaît&nbsp;: vous le retrouverez ici, pour y réfléchir ou le comparer."
        action={
          <ButtonLink to={paths.products()} minH="12">
            Découvrir nos produits
          </ButtonLink>
        }
      />
      <Suspense>
        <CartIdeas />
      </Suspense>
    </>
  )
}
