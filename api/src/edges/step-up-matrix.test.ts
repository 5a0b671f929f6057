import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TokenScope } from '../features/accounts/tokens/tokens.rules.ts'
import type { User } from '../features/accounts/user.entity.ts'
import { Product } from '../features/catalogue/products/product.entity.ts'
import { createAdmin, createApiToken, createProduct, createUser } from '../test/data/factories.ts'
import { codeAtStart } from '../test/data/second-factor.ts'
import { graphqlAccess } from '../test/graphql-access.ts'
import { openTestShop } from '../test/shop.ts'
import { restRoutes } from './http/rest-routes.ts'

const shop = openTestShop()
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/** Functions that demand a recent proof of who asks. Whoever adds one adds its operations below. */
const guardedSites: Record<string, number> = {
  'accounts/security/passkeys/passkeys.service.ts': 3,
  'accounts/security/second-factor/second-factor.service.ts': 4,
  'audit/export-csv.ts': 1,
  'catalogue/bulk/delete-products.service.ts': 1,
  'catalogue/bulk/undo-products.service.ts': 1,
  'rights/account/account-data.service.ts': 1,
  'rights/account/export-data.ts': 1,
  'rights/deletion/account-deletion.service.ts': 1,
  'team/invitations.service.ts': 1,
  'team/members.service.ts': 3,
  'tokens/take-back.service.ts': 1,
  'tokens/tokens.service.ts': 1,
}

/** Functions that count deletions one by one. Whoever adds one adds its operations to `deletions`. */
const countedSites: Record<string, number> = {
  'catalogue/bulk/delete-products.service.ts': 1,
  'catalogue/bulk/undo-products.service.ts': 1,
  'catalogue/categories/categories.service.ts': 1,
  'catalogue/evidence/evidence.service.ts': 1,
  'catalogue/library/library.service.ts': 1,
  'catalogue/products/product-changes.service.ts': 1,
  'content/post-changes.service.ts': 1,
  'engagement/contact/contact.service.ts': 1,
}

/** Operations that delete one thing, and the scope by which a token may. */
const deletions: [string, TokenScope, unknown?][] = [
  ['DELETE /products/:id', 'CATALOGUE_WRITE'],
  ['DELETE /categories/:id', 'CATALOGUE_WRITE'],
  ['DELETE /admin/evidence/:id', 'CATALOGUE_WRITE'],
  ['DELETE /admin/images/:name', 'IMAGES'],
  ['DELETE /posts/:id', 'CONTENT_WRITE'],
  ['DELETE /admin/messages/:id', 'INBOX'],
  ['POST /admin/products/delete', 'CATALOGUE_WRITE', { ids: [1] }],
  ['Mutation.deleteProduct', 'CATALOGUE_WRITE'],
  ['Mutation.deleteProducts', 'CATALOGUE_WRITE'],
  ['Mutation.deleteCategory', 'CATALOGUE_WRITE'],
  ['Mutation.deleteEvidence', 'CATALOGUE_WRITE'],
  ['Mutation.deleteImage', 'IMAGES'],
  ['Mutation.deletePost', 'CONTENT_WRITE'],
  ['Mutation.deleteContactMessage', 'INBOX'],
]

/** Signed by no passkey, in the shape of one. */
const response = {
  ...{ id: 'A', rawId: 'A', type: 'public-key' },
  response: { clientDataJSON: 'A', attestationObject: 'A' },
}

/** Bodies of the REST calls; what ends in « export.csv » is added from the routes themselves. */
const restBodies: Record<string, unknown> = {
  'PUT /admin/team/:id': { roles: ['CONTENT'] },
  'DELETE /admin/team/:id': undefined,
  'DELETE /admin/team/:id/second-factor': undefined,
  'POST /admin/team/invitations': { email: 'nora@exemple.fr', roles: ['CONTENT'] },
  'POST /admin/tokens': { name: 'Caisse', scopes: ['INBOX'], expiresAt: '2027-01-01T09:00:00.000Z' },
  'POST /admin/products/delete': { ids: [1, 2] },
  'POST /account/take-back': {},
  'GET /account/data/export': undefined,
  'GET /account/data/rows': undefined,
  'POST /account/deletion': {},
  'POST /auth/second-factor': {},
  'POST /auth/second-factor/confirm': { code: codeAtStart },
  'POST /auth/second-factor/recovery-codes': {},
  'DELETE /auth/second-factor': undefined,
  'POST /auth/passkeys/options': {},
  'POST /auth/passkeys': { name: 'Clé', response },
  'DELETE /auth/passkeys/:id': undefined,
}

/** GraphQL operations; their arguments are those of the access matrix, unless one is grave only with others. */
const graphqlArgs: Record<string, string | undefined> = {
  setTeamRoles: undefined,
  removeFromTeam: undefined,
  removeTeamFactor: undefined,
  inviteToTeam: undefined,
  createApiToken: undefined,
  takeBackAccount: undefined,
  deleteProducts: 'ids: [1, 2]',
  requestAccountDeletion: undefined,
  accountRows: 'kind: "users-1"',
  beginSecondFactor: undefined,
  confirmSecondFactor: undefined,
  renewRecoveryCodes: undefined,
  endSecondFactor: undefined,
  passkeyRegistration: undefined,
  registerPasskey: undefined,
  removePasskey: undefined,
}

