// Without zod: the first page of the web imports it.

/** Most favourites that an account has, and a browser: as many as one list of products holds. */
export const maxFavourites = 100
