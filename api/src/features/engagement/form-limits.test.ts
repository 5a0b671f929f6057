import { describe, expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { openTestShop } from '../../test/shop.ts'
import { ContactMessage } from './contact/contact-message.entity.ts'
import { Subscriber } from './newsletter/subscriber.entity.ts'
import { WaitlistEntry } from './waitlist/waitlist-entry.entity.ts'

const most = 10
const shop = openTestShop({ PUBLIC_FORM_POSTS_PER_MINUTE: String(most), TRUST_PROXY: '1' })
const person = { firstName: 'Ana', lastName: 'Petit' }

interface Form {
  path: string
  body: (email: string) => object
  mutation: string
  entity: typeof Subscriber | typeof ContactMessage | typeof WaitlistEntry
}

const forms: Record<string, Form> = {
  newsletter: {
    path: '/api/newsletter',
    body: (email) => ({ email }),
    mutation: 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }',
    entity: Subscriber,
  },
  contact: {
    path: '/api/contact',
    body: (email) => ({ ...person, email, subject: 'Colis', message: 'Bonjour' }),
    mutation: `mutation ($email: String!) { sendContactMessage(input:
      { firstName: "Ana", lastName: "Petit", email: $email, subject: "Colis", message: "Bonjour" }) }`,
    entity: ContactMessage,
  },
  waitlist: {
    path: '/api/waitlist',
    body: (email) => ({ ...person, email }),
    mutation: `mutation ($email: String!) {
      joinWaitlist(input: { firstName: "Ana", lastName: "Petit", email: $email }) }`,
    entity: WaitlistEntry,
  },
}

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const rest = ({ path, body }: Form, email: string, address: string) =>
  shop.post(path, { ...from(address), body: body(email) })
const graphql = ({ mutation }: Form, email: string, address: string) =>
  shop.graphql(mutation, { email }, from(address))

describe.each(Object.entries(forms))('two hundred posts of %s from one address', (_name, form) => {
  test('are taken up to the limit over both edges together; reading and others go on', async () => {
    const answers = []
    for (let i = 0; i < 10; i++)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, j) =>
            (j % 2 ? rest : graphql)(form, `a${i}-${j}@exemple.fr`, '203.0.113.7'),
          ),
        )),
      )
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status, body }) => status < 300 && !body.errors)).toHaveLength(most)
    expect(refused).toHaveLength(answers.length - most)
    for (const { headers, body } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
      expect(body.message ?? body.errors[0].message).toBe(
        'Trop de tentatives. Veuillez patienter avant de réessayer.',
      )
    }
    expect(await shop.em().count(form.entity as typeof Subscriber)).toBe(most)
    for (const path of ['/api/products', '/api/posts', '/api/settings'])
      expect((await shop.get(path, from('203.0.113.7'))).status).toBe(200)
    expect((await rest(form, 'autre@exemple.fr', '203.0.113.8')).status).toBe(201)
    expect((await graphql(form, 'encore@exemple.fr', '203.0.113.9')).body.errors).toBeUndefined()
  })
})

describe('each form', () => {
  test('has a counter of its own', async () => {
    const { newsletter, contact, waitlist } = forms as Record<'newsletter' | 'contact' | 'waitlist', Form>
    for (let i = 0; i <= most; i++) await rest(newsletter, `a${i}@exemple.fr`, '203.0.113.7')
    expect((await rest(newsletter, 'z@exemple.fr', '203.0.113.7')).status).toBe(429)
    expect((await rest(contact, 'z@exemple.fr', '203.0.113.7')).status).toBe(201)
    expect((await rest(waitlist, 'z@exemple.fr', '203.0.113.7')).status).toBe(201)
  })

  test.each(Object.entries(forms))('%s counts robots and mistakes too', async (_name, form) => {
    for (let i = 0; i < most; i++) {
      const wrong = i % 2 ? { email: 'non' } : { ...form.body('a@exemple.fr'), website: 'x' }
      await shop.post(form.path, { ...from('203.0.113.7'), body: wrong })
    }
    expect((await rest(form, 'a@exemple.fr', '203.0.113.7')).status).toBe(429)
  })

  test('counts a network of IPv6 as one: whoever has one of its addresses has them all', async () => {
    const { newsletter } = forms as Record<'newsletter', Form>
    for (let i = 0; i < most; i++)
      expect((await rest(newsletter, `a${i}@exemple.fr`, `2001:db8:1:2::${i + 1}`)).status).toBe(201)
    expect((await rest(newsletter, 'z@exemple.fr', '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await rest(newsletter, 'z@exemple.fr', '2001:db8:1:3::1')).status).toBe(201)
  })

  test('leaving the newsletter is never limited', async () => {
    const { newsletter } = forms as Record<'newsletter', Form>
    for (let i = 0; i <= most; i++) await rest(newsletter, 'ana@exemple.fr', '203.0.113.7')
    const { token } = await shop.em().findOneOrFail(Subscriber, { email: 'ana@exemple.fr' })
    const left = await shop.post('/api/newsletter/unsubscribe', { ...from('203.0.113.7'), body: { token } })
    expect(left.status).toBe(200)
  })
})

describe('entries within an hour', () => {
  const capped = openTestShop({
    ...{ TRUST_PROXY: '1', CONTACT_MESSAGES_PER_HOUR: '3', PUBLIC_FORM_ENTRIES_PER_HOUR: '4' },
  })

  test.each(Object.entries(forms))(
    'of %s by one address end at its cap, over both edges',
    async (name, form) => {
      const cap = name === 'contact' ? 3 : 4
      const send = async (i: number, address: string) => {
        const email = `a${i}@exemple.fr`
        if (i % 2) return capped.post(form.path, { ...from(address), body: form.body(email) })
        return capped.graphql(form.mutation, { email }, from(address))
      }
      // What breaks a rule, and what a robot sends, is no entry.
      for (const wrong of [{ email: 'non' }, { ...form.body('a@exemple.fr'), website: 'x' }])
        for (let i = 0; i < 5; i++) await capped.post(form.path, { ...from('203.0.113.7'), body: wrong })
      const answers = []
      for (let i = 0; i < cap + 2; i++) answers.push(await send(i, '203.0.113.7'))
      for (const { status, headers } of answers.slice(cap)) {
        expect(status).toBe(429)
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500)
      }
      expect(await capped.em().count(form.entity as typeof Subscriber)).toBe(cap)
      expect(await capped.em().count(OutgoingMail)).toBe(name === 'waitlist' ? 0 : cap)
      expect((await send(99, '203.0.113.8')).status).toBe(201)
    },
  )
})
