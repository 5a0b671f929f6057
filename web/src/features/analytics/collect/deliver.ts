const address = '/api/analytics'

/** How a batch goes: while the page stays, or as it may be leaving. */
export type Way = 'fetch' | 'beacon'

const post = (url: string, body: string) => {
  const request = fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    keepalive: true,
    priority: 'low',
  })
  // Not counted is not counted: trying again would cost the visitor more than it tells.
  request.catch(() => undefined)
}

const beacon = (url: string, body: string): boolean => {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))
  } catch {
    // There are browsers without it, and visitors who forbid it.
    return false
  }
}

/** Sends a batch and forgets it. Only `withConsent` may the server keep what identifies. */
export function deliver(body: string, withConsent: boolean, way: Way): void {
  const url = withConsent ? `${address}?consent=accepted` : address
  if (way === 'fetch' || !beacon(url, body)) post(url, body)
}
