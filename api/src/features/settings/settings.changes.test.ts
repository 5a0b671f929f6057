import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { bothRefuse } from '../../test/both-refuse.ts'
import { onPostgres } from '../../test/database/cloned-database.ts'
import { openTestShop } from '../../test/shop.ts'
import { ensureSettings } from './settings.service.ts'
import { SiteSetting } from './site-setting.entity.ts'

const shop = openTestShop()
const admin = openAdministration(shop)
beforeEach(() => ensureSettings(shop.em()))

const stored = (key = 'delivery_info') => shop.em().findOneOrFail(SiteSetting, { key })
const update = `mutation ($key: String!, $value: String!, $version: Int) {
  updateSetting(key: $key, value: $value, version: $version) { key label value description version } }`
const restore = 'mutation ($entryId: ID!) { restoreSetting(entryId: $entryId) { key value version } }'
const put = (value: unknown, more: object = {}) =>
  admin.rest('PUT', '/settings/delivery_info', { value, ...more })

describe('PUT /api/settings/{key}', () => {
  test('changes the value and the date, nothing else; foreign fields are ignored', async () => {
    const before = await stored()
    const { status, body } = await put(' Sous 48 h.\nPartout. ', { key: 'autre', description: 'X', id: 99 })
    expect([status, body]).toMatchObject([
      200,
      { value: 'Sous 48 h.\nPartout.', label: 'Informations de Livraison' },
    ])
    expect(body).toMatchObject({
      id: before.id,
      key: before.key,
      description: before.description,
      version: 2,
    })
    expect(new Date(body.updatedAt).getTime()).toBeGreaterThanOrEqual(before.updatedAt.getTime())
    expect((await shop.get('/api/settings')).body).toContainEqual(body)
    expect(await shop.em().count(SiteSetting, { key: 'autre' })).toBe(0)
  })

  test('GraphQL: the same', async () => {
    const { updateSetting } = await admin.data(update, { key: 'shop_hours', value: 'Le matin.' })
    expect(updateSetting).toMatchObject({ key: 'shop_hours', value: 'Le matin.', version: 2 })
  })

  test('quotes, statements and HTML are kept literally', async () => {
    const evil = `'); drop table site_settings;-- "a" \\ % _ ? $1 <img src=x onerror=window.__x=1></script>`
    expect((await put(evil)).body.value).toBe(evil)
    expect((await stored()).value).toBe(evil)
    expect((await put(`${evil}2`)).body.value).toBe(`${evil}2`)
    expect((await admin.history())[1]).toMatchObject({
      before: { value: evil },
      after: { value: `${evil}2` },
    })
  })

  test('is kept: who, which, before and after; a save that changes nothing is none', async () => {
    const { value } = await stored()
    await put(value)
    expect(await admin.history()).toEqual([])
    await put('Sous 48 h.')
    expect(await admin.history()).toMatchObject([
      {
        ...{ action: 'UPDATED', subjectType: 'SETTING', subjectId: 'delivery_info' },
        ...{ before: { value }, after: { value: 'Sous 48 h.' }, actorEmail: admin.person().email },
      },
    ])
  })

  test('the page on a network is one, or none', async () => {
    for (const value of ['https://www.instagram.com/ramure/', 'https://fr.pinterest.com/ramure?a=1', ''])
      expect((await admin.rest('PUT', '/settings/social_instagram', { value })).body).toMatchObject({ value })
  })

  test('what is said of a demonstration may be empty again', async () => {
    for (const value of ['Démonstration\u00a0: notes inventées.', ''])
      expect((await admin.rest('PUT', '/settings/demonstration_note', { value })).body).toMatchObject({
        value,
      })
  })

  test('5,000 characters are not too many', async () => {
    expect((await put('é'.repeat(5_000))).status).toBe(200)
  })
})

