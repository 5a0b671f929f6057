import { createHash } from 'node:crypto'
import type { DocumentNode } from 'graphql'
import { expect, it, vi } from 'vitest'
import { sentOperation } from '../test/sent-operation.ts'
import { makeClient } from './client.ts'
import { operationName } from './freshness.ts'
import * as documents from './generated/admin/graphql.ts'
import { operationTexts } from './operation-texts.ts'

const { InboxOrdersDocument, LogoutDocument, ProductsPageDocument, SettingsDocument, ViewerDocument } =
  documents

const unknown = { errors: [{ message: '…', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }
/** A server that is newer than the page. */
const newer = ({ method }: Sent) => (method === 'GET' ? unknown : answer)
const failure = { errors: [{ message: '…', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
const answer = { data: { me: null, settings: [], logout: true, orders: null } }

type Sent = ReturnType<typeof sentOperation>

/** A client, and what its server is sent. @param reply to a request; `nth` counts them from 0. */
function setUp(reply: (request: Sent, nth: number) => object = () => answer) {
  const sent: Sent[] = []
  const fetch = vi.fn(async (url: unknown, init?: RequestInit) => {
    const request = sentOperation(url, init)
    sent.push(request)
    return new Response(JSON.stringify(reply(request, sent.length - 1)), {
      headers: { 'content-type': 'application/graphql-response+json' },
    })
  })
  const client = makeClient({ uri: '/graphql', fetch })
  const ask = (query: DocumentNode, variables = {}) =>
    client.query({ query, variables, fetchPolicy: 'no-cache', errorPolicy: 'all' })
  const methods = () => sent.map(({ method }) => method)
  return { client, fetch, sent, ask, methods }
}

it('asks by GET with the hash of what it would have sent, variables beside it', async () => {
  const { ask, sent, fetch } = setUp()
  const variables = { filter: { search: 'pain & « sel »' }, limit: 24, offset: 0 }
  await ask(ProductsPageDocument, variables)
  expect(sent).toEqual([
    {
      method: 'GET',
      operationName: 'ProductsPage',
      variables,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ])
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(String(url)).not.toMatch(/query=|products%20/)
  // A header that no other site's page can send without asking first; without a body.
  expect(init).toMatchObject({ credentials: 'include', headers: { 'content-type': 'application/json' } })
  expect(init?.body).toBeUndefined()
})

it('is known to the server by every operation of the shop, as it sends them', async () => {
  const known = new Set(operationTexts().map((text) => createHash('sha256').update(text).digest('hex')))
  const operations = Object.values<DocumentNode>(documents).filter(operationName)
  const { client, sent, ask } = setUp(() => ({ data: {} }))
  for (const document of operations) {
    const isMutation = document.definitions.some(
      (each) => 'operation' in each && each.operation === 'mutation',
    )
    if (isMutation) await client.mutate({ mutation: document, fetchPolicy: 'no-cache' })
    else await ask(document)
  }
  expect(sent.length).toBe(operations.length)
  const hashes = sent.map(({ hash, query = '' }) => hash ?? createHash('sha256').update(query).digest('hex'))
  expect(hashes.filter((hash) => !known.has(hash))).toEqual([])
  expect(new Set(hashes).size).toBe(known.size)
})

it('has no secret to write into an address: those are in mutations', () => {
  const queries = operationTexts().filter((text) => /^query /m.test(text))
  expect(queries.length).toBeGreaterThan(25)
  const variables = queries.flatMap((text) => text.match(/\$\w+/g) ?? [])
  expect(variables).toContain('$filter')
  expect(variables.filter((name) => /token|password|secret|email|key/i.test(name))).toEqual([])
})

it('sends the text to a server that does not know the hash, once for all until the page is loaded anew', async () => {
  const { ask, sent, methods } = setUp(newer)
  const { data, error } = await ask(ViewerDocument)
  expect([data, error]).toEqual([answer.data, undefined])
  await ask(SettingsDocument)
  expect(methods()).toEqual(['GET', 'POST', 'POST'])
  for (const { query, hash, ...rest } of sent.slice(1)) {
    expect(query).toContain('__typename')
    expect(rest).not.toHaveProperty('extensions')
  }
})

it('does so for all that were on their way', async () => {
  const { ask, sent } = setUp(newer)
  const both = await Promise.all([ask(ViewerDocument), ask(SettingsDocument)])
  expect(both.map(({ error }) => error)).toEqual([undefined, undefined])
  for (const name of ['Viewer', 'Settings'])
    expect(sent.filter(({ operationName }) => operationName === name)).toMatchObject([
      { method: 'GET' },
      { method: 'POST' },
    ])
})

it('stays with hashes after any other failure, and asks once', async () => {
  const { ask, methods } = setUp((_request, nth) => (nth === 0 ? failure : answer))
  expect((await ask(ViewerDocument)).error).toBeDefined()
  await ask(ViewerDocument)
  expect(methods()).toEqual(['GET', 'GET'])
})

it('stays with texts after another failure', async () => {
  const { ask, methods } = setUp((request, nth) => (nth === 1 ? failure : newer(request)))
  await ask(ViewerDocument)
  await ask(ViewerDocument)
  expect(methods()).toEqual(['GET', 'POST', 'POST'])
})

it('sends by POST what changes something, what is too long, and what people are looked for by', async () => {
  const { client, ask, sent, methods } = setUp()
  await client.mutate({ mutation: LogoutDocument })
  await ask(ProductsPageDocument, { filter: { search: 'é'.repeat(300) }, limit: 24, offset: 0 })
  await ask(InboxOrdersDocument, { search: 'camille@exemple.fr', limit: 50, offset: 0 })
  expect(methods()).toEqual(['POST', 'POST', 'POST'])
  for (const { query } of sent) expect(query).toBeTruthy()
  await ask(InboxOrdersDocument, { limit: 50, offset: 0 })
  expect(methods().at(-1)).toBe('GET')
})

it('sends texts where the browser does not hash: http from another machine', async () => {
  vi.stubGlobal('crypto', {})
  const { ask, methods } = setUp()
  await ask(ViewerDocument)
  expect(methods()).toEqual(['POST'])
})
