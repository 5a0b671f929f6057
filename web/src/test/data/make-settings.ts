/** Settings as the API gives them. */
export const makeSettings = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, value], index) => ({
    id: String(index + 1),
    key,
    version: 1,
    label: key,
    value,
    description: null,
    updatedAt: '2026-01-05T09:00:00.000Z',
  }))
