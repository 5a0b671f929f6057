/** A draft that nobody has changed for so many days may have been forgotten. */
export const staleDraftDays = 14

/** Products of a list that has no pages: as many as one answer holds. */
export const listedProducts = 100
