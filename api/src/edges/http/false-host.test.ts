import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import { accountPassword, createAccount, createAdmin } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'

const shop = openTestShop({
  PUBLIC_URL: 'http://boutique.exemple.fr',
  TRUST_PROXY: '1',
  WEB_FOLDER: createWebFolder(),
})

/** Everything by which a request can say which host it means. */
const lies = {
  host: 'evil.example',
  origin: 'http://evil.example',
  referer: 'http://evil.example/page',
  'x-forwarded-host': 'evil.example',
  'x-original-host': 'evil.example',
  forwarded: 'host=evil.example',
}

/** The whole answer, headers first, to a request that lies about its host. */
async function lie(method: string, path: string, cookie = '', body?: object): Promise<string> {
  const asking = request(shop.origin + path, {
    method,
    headers: { ...lies, ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
  })
  asking.end(body && JSON.stringify(body))
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  expect(answer.statusCode, path).toBeLessThan(400)
  return `${answer.rawHeaders.join('\n')}\n\n${await text(answer)}`
}

test('no link takes its host from the request: answers, redirects, upload addresses, mails', async () => {
  const cookie = await shop.cookieOf(await createAdmin(shop))
  const { email } = await createAccount(shop)
  const person = { firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' }
  const answers = [
    await lie('POST', '/api/upload/product-image', cookie),
    await lie('POST', '/api/login', '', { email, password: accountPassword }),
    await lie('POST', '/api/newsletter', '', { email: person.email }),
    await lie('POST', '/api/contact', '', { ...person, subject: 'Colis', message: 'Bonjour' }),
    await lie('POST', '/graphql', '', { query: '{ products { totalCount } }' }),
    await lie('GET', '/api/login'),
    await lie('GET', '/'),
    await lie('GET', '/produits'),
  ]
  const mails = await shop.em().find(OutgoingMail, {}, { orderBy: { id: 'asc' } })
  expect(mails).toHaveLength(2)
  expect(answers[0]).toContain('"uploadURL":"http://boutique.exemple.fr/api/upload/product-image/')
  expect([...answers, ...mails.map((mail) => JSON.stringify(mail))].join('\n')).not.toContain('evil')
})
