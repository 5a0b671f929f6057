/** « 1 article », « 3 articles ». */
export const articles = (count: number): string =>
  count > 1 ? `${count}\u00a0articles` : `${count}\u00a0article`
