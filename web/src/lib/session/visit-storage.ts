import {
  forgetAllInTab,
  forgetLocal,
  readLocal,
  type StoredName,
  storedItems,
  writeLocal,
} from './browser-storage.ts'

/** Things that a visit leaves in this browser; what keeps a choice or a sign-in is none of them. */
const ofVisits = ['recentSearches', 'favourites', 'recentProducts', 'compared', 'household'] as const

/** Those of them that this browser keeps now. */
export const keptOfVisits = () => ofVisits.filter((name) => readLocal(name) !== null)

type TabName = { [N in StoredName]: (typeof storedItems)[N] extends { area: 'tab' } ? N : never }[StoredName]

/** Forgets them, and all that this tab keeps. */
export function eraseLocal(): void {
  for (const name of ofVisits) forgetLocal(name)
  for (const [name, { area }] of Object.entries(storedItems))
    if (area === 'tab') forgetAllInTab(name as TabName)
  tellStorage()
}

/** Ends or allows measurement in this browser, for good, whatever is chosen in the banner. */
export function switchMeasurement(off: boolean): void {
  if (off) writeLocal('measurementOff', 'oui')
  else forgetLocal('measurementOff')
  tellStorage()
}

/** As when another tab had done it: what shows these things looks again. */
const tellStorage = () => window.dispatchEvent(new StorageEvent('storage'))
