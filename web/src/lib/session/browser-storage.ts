/** Where something is kept: a cookie of the server, or the browser's storage for all tabs (`local`) or one (`tab`). */
type StorageArea = 'cookie' | 'local' | 'tab'

interface StoredItem {
  area: StorageArea
  key: string
  /** Over HTTPS the server names the cookie `__Host-…`. */
  hasHostPrefix?: true
  /** The key is the beginning of several. */
  isPrefix?: true
}

/**
 * Everything that the shop keeps in a browser, and nothing else may be kept: the privacy page lists this table.
 * Cookies are the server's; React Router writes the scroll positions; the script in index.html reads colour mode,
 * consent and whether the note on the opening was closed.
 */
export const storedItems = {
  sessionCookie: { area: 'cookie', key: 'session', hasHostPrefix: true },
  deviceCookie: { area: 'cookie', key: 'appareil', hasHostPrefix: true },
  passkeyCookie: { area: 'cookie', key: 'cle-acces', hasHostPrefix: true },
  visitCookie: { area: 'cookie', key: 'visite' },
  consent: { area: 'local', key: 'gdpr-consent' },
  measurementOff: { area: 'local', key: 'measurement-off' },
  colorMode: { area: 'local', key: 'color-mode' },
  signedIn: { area: 'local', key: 'signed-in' },
  hasAccount: { area: 'local', key: 'has-account' },
  adminEmail: { area: 'local', key: 'admin-email' },
  adminColumns: { area: 'local', key: 'admin-columns' },
  adminChoices: { area: 'local', key: 'admin-choices' },
  adminShortcuts: { area: 'local', key: 'admin-shortcuts' },
  adminVisit: { area: 'local', key: 'admin-visit' },
  recentSearches: { area: 'local', key: 'recent-searches' },
  favourites: { area: 'local', key: 'favourites' },
  recentProducts: { area: 'local', key: 'recent-products' },
  compared: { area: 'local', key: 'compared' },
  household: { area: 'local', key: 'household' },
  chosenProducts: { area: 'local', key: 'chosen-products' },
  pendingChoice: { area: 'tab', key: 'pending-choice' },
  waitlistJoined: { area: 'tab', key: 'waitlist-joined' },
  sessionEnded: { area: 'tab', key: 'session-ended' },
  drafts: { area: 'tab', key: 'draft:', isPrefix: true },
  openingNoteClosed: { area: 'tab', key: 'opening-note-closed' },
  secondFactorNoteClosed: { area: 'tab', key: 'second-factor-note-closed' },
  scrollPositions: { area: 'tab', key: 'react-router-scroll-positions' },
} as const satisfies Record<string, StoredItem>

/** The name of an item in the table. */
export type StoredName = keyof typeof storedItems

type NamesIn<A extends StorageArea> = {
  [N in StoredName]: (typeof storedItems)[N] extends { area: A } ? N : never
}[StoredName]

/** The text kept for all tabs; null when there is none or storage is forbidden. */
export function readLocal(name: NamesIn<'local'>): string | null {
  try {
    return localStorage.getItem(storedItems[name].key)
  } catch {
    return null
  }
}

/** Forgets the text kept for all tabs. */
export function forgetLocal(name: NamesIn<'local'>): void {
  try {
    localStorage.removeItem(storedItems[name].key)
  } catch {
    // Forbidden: nothing was kept.
  }
}

/** Keeps a text for all tabs. @returns whether it is kept: storage can be forbidden or full. */
export function writeLocal(name: NamesIn<'local'>, text: string): boolean {
  try {
    localStorage.setItem(storedItems[name].key, text)
    return true
  } catch {
    return false
  }
}

/**
 * What this tab keeps, parsed; null when there is nothing or storage is forbidden. It can be anything: from an older
 * version of the shop, or a curious hand.
 * @param suffix the rest of the key, where the table has its beginning.
 */
export function readTab(name: NamesIn<'tab'>, suffix = ''): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storedItems[name].key + suffix) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value for this tab; undefined forgets it. Where storage is forbidden or full, nothing is kept. */
export function writeTab(name: NamesIn<'tab'>, value: unknown, suffix = ''): void {
  const key = storedItems[name].key + suffix
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // What is on the screen stays.
  }
}

/** Forgets all that this tab keeps under keys that begin like this item's. */
export function forgetAllInTab(name: NamesIn<'tab'>): void {
  const prefix = storedItems[name].key
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Forbidden: nothing was kept.
  }
}
