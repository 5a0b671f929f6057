import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../../features/accounts/user.entity.ts'
import {
  createAdmin,
  createContactMessage,
  createOrder,
  createSubscriber,
  createUser,
  createWaitlistEntry,
} from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const day = new Date('2026-10-01T08:00:00Z')
let as: User
beforeEach(async () => {
  as = await createAdmin(shop)
})

const save = (table: string) => shop.get(`/api/admin/${table}/export.csv`, { as })
/** Heading and rows, each as it is written. */
const linesOf = async (table: string) => (await save(table)).text.split('\r\n')

describe.each([
  ['messages', 'messages'],
  ['waitlist', 'liste-attente'],
  ['newsletter', 'newsletter'],
  ['orders', 'commandes'],
])('the table of %s', (table, file) => {
  test('is a file to save, in UTF-8, that nobody on the way keeps', async () => {
    // In France it is tomorrow already.
    shop.clock.current = new Date('2026-11-21T23:30:00Z')
    const response = await fetch(`${shop.origin}/api/admin/${table}/export.csv`, {
      headers: { cookie: await shop.cookieOf(as) },
    })
    shop.clock.current = new Date('2026-11-21T09:00:00Z')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}-2026-11-22.csv"`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.subarray(3).toString()).toMatch(/^Numéro;[^\r\n]+\r\n$/)
  })

  test('is refused to visitors and customers before anything is read', async () => {
    const customer = await createUser(shop)
    const cookie = await shop.cookieOf(customer)
    for (const [headers, status] of [
      [{}, 401],
      [{ cookie }, 403],
    ] as [Record<string, string>, number][]) {
      let answer: Awaited<ReturnType<typeof shop.get>> | undefined
      const statements = await shop.statementsOf(async () => {
        answer = await shop.get(`/api/admin/${table}/export.csv`, { headers })
      })
      expect([answer?.status, answer?.headers.get('content-type')]).toEqual([
        status,
        expect.stringContaining('json'),
      ])
      const read = statements.filter((line) =>
        /from "?(contact_messages|waitlist|newsletter|orders)/.test(line),
      )
      expect(read).toEqual([])
    }
  })

  test('while the database fails, is an error and no half of a file', async () => {
    const name = { messages: 'contact_messages' }[table] ?? table
    await shop.em().execute(`alter table ${name} rename to ${name}_away`)
    try {
      const { status, body } = await save(table)
      expect([status, body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
    } finally {
      await shop.em().execute(`alter table ${name}_away rename to ${name}`)
    }
    expect(shop.errors.splice(0)).not.toEqual([])
  })
})

describe('rows', () => {
  test('of messages hold what people wrote as text, whatever a spreadsheet would make of it', async () => {
    await createContactMessage(shop, { subject: 'Ancien', isRead: true, repliedAt: day })
    await createContactMessage(shop, {
      ...{
        firstName: '=HYPERLINK("http://evil.example";"Ici")',
        lastName: '+Zoé',
        email: '@noel@exemple.fr',
      },
      ...{ subject: '-1+1', message: 'Bonjour ;\r\n"été" à Nîmes\n=1+1' },
    })
    const [heading, ...rows] = (await save('messages')).text.split(/\r\n(?=\d|$)/)
    expect(heading).toBe(
      'Numéro;Reçu le;Prénom;Nom;E-mail;Sujet;Message;Lu;Répondre avant le;Réponse le;Réponse de;Délai de réponse (heures)',
    )
    expect(rows).toEqual([
      `2;2026-11-21 10:00:00;"'=HYPERLINK(""http://evil.example"";""Ici"")";'+Zoé;'@noel@exemple.fr;'-1+1;` +
        `"Bonjour ;\r\n""été"" à Nîmes\n=1+1";non;2026-11-22 10:00:00;;;`,
      expect.stringMatching(/^1;.*;Ancien;.*;oui;2026-11-22 10:00:00;2026-10-01 10:00:00;;-?[\d,.]+$/),
      '',
    ])
  })

  test('of the waitlist', async () => {
    await createWaitlistEntry(shop, { email: 'ana@exemple.fr', productIds: ['3', '12'], notified: true })
    expect(await linesOf('waitlist')).toEqual([
      'Numéro;Inscrit le;Prénom;Nom;E-mail;Numéros des produits;Prévenu',
      '1;2026-11-21 10:00:00;Ana;Petit;ana@exemple.fr;3, 12;oui',
      '',
    ])
  })

  test('of the newsletter tell who may be written to', async () => {
    await createSubscriber(shop, { email: 'a@exemple.fr', confirmedAt: day })
    await createSubscriber(shop, { email: 'b@exemple.fr' })
    await createSubscriber(shop, { email: 'c@exemple.fr', confirmedAt: day, subscribed: false })
    expect(await linesOf('newsletter')).toEqual([
      'Numéro;E-mail;État;Inscrite le;Confirmée le;Désinscrite le',
      '3;c@exemple.fr;Désinscrite;2026-11-21 10:00:00;2026-10-01 10:00:00;2026-11-21 10:00:00',
      '2;b@exemple.fr;En attente de confirmation;2026-11-21 10:00:00;;',
      '1;a@exemple.fr;Confirmée;2026-11-21 10:00:00;2026-10-01 10:00:00;',
      '',
    ])
  })

  test('of orders have their customer, their items and amounts that can be summed', async () => {
    const user = (await createUser(shop, { email: 'ana@exemple.fr' })).id
    await createOrder(shop, {
      user,
      createdAt: day,
      updatedAt: day,
      shippingAddress: '1 rue des Lilas\nLyon',
    })
    await shop.em().execute(`update order_items set product_name = 'Savon ; "doux"', quantity = 2`)
    await createOrder(shop, { status: 'écrit ailleurs', createdAt: day, updatedAt: day })
    await shop.em().execute('update orders set user_id = null where id = 2')
    const { text } = await save('orders')
    const [heading, gone, ...rest] = text.split('\r\n')
    expect(heading).toBe(
      'Numéro;Passée le;Statut;Total (€);Prénom;Nom;E-mail;Adresse de livraison;Articles;Modifiée le',
    )
    expect(gone).toMatch(/^2;2026-10-01 10:00:00;écrit ailleurs;18,89;;;;;1 × Savon solide \d+;2026-10-01/)
    expect(rest.join('\r\n')).toBe(
      '1;2026-10-01 10:00:00;En attente;18,89;Ana;Petit;ana@exemple.fr;"1 rue des Lilas\nLyon";' +
        '"2 × Savon ; ""doux""";2026-10-01 10:00:00\r\n',
    )
  })
})

describe('an export is kept in the history', () => {
  const exportsKept = async () =>
    (await shop.get('/api/admin/history?subjectType=EXPORT', { as })).body as Record<string, unknown>[]

  test('with who, when, what and how many rows, and in the log', async () => {
    await createContactMessage(shop)
    await createContactMessage(shop)
    await save('messages')
    await save('analytics')
    const facts = { action: 'EXPORTED', actorEmail: as.email, createdAt: shop.clock.now().toISOString() }
    expect(await exportsKept()).toMatchObject([
      { ...facts, subjectId: 'mesure-audience', after: { name: 'Mesure d’audience', rows: 0, whole: true } },
      { ...facts, subjectId: 'messages', after: { name: 'Messages', rows: 2, whole: true } },
    ])
    const lines = shop.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'export')
    expect(lines.slice(-2)).toMatchObject([
      { level: 30, userId: as.id, table: 'messages' },
      { level: 30, userId: as.id, table: 'mesure-audience' },
    ])
  })

  test('not when it was refused', async () => {
    await shop.get('/api/admin/messages/export.csv', { as: await createUser(shop) })
    await shop.get('/api/admin/messages/export.csv')
    expect(await exportsKept()).toEqual([])
  })
})

