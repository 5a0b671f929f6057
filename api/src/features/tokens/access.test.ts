import { describe, expect, test } from 'vitest'
import { createAdmin, createApiToken, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { permissionsOfRole } from '../accounts/team/permissions.rules.ts'

const shop = openTestShop()

const asked = '{ access { email roles permissions token { name scopes expiresAt } } }'

/** The same from both edges. */
async function access(as: object) {
  const rest = await shop.get('/api/auth/access', as)
  expect(rest.status).toBe(200)
  const { body } = await shop.graphql(asked, undefined, as)
  expect(body.data.access).toEqual(rest.body)
  return { told: rest.body, headers: rest.headers }
}

describe('what whoever asks may do', () => {
  test('is nothing for a visitor and a customer', async () => {
    const nothing = { roles: [], permissions: [], token: null }
    expect((await access({})).told).toEqual({ email: null, ...nothing })
    const customer = await createUser(shop)
    expect((await access({ as: customer })).told).toEqual({ email: customer.email, ...nothing })
  })

  test('is for a person of the team what their roles allow, and kept by nobody on the way', async () => {
    const analyst = await createAdmin(shop, { roles: ['ANALYST'] })
    const { told, headers } = await access({ as: analyst })
    expect(told).toEqual({
      ...{ email: analyst.email, roles: ['ANALYST'], token: null },
      permissions: permissionsOfRole.ANALYST,
    })
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('is for a program what its token was given and its maker still has', async () => {
    const maker = await createAdmin(shop)
    await createAdmin(shop)
    const expiresAt = '2026-12-01T09:00:00.000Z'
    const text = await createApiToken(shop, maker, ['ORDERS_READ', 'CATALOGUE_READ'], { expiresAt })
    const by = { headers: { authorization: `Bearer ${text}` } }
    const token = { name: expect.any(String), scopes: ['ORDERS_READ', 'CATALOGUE_READ'], expiresAt }
    const known = { email: maker.email, token }
    expect((await access(by)).told).toEqual({
      ...{ ...known, roles: ['OWNER'] },
      permissions: ['orders.read', 'catalogue.read'],
    })
    await shop.em().execute("update users set roles = '{CATALOGUE}' where id = ?", [maker.id])
    expect((await access(by)).told).toEqual({
      ...{ ...known, roles: ['CATALOGUE'] },
      permissions: ['catalogue.read'],
    })
  })
})
