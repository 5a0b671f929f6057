import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createProduct, createUser } from '../../test/data/factories.ts'
import { createFakeRenderer } from '../../test/fake-renderer.ts'
import { openTestShop, TestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'
import { graphqlSchema } from './graphql-schema.ts'
import { knownDocuments } from './known-documents.ts'

const list = `query List($limit: Int!, $filter: ProductFilterInput) {
  products(limit: $limit, filter: $filter) { totalCount items { id name __typename } __typename }
}`
const viewer = 'query Viewer { ...Who } fragment Who on Query { someone: me { id email __typename } }'
const logout = 'mutation Logout { logout }'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const { folder } = createFakeRenderer([list, viewer, logout])
const shop = openTestShop({ WEB_FOLDER: folder })

/** The headers that Apollo Client sends with a GET. */
const headers = {
  'content-type': 'application/json',
  accept: 'application/graphql-response+json,application/json;q=0.9',
}
const persisted = (sha256Hash: unknown) => ({ persistedQuery: { version: 1, sha256Hash } })
const addressOf = (parts: Record<string, unknown>) =>
  `/graphql?${new URLSearchParams(
    Object.entries(parts).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )}`
const byHash = (sha256Hash: unknown, variables: object = {}) =>
  addressOf({ variables, extensions: persisted(sha256Hash) })
const notFound = { code: 'PERSISTED_QUERY_NOT_FOUND' }

describe('a document by its hash', () => {
  test('is answered by GET like its text by POST', async () => {
    await createProduct(shop, { name: 'Gourde' })
    const variables = { limit: 5, filter: { search: 'gourde' } }
    const answer = await shop.get(byHash(hashOf(list), variables), { headers })
    const said = await shop.graphql(list, variables, { headers })
    expect(answer.body.data.products).toMatchObject({ totalCount: 1, __typename: 'ProductPage' })
    expect([answer.status, answer.text]).toEqual([said.status, said.text])
    expect(shop.logged.join('')).not.toMatch(/gourde/i)
  })

  test('is answered as to whoever asks, by the session', async () => {
    const user = await createUser(shop)
    const answer = await shop.get(byHash(hashOf(viewer)), { as: user, headers })
    expect(answer.body.data.someone.email).toBe(user.email)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const nobody = await shop.get(byHash(hashOf(viewer)), { headers })
    expect(nobody.body.data.someone).toBeNull()
  })

  test('is answered by POST as well, a mutation too', async () => {
    const ask = (text: string) => shop.post('/graphql', { body: { extensions: persisted(hashOf(text)) } })
    expect((await ask(viewer)).body.data).toEqual({ someone: null })
    expect((await ask(logout)).body.data).toEqual({ logout: true })
  })

  test('is no way around the limits of today', async () => {
    const { body } = await shop.get(byHash(hashOf(list), { limit: 100_000 }), { headers })
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })

  test('changes nothing by GET: a mutation is refused, by hash and as text', async () => {
    for (const path of [byHash(hashOf(logout)), addressOf({ query: logout })]) {
      const answer = await shop.get(path, { headers })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
      expect(answer.body.data).toBeUndefined()
    }
  })

  test('cannot be read by another site: what its page can send without asking is refused', async () => {
    const sent: Record<string, string>[] = [{}, { 'content-type': 'text/plain' }]
    for (const simple of sent) {
      const { status, body } = await shop.get(byHash(hashOf(viewer)), { headers: simple })
      expect([status, body.data]).toEqual([400, undefined])
      expect(body.errors[0].message).toContain('CSRF')
    }
  })
})

describe('a hash that is not known', () => {
  test('is told in the words of the protocol, and kept by nobody', async () => {
    const { status, body, headers: told } = await shop.get(byHash(hashOf('{ me { id } }')), { headers })
    expect([status, body.errors]).toEqual([
      200,
      [{ message: 'PersistedQueryNotFound', extensions: notFound }],
    ])
    expect(told.get('cache-control')).toBe('no-store')
  })

  test('is not known either once its text was sent along, which is answered', async () => {
    const query = '{ categories { id } }'
    const extensions = persisted(hashOf(query))
    const { body } = await shop.post('/graphql', { body: { query, extensions } })
    expect(body.data).toEqual({ categories: [] })
    const again = await shop.get(byHash(hashOf(query)), { headers })
    expect(again.body.errors[0].extensions).toEqual(notFound)
  })

  test('has another text than the one that is sent along: neither is executed', async () => {
    const body = { query: '{ categories { id } }', extensions: persisted(hashOf(viewer)) }
    const answer = await shop.post('/graphql', { body })
    expect([answer.status, answer.body.data]).toEqual([400, undefined])
    expect(answer.body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect((await shop.get(byHash(hashOf(viewer)), { headers })).body.data).toEqual({ someone: null })
  })

  test.each([
    '__proto__',
    'constructor',
    '',
    `apq:${hashOf(viewer)}`,
    hashOf(viewer).toUpperCase(),
    `${hashOf(viewer)}\0`,
    'a'.repeat(10_000),
    null,
    7,
    true,
    [hashOf(viewer)],
    { toString: 1, valueOf: 1 },
  ])('may be anything: %j', async (hash) => {
    const asked = [
      shop.get(byHash(hash), { headers }),
      shop.post('/graphql', { body: { extensions: persisted(hash) } }),
    ]
    for (const { status, body } of await Promise.all(asked))
      expect([status, body.errors[0].extensions]).toEqual([200, notFound])
  })

  test.each([7, 'x', [], { version: 2, sha256Hash: hashOf(viewer) }, { sha256Hash: hashOf(viewer) }])(
    'in a protocol that is none: %j',
    async (persistedQuery) => {
      const answer = await shop.get(addressOf({ extensions: { persistedQuery } }), { headers })
      expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
    },
  )

  test('an address that is longer than a server reads is refused, and the next one is answered', async () => {
    const { status } = await shop.get(byHash(hashOf(list), { limit: 1, x: 'x'.repeat(20_000) }), { headers })
    expect(status).toBe(431)
    expect((await shop.get(byHash(hashOf(viewer)), { headers })).status).toBe(200)
  })
})

describe('GRAPHQL_DOCUMENTS=known', () => {
  const closed = openTestShop({ WEB_FOLDER: folder, GRAPHQL_DOCUMENTS: 'known' })
  const refusal = {
    code: 'FORBIDDEN',
    message:
      'Requête inconnue\u202f: cette boutique ne répond qu’à celles de son propre site. Si vous y êtes, rechargez la page.',
  }

  test('answers the documents of the client, by hash and as text', async () => {
    expect((await closed.get(byHash(hashOf(viewer)), { headers })).body.data).toEqual({ someone: null })
    expect((await closed.graphql(viewer)).body.data).toEqual({ someone: null })
    expect((await closed.get(addressOf({ query: viewer }), { headers })).body.data).toEqual({ someone: null })
    expect((await closed.graphql(logout)).body.data).toEqual({ logout: true })
  })

  test.each(['{ categories { id } }', '{ __schema { types { name } } }', `${viewer} `, '{', ''])(
    'refuses any other text before it is looked at: %s',
    async (query) => {
      const extensions = persisted(hashOf(query))
      const sent = [
        closed.graphql(query),
        closed.post('/graphql', { body: { query, extensions } }),
        closed.get(addressOf({ query }), { headers }),
        closed.get(`${addressOf({ query: viewer })}&${addressOf({ query }).split('?')[1]}`, { headers }),
      ]
      for (const { status, body } of await Promise.all(sent)) {
        expect([status, body]).toMatchObject([403, refusal])
        expect(body.errors).toEqual([{ message: refusal.message, extensions: { code: 'FORBIDDEN' } }])
      }
    },
  )

  test('lets nobody make a text known', async () => {
    const { body } = await closed.get(byHash(hashOf('{ categories { id } }')), { headers })
    expect(body.errors[0].extensions).toEqual(notFound)
  })

  test('does not start without the client, for it would answer nobody', async () => {
    const settings = { WEB_FOLDER: createWebFolder(), GRAPHQL_DOCUMENTS: 'known' }
    await expect(new TestShop().open(settings, shop.database)).rejects.toThrow('GRAPHQL_DOCUMENTS=known')
  })
})

test('what is known of a document: its text, what it is called and asks for', async () => {
  const known = await knownDocuments(`${folder}-server`, graphqlSchema())
  expect(known.size).toBe(3)
  expect(known.get(hashOf(viewer))).toMatchObject({
    ...{ text: viewer, document: { kind: 'Document' } },
    ...{ operationNames: ['Viewer'], rootFields: ['me'] },
  })
  expect(known.getByText(logout)?.rootFields).toEqual(['logout'])
  for (const text of [`${logout} `, 7, null, undefined]) expect(known.getByText(text)).toBeUndefined()
})
