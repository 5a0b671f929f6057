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
import { graphqlWithFile } from '../../test/data/uploads.ts'
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

/** What is open to everybody, and of a person's own session all the same. */
const takesPerson = [
  ...['POST /logout', 'POST /login/lost-factor/cancel'],
  ...['Mutation.login', 'Mutation.loginAdministrator', 'Mutation.register', 'Mutation.logout'],
  'Mutation.loginWithPasskey',
]

/** Sessions that an answer begins; the mark of a browser, which asks for a passkey, is none. */
const sessionsIn = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().filter((cookie) => cookie.includes('session=')).length

interface Operation {
  name: string
  access: Access
  /**
   * Asked with a token that has these scopes, or by a visitor (null).
   * @returns the code of its refusal, none when it was not refused, and how many sessions it began.
   */
  ask(scopes: TokenScope[] | null): Promise<{ code: string | undefined; sessions: number }>
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
    const answer = await shop.call(method, address, { ...(scopes ? await asking(scopes) : {}), body })
    return { code: answer.body?.code, sessions: sessionsIn(answer) }
  },
}))

const schema = graphqlSchema()
const graphql: Operation[] = [
  ['query', schema.getQueryType()] as const,
  ['mutation', schema.getMutationType()] as const,
].flatMap(([kind, type]) =>
  Object.values(type?.getFields() ?? {}).map((field) => {
    const name = `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}` as const
    const { access = 'visitor', args, takesFile } = graphqlAccess[name] ?? {}
    const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
    const head = takesFile ? `${kind} ($file: Upload!)` : kind
    const document = `${head} { ${field.name}${args ? `(${args})` : ''}${selection} }`
    const ask = async (scopes: TokenScope[] | null) => {
      const by = scopes ? await asking(scopes) : {}
      const answer = takesFile
        ? await graphqlWithFile(shop, document, by)
        : await shop.graphql(document, undefined, by)
      return { code: answer.body.errors?.[0]?.extensions.code, sessions: sessionsIn(answer) }
    }
    return { name, access, ask }
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
      const { code } = await ask(allBut(access))
      if (code !== 'FORBIDDEN') answered.push([name, code])
    }
    expect(answered).toEqual([])
  }, 60_000)

  test('each that has a scope answers to that one alone', async () => {
    const refused: unknown[] = []
    for (const { name, access, ask } of closed) {
      const scope = scopeOf(access)
      const { code } = scope ? await ask([scope]) : {}
      if (
        ['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR'].includes(code ?? '') &&
        !takesSomebodyThere.includes(name)
      )
        refused.push([name, code])
    }
    expect(refused).toEqual([])
  }, 60_000)

  test('what is open to everybody answers a token like a visitor: nobody is signed in by it', async () => {
    const open = operations.filter(({ access }) => access === 'visitor')
    expect(open.length).toBeGreaterThan(20)
    const visitor = new Map<string, string | undefined>()
    for (const { name, ask } of open) visitor.set(name, (await ask(null)).code)
    await shop.reset()
    owner = (await createSmallWorld(shop)).administrator
    made.clear()
    const program: [string, string | undefined][] = []
    const signedIn: string[] = []
    for (const { name, ask } of open) {
      const { code, sessions } = await ask([...tokenScopes])
      program.push([name, code])
      if (sessions > 0) signedIn.push(name)
    }
    const forPeople = program.map(([name, code]) => [
      name,
      takesPerson.includes(name) && code === 'FORBIDDEN' ? visitor.get(name) : code,
    ])
    expect(forPeople).toEqual([...visitor])
    expect(signedIn).toEqual([])
  }, 60_000)

  test('a token that opens nothing any more is refused everywhere, also what is open to everybody', async () => {
    const answered: unknown[] = []
    await asking([])
    for (const [scopes, text] of made)
      made.set(scopes, `${text.slice(0, -1)}${text.endsWith('0') ? '1' : '0'}`)
    for (const { name, ask } of operations) {
      const { code } = await ask([])
      if (code !== 'UNAUTHENTICATED') answered.push([name, code])
    }
    expect(answered).toEqual([])
  }, 60_000)
})

describe('a file that is sent with a token', () => {
  const send = async (path: string, scopes: TokenScope[]) => {
    const { headers } = await asking(scopes)
    return (await shop.call('PUT', path, { headers: { ...headers, 'content-type': 'image/png' }, body: '' }))
      .status
  }

  test('takes the scope of what it belongs to, and no other', async () => {
    const without = tokenScopes.filter((scope) => scope !== 'CATALOGUE_WRITE')
    expect(await send('/api/admin/evidence/1/file', [...without])).toBe(403)
    expect(await send('/api/admin/evidence/1/file', ['CATALOGUE_WRITE'])).toBe(400)
    const noImages = tokenScopes.filter((scope) => scope !== 'IMAGES')
    expect(await send('/api/upload/product-image/1', noImages)).toBe(403)
    expect(await send('/api/upload/product-image/1', ['IMAGES'])).toBe(404)
  })
})
