import { nextNumber } from './next-number.ts'

/** A believable article for tests; say only what the test is about. */
export function makePost(fields: Record<string, unknown> = {}) {
  const made = nextNumber()
  return {
    id: String(made),
    version: 1,
    title: `Article n° ${made}`,
    content: 'Un conseil.',
    excerpt: 'Un résumé.',
    teaser: 'Un conseil…',
    imageUrl: null,
    published: true,
    publishAt: null,
    featured: true,
    readingMinutes: 4,
    products: [] as unknown[],
    createdAt: '2026-06-09T08:00:00.000Z',
    updatedAt: '2026-06-09T08:00:00.000Z',
    ...fields,
  }
}

/** A page of articles as the API gives it. */
export const makePosts = (items: unknown[]) => ({ items, totalCount: items.length })
