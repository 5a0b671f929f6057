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

let isCounted = true

/** Says whether what is done here counts: not while an administrator is signed in, who is at work. */
export function countVisits(counts: boolean): void {
  isCounted = counts
}

/** Whether it does. */
export const areVisitsCounted = (): boolean => isCounted
