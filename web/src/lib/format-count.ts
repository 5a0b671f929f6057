const whole = new Intl.NumberFormat('fr-FR')

/** A number as a French reader writes it: « 1 234 ». */
export const formatCount = (count: number): string => whole.format(count)

/** How many of what: « 1 clic », « 1 234 clics ». */
export const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)}\u00a0${count > 1 ? many : one}`
