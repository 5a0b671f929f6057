import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { ConsentBanner } from '../../features/consent/consent-banner.tsx'
import { LiveRegion } from '../../ui/live-region.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { SkipLink } from './skip-link.tsx'
import { useRouteFocus } from './use-route-focus.ts'

interface PageFrameProps {
  header: ReactNode
  footer?: ReactNode
  /** The texts of the content are people's: clicks there are counted without them. Who works here is not asked about cookies. */
  isPrivate?: boolean
}

/** What the shop and its administration have in common: the way past the menus, focus, messages, consent. */
export function PageFrame({ header, footer, isPrivate = false }: PageFrameProps) {
  const content = useRef<HTMLElement>(null)
  const announcement = useRouteFocus(content)
  return (
    <Flex direction="column" minH="dvh">
      <SkipLink />
      {!isPrivate && <ConsentBanner />}
      {header}
      <chakra.main ref={content} id="contenu" tabIndex={-1} flex="1" data-private={isPrivate || undefined}>
        <Outlet />
      </chakra.main>
      {footer}
      <LiveRegion>{announcement}</LiveRegion>
      <ToastHost />
      <ScrollRestoration />
    </Flex>
  )
}
