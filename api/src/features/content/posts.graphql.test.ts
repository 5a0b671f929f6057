import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createPost, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()

beforeEach(async () => {
  await createPost(shop, { title: 'Compost', content: `${'Les épluchures. '.repeat(40)}\n\nFin.` })
  await createPost(shop, { title: 'Brouillon secret', published: false, featured: true })
})

const query = `query ($published: Boolean, $featured: Boolean, $limit: Int, $offset: Int) {
  posts(published: $published, featured: $featured, limit: $limit, offset: $offset) {
    totalCount items { id title } } }`

const page = async (variables: object, as?: Awaited<ReturnType<typeof createUser>>) =>
  (await shop.graphql(query, { limit: 24, offset: 0, ...variables }, as ? { as } : {})).body.data.posts
const one = (id: string, as?: Awaited<ReturnType<typeof createUser>>) =>
  shop.graphql('query ($id: ID!) { post(id: $id) { title published } }', { id }, as ? { as } : {})

describe('posts', () => {
  test('tells teaser and reading time besides the facts', async () => {
    const { body } = await shop.graphql(
      '{ post(id: 1) { title content excerpt imageUrl published featured createdAt updatedAt teaser readingMinutes } }',
    )
    expect(body.errors).toBeUndefined()
    expect(body.data.post).toMatchObject({
      title: 'Compost',
      excerpt: null,
      imageUrl: null,
      readingMinutes: 1,
    })
    expect(body.data.post.content).toContain('\n\nFin.')
    expect(body.data.post.teaser).toMatch(/^Les épluchures\. .*…$/)
    expect(body.data.post.teaser.length).toBeLessThanOrEqual(300)
  })

  test('comes in pages of 24, 100 at most', async () => {
    for (let i = 0; i < 25; i++) await createPost(shop)
    expect(await page({})).toMatchObject({ totalCount: 26, items: { length: 24 } })
    expect((await page({ limit: 100 })).items).toHaveLength(26)
    expect((await page({ limit: 24, offset: 24 })).items).toHaveLength(2)
    const { body } = await shop.graphql('{ posts(limit: 101) { totalCount } }')
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { limit: expect.any(String) },
    })
  })

  test('a list costs two statements, however long', async () => {
    for (let i = 0; i < 10; i++) await createPost(shop)
    await shop.listens()
    const statements = await shop.statementsOf(() => page({}))
    expect(statements.length).toBeLessThanOrEqual(2)
  })
})

describe('a draft', () => {
  const asked = [{}, { published: true }, { published: false }, { published: null }, { featured: true }]

  test.each(['visitor', 'customer'])('is in no list of a %s, and counted in none', async (who) => {
    const as = who === 'customer' ? await createUser(shop) : undefined
    for (const variables of asked) {
      const { items, totalCount } = await page(variables, as)
      expect(items.map(({ title }: { title: string }) => title)).not.toContain('Brouillon secret')
      expect(totalCount).toBe(items.length)
    }
  })

  test('is as unknown as an id that nobody has', async () => {
    for (const as of [undefined, await createUser(shop)]) {
      const [draft, unknown] = [await one('2', as), await one('4711', as)]
      expect(draft.text).toBe(unknown.text)
      expect(draft.body.errors[0]).toMatchObject({
        message: 'Article non trouvé',
        extensions: { code: 'NOT_FOUND' },
      })
    }
  })

  test('is there for an administrator', async () => {
    const as = await createAdmin(shop)
    expect((await page({ published: false }, as)).items).toMatchObject([{ title: 'Brouillon secret' }])
    expect((await one('2', as)).body.data.post).toEqual({ title: 'Brouillon secret', published: false })
  })
})
