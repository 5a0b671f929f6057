/** How long the history of sign-ins is kept. */
export const signInsKeptDays = 90
