import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useCart } from '../../features/cart/use-cart.ts'
import { ConsentBanner } from '../../features/consent/consent-banner.tsx'
import { FullScreenSpinner } from '../../ui/full-screen-spinner.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useRouteFocus } from './use-route-focus.ts'

/** The frame of every page. Until it is known who is looking, a spinner and nothing else (spec §2). */
export function RootLayout() {
  const { viewer, isLoading } = useViewer()
  const { facts: cart } = useCart(viewer !== null)
  const content = useRef<HTMLElement>(null)
  const announcement = useRouteFocus(content)
  if (isLoading) return <FullScreenSpinner />
  return (
    <Flex direction="column" minH="dvh">
      <SkipLink />
      <ConsentBanner />
      <Header viewer={viewer} cartCount={cart?.totalQuantity} />
      <chakra.main ref={content} id="contenu" tabIndex={-1} flex="1">
        <Outlet />
      </chakra.main>
      <Footer />
      <LiveRegion>{announcement}</LiveRegion>
      <ToastHost />
      <ScrollRestoration />
    </Flex>
  )
}
