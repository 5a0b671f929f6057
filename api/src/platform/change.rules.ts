import { wholeNumber } from './number.rules.ts'

/** The `version` that a client read before it changed a row; may be left out, null then means the same. */
export const readVersion = wholeNumber('Version', 1).nullish()
