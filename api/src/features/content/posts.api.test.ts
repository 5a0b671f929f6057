import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createPost, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import type { User } from '../accounts/user.entity.ts'

const shop = openTestShop()
const day = (date: number) => new Date(Date.UTC(2026, 5, date))
const titles = (body: { title: string }[]) => body.map(({ title }) => title)

let people: Record<'visitor' | 'customer' | 'administrator', User | undefined>

beforeEach(async () => {
  await createPost(shop, { title: 'Compost', createdAt: day(1), featured: true })
  await createPost(shop, { title: 'Lessive', createdAt: day(3) })
  await createPost(shop, { title: 'Brouillon secret', createdAt: day(4), published: false, featured: true })
  await createPost(shop, { title: 'Gourde', createdAt: day(2) })
  people = {
    visitor: undefined,
    customer: await createUser(shop),
    administrator: await createAdmin(shop),
  }
})

const list = async (query = '', who: keyof typeof people = 'visitor') => {
  const as = people[who]
  const { status, body, headers } = await shop.get(`/api/posts${query}`, as ? { as } : {})
  expect(status).toBe(200)
  return { titles: titles(body), total: headers.get('x-total-count') }
}

describe('GET /api/posts', () => {
  test('tells every documented fact of an article, and no other', async () => {
    const createdAt = new Date('2026-01-02T03:04:05.006Z')
    await createPost(shop, {
      title: '<b>Titre</b>',
      content: 'Une ligne.\n\n<script>alert(1)</script>',
      excerpt: 'En bref',
      imageUrl: '/public-objects/articles/a.webp',
      createdAt,
      updatedAt: createdAt,
    })
    const { body } = await shop.get('/api/posts/5')
    expect(body).toEqual({
      id: 5,
      title: '<b>Titre</b>',
      content: 'Une ligne.\n\n<script>alert(1)</script>',
      excerpt: 'En bref',
      imageUrl: '/public-objects/articles/a.webp',
      published: true,
      featured: false,
      createdAt: createdAt.toISOString(),
      updatedAt: createdAt.toISOString(),
      version: 1,
    })
    expect((await shop.get('/api/posts')).body).toContainEqual(body)
    expect((await shop.get('/api/posts/1')).body).toMatchObject({ excerpt: null, imageUrl: null })
  })

  test.each([
    ['', ['Lessive', 'Gourde', 'Compost'], '3'],
    ['?published=true', ['Lessive', 'Gourde', 'Compost'], '3'],
    ['?featured=true', ['Compost'], '1'],
    ['?featured=false', ['Lessive', 'Gourde'], '2'],
    ['?limit=2', ['Lessive', 'Gourde'], '3'],
    ['?limit=2&offset=2', ['Compost'], '3'],
    ['?offset=9', [], '3'],
    ['?published=', ['Lessive', 'Gourde', 'Compost'], '3'],
  ])('%s: newest first, and how many there are in all', async (query, expected, total) => {
    expect(await list(query)).toEqual({ titles: expected, total })
  })

  test('articles of one moment come by id, the latest first, so that pages do not overlap', async () => {
    for (let i = 0; i < 3; i++) await createPost(shop, { title: `Même jour ${i}`, createdAt: day(9) })
    expect((await list('?limit=2')).titles).toEqual(['Même jour 2', 'Même jour 1'])
    expect((await list('?limit=2&offset=2')).titles).toEqual(['Même jour 0', 'Lessive'])
  })

  test.each([
    ['?published=oui', 'published'],
    ['?featured=1', 'featured'],
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?offset=-1', 'offset'],
    ['?limit=1e3', 'limit'],
    ['?sort=best', 'sort'],
    [`?search=${'x'.repeat(201)}`, 'search'],
    ['?search=%00', 'search'],
  ])('%s is 400 in French', async (query, field) => {
    const { status, body } = await shop.get(`/api/posts${query}`)
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(body.fields[field]).toEqual(expect.any(String))
    expect(body.message).not.toMatch(/invalid|expected/i)
  })
})

describe('GET /api/posts/{id}', () => {
  test.each(['999', '2147483648', '0', 'abc', '1e3'])('%s is refused, never 500', async (id) => {
    const { status, body } = await shop.get(`/api/posts/${id}`)
    expect([400, 404]).toContain(status)
    expect(body.message).not.toMatch(/invalid|expected/i)
  })
})

describe('a draft exists for administrators alone', () => {
  const queries = ['', '?published=true', '?published=false', '?featured=true', '?limit=100', '?offset=0']

  test.each(['visitor', 'customer'] as const)('a %s never sees one in a list', async (who) => {
    for (const query of queries) {
      const found = await list(query, who)
      expect([query, found.titles]).toEqual([query, found.titles.filter((title) => !/secret/.test(title))])
      expect(found.total).toBe({ '?published=false': '0', '?featured=true': '1' }[query] ?? '3')
    }
  })

  test.each(['visitor', 'customer'] as const)(
    'for a %s its id is the 404 of one that nobody has',
    async (who) => {
      const as = people[who]
      const asking = as ? { as } : {}
      const [draft, unknown] = [
        await shop.get('/api/posts/3', asking),
        await shop.get('/api/posts/4711', asking),
      ]
      expect([draft.status, draft.text]).toEqual([404, unknown.text])
      expect(draft.body).toEqual({ message: 'Article non trouvé', code: 'NOT_FOUND' })
      const names = (headers: Headers) => [...headers.keys()].toSorted()
      expect(names(draft.headers)).toEqual(names(unknown.headers))
    },
  )

  test('an administrator sees it, and asks for drafts alone or for published ones alone', async () => {
    const all = ['Brouillon secret', 'Lessive', 'Gourde', 'Compost']
    expect(await list('', 'administrator')).toEqual({ titles: all, total: '4' })
    expect(await list('?published=false', 'administrator')).toEqual({
      titles: ['Brouillon secret'],
      total: '1',
    })
    expect((await list('?published=true', 'administrator')).total).toBe('3')
    const one = await shop.get('/api/posts/3', { as: people.administrator as User })
    expect([one.status, one.body.published]).toEqual([200, false])
  })

  test('what an administrator was shown is kept by no cache on the way', async () => {
    for (const path of ['/api/posts', '/api/posts/3']) {
      const { headers } = await shop.get(path, { as: people.administrator as User })
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  test('one that is published no longer is gone at once', async () => {
    await shop.em().execute('update posts set published = false where id = 1')
    expect((await list()).titles).not.toContain('Compost')
    expect((await shop.get('/api/posts/1')).status).toBe(404)
  })
})
