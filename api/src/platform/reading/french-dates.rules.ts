/** A date as Intl writes it, with the first of a month as French does: « 1er septembre 2026 »; « 1 h » stays. */
export const withOrdinal = (date: string): string => date.replace(/\b1(?=\s\p{L}{3})/u, '1er')
