import { describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { createAccount } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from './user.entity.ts'

const most = 4
const shop = openTestShop({ REGISTRATIONS_PER_HOUR: String(most), TRUST_PROXY: '1' })

let serial = 0
const here = '203.0.113.7'
const person = (facts: object = {}) => ({
  ...{ firstName: 'Ana', lastName: 'Petit', password: 'un bon secret' },
  ...{ email: `ana-${++serial}@exemple.fr`, ...facts },
})
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const rest = (facts: object = {}, address = here) =>
  shop.post('/api/register', { ...from(address), body: person(facts) })
const graphql = (facts: object = {}, address = here) =>
  shop.graphql(
    'mutation ($input: RegisterInput!) { register(input: $input) { id } }',
    { input: person(facts) },
    from(address),
  )
const accounts = () => shop.em().count(User)

/** Uses the allowance of an address up, over both edges together. */
async function useUp(address = here) {
  for (let i = 0; i < most; i++) {
    const { status, body } = await (i % 2 ? rest : graphql)({}, address)
    expect([status < 300, body.errors]).toEqual([true, undefined])
  }
}

describe('accounts opened from one address', () => {
  test('beyond REGISTRATIONS_PER_HOUR are 429 with Retry-After by both edges, and not made', async () => {
    await useUp()
    for (const register of [rest, graphql]) {
      const { status, headers, body } = await register()
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3_600)
      const message = 'Trop de tentatives. Veuillez patienter avant de réessayer.'
      expect(body.message ?? body.errors[0].message).toBe(message)
      expect(body.code ?? body.errors[0].extensions.code).toBe('TOO_MANY_REQUESTS')
      expect(headers.get('set-cookie')).toBeNull()
    }
    expect(await accounts()).toBe(most)
  })

  test('are counted each when one GraphQL request asks for many', async () => {
    const aliases = Array.from({ length: most + 2 }, (_, i) => {
      const { email, password, firstName, lastName } = person()
      return `a${i}: register(input: { email: "${email}", password: "${password}", firstName: "${firstName}", lastName: "${lastName}" }) { id }`
    })
    const { status, body } = await shop.graphql(`mutation { ${aliases.join(' ')} }`, undefined, from(here))
    expect([status, body.errors[0].extensions.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(await accounts()).toBe(most)
  })

  test('are counted all when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? rest : graphql)()))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - most)
    expect(await accounts()).toBe(most)
  })

  test('leave reading, signing in and other addresses alone', async () => {
    const known = await createAccount(shop)
    await useUp()
    expect((await rest()).status).toBe(429)
    for (const path of ['/api/products', '/api/posts', '/api/settings'])
      expect((await shop.get(path, from(here))).status).toBe(200)
    const body = { email: known.email, password: 'mot de passe' }
    expect((await shop.post('/api/login', { ...from(here), body })).status).toBe(200)
    expect((await rest({}, '203.0.113.8')).status).toBe(201)
  })

  test('count as one over a network of IPv6', async () => {
    await useUp('2001:db8:1:2::1')
    expect((await rest({}, '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await rest({}, '2001:db8:1:3::1')).status).toBe(201)
  })

  test('count when the e-mail is taken: nobody learns of thousands who has an account', async () => {
    const { email } = await createAccount(shop)
    for (let i = 0; i < most; i++) expect((await rest({ email })).status).toBe(409)
    expect((await rest({ email })).status).toBe(429)
  })

  test('do not count when they break a rule', async () => {
    for (let i = 0; i < most + 2; i++) expect((await rest({ password: 'court' })).status).toBe(400)
    await useUp()
  })
})

test('thirty an hour are allowed when nothing is said', () => {
  expect(readEnv({ SESSION_SECRET: 'x'.repeat(32) }).REGISTRATIONS_PER_HOUR).toBe(30)
})
