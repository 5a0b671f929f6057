import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { permissions, permissionsOf, type Role, roles } from '../features/accounts/team/permissions.rules.ts'
import type { User } from '../features/accounts/user.entity.ts'
import { criteria } from '../features/catalogue/assessments/criteria.rules.ts'
import type { Access } from '../platform/http/routes.ts'
import { createAdmin } from '../test/data/factories.ts'
import { codeAtStart, factorToken, keptFactorToken, lostFactorEmail } from '../test/data/second-factor.ts'
import {
  callWithoutEffect,
  claimEntry,
  createSmallWorld,
  emailToken,
  officialCostEntry,
  pageEntry,
  passportEntry,
  passwordToken,
  type SmallWorld,
} from '../test/data/small-world.ts'
import { graphqlWithFile } from '../test/data/uploads.ts'
import { graphqlAccess } from '../test/graphql-access.ts'
import { type Answer, openTestShop } from '../test/shop.ts'
import { restRoutes } from './http/rest-routes.ts'

const shop = openTestShop()
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

type Caller = 'visitor' | 'customer' | Role

const isTeam = (caller: Caller): caller is Role => caller !== 'visitor' && caller !== 'customer'

/** Whether an operation of this access answers to this caller: what a role may do says the one table alone. */
const mayCall = (caller: Caller, access: Access): boolean => {
  if (access === 'visitor') return true
  if (access === 'customer') return caller !== 'visitor'
  return isTeam(caller) && permissionsOf([caller]).has(access)
}

let world: SmallWorld
/** Those of the team who have been asked for, each with one role. */
let team: Partial<Record<Role, User>>
beforeEach(async () => {
  world = await createSmallWorld(shop)
  team = { OWNER: world.administrator }
})

async function asking(caller: Caller): Promise<{ as?: User }> {
  if (caller === 'visitor') return {}
  if (caller === 'customer') return { as: world.customer }
  team[caller] ??= await createAdmin(shop, { roles: [caller] })
  return { as: team[caller] }
}

