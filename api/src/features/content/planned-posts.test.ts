import { beforeEach, describe, expect, test } from 'vitest'
import { publishDue } from '../../planned-publications.ts'
import { openAdministration } from '../../test/administrator.ts'
import { createPost } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'
import { Post } from './post.entity.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const admin = openAdministration(shop)

const start = new Date('2026-11-21T09:00:00Z')
const soon = '2026-11-21T10:00:00.000Z'
const stored = () => shop.em().findOneOrFail(Post, { id: 1 })
const change = (body: object) => admin.rest('PUT', '/posts/1', body)
const publishAt = (now: string) => {
  shop.clock.current = new Date(now)
  return publishDue(shop.database.orm, shop.clock, shop.env)
}

beforeEach(async () => {
  shop.clock.current = start
  await createPost(shop, { title: 'Semer', published: false })
})

describe('a planned article', () => {
  test('is a draft until then, and read by everybody from then on', async () => {
    const update = `mutation ($input: PostChanges!) { updatePost(id: 1, input: $input) { published publishAt } }`
    const { updatePost } = await admin.data(update, { input: { publishAt: soon } })
    expect(updatePost).toEqual({ published: false, publishAt: soon })
    const seen = async () => [
      (await shop.get('/api/posts/1')).status,
      (await shop.get('/api/posts')).body.length,
      (await shop.get('/article/1')).status,
      (await shop.get('/sitemap.xml')).text.includes('/article/1'),
      (await shop.get('/flux.xml')).text.includes('Semer'),
    ]
    expect(await seen()).toEqual([404, 0, 404, false, false])
    expect((await publishAt('2026-11-21T09:59:59Z')).posts).toEqual([])
    expect((await publishAt(soon)).posts).toEqual([1])
    await expect.poll(seen).toEqual([200, 1, 200, true, true])
    const entry = (await admin.history()).at(-1)
    expect(entry).toMatchObject({
      action: 'PUBLISHED',
      subjectType: 'POST',
      actorEmail: admin.person().email,
    })
    expect(entry?.after).toMatchObject({ published: true, publishAt: null })
  })

  test('keeps its plan while it is written on; published by hand, or cancelled, it has none', async () => {
    await change({ publishAt: soon })
    await change({ title: 'Semer tôt', published: false })
    expect((await stored()).publishAt?.toISOString()).toBe(soon)
    await change({ published: true })
    expect((await stored()).publishAt).toBeNull()
    await change({ published: false, publishAt: soon })
    await change({ publishAt: '' })
    expect((await stored()).publishAt).toBeNull()
  })

  test('cannot be planned for what is over, nor once it is published', async () => {
    expect((await change({ publishAt: '2026-11-21T08:59:00Z' })).body.fields).toEqual({
      publishAt: 'Publication programmée\u00a0: Choisissez un moment à venir.',
    })
    expect((await change({ published: true, publishAt: soon })).status).toBe(400)
    const made = { title: 'Tout de suite', content: 'Oui.', published: true, publishAt: soon }
    expect((await admin.rest('POST', '/posts', made)).status).toBe(400)
    expect(await stored()).toMatchObject({ published: false, version: 1 })
  })

  test('comes back with its plan while that is to come', async () => {
    await change({ publishAt: soon })
    await admin.rest('DELETE', '/posts/1')
    const [planned] = await admin.history()
    const restore = async () => {
      await admin.data(`mutation { restorePost(entryId: ${planned?.id}) { id } }`)
      return (await stored()).publishAt?.toISOString() ?? null
    }
    expect(await restore()).toBe(soon)
    await change({ publishAt: null })
    shop.clock.current = new Date(soon)
    expect(await restore()).toBeNull()
  })

  test('is found by its filter, by administrators alone', async () => {
    await createPost(shop, { title: 'Composter', published: false })
    await change({ publishAt: soon })
    const titles = async (query: string) =>
      (await admin.rest('GET', `/posts?${query}`)).body.map(({ title }: { title: string }) => title)
    expect(await titles('planned=true')).toEqual(['Semer'])
    expect(await titles('published=false&planned=false')).toEqual(['Composter'])
    expect((await shop.get('/api/posts?planned=true')).body).toEqual([])
    const { posts } = await admin.data('{ posts(planned: true) { items { title } } }')
    expect(posts.items).toEqual([{ title: 'Semer' }])
  })
})
