import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { bothRefuse } from '../../test/both-refuse.ts'
import { createPost } from '../../test/data/factories.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { StoredImage } from '../media/stored-image.entity.ts'
import { Post } from './post.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const compost = { title: 'Le compost', content: 'Simple.' }
const stored = () => shop.em().find(Post, {}, { orderBy: { id: 'asc' } })
const storeImage = (name: string) =>
  shop.em().insert(StoredImage, { name, state: 'stored', expiresAt: shop.clock.now() })

const fields = 'id title content excerpt imageUrl published featured version createdAt updatedAt'
const create = `mutation ($input: PostInput!) { createPost(input: $input) { ${fields} } }`
const update = `mutation ($id: ID!, $input: PostChanges!, $version: Int) {
  updatePost(id: $id, input: $input, version: $version) { ${fields} } }`
const remove = 'mutation ($id: ID!, $version: Int) { deletePost(id: $id, version: $version) }'

describe('a new article', () => {
  test('REST: 201 with the object, a draft unless said otherwise; foreign fields are ignored', async () => {
    const body = { ...compost, id: 77, createdAt: '2001-01-01', version: 9, author: 'X' }
    const answer = await admin.rest('POST', '/posts', body)
    const now = shop.clock.now().toISOString()
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        ...{
          id: 1,
          ...compost,
          excerpt: null,
          imageUrl: null,
          published: false,
          featured: false,
          version: 1,
        },
        ...{ createdAt: now, updatedAt: now },
      },
    ])
    expect((await shop.get('/api/posts/1')).status).toBe(404)
  })

  test('GraphQL: the same, everything that can be said; line breaks inside are kept', async () => {
    await storeImage('compost.webp')
    const facts = {
      ...{ title: ' Titre ', content: '\nUne ligne.\n\nUne autre.\n', excerpt: 'Bref.' },
      ...{ imageUrl: '/public-objects/products/compost.webp', published: true, featured: true },
    }
    const { createPost: made } = await admin.data(create, { input: facts })
    expect(made).toMatchObject({ ...facts, title: 'Titre', content: 'Une ligne.\n\nUne autre.' })
    expect((await shop.get('/api/posts/1')).body).toMatchObject({ ...made, id: 1 })
  })

  test('is kept: who, when, what', async () => {
    await admin.rest('POST', '/posts', compost)
    const after = {
      ...{ ...compost, excerpt: null, imageUrl: null },
      ...{ published: false, featured: false, publishAt: null },
    }
    const [entry] = await admin.history()
    expect(entry).toMatchObject({ action: 'CREATED', subjectType: 'POST', subjectId: '1', before: null })
    expect([entry?.after, entry?.actorEmail]).toEqual([after, admin.person().email])
  })
})

