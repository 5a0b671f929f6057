import { IconButton } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBag } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { useFavourites } from '../../lib/session/favourites.ts'
import { HeartIcon } from '../../ui/display/heart-icon.tsx'
import { paths } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { DesktopNav } from './desktop-nav.tsx'
import { HeaderSearch } from './header-search.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

// Few people are administrators.
const AdminLink = lazy(async () => ({ default: (await import('./admin-link.tsx')).AdminLink }))

/** The top of every page: where things are, who is looking, what is in the cart. */
export function Header({ viewer, cartCount }: { viewer: Viewer | null; cartCount?: number }) {
  const isAdmin = viewer?.isAdmin ?? false
  const favouriteCount = useFavourites().ids.length
  return (
    <chakra.header
      position="var(--sticky)"
      top="var(--unstick)"
      zIndex="sticky"
      bg="bg.canvas"
      borderBottomWidth="1px"
      borderColor="border.muted"
      // Open, the search lies over the banner about cookies as well.
      css={{ '&:has([data-open])': { zIndex: 'modal' } }}
    >
      <Container>
        <Flex
          align="center"
          justify="space-between"
          // In letters twice as large its buttons are a line of their own.
          wrap={{ base: 'wrap', sm: 'nowrap' }}
          gap={{ base: '0', sm: '4' }}
          minH={{ base: '16', lg: '20' }}
        >
          <Flex align="center" gap="1" ms={{ base: '-3', xl: '0' }} me={{ xl: '4' }}>
            <MobileMenu viewer={viewer} />
            <Logo />
          </Flex>
          <DesktopNav />
          <Flex align="center" justify="end" flex={{ lg: '1' }} gap={{ base: '0', md: '1' }} me="-3">
            <HeaderSearch />
            <Suspense>{isAdmin && <AdminLink />}</Suspense>
            <AccountMenu viewer={viewer} />
            <CountedLink
              to={paths.favourites()}
              words={['Mes favoris', 'produit', 'produits']}
              count={favouriteCount}
            >
              <HeartIcon />
            </CountedLink>
            <CountedLink to={paths.cart()} words={['Panier', 'article', 'articles']} count={cartCount}>
              <ShoppingBag aria-hidden />
            </CountedLink>
          </Flex>
        </Flex>
      </Container>
    </chakra.header>
  )
}

interface CountedLinkProps {
  to: string
  /** Its name, and what is counted: one, several. */
  words: [string, string, string]
  count?: number
  /** Its icon. */
  children: ReactNode
}

/** The way to what somebody has gathered, and how many things are there once there are any. */
function CountedLink({ to, words: [name, one, several], count = 0, children }: CountedLinkProps) {
  const label = count > 0 ? `${name}, ${count} ${count === 1 ? one : several}` : name
  return (
    <IconButton asChild variant="ghost" aria-label={label}>
      <Link to={to}>
        {children}
        {count > 0 && (
          <chakra.span
            aria-hidden
            position="absolute"
            // Beside the icon rather than on it.
            top="0"
            insetEnd="0"
            minW="4.5"
            px="1"
            ring="2px"
            ringColor="bg.canvas"
            borderRadius="full"
            bg="offer.solid"
            color="offer.contrast"
            fontSize="2xs"
            lineHeight="1.6"
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
