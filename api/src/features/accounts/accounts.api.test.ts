import { beforeEach, describe, expect, test } from 'vitest'
import { Browser } from '../../test/browser.ts'
import { accountPassword, createAccount, createUser } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { User } from './user.entity.ts'

const shop = openTestShop()
const ana = { email: 'ana@exemple.fr', password: 'secret!', firstName: 'Ana', lastName: 'Petit' }
const edges = ['REST', 'GraphQL'] as const

let browser: Browser
beforeEach(() => {
  browser = new Browser(shop)
})

/** The same operation by either edge: whether it went well, its code and its sentence. */
async function send(edge: (typeof edges)[number], verb: 'login' | 'register', input: object) {
  if (edge === 'REST') {
    const { status, body } = await browser.post(`/api/${verb}`, input)
    return status < 300 ? { user: body } : { status, code: body.code, message: body.message }
  }
  const type = verb === 'login' ? 'LoginInput' : 'RegisterInput'
  const query = `mutation ($input: ${type}!) { ${verb}(input: $input) { id email firstName lastName isAdmin } }`
  const { body } = await browser.graphql(query, { input })
  const [error] = body.errors ?? []
  return error ? { code: error.extensions.code, message: error.message } : { user: body.data[verb] }
}

describe.each(edges)('register by %s', (edge) => {
  test('opens an account and signs in', async () => {
    const { user } = await send(edge, 'register', ana)
    expect(user).toMatchObject({
      email: 'ana@exemple.fr',
      firstName: 'Ana',
      lastName: 'Petit',
      isAdmin: false,
    })
    expect((await browser.get('/api/auth/user')).body).toMatchObject({ id: user.id, email: ana.email })
  })

  test.each([
    [{ email: 'ana' }, 'Email invalide'],
    [{ email: '' }, 'Email invalide'],
    [{ email: 'ana@exemple' }, 'Email invalide'],
    [{ email: 'ana@exemple.fr\r\nBcc: x@y.fr' }, 'Email invalide'],
    [{ email: `${'a'.repeat(250)}@b.fr` }, 'Email invalide'],
    [{ email: '\u0000@b.fr' }, 'Email invalide'],
    [{ password: '12345' }, 'Le mot de passe doit contenir au moins 6 caractères'],
    [{ password: '' }, 'Le mot de passe doit contenir au moins 6 caractères'],
    [{ firstName: '' }, 'Le prénom est requis'],
    [{ firstName: ' \t' }, 'Le prénom est requis'],
    [{ lastName: '' }, 'Le nom est requis'],
    [{ firstName: 'x'.repeat(101) }, 'Prénom : 100 caractères au plus.'],
    [{ firstName: 'Ana\r\nBcc: x@y.fr' }, 'Le texte contient un caractère non autorisé.'],
    [{ lastName: 'Petit\u2028' + 'x' }, 'Le texte contient un caractère non autorisé.'],
    [{ lastName: 'a\u0000b' }, 'Le texte contient un caractère non autorisé.'],
    [{ email: 'x', password: '', firstName: '', lastName: '' }, 'Email invalide'],
    [{ password: '', firstName: '', lastName: '' }, 'Le mot de passe doit contenir au moins 6 caractères'],
    [{ firstName: '', lastName: '' }, 'Le prénom est requis'],
  ])('%j says first: %s', async (wrong, message) => {
    const answer = await send(edge, 'register', { ...ana, ...wrong })
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', message })
    expect(await shop.em().count(User)).toBe(0)
    expect(browser.cookie).toBe('')
  })

  test('an address that has an account is a conflict, in whatever case', async () => {
    await createUser(shop, { email: ana.email })
    for (const email of ['ana@exemple.fr', 'ANA@Exemple.FR', '  Ana@exemple.fr '])
      expect(await send(edge, 'register', { ...ana, email })).toMatchObject({
        code: 'CONFLICT',
        message: 'Un compte existe déjà avec cette adresse e-mail.',
      })
    expect(browser.cookie).toBe('')
    expect(await shop.em().count(User)).toBe(1)
  })
})

describe('nobody chooses what is the server’s', () => {
  test('REST ignores isAdmin, id, createdAt and __proto__', async () => {
    const foreign = '"isAdmin":true,"id":"mine","createdAt":"2000-01-01","__proto__":{"isAdmin":true},'
    const { status, body } = await browser.call(
      'POST',
      '/api/register',
      `{${foreign}${JSON.stringify(ana).slice(1)}`,
      {
        'content-type': 'application/json',
      },
    )
    expect([status, body.isAdmin]).toEqual([201, false])
    expect(body.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(body.createdAt > '2001').toBe(true)
    expect(await shop.em().count(User, { roles: { $ne: [] } })).toBe(0)
  })

  test('GraphQL refuses a field that the input does not have', async () => {
    const query = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }'
    expect((await browser.graphql(query, { input: { ...ana, isAdmin: true } })).status).toBe(400)
    expect(await shop.em().count(User)).toBe(0)
  })
})