describe('a change of an article', () => {
  beforeEach(() =>
    createPost(shop, { ...compost, excerpt: 'Bref.', imageUrl: 'https://exemple.fr/a.jpg', featured: true }),
  )

  test('touches what is given and nothing else; false is kept as such', async () => {
    const before = (await shop.get('/api/posts/1')).body
    const { body } = await admin.rest('PUT', '/posts/1', { title: 'Terreau', featured: false })
    const { updatedAt, ...facts } = body
    const { updatedAt: earlier, ...others } = before
    expect(facts).toEqual({ ...others, title: 'Terreau', featured: false, version: 2 })
    expect(updatedAt > earlier).toBe(true)
    const { updatePost } = await admin.data(update, { id: 1, input: { content: 'Long.' } })
    expect(updatePost).toMatchObject({ title: 'Terreau', content: 'Long.', featured: false, version: 3 })
  })

  test('null and blank clear excerpt and image, by both edges', async () => {
    const nothing = { excerpt: null, imageUrl: null }
    expect((await admin.rest('PUT', '/posts/1', nothing)).body).toMatchObject(nothing)
    await admin.rest('PUT', '/posts/1', { excerpt: 'a', imageUrl: 'https://exemple.fr/b.jpg' })
    const { updatePost } = await admin.data(update, { id: 1, input: { excerpt: ' ', imageUrl: '' } })
    expect(updatePost).toMatchObject(nothing)
  })

  test('published and hidden again at once', async () => {
    await admin.rest('PUT', '/posts/1', { published: false })
    expect([(await shop.get('/api/posts/1')).status, (await shop.get('/api/posts')).body]).toEqual([404, []])
    await admin.rest('PUT', '/posts/1', { published: 'true' })
    expect((await shop.get('/api/posts/1')).status).toBe(200)
  })

  test('is kept with before and after; a save that changes nothing is none', async () => {
    await admin.rest('PUT', '/posts/1', compost)
    expect([await admin.history(), (await stored())[0]?.version]).toEqual([[], 1])
    await admin.rest('PUT', '/posts/1', { published: false })
    expect(await admin.history()).toMatchObject([
      { action: 'UPDATED', before: { ...compost, published: true }, after: { ...compost, published: false } },
    ])
  })

  test('an image that is gone meanwhile does not keep the rest from being changed', async () => {
    const imageUrl = '/public-objects/products/disparue.webp'
    await shop.em().nativeUpdate(Post, { id: 1 }, { imageUrl })
    expect((await admin.rest('PUT', '/posts/1', { title: 'Terreau', imageUrl })).status).toBe(200)
  })

  test('from an old copy is refused, and so is the deletion', async () => {
    await admin.rest('PUT', '/posts/1', { title: 'Terreau', version: 1 })
    const body = { title: 'Humus', version: 1 }
    const changed = { method: 'PUT', path: '/posts/1', body, document: update } as const
    const variables = { id: 1, input: { title: 'Humus' }, version: 1 }
    const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
    const refusal = { status: 409, code: 'CONFLICT', message, fields: { version: message } }
    expect(await bothRefuse(shop, admin, { ...changed, variables })).toEqual(refusal)
    const removed = { method: 'DELETE', path: '/posts/1?version=1', document: remove } as const
    expect(await bothRefuse(shop, admin, { ...removed, variables: { id: 1, version: 1 } })).toEqual(refusal)
  })
})

test('deleting an article: gone for all, kept with its facts and its date', async () => {
  const { createdAt } = await createPost(shop, compost)
  expect((await admin.rest('DELETE', '/posts/1')).body).toEqual({ success: true })
  expect((await admin.rest('GET', '/posts/1')).status).toBe(404)
  expect(await admin.history()).toMatchObject([
    { action: 'DELETED', after: null, before: { ...compost, createdAt: createdAt.toISOString() } },
  ])
  await createPost(shop, compost)
  expect(await admin.data(remove, { id: 2 })).toEqual({ deletePost: '2' })
})

