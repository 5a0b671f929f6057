import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLNamedType, getNamedType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { createContactMessage, createSubscriber, createWaitlistEntry } from '../test/data/factories.ts'
import { createSmallWorld } from '../test/data/small-world.ts'
import { graphqlAccess } from '../test/graphql-access.ts'
import { openTestShop } from '../test/shop.ts'
import { restRoutes } from './http/rest-routes.ts'

const shop = openTestShop()

/** Types whose rows are people's own words and addresses, told to administrators alone. */
const privateTypes = [
  ...['ContactMessage', 'ContactMessagePage', 'WaitlistEntry', 'WaitlistEntryPage', 'WaitlistDemand'],
  ...['NewsletterSubscriber', 'NewsletterSubscriberPage', 'AnalyticsEvent', 'AnalyticsSummary'],
]

/** Tells a visitor the rows of their own visit, of nobody else's (visit.test.ts). */
const ownRows = 'Query.visit'

test('no operation that is open to others than administrators leads to a private row', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  for (const name of privateTypes) expect(schema.getType(name), name).toBeDefined()
  const reached = new Set<string>()
  const follow = (type: GraphQLNamedType) => {
    if (!isObjectType(type) || reached.has(type.name)) return
    reached.add(type.name)
    for (const field of Object.values(type.getFields())) follow(getNamedType(field.type))
  }
  for (const [name, { access }] of Object.entries(graphqlAccess)) {
    const [kind = '', field = ''] = name.split('.')
    const root = schema.getType(kind)
    const operation = isObjectType(root) ? root.getFields()[field] : undefined
    if (operation && name !== ownRows && (access === 'visitor' || access === 'customer'))
      follow(getNamedType(operation.type))
  }
  expect(reached.size).toBeGreaterThan(5)
  expect(privateTypes.filter((name) => reached.has(name))).toEqual([])
})

// Every address as three people: on a slow machine that takes its time.
test('no answer to a visitor or customer holds a private row', { timeout: 60_000 }, async () => {
  const { customer, administrator } = await createSmallWorld(shop)
  const email = 'secrete@exemple.fr'
  await createContactMessage(shop, { email, subject: 'secrete', message: 'secrete' })
  await createWaitlistEntry(shop, { email, firstName: 'secrete' })
  await createSubscriber(shop, { email, token: 'jeton-tres-secret-0001' })
  const event = { pageUrl: '/secrete', pageName: 'secrete', elementText: 'secrete' }
  expect((await shop.post('/api/analytics', { body: event })).status).toBe(202)
  await shop.settle()
  const reads = Object.keys(restRoutes).filter((name) => name.startsWith('GET '))
  const answerTo = async (name: string, as?: typeof customer) =>
    (await shop.get(`/api${name.slice(4).replaceAll(/:\w+/g, '1')}`, as ? { as } : {})).text
  for (const name of reads)
    for (const as of [undefined, customer]) expect(await answerTo(name, as), name).not.toMatch(/secret/)
  // The rows are there, for whoever may see them; the token is for nobody.
  const shown = []
  for (const name of reads) {
    const text = await answerTo(name, administrator)
    if (text.includes('secrete')) shown.push(name)
    expect(text, name).not.toMatch(/jeton/)
  }
  expect(shown).toEqual(
    expect.arrayContaining([
      'GET /admin/messages',
      'GET /admin/waitlist',
      'GET /admin/newsletter',
      'GET /admin/analytics',
    ]),
  )
})
