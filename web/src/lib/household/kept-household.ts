import {
  type Household,
  readHousehold,
} from '../../../../api/src/features/catalogue/savings/household.rules.ts'
import { forgetLocal, readLocal, writeLocal } from '../session/browser-storage.ts'

/** The household of this page alone, where storage is forbidden. */
let unkept: Household | null = null

/** The household that the visitor told of; null when they told none, or what is kept is none. */
export function keptHousehold(): Household | null {
  const text = readLocal('household')
  if (text === null) return unkept
  try {
    return readHousehold(JSON.parse(text))
  } catch {
    return null
  }
}

/** Keeps a household in this browser, and nowhere else; null forgets it. */
export function keepHousehold(household: Household | null): void {
  unkept = null
  if (household === null) forgetLocal('household')
  else if (!writeLocal('household', JSON.stringify(household))) unkept = household
}
