import { expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

const person = { firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' }
const body = { ...person, message: 'L’emballage est en plastique.' }
const messages = async () => (await admin.rest('GET', '/admin/messages')).body

test('a contested score is a message of its own kind, with the 24 hours of all messages', async () => {
  await createProduct(shop, { name: 'Gourde', ecoScore: '8.6' })
  const sent = await shop.post('/api/products/1/challenges', { body })
  expect([sent.status, sent.body]).toEqual([201, { success: true }])
  const mutation = 'mutation ($input: ChallengeInput!) { challengeScore(productId: 1, input: $input) }'
  expect((await shop.graphql(mutation, { input: body })).body.data).toEqual({ challengeScore: true })
  const [first, second] = await messages()
  expect(first).toMatchObject({
    ...body,
    ...{ kind: 'CHALLENGE', productId: 1, subject: 'Note contestée (8,6/10) : Gourde' },
  })
  expect(second.subject).toBe(first.subject)
  expect(Date.parse(first.replyDueAt) - Date.parse(first.createdAt)).toBe(24 * 3_600_000)
  const { contactMessages } = await admin.data('{ contactMessages { items { kind productId subject } } }')
  expect(contactMessages.items[0]).toEqual({ kind: 'CHALLENGE', productId: '1', subject: first.subject })
  // Whoever means one criterion says which: its name stands in the subject, on both edges.
  await shop.graphql(mutation, { input: { ...body, criterion: 'PACKAGING' } })
  await shop.post('/api/products/1/challenges', { body: { ...body, criterion: 'end_of_life' } })
  expect((await messages()).map(({ subject }: { subject: string }) => subject)).toEqual([
    'Note contestée (8,6/10, fin de vie) : Gourde',
    'Note contestée (8,6/10, emballage) : Gourde',
    ...[first.subject, first.subject],
  ])
  const refused = await shop.post('/api/products/1/challenges', { body: { ...body, criterion: 'PRIX' } })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['criterion']])
})

test('a contested score of what is hidden or unknown is refused, and so is one without words', async () => {
  await createProduct(shop, { visible: false })
  await createProduct(shop)
  for (const id of [1, 99])
    expect((await shop.post(`/api/products/${id}/challenges`, { body })).status).toBe(404)
  const { status, body: refused } = await shop.post('/api/products/2/challenges', { body: person })
  expect([status, Object.keys(refused.fields)]).toEqual([400, ['message']])
  expect(await messages()).toEqual([])
})

test('a message of the contact form is no contested score', async () => {
  await shop.post('/api/contact', { body: { ...body, subject: 'Colis' } })
  expect(await messages()).toMatchObject([{ kind: 'CONTACT', productId: null }])
})
