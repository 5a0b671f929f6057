import { cleanPath, linkAddress } from './clean-address.ts'

const navigationType = () => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  return entry && 'type' in entry ? entry.type : undefined
}

/**
 * Where the visitor came from when this document was opened. To the server a path is « from the shop », anything
 * else the beginning of a visit: so a page that is loaded again, or gone back to, says its own path.
 */
export function firstReferrer(pathname: string): string | undefined {
  const type = navigationType()
  if (type === 'reload' || type === 'back_forward') return cleanPath(pathname)
  if (!document.referrer) return undefined
  return linkAddress(document.referrer)?.replace(/\?.*$/, '')
}
