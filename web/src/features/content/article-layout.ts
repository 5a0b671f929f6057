/** The head of an article: its words and, beside them where there is room, its picture. */
export const articleHead = {
  templateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  gap: { base: '6', lg: '14' },
  alignItems: 'center',
} as const
