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
import { graphqlOperations, type Operation, restOperations } from '../../test/every-operation.ts'
import { openTestShop } from '../../test/shop.ts'

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

/**
 * Asks with a token that has these scopes, or as a visitor (null).
 * @returns the code of its refusal, none when it was not refused, and how many sessions it began.
 */
async function askBy(scopes: TokenScope[] | null, { ask }: Operation) {
  // What an address or a token has few of (links to try, deletions) is not used up by the operations before.
  await shop.em().execute('delete from rate_limits')
  const { code, answer } = await ask(scopes ? await asking(scopes) : {})
  // A new link by mail, asked for a moment ago, ends the one before it: not in the midst of the next operation.
  await shop.settle()
  return { code, sessions: sessionsIn(answer) }
}

describe.each([
  ['REST', restOperations(shop)],
  ['GraphQL', graphqlOperations(shop)],
])('by a token over %s', (_edge, operations) => {
  const closed = operations.filter(({ access }) => access !== 'visitor')

  test('no operation answers without its own scope, whatever others there are', async () => {
    expect(closed.length).toBeGreaterThan(60)
    const answered: unknown[] = []
    for (const operation of closed) {
      const { code } = await askBy(allBut(operation.access), operation)
      if (code !== 'FORBIDDEN') answered.push([operation.name, code])
    }
    expect(answered).toEqual([])
  }, 60_000)

  test('each that has a scope answers to that one alone', async () => {
    const refused: unknown[] = []
    for (const operation of closed) {
      const { name, access } = operation
      const scope = scopeOf(access)
      const { code } = scope ? await askBy([scope], operation) : {}
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
    for (const operation of open) visitor.set(operation.name, (await askBy(null, operation)).code)
    await shop.reset()
    owner = (await createSmallWorld(shop)).administrator
    made.clear()
    const program: [string, string | undefined][] = []
    const signedIn: string[] = []
    for (const operation of open) {
      const { code, sessions } = await askBy([...tokenScopes], operation)
      program.push([operation.name, code])
      if (sessions > 0) signedIn.push(operation.name)
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
    for (const operation of operations) {
      const { code } = await askBy([], operation)
      if (code !== 'UNAUTHENTICATED') answered.push([operation.name, code])
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