/** What a passkey might have signed, in its right shape. */
const signed = {
  ...{ id: 'A', rawId: 'A', type: 'public-key' },
  response: { clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' },
}

/**
 * A passkey signs a challenge that its own browser has just been given: none is ready here. These calls are open when
 * they are refused for the passkey, and not for who asks; the tests of the passkeys have them done.
 */
const refusedForPasskey: Record<string, { status: number; code: string } | undefined> = {
  'POST /auth/passkeys': { status: 400, code: 'BAD_USER_INPUT' },
  'POST /login/passkey': { status: 401, code: 'UNAUTHENTICATED' },
  'POST /auth/confirm/passkey': { status: 400, code: 'BAD_USER_INPUT' },
  'Mutation.registerPasskey': { status: 400, code: 'BAD_USER_INPUT' },
  'Mutation.loginWithPasskey': { status: 401, code: 'UNAUTHENTICATED' },
  'Mutation.confirmIdentityWithPasskey': { status: 400, code: 'BAD_USER_INPUT' },
}

/** Body of each REST call that has one; every POST and PUT needs a row. Ids « 1 » name rows of the small world. */
const restBodies: Record<string, unknown> = {
  'POST /login': { email: 'connue@exemple.fr', password: 'mot de passe' },
  'POST /register': { email: 'a@exemple.fr', password: 'secret!', firstName: 'Ana', lastName: 'Petit' },
  'POST /logout': {},
  'PUT /account/password': { currentPassword: 'mot de passe', newPassword: 'un tout autre mot' },
  'POST /account/email': { email: 'neuve@exemple.fr', currentPassword: 'mot de passe' },
  'POST /account/email/confirm': { token: emailToken, password: 'mot de passe' },
  'POST /account/email/open': { token: emailToken },
  'POST /account/email/disown': { token: emailToken },
  'POST /account/confirmation': {},
  'PUT /account/name': { firstName: 'Ana', lastName: 'Petit' },
  'POST /account/deletion': {},
  'POST /password/forgot': { email: 'connue@exemple.fr' },
  'POST /password/reset': { token: passwordToken, password: 'un tout autre mot' },
  'POST /account/take-back': { passkeysSince: '2026-11-20T09:00:00Z' },
  'POST /login/lost-factor': { email: lostFactorEmail, password: 'mot de passe' },
  'POST /login/lost-factor/open': { token: factorToken },
  'POST /login/lost-factor/confirm': { token: factorToken },
  'POST /login/lost-factor/cancel': { token: keptFactorToken },
  'PUT /admin/team/:id': { roles: ['CONTENT'] },
  'POST /admin/team/invitations': { email: 'nora@exemple.fr', roles: ['CONTENT'] },
  'POST /team/invitations/open': { token: 'jeton-de-l-invitation-0001' },
  'POST /team/invitations/accept': { token: 'jeton-de-l-invitation-0001' },
  'POST /auth/confirm': { password: 'mot de passe' },
  'POST /auth/second-factor': {},
  'POST /auth/second-factor/confirm': { code: codeAtStart },
  'POST /auth/second-factor/recovery-codes': {},
  'POST /auth/passkeys/options': {},
  'POST /auth/passkeys': {
    name: 'Clé',
    response: { ...signed, response: { ...signed.response, attestationObject: 'A' } },
  },
  'PUT /auth/passkeys/:id': { name: 'Clé du bureau' },
  'POST /login/passkey/options': {},
  'POST /login/passkey': { response: signed },
  'POST /auth/confirm/passkey/options': {},
  'POST /auth/confirm/passkey': { response: signed },
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
  'POST /consents/measurement': { choice: 'accepted' },
  'POST /admin/consents/search': { search: 'lea@exemple.fr' },
  'POST /admin/register/consents/export.csv': { search: 'lea@exemple.fr' },
  'POST /admin/consents/check': {},
  'POST /newsletter': { email: 'ana@exemple.fr' },
  'POST /newsletter/confirm': { token: 'jeton-de-la-lettre-0001' },
  'POST /newsletter/unsubscribe': { token: 'jeton-de-la-lettre-0001' },
  'PUT /admin/messages/:id': { isRead: true },
  'POST /admin/mails/:id/resend': {},
  'POST /admin/notifications/read': {},
  'PUT /admin/notifications/settings': { kind: 'FAILED_MAIL', mail: false },
  'POST /admin/reply-templates': { name: 'Retour', text: 'Bonjour {{prénom}},' },
  'PUT /admin/reply-templates/:id': { name: 'Retour' },
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
  'POST /admin/tokens': {
    ...{ name: 'Vitrine', scopes: ['CATALOGUE_READ'], expiresAt: '2027-01-01T00:00:00Z' },
  },
  'POST /admin/previews': { subject: 'POST', subjectId: 1 },
  'POST /previews/open': { token: 'jeton-de-l-apercu-0001' },
  'POST /restock-requests': { productId: 2 },
  'POST /waitlist': { firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' },
}

/** Query of each REST call that needs one. */
const restQueries: Record<string, string> = {
  'GET /admin/history': '?subjectType=category',
  'GET /account/data/rows': '?kind=users-1',
  'GET /admin/previews': '?subject=product&subjectId=1',
  'GET /products/:id/lowest-price': '?before=2026-11-21T09:00:00Z',
  'GET /products/suggestions': '?search=savon',
}

/** Every answer of the matrix goes through here. */
function withoutPassword<A extends { text: string }>(answer: A): A {
  expect(answer.text).not.toMatch(/argon2|"password"\s*:/)
  return answer
}

async function callRest(name: string, caller: Caller): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  const body = restBodies[name]
  // No page is called « 1 ».
  const address = `/api${path.replace(':slug', 'terms').replaceAll(/:\w+/g, '1')}${restQueries[name] ?? ''}`
  return withoutPassword(await shop.call(method, address, { ...(await asking(caller)), body }))
}

const operations = (['Query', 'Mutation'] as const).flatMap((kind) =>
  Object.values(
    schema.getType(kind)
      ? ((kind === 'Query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
      : {},
  ).map((field) => ({ name: `${kind}.${field.name}` as const, kind, field })),
)

async function callGraphql({ kind, name, field }: (typeof operations)[number], caller: Caller) {
  const { args, takesFile } = graphqlAccess[name] ?? {}
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  const head = `${kind.toLowerCase()}${takesFile ? ' ($file: Upload!)' : ''}`
  const document = `${head} { ${field.name}${args ? `(${args})` : ''}${selection} }`
  if (takesFile) return withoutPassword(await graphqlWithFile(shop, document, await asking(caller)))
  return withoutPassword(await shop.graphql(document, undefined, await asking(caller)))
}

const codeOf = ({ body }: Answer): string | undefined => body?.errors?.[0]?.extensions.code

describe('every operation says who may call it', () => {
  test('each field of Query and Mutation has a row in graphql-access.ts, and each row a field', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(graphqlAccess).toSorted())
  })

  test('each REST route says who may call it, and each that writes has a sample body here', () => {
    for (const [name, { access }] of Object.entries(restRoutes)) {
      expect(['visitor', 'customer', ...permissions], name).toContain(access)
      if (/^(POST|PUT)/.test(name)) expect(Object.keys(restBodies), `restBodies['${name}']`).toContain(name)
    }
  })
})

const restAccess = Object.entries(restRoutes).map(([name, { access }]) => ({ name, access }))
const graphqlCalls = operations.map((operation) => ({
  operation,
  name: operation.name,
  access: graphqlAccess[operation.name]?.access ?? ('team' as const),
}))

describe.each(['visitor', 'customer', ...roles.filter((role) => role !== 'OWNER')] as const)(
  'what a %s may not do is refused, without effect',
  (caller) => {
    const [status, code] = caller === 'visitor' ? [401, 'UNAUTHENTICATED'] : [403, 'FORBIDDEN']
    const isClosed = ({ access }: { access: Access }) => !mayCall(caller, access)

    test('over REST', async () => {
      await asking(caller)
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
      await asking(caller)
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

const everyRank = ['visitor', 'customer', 'OWNER'] as const

/** The first of these whom a call is open to is the one whose rows it names. */
const firstOf = (access: Access) => everyRank.find((caller) => mayCall(caller, access))

// The rows of the small world are the customer's: an administrator does not find them as their own.
const fineStatus = (caller: Caller, access: Access) => [
  200,
  201,
  202,
  204,
  302,
  ...(caller === firstOf(access) ? [] : [404]),
]
const fineCode = (caller: Caller, access: Access) => [
  undefined,
  ...(caller === firstOf(access) ? [] : ['NOT_FOUND']),
]

const isRead = ({ name }: { name: string }) => /^(GET |Query\.)/.test(name)

describe.each(everyRank)('what a %s may read is answered', (caller) => {
  const open = <T extends { name: string; access: Access }>(calls: T[]) =>
    calls.filter((call) => isRead(call) && mayCall(caller, call.access))

  test('over REST', async () => {
    const wrong: unknown[] = []
    for (const { name, access } of open(restAccess)) {
      const { status, text } = await callRest(name, caller)
      if (!fineStatus(caller, access).includes(status)) wrong.push([name, status, text])
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('over GraphQL', async () => {
    const wrong: unknown[] = []
    for (const { name, operation, access } of open(graphqlCalls)) {
      const answer = await callGraphql(operation, caller)
      if (!fineCode(caller, access).includes(codeOf(answer))) wrong.push([name, answer.text])
    }
    expect(wrong).toEqual([])
  }, 60_000)
})

/** What writes, for each who may: with a world of its own, since an order placed for one leaves nothing to order for the next. */
const writes = <T extends { name: string; access: Access }>(calls: T[]) =>
  calls
    .filter((call) => !isRead(call))
    .flatMap((call) =>
      everyRank.filter((caller) => mayCall(caller, call.access)).map((caller) => ({ ...call, caller })),
    )

test.each(writes(restAccess))('REST $name is open to a $caller', async ({ name, access, caller }) => {
  const { status, text } = await callRest(name, caller)
  const fine = refusedForPasskey[name] ? [refusedForPasskey[name].status] : fineStatus(caller, access)
  expect(fine, `${status} ${text}`).toContain(status)
})

test.each(writes(graphqlCalls))(
  'GraphQL $name is open to a $caller',
  async ({ operation, name, access, caller }) => {
    const answer = await callGraphql(operation, caller)
    const fine = refusedForPasskey[name] ? [refusedForPasskey[name].code] : fineCode(caller, access)
    expect(fine, answer.text).toContain(codeOf(answer))
  },
)

describe.each(roles.filter((role) => role !== 'OWNER'))('what a %s may do is not refused', (caller) => {
  const isOpenToTeam = ({ access }: { access: Access }) =>
    mayCall(caller, access) && !mayCall('customer', access)

  // In one world for all: what one deletes, the next does not find.
  test('over both edges', async () => {
    const refused: unknown[] = []
    for (const { name } of restAccess.filter(isOpenToTeam)) {
      const { status } = await callRest(name, caller)
      if ([401, 403].includes(status) || status >= 500) refused.push([name, status])
    }
    for (const { name, operation } of graphqlCalls.filter(isOpenToTeam)) {
      const code = codeOf(await callGraphql(operation, caller)) ?? ''
      if (['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'].includes(code)) refused.push([name, code])
    }
    expect(refused).toEqual([])
  }, 60_000)
})

test('nobody is told a password: no answer to any call here holds one or its hash, the type has no field', () => {
  expect(
    Object.keys((schema.getType('User') as unknown as { getFields(): object }).getFields()),
  ).not.toContain('password')
})
