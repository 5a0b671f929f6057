/** The lines of a cart and, beside them where there is room, what they cost. */
export const cartColumns = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: '6', lg: '12' },
  alignItems: 'start',
} as const

/** One line of a cart: its image, then what is known of it. */
export const cartLineColumns = {
  templateColumns: { base: '5.5rem minmax(0, 1fr)', sm: '9rem minmax(0, 1fr)' },
  columnGap: { base: '4', sm: '6' },
  py: { base: '5', md: '6' },
  borderTopWidth: '1px',
  borderColor: 'border',
} as const

/**
 * An amount that the server is computing anew: it fades, but only when that takes long enough to be seen, and keeps
 * its place. The old amount is never replaced by one of our own.
 */
export const staleAmount = (isStale: boolean) =>
  ({
    opacity: isStale ? 0.45 : 1,
    transitionProperty: 'opacity',
    transitionDuration: 'fast',
    transitionDelay: isStale ? '150ms' : '0ms',
  }) as const
