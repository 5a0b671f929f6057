import { getNamedType, isLeafType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  permissionOfScope,
  type TokenScope,
  tokenScopes,
} from '../../features/accounts/tokens/tokens.rules.ts'
import type { User } from '../../features/accounts/user.entity.ts'
import type { Access } from '../../platform/http/routes.ts'
import { createApiToken } from '../../test/data/factories.ts'
import { createSmallWorld } from '../../test/data/small-world.ts'
import { graphqlAccess } from '../../test/graphql-access.ts'
import { openTestShop } from '../../test/shop.ts'
import { graphqlSchema } from '../graphql/graphql-schema.ts'
import { restRoutes } from '../http/rest-routes.ts'

const shop = openTestShop({ API_TOKEN_REQUESTS_PER_MINUTE: '100000' })

let owner: User
const made = new Map<string, string>()
beforeEach(async () => {
  owner = (await createSmallWorld(shop)).administrator
  made.clear()
})

/** A request with a token of the owner's that has these scopes. */
async function asking(scopes: TokenScope[]) {
  const known = made.get(scopes.join())
  const text = known ?? (await createApiToken(shop, owner, scopes))
  made.set(scopes.join(), text)
  // The few deletions that a token has are not used up by the operations before.
  await shop.em().execute('delete from rate_limits')
  return { headers: { authorization: `Bearer ${text}` } }
}

const scopeOf = (access: Access) => tokenScopes.find((scope) => permissionOfScope[scope] === access)
const allBut = (access: Access) => tokenScopes.filter((scope) => permissionOfScope[scope] !== access)

/** Whoever does these must have proved lately who they are: a program cannot. */
const takesSomebodyThere = ['POST /admin/products/delete', 'Mutation.deleteProducts']

interface Operation {
  name: string
  access: Access
  /** @returns the code of its refusal; none when it was not refused. */
  ask(scopes: TokenScope[]): Promise<string | undefined>
}

/** Where the permission depends on what is asked. */
const queries: Record<string, string> = {
  'GET /admin/history': '?subjectType=CATEGORY',
  'GET /admin/previews': '?subject=PRODUCT&subjectId=1',
}
const bodies: Record<string, object> = { 'POST /admin/previews': { subject: 'POST', subjectId: 1 } }

// Elsewhere the guard comes before the input is looked at: no body is needed to find out who may call.
const rest: Operation[] = Object.entries(restRoutes).map(([name, { access }]) => ({
  name,
  access,
  async ask(scopes) {
    const [method = '', path = ''] = name.split(' ')
    const body = /^(POST|PUT)$/.test(method) ? (bodies[name] ?? {}) : undefined
    const address = `/api${path.replace(':slug', 'terms').replaceAll(/:\w+/g, '1')}${queries[name] ?? ''}`
    return (await shop.call(method, address, { ...(await asking(scopes)), body })).body?.code
  },
}))

const schema = graphqlSchema()
const graphql: Operation[] = [
  ['query', schema.getQueryType()] as const,
  ['mutation', schema.getMutationType()] as const,
].flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).flatMap((field) => {
    const name = `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}` as const
    const { access = 'visitor', args, takesFile } = graphqlAccess[name] ?? {}
    const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
    const document = `${kind} { ${field.name}${args ? `(${args})` : ''}${selection} }`
    const ask = async (scopes: TokenScope[]) =>
      (await shop.graphql(document, undefined, await asking(scopes))).body.errors?.[0]?.extensions.code
    return takesFile ? [] : [{ name, access, ask }]
  }),
)

describe.each([
  ['REST', rest],
  ['GraphQL', graphql],
])('by a token over %s', (_edge, operations) => {
  const closed = operations.filter(({ access }) => access !== 'visitor')

  test('no operation answers without its own scope, whatever others there are', async () => {
    expect(closed.length).toBeGreaterThan(60)
    const answered: unknown[] = []
    for (const { name, access, ask } of closed) {
      const code = await ask(allBut(access))
      if (code !== 'FORBIDDEN') answered.push([name, code])
    }
    expect(answered).toEqual([])
  }, 60_000)

  test('each that has a scope answers to that one alone', async () => {
    const refused: unknown[] = []
    for (const { name, access, ask } of closed) {
      const scope = scopeOf(access)
      const code = scope && (await ask([scope]))
      if (
        ['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'].includes(code ?? '') &&
        !takesSomebodyThere.includes(name)
      )
        refused.push([name, code])
    }
    expect(refused).toEqual([])
  }, 60_000)
})
