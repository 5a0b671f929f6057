import { createBrowserRouter } from 'react-router-dom'
import { adminRoutes } from './admin/admin-routes.tsx'
import { routes } from './routes.tsx'
import { transformImages } from './view-transitions.ts'

/** Every screen, those of the administration too. */
export const allRoutes = [...routes, adminRoutes]

/**
 * The router of the browser. Made once, by main.
 * @param isThere the whole page came from the server: the browser has found the place on it by itself, and whoever has
 * scrolled since stays where they are. React Router scrolls to the top, or back, only where it builds the page.
 */
export function makeRouter(isThere: boolean) {
  keyHistoryEntries()
  const router = createBrowserRouter(allRoutes, isThere ? { hydrationData: {} } : {})
  transformImages(router)
  holdScrollPositions(router)
  return router
}

/** A page that is still too short by then stays where it is. */
const holdForMs = 10_000

const signsOfUse = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Gives each entry of the browser's history a key of its own. React Router gives one only to those that it makes
 * itself: the first of each load and those of plain `#` links would all be « default », and share one place in its
 * memory of scroll positions. To be called before the router is made: it reads the key.
 */
function keyHistoryEntries(): void {
  keyShownEntry()
  window.addEventListener('popstate', keyShownEntry)
}

function keyShownEntry(): void {
  if (window.history.state?.key) return
  const key = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...window.history.state, key }, '')
}

/**
 * `ScrollRestoration` scrolls once, and a page that is still loading can be too short for it, or be kept by the
 * browser at what stands there by then, such as the footer. This holds the position while the page grows, until
 * somebody scrolls.
 */
function holdScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  let { location, restoreScrollPosition: wanted } = router.state
  let release = () => {}
  router.subscribe((state) => {
    if (state.location === location && state.restoreScrollPosition === wanted) return
    location = state.location
    wanted = state.restoreScrollPosition
    release()
    if (typeof wanted === 'number') release = hold(Math.floor(wanted))
  })
}

/** @returns what releases the position. */
function hold(wanted: number): () => void {
  const page = document.documentElement
  const isThere = () => Math.floor(window.scrollY) === wanted
  const isLongEnough = () => page.scrollHeight - page.clientHeight >= wanted
  const end = new AbortController()
  const release = () => end.abort()
  const whileHeld = { signal: end.signal, passive: true, capture: true }
  const timer = setTimeout(release, holdForMs)
  const growth = new ResizeObserver(() => {
    if (!isThere()) window.scrollTo(0, wanted)
  })
  page.style.overflowAnchor = 'none'
  end.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    growth.disconnect()
    page.style.overflowAnchor = ''
  })
  for (const sign of signsOfUse) window.addEventListener(sign, release, whileHeld)
  window.addEventListener('scroll', () => isLongEnough() && !isThere() && release(), whileHeld)
  growth.observe(document.body)
  return release
}
