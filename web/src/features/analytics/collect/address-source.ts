import type { PageSource } from './watch-pages.ts'

/** The page that is shown: the address bar says it until the router is there. */
export interface AddressSource extends PageSource {
  /** From now on this router says it. */
  follow: (router: PageSource) => void
}

/** One for each document. */
export function addressSource(): AddressSource {
  const listeners = new Set<() => void>()
  const { pathname, search } = window.location
  let state: PageSource['state'] = { location: { pathname, search } }
  return {
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow(router) {
      const tell = () => {
        state = router.state
        for (const listener of listeners) listener()
      }
      router.subscribe(tell)
      tell()
    },
  }
}
