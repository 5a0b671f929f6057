import { IconButton } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { paths } from '../paths.ts'
import { AccountMenu } from './account-menu.tsx'
import { DesktopNav } from './desktop-nav.tsx'
import { HeaderSearch } from './header-search.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** The top of every page: where things are, who is looking, what is in the cart. */
export function Header({ viewer, cartCount }: { viewer: Viewer | null; cartCount?: number }) {
  const isAdmin = viewer?.isAdmin ?? false
  return (
    <chakra.header
      position="var(--sticky)"
      top="0"
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
          gap={{ base: '0', sm: '4' }}
          minH={{ base: '16', lg: '20' }}
        >
          <Flex align="center" gap="1" ms={{ base: '-3', xl: '0' }}>
            <MobileMenu viewer={viewer} />
            <Logo />
          </Flex>
          <DesktopNav isAdmin={isAdmin} />
          <Flex align="center" justify="end" flex={{ xl: '1' }} gap={{ base: '0', md: '1' }} me="-3">
            <HeaderSearch />
            <AccountMenu viewer={viewer} />
            <CartLink count={cartCount} />
          </Flex>
        </Flex>
      </Container>
    </chakra.header>
  )
}

const named = (count: number) => (count === 1 ? 'Panier, 1 article' : `Panier, ${count} articles`)

/** The way to the cart, and how many things are in it once there are any. */
function CartLink({ count = 0 }: { count?: number }) {
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
