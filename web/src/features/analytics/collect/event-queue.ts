import { onConsentChange, readConsent } from '../../../lib/consent-choice.ts'
import type { CollectedEvent } from './collected-event.ts'
import { deliver, type Way } from './deliver.ts'
import { guarded } from './guarded.ts'

const maxEvents = 20
const maxWaitMs = 5_000
/** Browsers take 64 kB of what may outlive its page. */
const maxBytes = 60_000

const isAccepted = () => readConsent() === 'accepted'
const encoder = new TextEncoder()

/** What waits to be sent. */
export interface EventQueue {
  add: (event: CollectedEvent) => void
  send: (way: Way) => void
  stop: () => void
}

/**
 * Gathers events: sent at twenty, or five seconds after the first. A batch goes with consent only if « accepted » was
 * the choice at each of its events and still is.
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
    if (events.length > 0) deliver(`[${events.join()}]`, wasAccepted && isAccepted(), way)
  }
  // A yes does not reach back: what waits goes without. A no does: what waits becomes anonymous.
  const followConsent = guarded(() => {
    const accepted = isAccepted()
    if (accepted && !wasAccepted) send('fetch')
    wasAccepted = accepted
  })
  const unsubscribe = onConsentChange(followConsent)

  const add = (event: CollectedEvent) => {
    // The choice can change unheard, when somebody clears the storage.
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
