import { describe, expect, test } from 'vitest'
import { createAdmin, createUser } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import { User } from '../user.entity.ts'
import { permissions, permissionsOf, roles, rolesWith } from './permissions.rules.ts'

const shop = openTestShop()
const owners = () => shop.em().count(User, { roles: { $contains: ['OWNER'] } })

describe('the database', () => {
  test('keeps the last owner, whoever writes', async () => {
    const owner = await createAdmin(shop)
    await createUser(shop)
    const em = shop.em()
    for (const statement of [
      `update users set roles = '{CONTENT}' where id = ?`,
      'delete from users where id = ?',
      `update users set roles = '{}' where 'OWNER' = any(roles) or id = ?`,
    ])
      await expect(em.execute(statement, [owner.id])).rejects.toThrow('the last owner stays')
    expect(await owners()).toBe(1)
    await createAdmin(shop)
    await em.execute(`update users set roles = '{CONTENT}' where id = ?`, [owner.id])
  })

  test('knows no other role, and tells who is of the team', async () => {
    const { id } = await createAdmin(shop, { roles: ['ANALYST', 'CONTENT'] })
    const em = shop.em()
    for (const unknown of ['{ROOT}', '{OWNER,owner}', '{NULL}'])
      await expect(em.execute('update users set roles = ? where id = ?', [unknown, id])).rejects.toThrow(
        'users_roles',
      )
    const isAdmin = async () => (await shop.em().findOneOrFail(User, { id })).isAdmin
    expect(await isAdmin()).toBe(true)
    await em.execute(`update users set roles = '{}' where id = ?`, [id])
    expect(await isAdmin()).toBe(false)
  })
})

describe.runIf(onPostgres)('two owners at once', () => {
  test('do not take the role from each other', async () => {
    const two = [await createAdmin(shop), await createAdmin(shop)]
    const taken = await Promise.allSettled(
      two.map(({ id }) => shop.em().execute(`update users set roles = '{}' where id = ?`, [id])),
    )
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await owners()).toBe(1)
  })
})

test('the table of permissions: the owner may do everything, and each thing is somebody’s', () => {
  expect([...permissionsOf(['OWNER'])]).toEqual(permissions)
  for (const role of roles) expect(permissionsOf([role])).toContain('administration')
  for (const grave of ['team', 'tokens', 'settings', 'registry', 'operations', 'persons.export'] as const)
    expect(rolesWith(grave)).toEqual(['OWNER'])
  expect([...permissionsOf(['ANALYST', 'CONTENT'])].toSorted()).toEqual(
    ['administration', 'analytics.read', 'content.read', 'content.write', 'images'].toSorted(),
  )
  expect([...permissionsOf([])]).toEqual([])
})
