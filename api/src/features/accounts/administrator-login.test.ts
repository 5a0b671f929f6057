import { expect, test } from 'vitest'
import { hashPassword } from '../../platform/passwords.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()

const enter = (email: string, password: string) =>
  shop.graphql('mutation ($input: LoginInput!) { loginAdministrator(input: $input) { email isAdmin } }', {
    input: { email, password },
  })
const codeOf = (answer: Awaited<ReturnType<typeof enter>>) => answer.body.errors?.[0]?.extensions.code
const sessions = async () =>
  Number((await shop.em().execute<{ n: string }[]>('select count(*) as n from sessions'))[0]?.n)

test('an administrator enters with e-mail, in any case, and password', async () => {
  await createAdmin(shop, { email: 'patronne@exemple.fr', password: await hashPassword('mot de passe') })
  const answer = await enter('Patronne@Exemple.fr', 'mot de passe')
  expect(answer.body.data.loginAdministrator).toEqual({ email: 'patronne@exemple.fr', isAdmin: true })
  expect(await sessions()).toBe(1)
})

test('a customer’s right password is refused, and leaves no session behind', async () => {
  await createUser(shop, { email: 'lea@exemple.fr', password: await hashPassword('mot de passe') })
  const answer = await enter('lea@exemple.fr', 'mot de passe')
  expect(codeOf(answer)).toBe('FORBIDDEN')
  expect(answer.body.errors[0].message).toBe("Vous n'avez pas les droits d'administrateur.")
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await sessions()).toBe(0)
})

test('a wrong password and an unknown address answer alike, and count towards the limit of every login', async () => {
  await createAdmin(shop, { email: 'patronne@exemple.fr', password: await hashPassword('mot de passe') })
  const wrong = await enter('patronne@exemple.fr', 'autre chose')
  const unknown = await enter('inconnue@exemple.fr', 'mot de passe')
  expect(wrong.body.errors).toEqual(unknown.body.errors)
  expect(codeOf(wrong)).toBe('UNAUTHENTICATED')
  for (let i = 0; i < 9; i++) await enter('patronne@exemple.fr', 'autre chose')
  const rest = await shop.post('/api/login', {
    body: { email: 'patronne@exemple.fr', password: 'mot de passe' },
  })
  expect(rest.status).toBe(429)
})

test('a right password that opens nothing stands in the history of its account', async () => {
  const user = await createUser(shop, {
    email: 'lea@exemple.fr',
    password: await hashPassword('mot de passe'),
  })
  await enter('lea@exemple.fr', 'mot de passe')
  await shop.settle()
  const { body } = await shop.get('/api/auth/sign-ins', { as: user })
  expect(body).toMatchObject([{ outcome: 'FORBIDDEN', method: 'PASSWORD' }])
})
