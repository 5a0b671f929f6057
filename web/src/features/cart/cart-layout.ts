/** The lines of a cart and, beside them where there is room, what they cost. */
export const cartColumns = {
  templateColumns: { base: '1fr', lg: '1fr 22rem' },
  gap: { base: '6', lg: '12' },
  alignItems: 'start',
} as const

/** One line of a cart: its picture, then its facts. */
export const cartLineColumns = {
  templateColumns: { base: '5.5rem 1fr', sm: '9rem 1fr' },
  columnGap: { base: '4', sm: '6' },
  py: { base: '5', md: '6' },
  borderTopWidth: '1px',
  borderColor: 'border',
} as const
