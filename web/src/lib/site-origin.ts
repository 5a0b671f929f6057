import { createContext, useCallback, useContext } from 'react'

/**
 * Scheme and host of the shop: « https://ramure.example ». Who renders the shop on the server gives it, and gives the
 * browser the same one; a browser that is told nothing takes that of its address.
 */
export const SiteOrigin = createContext<string | null>(null)

/** Makes whole addresses of the shop's own, as search engines and other sites need them. Foreign ones stay as they are. */
export function useAbsoluteUrl(): (address: string) => string {
  const given = useContext(SiteOrigin)
  return useCallback((address) => new URL(address, given ?? window.location.origin).href, [given])
}
