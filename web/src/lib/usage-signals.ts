/** What a feature knows and no event of the page tells. */
export type UsageSignal =
  | { type: 'search'; term: string; resultCount: number }
  | { type: 'add_to_cart'; productId: string }
  | { type: 'waitlist' }

type Listener = (signal: UsageSignal) => void

const listeners = new Set<Listener>()

/** Tells whoever counts; nobody listening is no mistake, and a listener that fails is not the caller’s business. */
export function signalUsage(signal: UsageSignal): void {
  for (const listener of listeners) {
    try {
      listener(signal)
    } catch {
      // What was signalled has happened all the same.
    }
  }
}

/** Hear each signal from now on. */
export function onUsageSignal(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
