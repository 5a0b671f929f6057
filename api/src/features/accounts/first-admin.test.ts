import { describe, expect, test } from 'vitest'
import { type Env, readEnv } from '../../env.ts'
import { Session } from '../../platform/http/session.entity.ts'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount, createAdmin } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { ensureFirstAdmin } from './first-admin.service.ts'
import { User } from './user.entity.ts'

const shop = openTestShop()
const secret = { SESSION_SECRET: 'secret-of-the-tests-secret-of-the-tests' }
const settings = (more: Record<string, string> = {}): Env => readEnv({ ...secret, ...more })

/** Prepares the first administrator and returns what was announced. */
async function ensure(env: Env): Promise<[string, string][]> {
  const announced: [string, string][] = []
  await ensureFirstAdmin(shop.em(), env, (...account) => announced.push(account))
  return announced
}
const login = async (email: string, password: string) =>
  (await new Browser(shop).login(email, password)).status
const admins = () => shop.em().count(User, { roles: { $contains: ['OWNER'] } })

describe('the first administrator', () => {
  test('gets a generated password, announced once, that works', async () => {
    const [[email, password] = ['', ''], ...more] = await ensure(settings())
    expect(more).toEqual([])
    expect(password.length).toBeGreaterThanOrEqual(16)
    expect(await login(email, password)).toBe(200)
    expect(await ensure(settings())).toEqual([])
    expect(await admins()).toBe(1)
  })

  test('another shop gets another password', async () => {
    const [[, first] = []] = await ensure(settings())
    await shop.reset()
    const [[, second] = []] = await ensure(settings())
    expect(first).not.toBe(second)
  })

  test('has the address and password of the environment, in whatever case, and nothing is announced', async () => {
    const env = settings({ ADMIN_EMAIL: 'Chef@Exemple.fr', ADMIN_PASSWORD: 'motdepasse-du-chef' })
    expect(await ensure(env)).toEqual([])
    expect(await login('chef@exemple.fr', 'motdepasse-du-chef')).toBe(200)
  })

  test('no known password opens it', async () => {
    const [[email] = ['']] = await ensure(settings())
    for (const password of ['admin1', 'admin123', 'administrator', 'password', '123456'])
      expect(await login(email, password)).toBe(401)
    expect(await login('admin', 'admin')).toBe(400)
  })

  test('production demands the password, and makes nobody without it', async () => {
    const production = settings({ NODE_ENV: 'production' })
    await expect(ensure(production)).rejects.toThrow('ADMIN_PASSWORD')
    expect(await shop.em().count(User)).toBe(0)
    await ensure(settings({ NODE_ENV: 'production', ADMIN_PASSWORD: 'motdepasse-du-chef' }))
    expect(await ensure(production)).toEqual([])
  })

  test.each(['123456', 'Password1', 'motdepasse', 'ADMIN123', 'Chef-de-rayon', 'chef-de-rayon@exemple.fr'])(
    'production refuses %s with one French sentence, and makes nobody',
    async (ADMIN_PASSWORD) => {
      const given = { ADMIN_EMAIL: 'chef-de-rayon@exemple.fr', ADMIN_PASSWORD }
      await expect(ensure(settings({ NODE_ENV: 'production', ...given }))).rejects.toThrow(
        /^ADMIN_PASSWORD n’est pas accepté en production\u00a0: [^\n]+\.$/,
      )
      expect(await shop.em().count(User)).toBe(0)
      await createAdmin(shop)
      expect(await ensure(settings({ NODE_ENV: 'production', ...given }))).toEqual([])
    },
  )

  test('is not made where one is already', async () => {
    const admin = await createAdmin(shop)
    expect(await ensure(settings({ ADMIN_PASSWORD: 'motdepasse-du-chef' }))).toEqual([])
    expect(await shop.em().find(User, {})).toMatchObject([{ id: admin.id }])
  })

  test('takes an account over that somebody opened with the address before: their password and session end', async () => {
    await createAccount(shop, { email: 'chef@exemple.fr' })
    const squatter = new Browser(shop)
    await squatter.login('chef@exemple.fr', accountPassword)
    await ensure(settings({ ADMIN_EMAIL: 'chef@exemple.fr', ADMIN_PASSWORD: 'motdepasse-du-chef' }))
    expect((await squatter.get('/api/auth/user')).status).toBe(401)
    expect(await shop.em().count(Session)).toBe(0)
    expect(await login('chef@exemple.fr', accountPassword)).toBe(401)
    expect(await login('chef@exemple.fr', 'motdepasse-du-chef')).toBe(200)
    expect([await admins(), await shop.em().count(User)]).toEqual([1, 1])
  })
})

describe('production refuses to start', () => {
  test.each([{}, { SESSION_SECRET: '' }, { SESSION_SECRET: 'x'.repeat(31) }])('with %j', (given) => {
    expect(() => readEnv({ NODE_ENV: 'production', ...given })).toThrow('SESSION_SECRET')
  })
})
