import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct, createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { WaitlistEntry } from './waitlist-entry.entity.ts'

const shop = openTestShop()
const ana = { firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' }

const join = (more: object = {}, as?: User) => shop.post('/api/waitlist', { as, body: { ...ana, ...more } })
const rows = () => shop.em().find(WaitlistEntry, {}, { orderBy: { id: 'asc' } })
const products = async (count: number) => {
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(String((await createProduct(shop)).id))
  return ids
}

/** The same by either edge: the status class, and the sentence of a refusal. */
async function send(edge: string, more: object, as?: User) {
  if (edge === 'REST') {
    const { status, body } = await join(more, as)
    return { accepted: status === 201, code: body.code, message: body.message }
  }
  const query = 'mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) }'
  const { body } = await shop.graphql(query, { input: { ...ana, ...more } }, { as })
  const [error] = body.errors ?? []
  return { accepted: body.data?.joinWaitlist === true, code: error?.extensions.code, message: error?.message }
}

describe.each(['REST', 'GraphQL'])('the waitlist by %s', (edge) => {
  test('takes a person without products, signed in or not', async () => {
    expect(await send(edge, {})).toMatchObject({ accepted: true })
    expect(await rows()).toMatchObject([{ ...ana, productIds: [], notified: false }])
  })

  test('takes known products, each once', async () => {
    const [a, b] = await products(2)
    expect(await send(edge, { productIds: [b, a, b, a] })).toMatchObject({ accepted: true })
    expect((await rows())[0]?.productIds.toSorted()).toEqual([a, b])
  })

  test('the same address again, in any case, gains products and keeps one row', async () => {
    const [a, b, c] = await products(3)
    await send(edge, { productIds: [a, b] })
    expect(await send(edge, { email: ' ANA@Exemple.fr', productIds: [b, c] })).toMatchObject({
      accepted: true,
    })
    expect(await send(edge, { email: 'Ana@exemple.fr' })).toMatchObject({ accepted: true })
    const found = await rows()
    expect(found).toMatchObject([{ email: ana.email }])
    expect(found[0]?.productIds.toSorted()).toEqual([a, b, c])
  })

  test('who was told of the opening and wants one more product waits anew; the same again does not', async () => {
    const [a, b] = await products(2)
    await send(edge, { productIds: [a] })
    await shop.em().nativeUpdate(WaitlistEntry, {}, { notified: true })
    await send(edge, { productIds: [a] })
    await send(edge, {})
    expect(await rows()).toMatchObject([{ notified: true }])
    await send(edge, { productIds: [a, b] })
    expect(await rows()).toMatchObject([{ notified: false }])
  })

  test('nobody who merely knows an address renames its entry; products are added all the same', async () => {
    const [a, b, c] = await products(3)
    await send(edge, { productIds: [a] })
    const renamed = { firstName: 'Zoé', lastName: 'Autre' }
    const another = await createUser(shop)
    const admin = await createAdmin(shop)
    for (const [as, id] of [
      [undefined, a],
      [another, b],
      [admin, c],
    ] as const)
      expect(await send(edge, { ...renamed, productIds: [id] }, as)).toMatchObject({ accepted: true })
    expect(await rows()).toMatchObject([{ ...ana, productIds: [a, b, c] }])
  })

  test('whoever is signed in with the very address may rename its entry', async () => {
    await send(edge, {})
    const owner = await createUser(shop, { email: ana.email })
    const renamed = { firstName: 'Anaïs', lastName: 'Petit-Roux' }
    expect(await send(edge, { ...renamed, email: 'ANA@exemple.fr ' }, owner)).toMatchObject({
      accepted: true,
    })
    expect(await rows()).toMatchObject([{ ...renamed, email: ana.email }])
  })

  test.each<[object, string]>([
    [{ firstName: '' }, 'Le prénom est requis'],
    [{ firstName: '   ' }, 'Le prénom est requis'],
    [{ lastName: '' }, 'Le nom est requis'],
    [{ email: '' }, 'L’e-mail est requis'],
    [{ email: '  ' }, 'L’e-mail est requis'],
    [{ email: 'ana@' }, 'Email invalide'],
    [{ email: 'ana@exemple.fr\r\nBcc: tous@exemple.fr' }, 'Email invalide'],
    [{ email: 'ana@exemple.fr, bob@exemple.fr' }, 'Email invalide'],
    [{ firstName: 'Ana\r\nBcc: tous@exemple.fr' }, 'Le texte contient un caractère non autorisé.'],
    [{ lastName: 'Petit\nX' }, 'Le texte contient un caractère non autorisé.'],
    [{ lastName: 'Petit\u2029X' }, 'Le texte contient un caractère non autorisé.'],
    [{ firstName: 'a\u0000b' }, 'Le texte contient un caractère non autorisé.'],
    [{ firstName: 'a\ud800b' }, 'Le texte contient un caractère non autorisé.'],
    [{ firstName: 'x'.repeat(101) }, 'Prénom : 100 caractères au plus.'],
    [{ lastName: 'x'.repeat(50_000) }, 'Nom : 100 caractères au plus.'],
    [{ productIds: ['1', '4711'] }, 'Un des produits n’existe pas.'],
    [{ productIds: ['999999999'] }, 'Un des produits n’existe pas.'],
    ...['0', '-1', '1e3', '01', 'abc', '', '1,2', '{1}', '2147483648', '9223372036854775808', '1\u0000'].map(
      (id) => [{ productIds: [id] }, 'Produit inconnu dans la liste d’attente.'] satisfies [object, string],
    ),
    [
      { productIds: Array.from({ length: 101 }, (_, i) => String(i + 1)) },
      'La liste d’attente accepte 100 produits au plus à la fois.',
    ],
  ])('refuses %# with « %s », and keeps nothing', async (wrong, message) => {
    await createProduct(shop)
    expect(await send(edge, wrong)).toEqual({ accepted: false, code: 'BAD_USER_INPUT', message })
    expect(await rows()).toEqual([])
  })
})

describe('REST by itself', () => {
  test('answers the same for a new and a known address', async () => {
    const [first, again] = [await join(), await join()]
    expect([first.status, first.body]).toEqual([201, { success: true }])
    expect([again.status, again.text]).toEqual([first.status, first.text])
  })

  test('a hundred products are taken, null is no list', async () => {
    const ids = await products(100)
    expect((await join({ productIds: ids })).status).toBe(201)
    expect((await rows())[0]?.productIds).toHaveLength(100)
    expect((await join({ productIds: null })).status).toBe(201)
    expect((await rows())[0]?.productIds).toHaveLength(100)
  })

  test.each([
    { productIds: [1] },
    { productIds: [null] },
    { productIds: [['1']] },
    { productIds: '1' },
    { productIds: { 0: '1' } },
    { firstName: 5 },
    { firstName: null },
    { email: ['ana@exemple.fr'] },
    { email: { $ne: '' } },
  ])('%j is 400 in French', async (wrong) => {
    await createProduct(shop)
    const { status, body } = await join(wrong)
    expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
    expect(body.message).not.toMatch(/invalid input|expected/i)
    expect(await rows()).toEqual([])
  })

  test.each(['firstName', 'lastName', 'email'])('%s of a megabyte is 413', async (field) => {
    expect((await join({ [field]: 'x'.repeat(1_000_000) })).status).toBe(413)
  })

  test('ten thousand products are 400', async () => {
    expect((await join({ productIds: Array.from({ length: 10_000 }, () => '1') })).status).toBe(400)
  })

  test('notified, id and userId are not the caller’s', async () => {
    await join({ notified: true, id: 99, createdAt: '2000-01-01T00:00:00Z', userId: 'x' })
    expect(await rows()).toMatchObject([{ id: 1, notified: false, createdAt: shop.clock.now() }])
  })

  test('names are kept as text, whatever they look like', async () => {
    const firstName = `<img src=x onerror=alert(1)>'); drop table waitlist;--`
    await join({ firstName })
    expect(await rows()).toMatchObject([{ firstName }])
  })
})

describe('who is on the list', () => {
  beforeEach(() => join({ email: 'secrete@exemple.fr' }))

  test('is told to nobody', async () => {
    const as = await createUser(shop)
    expect((await shop.get('/api/waitlist', { as })).status).toBe(405)
    for (const path of ['/api/products', '/api/cart', '/api/orders', '/api/auth/user'])
      expect((await shop.get(path, { as })).text).not.toContain('secrete')
  })
})

describe('one’s own place', () => {
  const place = async (as: User) => {
    const query = '{ waitlistPlace { since notified } }'
    return (await shop.graphql(query, undefined, { as })).body.data.waitlistPlace
  }

  test('is told to who has joined from their account', async () => {
    const user = await createUser(shop, { email: ana.email })
    expect(await place(user)).toBeNull()
    await join({}, user)
    expect(await place(user)).toMatchObject({ notified: false })
    expect(await place(await createUser(shop))).toBeNull()
  })

  test('is not told of an address alone, nor that it was there before the account', async () => {
    await join()
    await shop.em().nativeUpdate(WaitlistEntry, {}, { createdAt: new Date('2026-01-01') })
    const user = await createUser(shop, { email: ana.email })
    expect(await place(user)).toBeNull()
    await join({ email: 'autre@exemple.fr' }, user)
    expect(await place(user)).toBeNull()
    await join({}, user)
    expect(await place(user)).toEqual({ since: user.createdAt.toISOString(), notified: false })
  })
})
