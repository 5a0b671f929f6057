import { beforeEach, describe, expect, test } from 'vitest'
import { tokenScopes } from '../features/accounts/tokens/tokens.rules.ts'
import type { User } from '../features/accounts/user.entity.ts'
import { createAdmin, createApiToken } from '../test/data/factories.ts'
import { callWithoutEffect, createSmallWorld } from '../test/data/small-world.ts'
import { graphqlOperations, restOperations } from '../test/every-operation.ts'
import { type Ask, openTestShop } from '../test/shop.ts'

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

const callers = {
  'an owner': async (): Promise<Ask> => ({ as: owner }),
  'a token of theirs': async (): Promise<Ask> => ({ headers: { authorization: `Bearer ${token}` } }),
}

describe.each([
  ['REST', restOperations(shop)],
  ['GraphQL', graphqlOperations(shop)],
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
      const [told, seen] = [(await ask({ as: owner })).answer.text, (await ask({})).answer.text]
      if (told !== seen) more.push([name, told, seen])
    }
    expect(more).toEqual([])
  }, 60_000)
})
