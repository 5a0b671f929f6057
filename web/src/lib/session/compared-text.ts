import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from './browser-storage.ts'

// What every card needs of the comparison, and no more: the rest comes with the first press (compared-products.ts).

const listeners = new Set<() => void>()
/** Where storage is forbidden: the choice of this page. */
let unkept: string | null = null

/** Hear of each change of the choice, in another tab as well. */
export function subscribeCompared(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Tells all who listen. */
export const notifyCompared = () => {
  for (const listener of listeners) listener()
}

/** What is kept in this browser of the products to compare, as it is kept. */
export const readComparedText = () => unkept ?? readLocal('compared') ?? ''

/** Keeps another. */
export function writeComparedText(text: string): void {
  unkept = writeLocal('compared', text) ? null : text
  notifyCompared()
}

const nothing = () => ''

/** What is kept; nothing on the server, and while its HTML is taken over. */
export const useComparedText = () => useSyncExternalStore(subscribeCompared, readComparedText, nothing)
