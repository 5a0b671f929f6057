import { describe, expect, test } from 'vitest'
import { ContactMessage } from '../../features/engagement/contact/contact-message.entity.ts'
import { Subscriber } from '../../features/engagement/newsletter/subscriber.entity.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'

const shop = openTestShop({
  WEB_FOLDER: createWebFolder(),
  PUBLIC_FORM_POSTS_PER_MINUTE: '8',
  CONTACT_MESSAGES_PER_HOUR: '2',
})

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.post(path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const contact = {
  firstName: 'Ana',
  lastName: 'Petit',
  email: 'ana@exemple.fr',
  subject: 'Colis',
  message: 'Bonjour,\r\n\r\nIl manque l’éponge.',
}
const kept = async () => [await shop.em().count(Subscriber), await shop.em().count(ContactMessage)]

/** As a browser shows it: text without marks, and what stands in the fields. */
const shownValue = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1]

describe('a form that was sent without scripts', () => {
  test('subscribes to the newsletter, and leads to a page that says so', async () => {
    const { status, headers } = await send('/newsletter/inscription', {
      email: ' Ana@Exemple.fr',
      website: '',
    })
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      ...[303, '/newsletter/merci', 'no-store'],
    ])
    expect(await shop.em().find(Subscriber, {})).toMatchObject([
      { email: 'ana@exemple.fr', confirmedAt: null },
    ])
  })

  test('sends a message to the shop, with the line breaks that were typed', async () => {
    const { status, headers } = await send('/aide-et-contacts', contact)
    expect([status, headers.get('location')]).toEqual([303, '/aide-et-contacts/merci'])
    const [message] = await shop.em().find(ContactMessage, {})
    expect(message?.message).toBe('Bonjour,\n\nIl manque l’éponge.')
  })

  test.each([
    ['12', '/auth?retour=%2Fproduit%2F12'],
    ['12-gourde', '/auth?retour=%2Fproduit%2F12'],
    ['//evil.example', '/auth?retour=%2Fproduits'],
    ['', '/auth?retour=%2Fproduits'],
  ])('that puts %j into the cart leads to the way in, and back', async (productId, to) => {
    const { status, headers } = await send('/panier/ajout', { productId, quantity: '1' })
    expect([status, headers.get('location')]).toEqual([303, to])
  })

  test('by a program that fills in what people do not see is thanked, and nothing is kept', async () => {
    const trap = { website: 'https://spam.example' }
    expect((await send('/newsletter/inscription', { email: 'a@b.fr', ...trap })).status).toBe(303)
    expect((await send('/aide-et-contacts', { ...contact, ...trap })).status).toBe(303)
    expect(await kept()).toEqual([0, 0])
  })

  test('is what its address is for; typed into the address bar, it shows the page of the form', async () => {
    const { status, headers } = await shop.get('/newsletter/inscription')
    expect([status, headers.get('location')]).toEqual([303, '/'])
    expect((await shop.get('/aide-et-contacts')).status).toBe(200)
  })
})

describe('a refusal', () => {
  test('is a whole page in French with what was typed, and what is wrong with it', async () => {
    const { status, headers, text } = await send('/aide-et-contacts', {
      ...contact,
      email: 'ana',
      subject: '',
    })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      ...[400, 'text/html; charset=utf-8', 'no-store'],
    ])
    expect(text).toMatch(/^<!doctype html>\n<html lang="fr">/)
    expect(text).toContain('<p class="error" id="subject-error">Le sujet est requis</p>')
    expect(text).toMatch(/name="subject"[^>]* aria-invalid="true" aria-describedby="subject-error"/)
    expect([shownValue(text, 'firstName'), shownValue(text, 'email')]).toEqual(['Ana', 'ana'])
    expect(text).toContain('>\nBonjour,\n\nIl manque l’éponge.</textarea>')
    expect(text).toContain('<a href="/aide-et-contacts">')
    expect(text).not.toMatch(/<script|\son\w+=/)
    // Each control has a label.
    for (const [, id] of text.matchAll(/<(?:input|textarea) id="(\w+)"/g))
      expect(text).toContain(`<label for="${id}">`)
    expect(await kept()).toEqual([0, 0])
  })

  test('shows what was typed as text, whatever it is', async () => {
    const hostile = '"><script>alert(1)</script>\u0000\u0007'
    const fields = { ...contact, firstName: hostile, message: `</textarea>${hostile}`, email: hostile }
    const { status, text } = await send('/aide-et-contacts', { ...fields, '<b>': hostile, __proto__: 'x' })
    expect(status).toBe(400)
    expect(text).not.toMatch(/<script|<\/textarea>"/)
    for (const sign of ['\u0000', '\u0007']) expect(text).not.toContain(sign)
    expect(shownValue(text, 'firstName')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('after too many says when to try again', async () => {
    for (let n = 1; n <= 2; n++) await send('/aide-et-contacts', contact)
    const { status, headers, text } = await send('/aide-et-contacts', contact)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text).toContain('Trop de tentatives. Veuillez patienter avant de réessayer.')
    expect(shownValue(text, 'subject')).toBe('Colis')
  })

  test('counts together with the calls of the API', async () => {
    for (let n = 1; n <= 8; n++) await shop.post('/api/newsletter', { body: { email: 'pas une adresse' } })
    expect((await send('/newsletter/inscription', { email: 'ana@exemple.fr' })).status).toBe(429)
  })

  test.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ])('meets what %s sends', async (_who, headers) => {
    expect((await send('/aide-et-contacts', contact, headers)).status).toBe(403)
    expect((await send('/newsletter/inscription', { email: 'ana@exemple.fr' }, headers)).status).toBe(403)
    expect(await kept()).toEqual([0, 0])
  })

  test('meets the shop’s own page not', async () => {
    const own = { origin: shop.origin, 'sec-fetch-site': 'same-origin' }
    expect((await send('/newsletter/inscription', { email: 'ana@exemple.fr' }, own)).status).toBe(303)
  })

  test.each<[number, string, string]>([
    [413, 'application/x-www-form-urlencoded', `message=${'a'.repeat(70_000)}`],
    [413, 'application/x-www-form-urlencoded', 'a=1&'.repeat(100)],
    [415, 'application/json', JSON.stringify(contact)],
    [415, 'text/plain', 'email=ana@exemple.fr'],
    [400, 'application/x-www-form-urlencoded', ''],
    [400, 'application/x-www-form-urlencoded', 'email=%ED%A0%80&email=2&%'],
  ])('is %i for a body as %s', async (expected, type, body) => {
    const { status, text } = await shop.post('/aide-et-contacts', { body, headers: { 'content-type': type } })
    expect([status, text.startsWith('<!doctype html>')]).toEqual([expected, true])
    expect(await kept()).toEqual([0, 0])
  })
})
