import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { matchRoutes, RouterProvider } from 'react-router-dom'
import { Providers } from './app/providers.tsx'
import { allRoutes, makeRouter } from './app/router.ts'
import type { AddressSource } from './features/analytics/collect/address-source.ts'
import { makeClient } from './graphql/client.ts'
import { restoreAnswers } from './graphql/freshness.ts'
import { FirstPageContext } from './lib/first-page.ts'
import type { FirstPageState } from './lib/first-page-state.ts'
import { whenIdle } from './lib/idle/when-idle.ts'
import { SiteOrigin } from './lib/site-origin.ts'

/** What the server found out for this page; null where it sent an empty one. */
function readState(): FirstPageState | null {
  const text = document.getElementById('state')?.textContent
  return text ? JSON.parse(text) : null
}

/**
 * When the answers that came with the page were right: when it was sent, or found unchanged. A page out of the browser's
 * own memory was not asked for: nobody knows, and the questions are asked again behind it.
 */
function answeredAt(): number {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit && visit.transferSize > 0 ? performance.timeOrigin + visit.responseStart : 0
}

/** Takes over a page that is there: its code first, or what is there would go away until it has come. */
async function loadMatchedRoutes(): Promise<void> {
  const matches = matchRoutes(allRoutes, window.location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}

// Fetched beside the code of the page.
const repeating = import('./repeat-early-input.ts')

/** Says when the page answers to a hand. */
function Ready() {
  useEffect(() => {
    // Whoever has a hand on the page moves about in it: all of it is drawn, as that of any page from here on.
    whenIdle(() => document.getElementById('root')?.setAttribute('data-open', ''))
    // Not in here: React takes over the part that is pressed at once, but not while it is at work.
    repeating.then(
      ({ repeatEarlyInput }) => repeatEarlyInput(),
      // The page answers all the same; what was pressed before goes the plain way.
      () => window.early?.stop(),
    )
  }, [])
  return null
}

/**
 * Opens the shop in the browser: takes over the page that the server rendered, or builds one where it sent none.
 * @param pages is told of the router, which knows the page from then on.
 */
export async function openShop(pages: AddressSource): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const state = readState()
  const client = makeClient({ uri: '/graphql' })
  const hasGlobalStyles = document.querySelector('style[data-global]') !== null
  if (state) {
    restoreAnswers(client, state.cache, state.answered, answeredAt())
    await loadMatchedRoutes()
  }
  // Each page brings its own title; the one of an empty page was for the wait.
  else document.querySelector('head > title')?.remove()

  const router = makeRouter(root.dataset.rendered === 'page')
  const firstPage = {
    isRendered: state !== null,
    isMember: state?.isMember ?? false,
    missingPath: state?.missingPath,
    preview: state?.preview,
  }
  const shop = (
    <StrictMode>
      <SiteOrigin value={state?.origin ?? null}>
        <FirstPageContext value={firstPage}>
          <Providers client={client} hasGlobalStyles={hasGlobalStyles}>
            <RouterProvider router={router} />
          </Providers>
        </FirstPageContext>
      </SiteOrigin>
      <Ready />
    </StrictMode>
  )
  // In a transition, so that a hand gets a turn between two parts of the page.
  if (state) startTransition(() => void hydrateRoot(root, shop))
  else createRoot(root).render(shop)
  pages.follow(router)
  const { location } = router.state
  const leaveFirstPage = router.subscribe((next) => {
    if (next.location.pathname === location.pathname) return
    leaveFirstPage()
    delete root.dataset.rendered
    document.documentElement.classList.remove('late-inter', 'late-fraunces')
  })
}
