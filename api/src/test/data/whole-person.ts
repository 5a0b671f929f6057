import { createHash } from 'node:crypto'
import type { User } from '../../features/accounts/user.entity.ts'
import type { TestShop } from '../shop.ts'
import { createProduct } from './factories.ts'

/** A row in every table that declares something of a person, in each role: of this one, who also works for the shop. */
export async function fillEveryTable(shop: TestShop, user: User, other: User): Promise<void> {
  const { id: product } = await createProduct(shop)
  const far = '2030-01-01T00:00:00Z'
  const name = `${user.firstName} ${user.lastName}`
  const { id, email } = user
  const hash = createHash('sha256').update(email).digest('base64url')
  const em = shop.em()
  const insert = async (table: string, facts: Record<string, unknown>): Promise<number> => {
    const columns = Object.keys(facts)
    const [row] = await em.execute<{ id: number }[]>(
      `insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')}) returning *`,
      Object.values(facts),
    )
    return row?.id ?? 0
  }
  const json = JSON.stringify
  await insert('sessions', { sid: `sid-${id}`, sess: json({ userId: id }), user_id: id, expire: far })
  await insert('account_links', {
    ...{ user_id: id, purpose: 'CONFIRM_EMAIL', email, token_hash: `hash-${id}`, expires_at: far },
  })
  await insert('team_invitations', {
    ...{ email, roles: '{CONTENT}', invited_by: id },
    ...{ token_hash: `hash-${id}`, expires_at: far },
  })
  await insert('api_tokens', {
    ...{ user_id: id, name: 'Caisse', scopes: '{INBOX}', token_hash: `hash-${id}`, expires_at: far },
  })
  await insert('factor_removals', {
    ...{ user_id: id, keep_hash: `keep-${id}`, asked_at: far, due_at: far },
  })
  await insert('second_factors', {
    user_id: id,
    ...{ secret: `secret-${id}`, pending_secret: `secret-${id}` },
    confirmed_at: far,
  })
  await insert('recovery_codes', { user_id: id, code_hash: hash })
  await insert('passkeys', {
    ...{ user_id: id, credential_id: `cred-${id}`, public_key: 'cle', name: 'Téléphone', is_backed_up: true },
  })
  await insert('passkey_challenges', {
    ...{ challenge: `challenge-${id}`.slice(0, 43), purpose: 'STEP_UP', user_id: id },
    ...{ browser_hash: hash, expires_at: far },
  })
  await insert('rate_limits', { key: `login-anywhere:${hash}`, points: 1, expire: Date.parse(far) })
  await insert('saved_views', { user_id: id, list: 'ORDERS', name: 'À envoyer', query: '' })
  await insert('stored_images', { name: `image-${id}`, uploaded_by: id, expires_at: far, created_at: far })
  await insert('outgoing_mails', {
    ...{ recipient: email, subject: 'Bonjour', text: name, due_at: far, created_at: far },
  })
  await insert('cart', { user_id: id, product_id: product, expires_at: far })
  await insert('favourites', { user_id: id, product_id: product })
  await insert('restock_requests', { user_id: id, product_id: product })
  const order = await insert('orders', { user_id: id, total: '12.90', shipping_address: `${name}, Lyon` })
  await insert('order_items', {
    ...{ order_id: order, product_id: product, product_name: 'Savon', product_eco_score: '8', quantity: 1 },
    price: '12.90',
  })
  await insert('order_status_changes', { order_id: order, to_status: 'pending', changed_by: id })
  await insert('order_requests', {
    ...{ user_id: id, key: 'k', body_hash: 'x', order_id: order, answer: json({ name }), created_at: far },
  })
  await insert('waitlist', {
    ...{ first_name: user.firstName, last_name: user.lastName, email },
    user_id: id,
  })
  await insert('newsletter', { email, token: `token-${id}`, confirmed_at: far })
  await insert('notification_settings', { user_id: id, no_mail: json(['FAILED_MAIL']) })
  await insert('notification_reads', { user_id: id, kind: 'FAILED_MAIL', subject: 'mail 1', read_at: far })
  await insert('sign_ins', { user_id: id, outcome: 'SUCCEEDED', method: 'PASSKEY', created_at: far })
  const pseudonym = createHash('sha256').update(id).digest('hex')
  await insert('consent_people', { pseudonym, email, user_id: id, created_at: far })
  await insert('consent_entries', {
    ...{ kind: 'NEWSLETTER', act: 'ACCEPTED', text_version: '1', person: pseudonym, recorded_at: far },
    ...{ place: 0, previous_hash: '', hash: '' },
  })
  const message = await insert('contact_messages', {
    ...{ first_name: user.firstName, last_name: user.lastName, email, subject: 'Colis', message: name },
  })
  await insert('contact_replies', { message_id: message, text: `Bonjour ${name}`, author_name: 'Ada' })
  const visit = { session_id: `visit-${id}`, page_url: '/', page_name: 'Home', created_at: far }
  await insert('analytics', { ...visit, user_id: id })
  await insert('analytics', { ...visit, ip_address: '203.0.113.7' })
  // What the other's rows say of them, as of one who works for the shop.
  const theirs = await insert('orders', { user_id: other.id, total: '1.00' })
  await insert('order_status_changes', { order_id: theirs, to_status: 'shipped', changed_by: id })
  const asked = await insert('contact_messages', {
    ...{
      first_name: 'Léa',
      last_name: 'Roux',
      email: `lea-${id}@exemple.fr`,
      subject: 'Savon',
      message: '?',
    },
    ...{ assigned_to: id, replied_by: name, replied_by_id: id, replied_at: far },
  })
  await insert('contact_replies', { message_id: asked, text: 'Oui.', author_id: id, author_name: name })
  const entry = {
    actor_id: id,
    actor_email: email,
    action: 'UPDATED',
    subject_type: 'MESSAGE',
    subject_id: '1',
  }
  await insert('audit_entries', { ...entry, after: json({ assignedTo: email }) })
  await insert('audit_entries', {
    ...{ ...entry, actor_id: 'ada', actor_email: 'ada@exemple.fr', subject_type: 'MEMBER', subject_id: id },
    after: json({ name: email, roles: ['CONTENT'] }),
  })
  await insert('preview_links', {
    ...{ token_hash: `preview-${id}`, product_id: product, expires_at: far, created_by: email },
  })
  await insert('assessments', { product_id: product, status: 'DRAFT', method_version: 1, decided_by: email })
  await insert('claims', {
    ...{
      subject_type: 'PRODUCT',
      subject_id: String(product),
      subject_name: 'Savon',
      field: 'description',
      rule: 'r',
    },
    ...{ kind: 'PRECISE', words: 'vert', sentence: 'Un savon vert.', decided_by: email },
  })
  await em.transactional(async (one) => {
    await one.execute(`select set_config('shop.author', ?, true)`, [email])
    await one.execute('update products set eco_score = 7 where id = ?', [product])
  })
}
