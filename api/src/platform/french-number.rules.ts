/** A number as French readers see it: « 5 000 », « 99 999 999,99 »; the spaces do not break. */
export const frenchNumber = (number: number): string => number.toLocaleString('fr-FR')
