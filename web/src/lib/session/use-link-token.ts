import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What the page of a link keeps in its entry of the history, where only this tab sees it. */
type LinkState = { linkToken?: string } | null

/**
 * The token of a link in a mail: it stands behind « # », which no browser tells a server. It leaves the address as soon
 * as it is read, and is there after a reload all the same. Empty when there is none.
 * @returns the token, and forgets it once it is used up.
 */
export function useLinkToken(): [token: string, forget: () => void] {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const given = hash.slice(1)
  useEffect(() => {
    if (given) void navigate(pathname, { replace: true, state: { linkToken: given } satisfies LinkState })
  }, [given, pathname, navigate])
  const token = given || ((state as LinkState)?.linkToken ?? '')
  return [token, () => void navigate(pathname, { replace: true, state: null })]
}
