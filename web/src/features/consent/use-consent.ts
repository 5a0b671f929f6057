import { useSyncExternalStore } from 'react'

/** What the visitor chose: every cookie, or only what the shop cannot do without. */
export type Consent = 'accepted' | 'declined'

const key = 'gdpr-consent'
const listeners = new Set<() => void>()
/** The choice of this page alone, where storage is forbidden. */
let unkept: Consent | null = null
/** How often « Gérer mes cookies » was pressed since the last choice. */
let reopenings = 0

const isConsent = (value: unknown): value is Consent => value === 'accepted' || value === 'declined'

const read = (): Consent | null => {
  try {
    const kept = localStorage.getItem(key)
    return isConsent(kept) ? kept : unkept
  } catch {
    return unkept
  }
}

const publish = () => {
  for (const listener of listeners) listener()
}

const choose = (consent: Consent) => {
  reopenings = 0
  unkept = null
  try {
    localStorage.setItem(key, consent)
  } catch {
    unkept = consent
  }
  publish()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // A choice made in another tab counts here too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const actions = {
  accept: () => choose('accepted'),
  decline: () => choose('declined'),
  /** Asks again; the choice so far holds until there is another. */
  reopen: () => {
    reopenings++
    publish()
  },
}

/** The only reader and writer of the visitor’s choice (spec §4). `consent` is null until there is one. */
export function useConsent() {
  // A server knows nobody’s choice: it renders neither the banner nor what needs consent.
  const consent = useSyncExternalStore(subscribe, read, (): Consent | null => null)
  const isOpen = useSyncExternalStore(
    subscribe,
    () => reopenings > 0 || read() === null,
    () => false,
  )
  const askedAgain = useSyncExternalStore(
    subscribe,
    () => reopenings,
    () => 0,
  )
  return { consent, isOpen, askedAgain, ...actions }
}