describe('a table holds what the list shows under the same filters', () => {
  /** The numbers of the rows, in their order. */
  const idsOf = async (path: string) =>
    (await shop.get(`/api/admin/${path}`, { as })).text
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(';')[0])

  test('messages: of a state, with a text, both; without, all', async () => {
    await createContactMessage(shop, { subject: 'Colis perdu', message: 'Où ?' })
    await createContactMessage(shop, { subject: 'Colis abîmé', isRead: true, repliedAt: day })
    await createContactMessage(shop, { subject: 'Facture', message: 'Où ?', createdAt: day })
    expect(await idsOf('messages/export.csv')).toEqual(['3', '2', '1'])
    expect(await idsOf('messages/export.csv?q=&limit=1&offset=1')).toEqual(['3', '2', '1'])
    expect(await idsOf('messages/export.csv?q=COLIS')).toEqual(['2', '1'])
    expect(await idsOf('messages/export.csv?state=unanswered')).toEqual(['3', '1'])
    expect(await idsOf('messages/export.csv?state=OVERDUE')).toEqual(['3'])
    expect(await idsOf('messages/export.csv?state=unanswered&q=colis')).toEqual(['1'])
  })

  test('waitlist: of a product, with a text', async () => {
    await createWaitlistEntry(shop, { email: 'ana@exemple.fr', productIds: ['3', '12'] })
    await createWaitlistEntry(shop, { email: 'noe@exemple.fr', productIds: ['1', '2'] })
    expect(await idsOf('waitlist/export.csv?productId=12')).toEqual(['1'])
    expect(await idsOf('waitlist/export.csv?q=noe')).toEqual(['2'])
    expect(await idsOf('waitlist/export.csv?q=noe&productId=12')).toEqual([])
  })

  test('newsletter: of a state, with a text', async () => {
    await createSubscriber(shop, { email: 'a@exemple.fr', confirmedAt: day })
    await createSubscriber(shop, { email: 'b@exemple.fr' })
    expect(await idsOf('newsletter/export.csv?state=confirmed')).toEqual(['1'])
    expect(await idsOf('newsletter/export.csv?q=b@')).toEqual(['2'])
  })

  test('orders: of a status, found by number or address', async () => {
    const user = (await createUser(shop, { email: 'ana@exemple.fr' })).id
    await createOrder(shop, { user })
    await createOrder(shop, { status: 'shipped' })
    expect(await idsOf('orders/export.csv?status=shipped')).toEqual(['2'])
    expect(await idsOf('orders/export.csv?q=ana@')).toEqual(['1'])
    expect(await idsOf('orders/export.csv?q=2&status=pending')).toEqual([])
  })

  test.each([
    'messages/export.csv?state=lus',
    'waitlist/export.csv?productId=x',
    'newsletter/export.csv?state=x',
    'orders/export.csv?status=x',
    `messages/export.csv?q=${'x'.repeat(255)}`,
  ])('%s is refused and no file', async (path) => {
    const { status, body, headers } = await shop.get(`/api/admin/${path}`, { as })
    expect([status, body.code, headers.get('content-disposition')]).toEqual([400, 'BAD_USER_INPUT', null])
  })

  test('over more rows than one statement reads', async () => {
    await shop.em().execute(
      `insert into contact_messages (first_name, last_name, email, subject, message)
       select 'Ana', 'Petit', n || '@exemple.fr', case n % 2 when 0 then 'Colis' else 'Autre' end, 'x'
       from generate_series(1, 1200) n`,
    )
    const ids = await idsOf('messages/export.csv?q=colis')
    expect(ids).toEqual(Array.from({ length: 600 }, (_, index) => String(1200 - 2 * index)))
  })
})

