import { useSyncExternalStore } from 'react'
import type { HouseholdSavings } from '../../../../api/src/features/catalogue/savings/household-savings.rules.ts'

/** What products save the visitor's own household, by their ids; none of those without a formula. */
export type OwnFigures = ReadonlyMap<string, HouseholdSavings>

let figures: OwnFigures | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows these figures in place of those that the products say of themselves; null: theirs again. */
export function showOwnFigures(next: OwnFigures | null): void {
  figures = next
  for (const listener of listeners) listener()
}

/** The figures that are shown now. */
export const shownFigures = (): OwnFigures | null => figures

const none = () => null

/** The visitor's own figures; null for who has not told their household, on the server, and until they are reckoned. */
export const useOwnFigures = (): OwnFigures | null => useSyncExternalStore(subscribe, shownFigures, none)

/** As `useOwnFigures`, of one product. */
export const useOwnFigure = (productId: string): HouseholdSavings | undefined =>
  useOwnFigures()?.get(productId)
