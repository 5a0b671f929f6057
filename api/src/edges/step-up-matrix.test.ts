import { readdirSync, readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isLeafType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../features/accounts/user.entity.ts'
import { createAdmin, createUser } from '../test/data/factories.ts'
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
  'rights/account/export-data.ts': 1,
  'rights/deletion/account-deletion.service.ts': 1,
  'team/invitations.service.ts': 1,
  'team/members.service.ts': 2,
  'tokens/tokens.service.ts': 1,
}

/** Signed by no passkey, in the shape of one. */
const response = {
  ...{ id: 'A', rawId: 'A', type: 'public-key' },
  response: { clientDataJSON: 'A', attestationObject: 'A' },
}

/** Bodies of the REST calls; what ends in « export.csv » is added from the routes themselves. */
const restBodies: Record<string, unknown> = {
  'PUT /admin/team/:id': { roles: ['CONTENT'] },
  'DELETE /admin/team/:id': undefined,
  'POST /admin/team/invitations': { email: 'nora@exemple.fr', roles: ['CONTENT'] },
  'POST /admin/tokens': { name: 'Caisse', scopes: ['INBOX'], expiresAt: '2027-01-01T09:00:00.000Z' },
  'POST /admin/products/delete': { ids: [1, 2] },
  'GET /account/data/export': undefined,
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
  inviteToTeam: undefined,
  createApiToken: undefined,
  deleteProducts: 'ids: [1, 2]',
  requestAccountDeletion: undefined,
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

type Act = (cookie: string) => Promise<string | undefined>

const overRest = (operation: string, body?: unknown): Act => {
  const [method = '', path = ''] = operation.split(' ')
  return async (cookie) => {
    const id = path.startsWith('/admin/team') ? other.id : '1'
    const search = body === undefined && path.includes('register') ? { search: 'ana@exemple.fr' } : body
    const answer = await shop.call(method, `/api${path.replace(':id', id)}`, {
      headers: { cookie },
      ...(search === undefined ? {} : { body: search }),
    })
    return answer.body?.code
  }
}

const overGraphql = (field: string, args?: string): Act => {
  const type = schema.getMutationType()?.getFields()[field]?.type
  if (!type) throw new Error(`No mutation ${field}`)
  const fields = isLeafType(getNamedType(type)) ? '' : '{ __typename }'
  return async (cookie) => {
    const given = args ?? graphqlAccess[`Mutation.${field}`]?.args
    const document = `mutation { ${field}${given ? `(${given})` : ''} ${fields} }`
    const { body } = await shop.graphql(document, undefined, { headers: { cookie } })
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
    expect(await act(cookie)).toBe('STEP_UP_REQUIRED')
    at(599)
    const code = await act(cookie)
    expect(['STEP_UP_REQUIRED', 'UNAUTHENTICATED', 'FORBIDDEN', 'GRAPHQL_VALIDATION_FAILED']).not.toContain(
      code,
    )
  })

  test('are held for every function that demands them', () => {
    const folder = 'api/src/features'
    const sites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => ({
        file,
        count: readFileSync(`${folder}/${file}`, 'utf8').split('requireRecentSignIn(').length - 1,
      }))
      .filter(({ count }) => count > 0)
      .map(({ file, count }) => [file, count])
    expect(Object.fromEntries(sites)).toEqual(guardedSites)
  })
})
