import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cleanUp } from '../../../housekeeping.ts'
import { OutgoingMail } from '../../../platform/mail/outgoing-mail.entity.ts'
import { Browser } from '../../../test/browser.ts'
import {
  accountPassword,
  createAccount,
  createCategory,
  createContactMessage,
} from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import { sendDigests } from '../../operations/notifications/digests.ts'
import { AccountDeletion } from './account-deletion.entity.ts'
import { scanForResidue } from './residue-scan.ts'

const shop = openTestShop()
const day = 24 * 3_600_000
const formerAddress = 'ana@exemple.fr'
const address = 'anahide@exemple.fr'
const names = { firstName: 'Anahide', lastName: 'Petitjean' }

/** What stands behind « # » in the newest mail to this address. */
async function mailedToken(email: string): Promise<string> {
  const mail = await shop.em().findOneOrFail(OutgoingMail, { recipient: email }, { orderBy: { id: 'desc' } })
  return /#([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}

async function signedIn(email: string) {
  const browser = new Browser(shop)
  expect((await browser.login(email, accountPassword)).status).toBe(200)
  const done = async (method: string, path: string, body: unknown = {}) => {
    const answer = await browser.call(method, path, body)
    expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300)
    return answer.body
  }
  return { browser, done }
}

test('whoever has worked for the shop, by its own verbs and under two addresses, is erased from every text', async () => {
  shop.clock.current = new Date('2026-11-21T09:00:00Z')
  await createAccount(shop, { email: 'joana@exemple.fr', firstName: 'Joana', roles: ['OWNER'] })
  // Nobody has confirmed the address before the invitation is opened.
  const { id } = await createAccount(shop, { email: formerAddress, ...names })
  const joana = await signedIn('joana@exemple.fr')
  const ana = await signedIn(formerAddress)

  // As a customer.
  await ana.done('POST', '/api/contact', {
    ...names,
    email: formerAddress,
    subject: 'Colis',
    message: 'Où ?',
  })
  await ana.done('POST', '/api/newsletter', { email: formerAddress })
  await joana.done('POST', '/api/admin/messages/1/replies', { text: 'Il arrive.', seenReplies: 0 })

  // As somebody of the team: invited, given roles, at work.
  await joana.done('POST', '/api/admin/team/invitations', { email: formerAddress, roles: ['CONTENT'] })
  await ana.done('POST', '/api/team/invitations/accept', { token: await mailedToken(formerAddress) })
  await joana.done('PUT', `/api/admin/team/${id}`, { roles: ['OWNER'] })
  const lea = { email: 'lea@exemple.fr', firstName: 'Léa', createdAt: new Date('2026-11-19T08:00:00Z') }
  for (const subject of ['Savon', 'Gourde', 'Sac']) await createContactMessage(shop, { ...lea, subject })
  await joana.done('PUT', '/api/admin/messages/2/assignee', { to: id })
  await ana.done('POST', '/api/admin/messages/2/replies', { text: 'Bonjour Léa', seenReplies: 0 })
  await ana.done('POST', '/api/admin/messages/2/notes', { text: 'Vu.' })
  await ana.done('PUT', '/api/admin/messages/3', { replied: true })
  const { id: categoryId } = await createCategory(shop)
  const soap = { name: 'Savon', price: '5', ecoScore: '4', categoryId }
  const { id: made } = await ana.done('POST', '/api/products', soap)
  await ana.done('PUT', `/api/products/${made}`, { ecoScore: '6' })
  await ana.done('POST', '/api/admin/previews', { subject: 'PRODUCT', subjectId: made })
  await ana.done('POST', '/api/admin/tokens', {
    ...{ name: 'Caisse', scopes: ['CATALOGUE_READ'], expiresAt: '2026-12-21T09:00:00Z' },
  })
  await ana.done('POST', '/api/admin/views', { list: 'ORDERS', name: 'À envoyer', query: '' })

  // Under another address from here on.
  await ana.done('POST', '/api/account/email', { email: address, currentPassword: accountPassword })
  await ana.done('POST', '/api/account/email/confirm', { token: await mailedToken(address) })
  await ana.done('PUT', `/api/products/${made}`, { ecoScore: '7' })
  await ana.done('POST', '/api/admin/messages/2/notes', { text: 'Clos.' })
  expect(await sendDigests(shop.database.orm, shop.env, shop.clock.now())).toBe(2)
  const digest = await shop.em().findOneOrFail(OutgoingMail, { recipient: address, subject: /chose/ })
  expect(digest.text).toContain('/admin/messages?fiche=4')
  expect(digest.text).not.toMatch(/Léa|Sac/)

  const file = await fetch(`${shop.origin}/api/account/data/export`, {
    headers: { cookie: ana.browser.cookie },
  })
  const handed = strFromU8(
    unzipSync(new Uint8Array(await file.arrayBuffer()))['mes-donnees.json'] ?? new Uint8Array(),
  )
  const { data } = JSON.parse(handed) as { data: { table: string; label: string; rows: object[] }[] }
  const rowsOf = (label: string) => data.find((each) => each.label.startsWith(label))?.rows.length
  expect([rowsOf('Éco-scores que'), rowsOf('Messages dont'), rowsOf('Réponses et notes')]).toEqual([3, 2, 3])
  expect([rowsOf('Liens d’aperçu'), rowsOf('Vos rôles'), rowsOf('Jetons d’API')]).toEqual([1, 2, 1])
  expect(rowsOf('Modifications dont')).toBeGreaterThan(3)

  await ana.done('POST', '/api/account/deletion')
  shop.clock.current = new Date(shop.clock.now().getTime() + 7 * day)
  await cleanUp(shop.database.orm, shop.env, shop.clock.now(), shop.storage)
  const residue = await Promise.all(
    [formerAddress, address].map((email) =>
      scanForResidue(shop.em(), { id, email, name: 'Anahide Petitjean' }),
    ),
  )
  expect(
    residue.flatMap(({ found }) => found.map(({ table, column, by }) => `${table}.${column} ${by}`)),
  ).toEqual(['outgoing_mails.recipient EMAIL'])
  const [proof] = await shop.em().find(AccountDeletion, {})
  expect(proof?.report?.found.filter(({ declared }) => !declared)).toEqual([])
})
