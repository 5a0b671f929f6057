import { conflict } from './errors.ts'

const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'

/** Said to whoever saves a copy that somebody else has changed since it was loaded. */
export const changedMeanwhile = () => conflict(message, { version: message })

/**
 * Holds a change to the copy it was made from. Ask under the row's lock. Clients that send no version are let
 * through: the last one wins.
 * @throws CONFLICT with `fields.version`.
 */
export function requireVersion(current: number, given: number | null | undefined): void {
  if (given != null && given !== current) throw changedMeanwhile()
}
