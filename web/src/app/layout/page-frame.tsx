import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom'
import { StepUpHost } from '../../features/accounts/security/step-up-host.tsx'
import { ConsentBanner } from '../../features/consent/consent-banner.tsx'
import { hearAnnouncements } from '../../lib/toaster.ts'
import { LiveRegion } from '../../ui/feedback/live-region.tsx'
import { ToastHost } from '../../ui/feedback/toast-host.tsx'
import { SkipLink } from '../../ui/layout/skip-link.tsx'

interface PageFrameProps {
  header: ReactNode
  footer?: ReactNode
  /** Shown in the place of the page. */
  instead?: ReactNode
  /** The content is personal data: clicks are counted without its texts, and there is no cookie banner. */
  isPrivate?: boolean
}

/** What the shop and its administration have in common: skip link, focus, messages, consent. */
export function PageFrame({ header, footer, instead, isPrivate = false }: PageFrameProps) {
  const content = useRef<HTMLElement>(null)
  const announcement = useRouteFocus(content)
  useEffect(markAsAnswering, [])
  return (
    <Flex direction="column" minH="dvh">
      <SkipLink to="contenu">Aller au contenu</SkipLink>
      {!isPrivate && <ConsentBanner />}
      {header}
      <chakra.main ref={content} id="contenu" tabIndex={-1} flex="1" data-private={isPrivate || undefined}>
        {instead ?? <Outlet />}
      </chakra.main>
      {footer}
      <LiveRegion>{announcement}</LiveRegion>
      <ToastHost />
      <StepUpHost />
      <ScrollRestoration />
    </Flex>
  )
}

/** From now on links fetch what they need by themselves: the browser no longer fetches pages ahead (speculation-rules.json). */
function markAsAnswering(): void {
  document.documentElement.dataset.answers = ''
}

/**
 * What screen readers are to be told. After each change of page, moves focus to the content and tells screen readers the title of the new page, as a
 * browser does when it loads one. Filters and anchors leave focus where it is.
 */
function useRouteFocus(content: RefObject<HTMLElement | null>): string {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')
  // The same words again are said again.
  useEffect(
    () =>
      hearAnnouncements((words) => setAnnouncement((last) => (last === words ? `${words}\u00a0` : words))),
    [],
  )
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (!hash) content.current?.focus({ preventScroll: true })
    // The title is set by the page itself, in the same commit or when its data comes.
    const timer = setTimeout(() => setAnnouncement(document.title), 300)
    return () => clearTimeout(timer)
  }, [pathname, hash, content])
  return announcement
}
