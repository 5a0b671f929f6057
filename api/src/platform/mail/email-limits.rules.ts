// Without zod: the first page of the web imports it.

/** Longest e-mail address, in characters (RFC 5321). */
export const emailLength = 254
