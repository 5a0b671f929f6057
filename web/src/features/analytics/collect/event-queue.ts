import { isMeasurementOff, onConsentChange, readConsent } from '../../../lib/session/consent-choice.ts'
import { areVisitsCounted } from '../../../lib/track.ts'
import type { CollectedEvent } from './collected-event.ts'
import { guarded } from './guarded.ts'

const maxEvents = 20

const maxWaitMs = 5_000

/** Browsers accept 64 kB for requests that outlive the page. */
const maxBytes = 60_000

const isAccepted = () => readConsent() === 'accepted'

const encoder = new TextEncoder()

/** Events waiting to be sent. */
interface EventQueue {
  add: (event: CollectedEvent) => void
  send: (way: Way) => void
  stop: () => void
}

/**
 * Gathers events: sent at twenty, or five seconds after the first. A batch goes with consent only if « accepted » was
 * the choice at each of its events and still is. Nothing is sent while an administrator is at work here, nor once
 * measurement is off.
 */
export function eventQueue(): EventQueue {
  let waiting: string[] = []
  let bytes = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether what waits happened under « accepted ». */
  let wasAccepted = isAccepted()

  const send = (way: Way) => {
    clearTimeout(timer)
    const events = waiting
    waiting = []
    bytes = 0
    // Events wait until it is known who is here: an administrator's go nowhere.
    if (events.length > 0 && areVisitsCounted() && !isMeasurementOff())
      deliver(`[${events.join()}]`, wasAccepted && isAccepted(), way)
  }
  // A later yes is not retroactive: what waits goes without consent. A no is: what waits becomes anonymous.
  const followConsent = guarded(() => {
    const accepted = isAccepted()
    if (accepted && !wasAccepted) send('fetch')
    wasAccepted = accepted
  })
  const unsubscribe = onConsentChange(followConsent)

  const add = (event: CollectedEvent) => {
    if (!areVisitsCounted() || isMeasurementOff()) return
    // Clearing the storage changes the choice without an event.
    followConsent()
    const text = JSON.stringify(event)
    const size = encoder.encode(text).length + 1
    if (bytes + size >= maxBytes) send('fetch')
    if (waiting.push(text) === 1)
      timer = setTimeout(
        guarded(() => send('fetch')),
        maxWaitMs,
      )
    bytes += size
    if (waiting.length >= maxEvents) send('fetch')
  }
  const stop = () => {
    clearTimeout(timer)
    waiting = []
    unsubscribe()
  }
  return { add, send, stop }
}

const address = '/api/analytics'

/** How a batch goes: while the page stays, or as it may be leaving. */
type Way = 'fetch' | 'beacon'

const post = (url: string, body: string) => {
  const request = fetch(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    keepalive: true,
    priority: 'low',
  })
  // No retry: it would cost the visitor more than a lost batch is worth.
  request.catch(() => undefined)
}

const beacon = (url: string, body: string): boolean => {
  try {
    return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }))
  } catch {
    // Some browsers lack it, some visitors block it.
    return false
  }
}

/** Sends a batch and forgets it. Only `withConsent` may the server keep what identifies. */
function deliver(body: string, withConsent: boolean, way: Way): void {
  const url = withConsent ? `${address}?consent=accepted` : address
  if (way === 'fetch' || !beacon(url, body)) post(url, body)
}
