import { cleanPath, linkAddress, pageAddress } from './clean-address.ts'
import type { Place } from './collected-event.ts'
import { guarded } from './guarded.ts'
import { pageName } from './page-name.ts'

/** What is needed of the router. */
export interface PageSource {
  readonly state: { readonly location: { pathname: string; search: string } }
  subscribe(listener: () => void): () => void
}

/** The current page, and how to stop following it. */
interface Pages {
  place: () => Place
  pathname: () => string
  stop: () => void
}

/** Follows the visitor from page to page. Another query is the same page. */
export function watchPages(router: PageSource, onChange: () => void): Pages {
  let path = router.state.location.pathname
  let referrer = firstReferrer(path)
  const follow = guarded(() => {
    const { pathname } = router.state.location
    if (pathname === path) return
    referrer = cleanPath(path)
    path = pathname
    onChange()
  })
  return {
    place: () => ({ pageUrl: pageAddress(router.state.location), pageName: pageName(path), referrer }),
    pathname: () => path,
    stop: router.subscribe(follow),
  }
}

const navigationType = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry && 'type' in entry ? entry.type : undefined
}

/**
 * Where the visitor came from when this document was opened. To the server a path is « from the shop », anything
 * else the beginning of a visit: so a page that is loaded again, or gone back to, says its own path.
 */
function firstReferrer(pathname: string): string | undefined {
  const type = navigationType()
  if (type === 'reload' || type === 'back_forward') return cleanPath(pathname)
  if (!document.referrer) return undefined
  return linkAddress(document.referrer)?.replace(/\?.*$/, '')
}
