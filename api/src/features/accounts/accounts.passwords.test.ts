import { readFileSync } from 'node:fs'
import argon2 from 'argon2'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../platform/passwords.ts'
import { createAccount } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from './user.entity.ts'

const shop = openTestShop()
let serial = 0

async function register(password: string) {
  const email = `mdp-${++serial}@exemple.fr`
  const body = { email, password, firstName: 'Ana', lastName: 'Petit' }
  return { email, ...(await shop.post('/api/register', { body })) }
}
const login = async (email: string, password: string) =>
  (await shop.post('/api/login', { body: { email, password } })).status

const hashes = async () =>
  (await shop.em().find(User, {}, { populate: ['password'] })).map(({ password }) => password)

describe('what is kept of a password', () => {
  test('is an argon2id hash of at least 19 MiB and two passes, another one each time', async () => {
    await register('le même mot de passe')
    await register('le même mot de passe')
    const [first = '', second = ''] = await hashes()
    for (const hash of [first, second]) {
      const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),p=1,t=(\d+)\$/.exec(hash) ?? []
      expect(Number(memory)).toBeGreaterThanOrEqual(19_456)
      expect(Number(passes)).toBeGreaterThanOrEqual(2)
    }
    expect(first).not.toBe(second)
  })

  test('is not loaded unless asked for', async () => {
    const { id } = await createAccount(shop)
    const user = await shop.em().findOneOrFail(User, { id })
    expect([user.password, JSON.stringify(user).includes('argon2')]).toEqual([undefined, false])
  })
})

describe('a password that anybody would guess', () => {
  const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }'
  const common = /^Le mot de passe est l’un des plus courants\u00a0: /
  const own = /^Le mot de passe ne peut pas être votre adresse e-mail/

  test.each([
    ['123456', common],
    ['password', common],
    ['PassWord1', common],
    ['azerty', common],
    ['motdepasse', common],
    ['azerty123', common],
    ['Doudou', common],
    ['soleil123', common],
    ['devinable@exemple.fr', own],
    ['Devinable', own],
  ])('%s opens no account, by both edges and under its field', async (password, reason) => {
    const input = { email: 'Devinable@exemple.fr', password, firstName: 'Ana', lastName: 'Petit' }
    const { status, body } = await shop.post('/api/register', { body: input })
    expect([status, body.code, body.fields]).toEqual([400, 'BAD_USER_INPUT', { password: body.message }])
    expect(body.message).toMatch(reason)
    const [error] = (await shop.graphql(query, { input })).body.errors
    expect([error.message, error.extensions.fields]).toEqual([body.message, body.fields])
    expect(await hashes()).toEqual([])
  })

  test('may be longer than one that is common, or hold it', async () => {
    for (const password of ['password-de-mamie', '1234567890-savon'])
      expect((await register(password)).status).toBe(201)
  })

  test('still signs in whoever has it from before', async () => {
    const password = await hashPassword('123456')
    const { email } = await createAccount(shop, { password })
    expect(await login(email, '123456')).toBe(200)
  })
})

test('the list of common passwords may be shipped: its licence is MIT', () => {
  const folder = 'node_modules/@zxcvbn-ts/language-common'
  expect(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).license).toBe('MIT')
  expect(readFileSync(`${folder}/LICENSE.txt`, 'utf8')).toMatch(
    /Permission is hereby granted, free of charge/,
  )
})

test('a hash that fails once does not make unknown addresses another case than wrong passwords', async () => {
  // A copy of its own: nobody has signed in with it yet.
  const copy = '../../platform/passwords.ts?copy'
  const { verifyPassword }: typeof import('../../platform/passwords.ts') = await import(copy)
  const hashing = vi.spyOn(argon2, 'hash').mockRejectedValueOnce(new Error('no memory'))
  await expect(verifyPassword(null, 'secret')).rejects.toThrow('no memory')
  expect(await verifyPassword(null, 'secret')).toBe(false)
  hashing.mockRestore()
})

describe('a password is taken exactly as typed', () => {
  test.each([
    'sixsix',
    'x'.repeat(64),
    'y'.repeat(128),
    'z'.repeat(1_024),
    '  espaces  autour  ',
    '🌱🌿🍀🌻🍃🌾',
    'é'.normalize('NFD').repeat(6),
  ])('%j signs in, and nothing near it does', async (password) => {
    const { status, email } = await register(password)
    expect(status).toBe(201)
    expect(await login(email, password)).toBe(200)
    for (const near of [`${password} `, ` ${password}`, password.slice(0, -1), `${password}\u200b`])
      expect(await login(email, near)).not.toBe(200)
  })

  test.each(['12345', '', 'z'.repeat(1_025), 'z'.repeat(50_000), 'abc\0def', 'abcdef\ud800'])(
    'refused with a French sentence before it is hashed (%#)',
    async (password) => {
      const { status, body } = await register(password)
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
      expect(body.message).toMatch(/^Le mot de passe/)
      expect(await login('mdp@exemple.fr', password)).toBe(400)
      expect(await hashes()).toEqual([])
    },
  )

  test('a megabyte is 413', async () => {
    expect((await register('z'.repeat(1_000_000))).status).toBe(413)
  })
})

describe('no answer and no log line holds a secret', () => {
  test('of registration, login and failures', async () => {
    const { email, text } = await register('secret-jamais-montré')
    const known = await shop.post('/api/login', { body: { email, password: 'secret-jamais-montré' } })
    const taken = await shop.post('/api/register', {
      body: { email, password: 'secret-jamais-montré', firstName: 'A', lastName: 'B' },
    })
    const wrong = await shop.post('/api/login', { body: { email, password: 'autre-jamais-montré' } })
    const told = [text, known.text, taken.text, wrong.text, ...shop.logged].join('\n')
    expect(told).not.toMatch(/\$argon2|jamais-montré|"password"/)
  })
})