describe.each(edges)('login by %s', (edge) => {
  beforeEach(() => createAccount(shop, { email: ana.email }))

  test('answers the person, and the cookie is theirs', async () => {
    const { user } = await send(edge, 'login', { email: ' ANA@exemple.fr', password: accountPassword })
    expect(user).toMatchObject({ email: ana.email, isAdmin: false })
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await browser.graphql('{ me { email } }')).body.data.me).toEqual({ email: ana.email })
  })

  test.each([
    ['a wrong password', { email: ana.email, password: 'pas le bon' }],
    ['an unknown address', { email: 'inconnue@exemple.fr', password: accountPassword }],
    ['the password in another case', { email: ana.email, password: accountPassword.toUpperCase() }],
    ['the password with a space more', { email: ana.email, password: `${accountPassword} ` }],
  ])('%s is refused with the same sentence', async (_what, input) => {
    const answer = await send(edge, 'login', input)
    expect(answer).toMatchObject({ code: 'UNAUTHENTICATED', message: 'Email ou mot de passe incorrect' })
    expect(browser.cookie).toBe('')
  })

  test.each([
    [{ email: 'ana', password: 'secret!' }, 'Email invalide'],
    [{ email: ana.email, password: '12345' }, 'Le mot de passe doit contenir au moins 6 caractères'],
  ])('%j says: %s', async (input, message) => {
    expect(await send(edge, 'login', input)).toMatchObject({ code: 'BAD_USER_INPUT', message })
  })
})

describe('REST by itself', () => {
  test.each([undefined, {}, [], { email: null, password: null }, { email: { $ne: '' }, password: 'x' }])(
    'login with %j is 400 with a French sentence',
    async (body) => {
      const { status, body: answer } = await browser.post('/api/login', body)
      expect(status).toBe(400)
      expect(['Email invalide', 'Données invalides.']).toContain(answer.message)
    },
  )

  test('the answer of register and login has the documented fields and no other', async () => {
    const registered = await browser.post('/api/register', ana)
    expect(registered.status).toBe(201)
    const fields = 'createdAt email firstName id isAdmin lastName profileImageUrl updatedAt'.split(' ')
    expect(Object.keys(registered.body).toSorted()).toEqual(fields)
    expect((await browser.login(ana.email, ana.password)).body).toEqual(registered.body)
    expect((await browser.get('/api/auth/user')).body).toEqual(registered.body)
  })

  test('a 401 contains « Unauthorized », also of a failed login', async () => {
    for (const answer of [await browser.get('/api/auth/user'), await browser.login(ana.email, 'pas le bon')])
      expect([answer.status, answer.text.includes('Unauthorized')]).toEqual([401, true])
  })

  test.each(['', '?next=//evil.example', '?next=/%5Cevil.example', '?returnTo=https://evil.example'])(
    'GET /api/login%s leads to /admin/login, for anybody',
    async (query) => {
      const headers = { referer: 'https://evil.example/', 'x-forwarded-host': 'evil.example' }
      for (const as of [undefined, await createUser(shop)]) {
        const { status, headers: answered } = await shop.get(`/api/login${query}`, { as, headers })
        expect([status, answered.get('location')]).toEqual([302, '/admin/login'])
      }
    },
  )
})

describe('GraphQL by itself', () => {
  test('me is null for nobody, and has no secret to ask for', async () => {
    expect((await browser.graphql('{ me { id } }')).body).toEqual({ data: { me: null } })
    expect((await browser.graphql('{ me { password } }')).status).toBe(400)
  })

  test('sign-out and sign-in count for the rest of the same request', async () => {
    const user = await createAccount(shop)
    const login = `login(input: { email: "${user.email}", password: "${accountPassword}" }) { id }`
    const { body } = await browser.graphql(
      `mutation { ${login} clearCart { totalQuantity } a: logout b: logout }`,
    )
    expect(body).toEqual({
      data: { login: { id: user.id }, clearCart: { totalQuantity: 0 }, a: true, b: true },
    })
    await browser.login(user.email, accountPassword)
    const out = await browser.graphql('mutation { logout clearCart { totalQuantity } }')
    expect(out.body.errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect((await browser.graphql(`mutation { logout ${login} }`)).body.errors).toBeUndefined()
    expect((await browser.get('/api/auth/user')).status).toBe(200)
  })
})
