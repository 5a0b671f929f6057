/** How long one may change one's mind once the end of an account is asked for, in days. */
export const graceDays = 7