describe('ten thousand rows', () => {
  test('are all there, each once, read five hundred at a time', async () => {
    await shop.em().execute(
      `insert into contact_messages (first_name, last_name, email, subject, message)
       select 'Ana', 'Petit', n || '@exemple.fr', 'Colis', repeat('x', 4000) from generate_series(1, 10000) n`,
    )
    let text = ''
    const statements = await shop.statementsOf(async () => {
      text = (await save('messages')).text
    })
    const ids = [...text.matchAll(/^(\d+);/gm)].map(([, id]) => Number(id))
    expect(ids).toEqual(Array.from({ length: 10_000 }, (_, index) => 10_000 - index))
    const pages = statements.filter((line) => line.includes('contact_messages'))
    expect(pages).toHaveLength(21)
    for (const page of pages) expect(page).toMatch(/ (500|0) results/)
  })

  test('of which whoever goes away reads no more, and that is no fault', async () => {
    await shop.em().execute(
      `insert into contact_messages (first_name, last_name, email, subject, message)
       select 'Ana', 'Petit', n || '@exemple.fr', 'Colis', repeat(md5(n::text), 150) from generate_series(1, 10000) n`,
    )
    const cookie = await shop.cookieOf(as)
    const leaving = new AbortController()
    const statements = await shop.statementsOf(async () => {
      const { body } = await fetch(`${shop.origin}/api/admin/messages/export.csv`, {
        headers: { cookie },
        signal: leaving.signal,
      })
      await body?.getReader().read()
      leaving.abort()
      // The history is written last: then nothing is read any more.
      await expect
        .poll(() => shop.database.statements.at(-1), { timeout: 10_000 })
        .toContain('insert into "audit_entries"')
    })
    const pages = statements.filter((line) => line.includes('contact_messages'))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.length).toBeLessThan(21)
    const [kept] = (await shop.get('/api/admin/history?subjectType=EXPORT', { as })).body
    expect(kept.after).toMatchObject({ whole: false })
    expect(kept.after.rows).toBeGreaterThan(0)
    expect(kept.after.rows).toBeLessThan(10_000)
  })
})
