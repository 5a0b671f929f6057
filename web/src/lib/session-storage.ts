/** What this tab keeps under a key, or null; storage can be forbidden, and what is in it can be anything. */
export function readTabStorage(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a value for this tab; undefined forgets it. Where storage is forbidden, nothing is kept. */
export function writeTabStorage(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Forbidden or full: what is on the screen stays.
  }
}

/** Forgets all that this tab keeps under keys that begin like this. */
export function forgetTabStorage(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Forbidden: nothing was kept.
  }
}