describe('refused by both edges with one French sentence, without effect', () => {
  beforeEach(() => createPost(shop, compost))

  const unstorable = 'Le texte contient un caractère non autorisé.'
  const badImage = 'Image : adresse https:// complète ou image de la boutique attendue.'
  const noImage = 'Cette image n’existe pas, ou plus. Veuillez l’envoyer de nouveau.'
  test.each([
    ['title', ' ', 'Titre : champ obligatoire.'],
    ['title', 'x'.repeat(201), 'Titre : 200 caractères au plus.'],
    ['title', 'deux\nlignes', unstorable],
    ['title', 'a\u0000b', unstorable],
    ['content', '\n', 'Contenu : champ obligatoire.'],
    ['content', 'x'.repeat(100_001), 'Contenu : 100\u202f000 caractères au plus.'],
    ['content', 'a\u0000b', unstorable],
    ['content', '\ud800', unstorable],
    ['excerpt', 'x'.repeat(301), 'Extrait : 300 caractères au plus.'],
    ['excerpt', '\udfff', unstorable],
    ['imageUrl', 'http://exemple.fr/a.jpg', badImage],
    ['imageUrl', 'javascript:alert(1)', badImage],
    ['imageUrl', '//exemple.fr/a.jpg', badImage],
    ['imageUrl', '/public-objects/products/../../etc/passwd', badImage],
    ['imageUrl', '/public-objects/products/inconnue.webp', noImage],
    ['imageUrl', `https://exemple.fr/${'x'.repeat(2_000)}`, 'Image : 2\u202f000 caractères au plus.'],
    ['imageUrl', 'https://exemple.fr/\u0000', unstorable],
  ])('%s = %j', async (field, value, message) => {
    const fault = { [field]: value }
    const input = { ...compost, ...fault }
    const refusal = { status: 400, code: 'BAD_USER_INPUT', message, fields: { [field]: message } }
    const made = {
      method: 'POST',
      path: '/posts',
      body: input,
      document: create,
      variables: { input },
    } as const
    expect(await bothRefuse(shop, admin, made)).toMatchObject(refusal)
    const changed = { method: 'PUT', path: '/posts/1', body: fault, document: update } as const
    expect(await bothRefuse(shop, admin, { ...changed, variables: { id: 1, input: fault } })).toMatchObject(
      refusal,
    )
  })

  test.each(['title', 'content', 'published', 'featured'])('null is no %s', async (field) => {
    const fault = { [field]: null }
    const changed = { method: 'PUT', path: '/posts/1', body: fault, document: update } as const
    const { status, fields: named } = await bothRefuse(shop, admin, {
      ...changed,
      variables: { id: 1, input: fault },
    })
    expect([status, Object.keys(named ?? {})]).toEqual([400, [field]])
  })

  test.each([
    [{}, ['title', 'content']],
    [{ ...compost, title: 5 }, ['title']],
    [{ ...compost, content: ['a'] }, ['content']],
    [{ ...compost, published: 'oui' }, ['published']],
    [{ ...compost, imageUrl: { $ne: '' } }, ['imageUrl']],
  ])('REST: %j is refused for %s', async (body, names) => {
    const answer = await admin.rest('POST', '/posts', body)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, names])
    expect(await stored()).toHaveLength(1)
  })

  test('an unknown id is 404, one that is none 400', async () => {
    const refused = (id: string) =>
      bothRefuse(shop, admin, {
        ...{ method: 'PUT', path: `/posts/${encodeURIComponent(id)}`, body: compost },
        ...{ document: update, variables: { id, input: compost } },
      })
    const unknown = { status: 404, code: 'NOT_FOUND', message: 'Article non trouvé' }
    expect(await refused('999')).toEqual(unknown)
    for (const id of ['abc', '0', '1e3', '2147483648', "1' OR 1=1--"])
      expect(await refused(id)).toMatchObject({ status: 400, fields: { id: expect.any(String) } })
    const removed = {
      method: 'DELETE',
      path: '/posts/999',
      document: remove,
      variables: { id: 999 },
    } as const
    expect(await bothRefuse(shop, admin, removed)).toEqual(unknown)
  })
})

test('the longest article passes both edges, whatever its characters; HTML is text', async () => {
  const long = `<script>alert(1)</script>${'é€\n'.repeat(40_000)}`.slice(0, 99_999).concat('.')
  const { status, body } = await admin.rest('POST', '/posts', { ...compost, content: long })
  expect([status, body.content === long]).toEqual([201, true])
  const { updatePost } = await admin.data(update, { id: 1, input: { content: `!${long.slice(1)}` } })
  expect(updatePost.content).toBe(`!${long.slice(1)}`)
})

test.runIf(onPostgres)('twenty changes at once from one copy: one is saved', async () => {
  await createPost(shop, compost)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, i) => admin.rest('PUT', '/posts/1', { title: `Titre ${i}`, version: 1 })),
  )
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array<number>(19).fill(409)])
  expect([(await stored())[0]?.version, (await admin.history()).length]).toEqual([2, 1])
})
