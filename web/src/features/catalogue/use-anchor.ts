import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to an element when the URL names it. The browser does so by itself only for what is in the page when
 * it loads; a product comes later.
 */
export function useAnchor(id: string, ref: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one press on the same link from the next.
  useEffect(() => {
    if (hash === `#${id}`) ref.current?.scrollIntoView?.({ block: 'start' })
  }, [hash, key, id, ref])
}
