import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds now; on a server, it does not. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
/** A window as wide as a phone's: what stands in a row elsewhere moves into bars and sheets. */
export const useIsPhone = (): boolean => useMediaQuery('(width < 48rem)')

/** A window too narrow for everything that a header could hold. */
export const useIsNarrow = (): boolean => useMediaQuery('(width < 80rem)')
