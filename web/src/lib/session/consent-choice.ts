import { readLocal, writeLocal } from './browser-storage.ts'

/** What the visitor chose: every cookie, or only what the shop cannot do without. */
export type Consent = 'accepted' | 'declined'

const listeners = new Set<() => void>()
/** The choice of this page alone, where storage is forbidden. */
let unkept: Consent | null = null
/** How often « Gérer mes cookies » was pressed since the last choice. */
let reopenings = 0

const isConsent = (value: unknown): value is Consent => value === 'accepted' || value === 'declined'

const publish = () => {
  for (const listener of listeners) listener()
}

/** The choice so far (specification, section 4); null until there is one. */
export function readConsent(): Consent | null {
  const kept = readLocal('consent')
  return isConsent(kept) ? kept : unkept
}

/** Whether nothing at all may be measured here: the browser says so (Global Privacy Control), or its visitor did. */
export const isMeasurementOff = (): boolean => isTrackingRefused() || readLocal('measurementOff') !== null

/** Whether the browser asks every site not to track it. */
export const isTrackingRefused = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Keeps the choice and tells everybody. */
export function chooseConsent(consent: Consent): void {
  reopenings = 0
  unkept = writeLocal('consent', consent) ? null : consent
  publish()
}

/** Asks again; the choice so far holds until there is another. */
export function askConsentAgain(): void {
  reopenings++
  publish()
}

/** How often it was asked again since the last choice. */
export const timesAskedAgain = (): number => reopenings

/** Hear when the choice may have changed, here or in another tab, and when it is asked for again. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
