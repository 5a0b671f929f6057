import { readLocal, writeLocal } from './browser-storage.ts'

/** How many of each are kept. */
const kept = { recentSearches: 5, recentProducts: 8 } as const

/** A list of the latest, kept in this browser. */
export type RecentList = keyof typeof kept

/** The latest first; whatever else is found under the key counts as nothing. */
export function readRecent(list: RecentList): string[] {
  try {
    const found: unknown = JSON.parse(readLocal(list) ?? '[]')
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string').slice(0, kept[list]) : []
  } catch {
    return []
  }
}

/** Puts one first; an equal one, whatever its case, goes. */
export function rememberRecent(list: RecentList, item: string): void {
  writeLocal(list, JSON.stringify([item, ...without(list, item)].slice(0, kept[list])))
}

/** @returns those that are left. */
export function forgetRecent(list: RecentList, item: string): string[] {
  const left = without(list, item)
  writeLocal(list, JSON.stringify(left))
  return left
}

const without = (list: RecentList, item: string) =>
  readRecent(list).filter((each) => each.toLowerCase() !== item.toLowerCase())
