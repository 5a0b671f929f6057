import { readTab, storedItems, writeTab } from './browser-storage.ts'

/** Keeps in this tab that somebody has joined the waitlist: who is signed in, or a visitor. The frame of the page looks again. */
export function noteJoined(viewerId = ''): void {
  writeTab('waitlistJoined', viewerId)
  dispatchEvent(new StorageEvent('storage', { key: storedItems.waitlistJoined.key }))
}

/** Whether they have, in this tab. */
export const hasJoinedHere = (viewerId = ''): boolean => readTab('waitlistJoined') === viewerId
