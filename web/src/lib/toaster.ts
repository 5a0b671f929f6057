/** What a message says, and its tone. */
export type ToastMessage = {
  title: string
  description?: string
  type?: 'success' | 'error' | 'info'
  /** A way on from here. */
  link?: { to: string; label: string }
  /** What takes it back, or does what follows. */
  action?: { label: string; onPress: () => void }
}

type Listener = (message: ToastMessage | null) => void

const listeners = new Set<Listener>()
let undelivered: ToastMessage | null = null

const publish: Listener = (message) => {
  undelivered = message
  for (const listener of listeners) listener(message)
}

/** The one message of the moment, for what shows it. */
export const toastStore = {
  /** Hear each message, null when it is taken away; the last one at once, if nobody has shown it yet. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    if (undelivered) listener(undelivered)
    return () => listeners.delete(listener)
  },
  /** The message is on screen: who comes later need not show it again. */
  delivered(): void {
    undelivered = null
  },
  /** Take the message away. */
  remove: () => publish(null),
}

/**
 * Short messages, one at a time, five seconds each, announced politely. What shows them weighs more than this and is
 * fetched with the first message.
 */
export const toaster = {
  create: (message: ToastMessage) => publish(message),
  success: (message: Omit<ToastMessage, 'type'>) => publish({ ...message, type: 'success' }),
  error: (message: Omit<ToastMessage, 'type'>) => publish({ ...message, type: 'error' }),
}

let hearer: ((words: string) => void) | undefined

/** Has screen readers say something politely, by the one region for it (app/layout/page-frame.tsx); nothing is shown. */
export const announce = (words: string): void => hearer?.(words)

/** Hears what is to be said, in place of whoever heard it before. */
export function hearAnnouncements(hear: (words: string) => void): () => void {
  hearer = hear
  return () => {
    if (hearer === hear) hearer = undefined
  }
}
