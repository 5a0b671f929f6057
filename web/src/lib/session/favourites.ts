import { useSyncExternalStore } from 'react'
import { maxFavourites } from '../../../../api/src/features/favourites/favourites-limits.rules.ts'
import { forgetLocal, readLocal, storedItems, writeLocal } from './browser-storage.ts'

/** The favourites that this browser keeps, the latest first: a visitor's own, or a copy of those of an account. */
interface KeptFavourites {
  ids: readonly string[]
  isOfAccount: boolean
}

const none: KeptFavourites = { ids: [], isOfAccount: false }

const ofAccount = 'account '

let text: string | null = null
let kept = none

/** As they are now, whichever tab changed them. Where storage is forbidden they last as long as the page. */
export function keptFavourites(): KeptFavourites {
  const found = readLocal('favourites')
  if (found !== text) {
    text = found
    kept = parse(found)
  }
  return kept
}

/** « 7,3 », or « account 7,3 ». Storage can hold anything: only what fits is believed. */
const parse = (found: string | null): KeptFavourites => ({
  ids: (found?.match(/\b[1-9]\d{0,8}\b/g) ?? []).slice(0, maxFavourites),
  isOfAccount: found?.startsWith(ofAccount) ?? false,
})

const listeners = new Set<() => void>()

function keep(next: KeptFavourites): void {
  const written = (next.isOfAccount ? ofAccount : '') + next.ids
  if (written) writeLocal('favourites', written)
  else forgetLocal('favourites')
  text = readLocal('favourites')
  kept = next
  for (const listener of listeners) listener()
}

/** Puts a product on top, or takes it out. @returns false when there is no room for it. */
export function keepFavourite(id: string, isWanted: boolean): boolean {
  const { ids, isOfAccount } = keptFavourites()
  const others = ids.filter((each) => each !== id)
  if (isWanted && others.length >= maxFavourites) return false
  keep({ ids: isWanted ? [id, ...others] : others, isOfAccount })
  return true
}

/** Keeps a copy of an account's favourites. */
export const keepOfAccount = (ids: readonly string[]): void => keep({ ids, isOfAccount: true })

/** Forgets what belongs to an account: nobody is signed in any more. A visitor's own stay. */
export function forgetOfAccount(): void {
  if (keptFavourites().isOfAccount) keep(none)
}

function subscribe(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Null: all of the storage was cleared.
    if (key === storedItems.favourites.key || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}

/** The favourites, in step with every tab; none on the server, and while its page is taken over. */
export const useFavourites = (): KeptFavourites => useSyncExternalStore(subscribe, keptFavourites, () => none)

/** Whether a product is among them. */
export const useIsFavourite = (id: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => keptFavourites().ids.includes(id),
    () => false,
  )