let owner: User
let other: User
beforeEach(async () => {
  owner = await createAdmin(shop)
  other = await createUser(shop)
})

type Act = (headers: { cookie: string } | { authorization: string }) => Promise<string | undefined>

const overRest = (operation: string, body?: unknown): Act => {
  const [method = '', path = ''] = operation.split(' ')
  return async (headers) => {
    const id = path.startsWith('/admin/team') ? other.id : '1'
    const search = body === undefined && path.includes('register') ? { search: 'ana@exemple.fr' } : body
    const answer = await shop.call(method, `/api${path.replace(/:id|:name/, id)}`, {
      headers,
      ...(search === undefined ? {} : { body: search }),
    })
    return answer.body?.code
  }
}

const overGraphql = (field: string, args?: string): Act => {
  const mutation = schema.getMutationType()?.getFields()[field]
  const type = (mutation ?? schema.getQueryType()?.getFields()[field])?.type
  if (!type) throw new Error(`No operation ${field}`)
  const kind = mutation ? 'mutation' : 'query'
  const fields = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return async (headers) => {
    const given = args ?? graphqlAccess[`Mutation.${field}`]?.args
    const document = `${kind} { ${field}${given ? `(${given})` : ''} ${fields} }`
    const { body } = await shop.graphql(document, undefined, { headers })
    return body.errors?.[0]?.extensions?.code
  }
}

/** Every list as a file but that of the products, which tells of no person. */
const csvRoutes = Object.keys(restRoutes).filter(
  (operation) => operation.endsWith('/export.csv') && !operation.includes('/products/'),
)

const acts: [string, Act][] = [
  ...csvRoutes.map((operation): [string, Act] => [operation, overRest(operation)]),
  ...Object.entries(restBodies).map(([operation, body]): [string, Act] => [
    operation,
    overRest(operation, body),
  ]),
  ...Object.entries(graphqlArgs).map(([field, args]): [string, Act] => [
    `Mutation.${field}`,
    overGraphql(field, args),
  ]),
]

describe('the ten minutes of a proof', () => {
  test.each(acts)('%s is refused at 10:01, and not for the proof at 9:59', async (_operation, act) => {
    const cookie = await shop.cookieOf(owner)
    const start = shop.clock.current.getTime()
    const at = (seconds: number) => {
      shop.clock.current = new Date(start + seconds * 1_000)
    }
    at(601)
    expect(await act({ cookie })).toBe('STEP_UP_REQUIRED')
    at(599)
    const code = await act({ cookie })
    expect(['STEP_UP_REQUIRED', 'UNAUTHENTICATED', 'FORBIDDEN', 'GRAPHQL_VALIDATION_FAILED']).not.toContain(
      code,
    )
  })

  test('are held for every function that demands them', () => {
    expect(sitesOf('requireRecentSignIn(ctx')).toEqual(guardedSites)
  })
})

/** How often each source of a feature calls this. */
function sitesOf(call: string): Record<string, number> {
  const folder = 'api/src/features'
  const sites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8').split(call).length - 1] as const)
  return Object.fromEntries(sites.filter(([, count]) => count > 0))
}

describe('deletions one by one', () => {
  const acts = deletions.map(([operation, scope, body]): [string, TokenScope, Act] => [
    ...([operation, scope] as const),
    operation.startsWith('Mutation.') ? overGraphql(operation.slice(9)) : overRest(operation, body),
  ])
  const deleteOne = overRest('DELETE /products/:id')

  test.each(acts)(
    '%s asks for a proof after five of any kind, until one is given',
    async (_name, _scope, act) => {
      const cookie = await shop.cookieOf(owner)
      shop.clock.current = new Date(shop.clock.current.getTime() + 601_000)
      for (let nth = 1; nth <= 5; nth++) expect(await deleteOne({ cookie })).toBe('NOT_FOUND')
      expect(await act({ cookie })).toBe('STEP_UP_REQUIRED')
      expect(await act({ cookie: await shop.cookieOf(owner) })).not.toBe('STEP_UP_REQUIRED')
    },
  )

  test.each(acts)('%s is refused to a token after five, of whatever token', async (_name, scope, act) => {
    const [first, second] = await Promise.all([
      createApiToken(shop, owner, ['CATALOGUE_WRITE']),
      createApiToken(shop, owner, [scope], { name: 'Balance' }),
    ])
    for (let nth = 1; nth <= 5; nth++)
      expect(await deleteOne({ authorization: `Bearer ${first}` })).toBe('NOT_FOUND')
    expect(await act({ authorization: `Bearer ${second}` })).toBe('FORBIDDEN')
  })

  test('of one GraphQL request count each: fifteen aliases delete five', async () => {
    for (let nth = 1; nth <= 7; nth++) await createProduct(shop)
    const cookie = await shop.cookieOf(owner)
    shop.clock.current = new Date(shop.clock.current.getTime() + 601_000)
    const all = [1, 2, 3, 4, 5, 6, 7].map((id) => `p${id}: deleteProduct(id: ${id})`)
    await shop.graphql(`mutation { ${all.join(' ')} }`, undefined, { headers: { cookie } })
    expect((await shop.em().find(Product, {})).map(({ id }) => id)).toEqual([6, 7])
  })

  test('are counted by every function that deletes', () => {
    expect(sitesOf('countDeletion(ctx)')).toEqual(countedSites)
  })
})