describe('refused by both edges with one French sentence, without effect', () => {
  const refused = (key: string, value: string, version?: number) =>
    bothRefuse(shop, admin, {
      ...{ method: 'PUT', path: `/settings/${encodeURIComponent(key)}`, body: { value, version } },
      ...{ document: update, variables: { key, value, version } },
    })

  test.each([
    ['delivery_info', '', 'Valeur : champ obligatoire.'],
    ['delivery_info', ' \n', 'Valeur : champ obligatoire.'],
    ['delivery_info', 'x'.repeat(5_001), 'Valeur : 5\u202f000 caractères au plus.'],
    ['delivery_info', 'a\u0000b', 'Le texte contient un caractère non autorisé.'],
    ['delivery_info', '\ud800', 'Le texte contient un caractère non autorisé.'],
    ['sales_open', 'peut-être', 'Valeur : «\u00a0non\u00a0» ou «\u00a0oui\u00a0» attendu.'],
    ['sales_open', '', 'Valeur : «\u00a0non\u00a0» ou «\u00a0oui\u00a0» attendu.'],
    ['shop_email', 'bonjour', 'Email invalide'],
    ['shop_email', 'a@b.fr?bcc=c@d.fr', 'Email invalide'],
    [
      'shop_phone',
      'appelez-nous',
      'Téléphone : chiffres, espaces, points et tirets, « + » au début au besoin.',
    ],
    ['shop_phone', '(((((((', 'Téléphone : chiffres, espaces, points et tirets, « + » au début au besoin.'],
    ['shop_phone', '04 00 00\n00 00', 'Le texte contient un caractère non autorisé.'],
    ['shop_phone', '0'.repeat(31), 'Téléphone : 30 caractères au plus.'],
    [
      'social_instagram',
      `https://www.instagram.com/${'a'.repeat(500)}`,
      'Instagram : 500 caractères au plus.',
    ],
    ['demonstration_note', 'x'.repeat(201), 'Mention de démonstration : 200 caractères au plus.'],
    ['demonstration_note', 'a\u0000b', 'Le texte contient un caractère non autorisé.'],
    [
      'social_youtube',
      'https://www.youtube.com/@ra\u0000mure',
      'Le texte contient un caractère non autorisé.',
    ],
  ])('%s: %j', async (key, value, message) => {
    expect(await refused(key, value)).toEqual({
      ...{ status: 400, code: 'BAD_USER_INPUT', message, fields: { value: message } },
    })
  })

  test.each([
    'ramure',
    'www.instagram.com/ramure',
    'http://www.instagram.com/ramure',
    'javascript:alert(1)',
    'https:www.instagram.com/ramure',
    'https://www.instagram.com',
    'https://www.instagram.com/',
    'https://moi:secret@www.instagram.com/ramure',
    'https://localhost/ramure',
    'https://127.0.0.1/ramure',
    'https://[::1]/ramure',
    'https://www.instagram.com/ra mure',
    'https://www.instagram.com/ra\u202emure',
    'https://www.instagram.com/"onclick="alert(1)',
  ])('the page on a network: %s', async (value) => {
    const message = 'Instagram\u00a0: adresse complète de votre page, commençant par https://, ou champ vide.'
    expect(await refused('social_instagram', value)).toEqual({
      ...{ status: 400, code: 'BAD_USER_INPUT', message, fields: { value: message } },
    })
  })

  test.each(['inconnu', 'DELIVERY_INFO', "delivery_info' OR 1=1--", '%', '__proto__', 'constructor'])(
    'a key that the shop does not have (%s) is 404, and is not made',
    async (key) => {
      expect(await refused(key, 'X')).toEqual({
        ...{ status: 404, code: 'NOT_FOUND', message: 'Paramètre non trouvé' },
      })
    },
  )

  test.each(['a\u0000b', 'x'.repeat(101)])('a key that is none is 400', async (key) => {
    expect(await refused(key, 'X')).toMatchObject({ status: 400, fields: { key: expect.any(String) } })
  })

  test('REST: a value that is no text', async () => {
    for (const value of [undefined, null, 5, {}, ['a']]) expect((await put(value)).status).toBe(400)
    expect((await stored()).version).toBe(1)
  })

  test('from an old copy', async () => {
    await put('Un', { version: 1 })
    expect(await refused('delivery_info', 'Deux', 1)).toMatchObject({
      status: 409,
      fields: { version: expect.stringMatching(/modifiée/) },
    })
    expect((await put('Deux', { version: 2 })).status).toBe(200)
  })
})

describe('restoring a setting', () => {
  test('gives it the value that it had after a change, as a new change', async () => {
    await put('Un')
    await put('Deux')
    expect((await admin.data(restore, { entryId: 1 })).restoreSetting).toEqual({
      ...{ key: 'delivery_info', value: 'Un', version: 4 },
    })
    expect((await admin.history())[2]).toMatchObject({
      ...{ action: 'RESTORED', before: { value: 'Deux' }, after: { value: 'Un' } },
    })
  })

  test('gives it the value that the first change found', async () => {
    const { value } = await stored()
    await put('Un')
    await put('Deux')
    const { status, body } = await admin.rest('POST', '/settings/restore', { entryId: 1, state: 'BEFORE' })
    expect([status, body]).toMatchObject([200, { key: 'delivery_info', value, version: 4 }])
    expect((await admin.history())[2]).toMatchObject({ action: 'RESTORED', after: { value } })
  })

  test('does not make one that the shop no longer has', async () => {
    await put('Un')
    await shop.em().nativeDelete(SiteSetting, { key: 'delivery_info' })
    expect((await admin.refusal(restore, { entryId: 1 })).message).toBe('Paramètre non trouvé')
    expect((await admin.refusal(restore, { entryId: 9 })).message).toBe('Modification non trouvée')
    expect(await shop.em().count(SiteSetting, { key: 'delivery_info' })).toBe(0)
  })
})

describe.runIf(onPostgres)('twenty changes of one setting at once', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => i)

  test('each is saved after the other, and the history has no gap', async () => {
    const { value: first } = await stored()
    const answers = await Promise.all(twenty.map((i) => put(`Valeur ${i}`)))
    expect(answers.map(({ status }) => status)).toEqual(twenty.map(() => 200))
    const history = await admin.history()
    expect(history.map(({ before }) => before?.value)).toEqual([
      first,
      ...history.slice(0, 19).map(({ after }) => after?.value),
    ])
    expect(await stored()).toMatchObject({ version: 21, value: history[19]?.after?.value })
  })

  test('from one copy: one is saved, the others are told', async () => {
    const answers = await Promise.all(twenty.map((i) => put(`Valeur ${i}`, { version: 1 })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)])
    expect([(await stored()).version, (await admin.history()).length]).toEqual([2, 1])
  })
})
