import { getNamedType, isLeafType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenScopes } from '../features/accounts/tokens/tokens.rules.ts'
import type { User } from '../features/accounts/user.entity.ts'
import type { Access } from '../platform/http/routes.ts'
import { createAdmin, createApiToken } from '../test/data/factories.ts'
import { callWithoutEffect, createSmallWorld } from '../test/data/small-world.ts'
import { graphqlWithFile } from '../test/data/uploads.ts'
import { graphqlAccess } from '../test/graphql-access.ts'
import { type Ask, openTestShop } from '../test/shop.ts'
import { graphqlSchema } from './graphql/graphql-schema.ts'
import { restRoutes } from './http/rest-routes.ts'

const shop = openTestShop({
  ...{ ADMIN_SECOND_FACTOR: 'required', API_TOKEN_REQUESTS_PER_MINUTE: '100000' },
})

let owner: User
let token: string
beforeEach(async () => {
  await createSmallWorld(shop)
  owner = await createAdmin(shop, { roles: ['OWNER'] })
  token = await createApiToken(shop, owner, [...tokenScopes])
})

interface Operation {
  name: string
  access: Access
  /** @returns its status over REST, the code of a refusal, and what was answered. */
  ask(by: Ask): Promise<{ code: string | undefined; text: string }>
}

/** Where the input says which permission it takes. */
const queries: Record<string, string> = {
  'GET /admin/history': '?subjectType=CATEGORY',
  'GET /admin/previews': '?subject=PRODUCT&subjectId=1',
  'GET /products/suggestions': '?search=savon',
}

// The guard comes before the input is looked at: no body is needed.
const rest: Operation[] = Object.entries(restRoutes).map(([name, { access }]) => ({
  name,
  access,
  async ask(by) {
    const [method = '', path = ''] = name.split(' ')
    const address = `/api${path.replace(':slug', 'terms').replaceAll(/:\w+/g, '1')}${queries[name] ?? ''}`
    const body = /^(POST|PUT)$/.test(method) ? {} : undefined
    const answer = await shop.call(method, address, { ...by, body })
    return { code: answer.body?.code, text: answer.text }
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
    return {
      name,
      access,
      async ask(by: Ask) {
        const answer = takesFile
          ? await graphqlWithFile(shop, document, by)
          : await shop.graphql(document, undefined, by)
        return { code: answer.body.errors?.[0]?.extensions.code, text: answer.text }
      },
    }
  }),
)

const callers = {
  'an owner': async (): Promise<Ask> => ({ as: owner }),
  'a token of theirs': async (): Promise<Ask> => ({ headers: { authorization: `Bearer ${token}` } }),
}

describe.each([
  ['REST', rest],
  ['GraphQL', graphql],
])('where the team has to have a second factor, without one, over %s', (_edge, operations) => {
  test.each(Object.keys(callers) as (keyof typeof callers)[])(
    'nothing of the administration answers %s, and nothing is changed',
    async (caller) => {
      const by = await callers[caller]()
      const closed = operations.filter(({ access }) => access !== 'visitor' && access !== 'customer')
      expect(closed.length).toBeGreaterThan(60)
      // What a token has asked is counted in memory; that it was used is written once a minute.
      await closed[0]?.ask(by)
      const codes = await callWithoutEffect(shop, closed, async ({ name, ask }) => [
        name,
        (await ask(by)).code,
      ])
      expect(codes).toEqual(closed.map(({ name }) => [name, 'SECOND_FACTOR_MISSING']))
    },
    60_000,
  )

  test('their own account answers, where one is set up', async () => {
    const own = operations.filter(({ access, name }) => access === 'customer' && /^(GET |Query)/.test(name))
    expect(own.length).toBeGreaterThan(5)
    const refused: unknown[] = []
    for (const { name, ask } of own) {
      const { code } = await ask({ as: owner })
      if (/SECOND_FACTOR|FORBIDDEN|UNAUTHENTICATED/.test(code ?? '')) refused.push([name, code])
    }
    expect(refused).toEqual([])
  }, 60_000)

  test('what everybody may read tells them no more than a visitor', async () => {
    // Who one is, and what one may do.
    const asksWho = /(me|access|visit)$/
    const open = operations.filter(({ access, name }) => access === 'visitor' && /^(GET |Query)/.test(name))
    const more: unknown[] = []
    for (const { name, ask } of open.filter((each) => !asksWho.test(each.name))) {
      const [told, seen] = [await ask({ as: owner }), await ask({})]
      if (told.text !== seen.text) more.push([name, told.text, seen.text])
    }
    expect(more).toEqual([])
  }, 60_000)
})
