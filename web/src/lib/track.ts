/** An action that only the feature knows of: no DOM event shows it. */
export type TrackedEvent =
  | { type: 'search'; term: string; resultCount: number }
  | { type: 'add_to_cart'; productId: string }
  | { type: 'waitlist' }

type Listener = (event: TrackedEvent) => void

const listeners = new Set<Listener>()

/** Reports an action to whoever counts usage. It works without listeners, and a failing listener never reaches the caller. */
export function track(event: TrackedEvent): void {
  for (const listener of listeners) {
    try {
      listener(event)
    } catch {
      // The action itself has worked.
    }
  }
}

/** Calls the listener with each action from now on; returns what stops it. */
export function onTrack(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
