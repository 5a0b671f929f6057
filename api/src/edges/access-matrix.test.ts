import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { criteria } from '../features/catalogue/assessments/criteria.rules.ts'
import type { Access } from '../platform/http/routes.ts'
import {
  callWithoutEffect,
  claimEntry,
  createSmallWorld,
  officialCostEntry,
  pageEntry,
  passportEntry,
  type SmallWorld,
} from '../test/data/small-world.ts'
import { graphqlWithFile } from '../test/data/uploads.ts'
import { graphqlAccess } from '../test/graphql-access.ts'
import { type Answer, openTestShop } from '../test/shop.ts'
import { restRoutes } from './http/rest-routes.ts'

const shop = openTestShop()
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const callers = ['visitor', 'customer', 'administrator'] as const satisfies Access[]
const rank = (caller: Access) => callers.indexOf(caller)

let world: SmallWorld
beforeEach(async () => {
  world = await createSmallWorld(shop)
})

/** Body of each REST call that has one; every POST and PUT needs a row. Ids « 1 » name rows of the small world. */
const restBodies: Record<string, unknown> = {
  'POST /login': { email: 'connue@exemple.fr', password: 'mot de passe' },
  'POST /register': { email: 'a@exemple.fr', password: 'secret!', firstName: 'Ana', lastName: 'Petit' },
  'POST /logout': {},
  'POST /analytics': { pageUrl: '/panier', pageName: 'Cart', eventType: 'view' },
  'POST /cart': { productId: 1, quantity: 1 },
  'PUT /cart/:id': { quantity: 2 },
  'POST /orders': { shippingAddress: '1 rue des Lilas, Lyon' },
  'POST /orders/:id/items': { productId: 1, quantity: 1 },
  'PUT /admin/orders/:id/status': { status: 'processing' },
  'POST /products': { name: 'Savon', price: '4.50', ecoScore: '8.5' },
  'POST /products/:id/duplicate': {},
  'POST /products/restore': { entryId: 4 },
  'PUT /products/:id': { inStock: false },
  'POST /products/:id/images': { imageUrl: 'https://exemple.fr/savon.jpg' },
  'PUT /products/:id/images/order': { imageIds: [1] },
  'PUT /products/:id/images/:imageId': { altText: 'De face' },
  'PUT /products/:id/images/:imageId/primary': {},
  'POST /admin/claims/check': { text: 'Un savon biodégradable.' },
  'PUT /admin/claims/:id': { state: 'QUOTED', reason: 'Mise en garde.' },
  'POST /admin/claims/restore': { entryId: claimEntry },
  'POST /admin/drafts': { names: ['Gourde'] },
  'PUT /admin/drafts': { products: [{ id: 1, name: 'Gourde' }] },
  'POST /admin/images/:name/crop': { left: 0, top: 0, width: 1, height: 0.5 },
  'POST /admin/products/import': { csv: 'Nom;Prix\nSavon;4,50' },
  'POST /admin/products/prices': { products: [{ id: 1 }], percent: '5' },
  'POST /admin/products/undo': { entryId: 5 },
  'POST /admin/products/delete': { ids: [1] },
  'PUT /admin/products/:id/passport': { model: 'S-1' },
  'POST /admin/passports/restore': { entryId: passportEntry },
  'PUT /admin/products/:id/official-cost': {
    ...{ points: 1234, pointsPer100g: '560', declaredBy: 'BRAND', declaredOn: '2026-01-02' },
  },
  'POST /admin/official-costs/restore': { entryId: officialCostEntry },
  'POST /categories': { name: 'Zéro déchet', slug: 'zero-dechet' },
  'POST /categories/restore': { entryId: 1 },
  'PUT /categories/:id': { name: 'Cuisine' },
  'POST /posts': { title: 'Le compost', content: 'Simple.' },
  'POST /posts/restore': { entryId: 2 },
  'PUT /posts/:id': { published: false },
  'POST /pages/restore': { entryId: pageEntry },
  'PUT /pages/:slug': { lead: 'Qui édite ce site.' },
  'POST /settings/restore': { entryId: 3 },
  'PUT /settings/:key': { value: 'Sous 48 h.' },
  'POST /newsletter': { email: 'ana@exemple.fr' },
  'POST /newsletter/confirm': { token: 'jeton-de-la-lettre-0001' },
  'POST /newsletter/unsubscribe': { token: 'jeton-de-la-lettre-0001' },
  'PUT /admin/messages/:id': { isRead: true },
  'POST /admin/mails/:id/resend': {},
  'PUT /admin/messages/:id/assignee': { to: null },
  'POST /admin/messages/:id/replies': { text: 'Il arrive demain.', seenReplies: 0 },
  'POST /admin/messages/:id/notes': { text: 'Je rappelle.' },
  'POST /admin/search': { search: 'savon' },
  'POST /admin/views': { list: 'PRODUCTS', name: 'En rupture', query: 'etat=rupture' },
  'PUT /admin/views/:id': { name: 'Rupture' },
  'PUT /admin/products/:productId/assessment': {
    criteria: criteria.map((criterion) => ({ criterion, points: '0' })),
  },
  'POST /admin/products/:productId/assessment/publish': {},
  'POST /admin/assessments/restore': { entryId: 7 },
  'POST /admin/evidence': { kind: 'TEST_REPORT', title: 'Essai' },
  'PUT /admin/evidence/:id': { title: 'GOTS' },
  'POST /admin/evidence/restore': { entryId: 8 },
  'POST /products/:id/challenges': {
    ...{ firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr', message: 'Bonjour' },
  },
  'POST /contact': {
    ...{ firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr', subject: 'Colis', message: 'Bonjour' },
  },
  'POST /upload/product-image': {},
  'POST /admin/previews': { subject: 'POST', subjectId: 1 },
  'POST /previews/open': { token: 'jeton-de-l-apercu-0001' },
  'POST /waitlist': { firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' },
}

/** Query of each REST call that needs one. */
const restQueries: Record<string, string> = {
  'GET /admin/history': '?subjectType=category',
  'GET /admin/previews': '?subject=product&subjectId=1',
  'GET /products/:id/lowest-price': '?before=2026-11-21T09:00:00Z',
  'GET /products/suggestions': '?search=savon',
}

const asking = (caller: Access) => (caller === 'visitor' ? {} : { as: world[caller] })

async function callRest(name: string, caller: Access): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const body = restBodies[name]
  // No page is called « 1 ».
  const address = `/api${path.replace(':slug', 'terms').replaceAll(/:\w+/g, '1')}${restQueries[name] ?? ''}`
  return shop.call(method, address, { ...asking(caller), body })
}

const operations = (['Query', 'Mutation'] as const).flatMap((kind) =>
  Object.values(
    schema.getType(kind)
      ? ((kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
      : {},
  ).map((field) => ({ name: `${kind}.${field.name}` as const, kind, field })),
)

async function callGraphql({ kind, name, field }: (typeof operations)[number], caller: Access) {
  const { args, takesFile } = graphqlAccess[name] ?? {}
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const head = `${kind.toLowerCase()}${takesFile ? ' ($file: Upload!)' : ''}`
  const document = `${head} { ${field.name}${args ? `(${args})` : ''}${selection} }`
  if (takesFile) return graphqlWithFile(shop, document, asking(caller))
  return shop.graphql(document, undefined, asking(caller))
}

const codeOf = ({ body }: Answer): string | undefined => body?.errors?.[0]?.extensions.code

describe('every operation says who may call it', () => {
  test('each field of Query and Mutation has a row in graphql-access.ts, and each row a field', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(graphqlAccess).toSorted())
  })

  test('each REST route says who may call it, and each that writes has a sample body here', () => {
    for (const [name, { access }] of Object.entries(restRoutes)) {
      expect(callers, name).toContain(access)
      if (/^(POST|PUT)/.test(name)) expect(Object.keys(restBodies), `restBodies['${name}']`).toContain(name)
    }
  })
})

const restAccess = Object.entries(restRoutes).map(([name, { access }]) => ({ name, access }))
const graphqlCalls = operations.map((operation) => ({
  operation,
  name: operation.name,
  access: graphqlAccess[operation.name]?.access ?? 'administrator',
}))

describe.each(['visitor', 'customer'] as const)(
  'what a %s may not do is refused, without effect',
  (caller) => {
    const [status, code] = caller === 'visitor' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']
    const isClosed = ({ access }: { access: Access }) => rank(caller) < rank(access)

    test('over REST', async () => {
      const closed = restAccess.filter(isClosed)
      expect(closed.length).toBeGreaterThan(10)
      const answers = await callWithoutEffect(shop, closed, async ({ name }) => {
        const answer = await callRest(name, caller)
        const isSaid = caller !== 'visitor' || answer.text.includes('Unauthorized')
        return [name, answer.status, answer.body.code, isSaid]
      })
      expect(answers).toEqual(closed.map(({ name }) => [name, status, code, true]))
    }, 60_000)

    test('over GraphQL', async () => {
      const closed = graphqlCalls.filter(isClosed)
      expect(closed.length).toBeGreaterThan(10)
      const answers = await callWithoutEffect(shop, closed, async ({ name, operation }) => {
        const answer = await callGraphql(operation, caller)
        const shown = Object.values(answer.body.data ?? {}).filter((value) => value !== null)
        return [name, codeOf(answer), shown]
      })
      expect(answers).toEqual(closed.map(({ name }) => [name, code, []]))
    }, 60_000)
  },
)

/** Who may call it, each with a world of its own: an order placed for one leaves nothing to order for the next. */
const open = <T extends { access: Access }>(calls: T[]) =>
  calls.flatMap((call) =>
    callers.filter((caller) => rank(caller) >= rank(call.access)).map((caller) => ({ ...call, caller })),
  )

test.each(open(restAccess))('REST $name is open to a $caller', async ({ name, access, caller }) => {
  const { status, text } = await callRest(name, caller)
  // The rows of the small world are the customer's: an administrator does not find them as their own.
  const fine = caller === access ? [200, 201, 202, 204, 302] : [200, 201, 202, 204, 302, 404]
  expect(fine, `${status} ${text}`).toContain(status)
})

test.each(open(graphqlCalls))('GraphQL $name is open to a $caller', async ({ operation, access, caller }) => {
  const answer = await callGraphql(operation, caller)
  expect(caller === access ? [undefined] : [undefined, 'NOT_FOUND'], answer.text).toContain(codeOf(answer))
})

test('no answer to anybody holds a password or its hash', async () => {
  for (const caller of callers) {
    const answers = []
    for (const name of Object.keys(restRoutes)) answers.push(await callRest(name, caller))
    for (const operation of operations) answers.push(await callGraphql(operation, caller))
    for (const { text } of answers) expect(text).not.toMatch(/argon2|"password"\s*:/)
  }
  expect(
    Object.keys((schema.getType('User') as unknown as { getFields(): object }).getFields()),
  ).not.toContain('password')
})
