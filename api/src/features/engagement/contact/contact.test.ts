import { describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { createUser } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { ContactMessage } from './contact-message.entity.ts'

const shop = openTestShop({ CONTACT_EMAIL: 'boutique@ramure.example' })
const ana = {
  ...{ firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' },
  ...{ subject: 'Mon colis', message: 'Bonjour,\n\noù est mon colis ?' },
}
const forbidden = 'Le texte contient un caractère non autorisé.'

const write = (more: object = {}) => shop.post('/api/contact', { body: { ...ana, ...more } })
const rows = () => shop.em().find(ContactMessage, {}, { orderBy: { id: 'asc' } })
const mails = () => shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })

/** The same by either edge. */
async function send(edge: string, more: object = {}) {
  if (edge === 'REST') {
    const { status, body } = await write(more)
    return { done: status === 201 && body.success === true, code: body.code, message: body.message }
  }
  const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) }'
  const { body } = await shop.graphql(query, { input: { ...ana, ...more } })
  const [error] = body.errors ?? []
  return {
    done: body.data?.sendContactMessage === true,
    code: error?.extensions.code,
    message: error?.message,
  }
}

describe.each(['REST', 'GraphQL'])('a message by %s', (edge) => {
  test('is kept once, and the owner’s mail waits with the visitor’s address to answer to', async () => {
    expect(await send(edge)).toMatchObject({ done: true })
    expect(await rows()).toMatchObject([{ id: 1, ...ana, isRead: false, createdAt: shop.clock.now() }])
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'boutique@ramure.example',
      replyTo: ana.email,
      subject: 'Message de Ana Petit : Mon colis',
      sentAt: null,
    })
    expect(mail?.text).toContain(ana.message)
    expect(mail?.text).toContain('Ana Petit <ana@exemple.fr>')
  })

  test('that looks like HTML is kept and mailed as text', async () => {
    const script = `<img src=x onerror=alert(1)></script>'); drop table contact_messages;--`
    const more = { firstName: script, lastName: script, subject: script, message: script }
    expect(await send(edge, more)).toMatchObject({ done: true })
    expect(await rows()).toMatchObject([more])
    const [mail] = await mails()
    expect(mail?.html).toBeNull()
    expect(mail?.text).toContain(script)
  })

  test.each<[object, string]>([
    [{ firstName: '' }, 'Le prénom est requis'],
    [{ firstName: ' \t ' }, 'Le prénom est requis'],
    [{ lastName: '' }, 'Le nom est requis'],
    [{ email: '' }, 'L’e-mail est requis'],
    [{ email: '  ' }, 'L’e-mail est requis'],
    [{ email: 'ana@' }, 'Email invalide'],
    [{ subject: ' ' }, 'Le sujet est requis'],
    [{ message: '' }, 'Le message est requis'],
    [{ message: '\n\n' }, 'Le message est requis'],
    [{ firstName: 'x'.repeat(101) }, 'Prénom : 100 caractères au plus.'],
    [{ lastName: 'x'.repeat(101) }, 'Nom : 100 caractères au plus.'],
    [{ subject: 'x'.repeat(201) }, 'Sujet : 200 caractères au plus.'],
    [{ message: 'x'.repeat(5_001) }, 'Message : 5\u202f000 caractères au plus.'],
    [{ email: `${'x'.repeat(250)}@exemple.fr` }, 'Email invalide'],
    [{ email: 'ana@exemple.fr\r\nBcc: tous@exemple.fr' }, 'Email invalide'],
    [{ email: 'ana@exemple.fr, tous@exemple.fr' }, 'Email invalide'],
    ...['firstName', 'lastName', 'subject'].flatMap((name) =>
      ['\r\nBcc: tous@exemple.fr', '\nX', '\rX', '\u2028X', '\u2029X', '\u0000X', '\ud800X', '\u0085X'].map(
        (end) => [{ [name]: `Ana${end}` }, forbidden] satisfies [object, string],
      ),
    ),
    [{ message: 'a\u0000b' }, forbidden],
    [{ message: 'a\ud800b' }, forbidden],
  ])('%j is refused with « %s », and nothing is kept', async (wrong, message) => {
    expect(await send(edge, wrong)).toEqual({ done: false, code: 'BAD_USER_INPUT', message })
    expect(await rows()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('of the greatest lengths is taken, and the mail’s subject fits', async () => {
    const more = {
      firstName: '🌿'.repeat(50),
      lastName: 'y'.repeat(100),
      subject: '🌿'.repeat(100),
      message: 'm'.repeat(5_000),
    }
    expect(await send(edge, more)).toMatchObject({ done: true })
    expect(await rows()).toMatchObject([more])
    const [mail] = await mails()
    expect(mail?.subject.length).toBeLessThanOrEqual(300)
    expect(mail?.subject).not.toContain('\ufffd')
  })

  test('of a robot is told « done », and nothing is kept', async () => {
    expect(await send(edge, { website: 'http://spam.example' })).toEqual(await send(edge))
    expect(await rows()).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })
})

describe('REST by itself', () => {
  test('answers JSON', async () => {
    const { status, text, headers } = await write()
    expect([status, text]).toEqual([201, '{"success":true}'])
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.getSetCookie()).toEqual([])
  })

  test('names every field that is missing', async () => {
    const { status, body } = await shop.post('/api/contact', { body: {} })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      firstName: 'Le prénom est requis',
      lastName: 'Le nom est requis',
      email: 'L’e-mail est requis',
      subject: 'Le sujet est requis',
      message: 'Le message est requis',
    })
  })

  test.each([null, 5, ['a'], { $ne: '' }])('%j in any field is 400 in French', async (wrong) => {
    for (const name of Object.keys(ana)) {
      const { status, body } = await write({ [name]: wrong })
      expect([name, status, body.code]).toEqual([name, 400, 'BAD_USER_INPUT'])
      expect(body.message).not.toMatch(/invalid input|expected/i)
    }
    expect(await rows()).toEqual([])
  })

  test('a megabyte is 413', async () => {
    expect((await write({ message: 'x'.repeat(1_000_000) })).status).toBe(413)
  })

  test('isRead and id are not the caller’s', async () => {
    await write({ id: 99, isRead: true, createdAt: '2000-01-01T00:00:00Z' })
    expect(await rows()).toMatchObject([{ id: 1, isRead: false, createdAt: shop.clock.now() }])
  })

  test('nobody can read what was written', async () => {
    await write()
    const as = await createUser(shop)
    expect((await shop.get('/api/contact', { as })).status).toBe(405)
  })

  test('message and mail are written together or not at all', async () => {
    await shop.em().execute('alter table outgoing_mails add constraint refuses check (false) not valid')
    try {
      expect((await write()).status).toBe(500)
      expect(shop.errors.splice(0)).not.toEqual([])
      expect(await rows()).toEqual([])
    } finally {
      await shop.em().execute('alter table outgoing_mails drop constraint refuses')
    }
  })
})
