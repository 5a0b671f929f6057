/** How long the history of sign-ins is kept. */
export const signInsKeptDays = 90

/** What can come of a sign-in; the last three of the removal of a second factor. */
export const signInOutcomes = [
  'SUCCEEDED',
  'FAILED',
  'INCOMPLETE',
  'FORBIDDEN',
  'PLANNED',
  'CANCELLED',
  'REMOVED',
] as const
