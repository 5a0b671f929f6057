import { cleanPath, pageAddress } from './clean-address.ts'
import type { Place } from './collected-event.ts'
import { firstReferrer } from './first-referrer.ts'
import { guarded } from './guarded.ts'
import { pageName } from './page-name.ts'

/** What is needed of the router. */
export interface PageSource {
  readonly state: { readonly location: { pathname: string; search: string } }
  subscribe(listener: () => void): () => void
}

/** The page of the moment, and the end of watching. */
export interface Pages {
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
