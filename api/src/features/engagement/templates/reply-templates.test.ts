import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../../test/data/factories.ts'
import { onPostgres } from '../../../test/database/cloned-database.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { AuditEntry } from '../../audit/audit-entry.entity.ts'
import { ReplyTemplate } from './reply-template.entity.ts'
import { fillTemplate, templateLimits } from './reply-template.rules.ts'

const shop = openTestShop()
let as: User
beforeEach(async () => {
  as = await createAdmin(shop)
})

const text = 'Bonjour {{prénom}},'
const keep = (name: string, more: object = {}) =>
  shop.post('/api/admin/reply-templates', { as, body: { name, text, ...more } })
const change = (id: number, body: object) =>
  shop.call('PUT', `/api/admin/reply-templates/${id}`, { as, body })
const all = async () => (await shop.get('/api/admin/reply-templates', { as })).body

describe('the answers that are written already', () => {
  test('are kept, changed and deleted, the same by both edges, and all of it is in the history', async () => {
    const { status, body } = await keep('Retour')
    expect([status, body]).toMatchObject([201, { id: 1, name: 'Retour', text, version: 1 }])
    const changed = await shop.graphql(
      'mutation { updateReplyTemplate(id: 1, input: { name: "Échange" }, version: 1) { name text version } }',
      {},
      { as },
    )
    expect(changed.body.data.updateReplyTemplate).toEqual({ name: 'Échange', text, version: 2 })
    expect((await change(1, { text: 'Non.', version: 1 })).status).toBe(409)
    expect(await all()).toMatchObject([{ id: 1, name: 'Échange' }])
    expect((await shop.call('DELETE', '/api/admin/reply-templates/1', { as })).status).toBe(204)
    expect((await shop.call('DELETE', '/api/admin/reply-templates/1', { as })).status).toBe(404)
    const entries = await shop
      .em()
      .find(AuditEntry, { subjectType: 'REPLY_TEMPLATE' }, { orderBy: { id: 'asc' } })
    expect(entries.map(({ action, before, after }) => [action, before?.name, after?.name])).toEqual([
      ['CREATED', undefined, 'Retour'],
      ['UPDATED', 'Retour', 'Échange'],
      ['DELETED', 'Échange', undefined],
    ])
  })

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(templateLimits.nameLength + 1) }],
    ['name', { name: 'RETOUR' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(templateLimits.textLength + 1) }],
    ['text', { text: 'Bonjour {{prenon}}' }],
  ])('are refused for their %s: %j', async (field, fault) => {
    await keep('Retour')
    const { status, body } = await keep('Autre', fault)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
    expect(await shop.em().count(ReplyTemplate)).toBe(1)
  })

  test.runIf(onPostgres)('are thirty at most, also when two are kept at once', async () => {
    for (let i = 1; i < templateLimits.count; i++) await keep(`Modèle ${i}`)
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => keep(name)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await all()).toHaveLength(templateLimits.count)
  })
})

test('what is filled is what stands in the message, once, and never what somebody wrote there', () => {
  const facts = { prénom: '{{nom}}', nom: 'Petit', sujet: '$&', moi: 'Ada' }
  expect(fillTemplate('{{Prénom}} {{ prenom }} {{nom}}, {{sujet}} {{inconnu}} {{moi}}', facts)).toBe(
    '{{nom}} {{nom}} Petit, $& {{inconnu}} Ada',
  )
})
