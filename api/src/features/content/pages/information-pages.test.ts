import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../../test/data/factories.ts'
import { openTestShop } from '../../../test/shop.ts'
import type { User } from '../../accounts/user.entity.ts'
import { InformationPage } from './information-page.entity.ts'
import { pageTextsRules } from './information-page.rules.ts'
import { ensureInformationPages } from './information-pages.service.ts'
import { pageSlugs } from './page-structure.rules.ts'

const shop = openTestShop()
let ada: User
beforeEach(async () => {
  ada = await createAdmin(shop, { email: 'ada@ramure.example' })
  await ensureInformationPages(shop.em())
})

const read = async (slug: string) => (await shop.get(`/api/pages/${slug}`)).body
const put = (slug: string, body: unknown) => shop.call('PUT', `/api/pages/${slug}`, { as: ada, body })

describe('information pages', () => {
  test('are there from the start, alike on both edges, and are never empty', async () => {
    const { body: pages } = await shop.get('/api/pages')
    expect(pages.map(({ slug }: { slug: string }) => slug)).toEqual(pageSlugs)
    const asked = await shop.graphql(
      '{ informationPages { slug title path description lead sections { group title text } updatedAt version } }',
    )
    expect(asked.body.data.informationPages).toEqual(pages)
    for (const page of await shop.em().find(InformationPage, {}))
      expect(pageTextsRules(page.slug).safeParse(await whole(page.slug)).error, page.slug).toBeUndefined()
    await shop.em().nativeDelete(InformationPage, {})
    expect((await read('terms')).sections).toHaveLength(7)
    expect((await put('terms', { lead: 'Nos règles.' })).status).toBe(200)
    expect((await shop.get('/api/pages/rien')).status).toBe(404)
  })

  test('are changed by administrators alone, and shown changed at once', async () => {
    const { version, sections } = await read('trust')
    const steps = sections.filter(({ group }: { group: string }) => group === 'steps')
    expect(steps.map(({ title }: { title: string }) => title)).toContain('Essai du produit')
    expect((await shop.call('PUT', '/api/pages/trust', { body: { lead: 'Non.' } })).status).toBe(401)
    const { status, body } = await put('trust', { lead: 'Venez voir.', version })
    expect([status, body.lead, body.version]).toEqual([200, 'Venez voir.', version + 1])
    expect(await read('trust')).toMatchObject({ lead: 'Venez voir.', sections })
    const late = await put('trust', { lead: 'Trop tard.', version })
    expect([late.status, late.body.fields]).toEqual([409, { version: expect.any(String) }])
    // The same again is no change.
    expect((await put('trust', { lead: 'Venez voir.', sections })).body.version).toBe(version + 1)
  })

  test('come back to an earlier state from the history', async () => {
    const before = await read('terms')
    const { body } = await put('terms', {
      sections: [{ group: 'parts', title: 'Une seule', text: 'Partie.' }],
    })
    expect(body.sections).toHaveLength(1)
    const { body: history } = await shop.get('/api/admin/history?subjectType=page&subjectId=terms', {
      as: ada,
    })
    expect(history).toHaveLength(1)
    const answer = await shop.post('/api/pages/restore', {
      as: ada,
      body: { entryId: history[0].id, state: 'before' },
    })
    expect(answer.body).toMatchObject({ lead: before.lead, sections: before.sections, version: 3 })
  })

  test.each([
    [
      'terms',
      parts('Écrivez à {{courriel}}.'),
      /« \{\{courriel\}\} » n’est pas un champ connu.*contact_email/u,
    ],
    ['terms', parts('Écrivez à {{contact_email}.'), /deux accolades/],
    ['terms', parts('Voici {{host_details}} ici.'), /seul sur sa ligne/],
    ['terms', parts('[démonstration : sans fin'), /sur une ligne/],
    ['terms', parts('{produit:1}'), /Une page ne montre pas de produit/],
    ['terms', parts('   '), /Partie 1, texte : champ obligatoire/],
    ['privacy', parts('Rien ici.'), /doit garder \{\{data_uses\}\}/],
    ['trust', { sections: [] }, /champ obligatoire/],
    ['terms', { sections: [{ group: 'steps', text: 'Non.' }] }, /n’est pas un groupe de cette page/],
    ['terms', { lead: 'x'.repeat(501) }, /Introduction : 500 caractères au plus/],
  ])('of %s refuse %j and stay as they are', async (slug, body, message) => {
    const before = await read(slug)
    const { status, body: answer } = await put(slug, body)
    expect(status).toBe(400)
    expect(answer.message.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(message)
    expect(await read(slug)).toEqual(before)
  })

  test('tell which facts of the demo are left, on both edges, until they are replaced', async () => {
    const facts = async () => (await shop.get('/api/admin/demonstration-facts', { as: ada })).body
    const first = await facts()
    expect(first).toContainEqual(expect.objectContaining({ kind: 'PAGE', subject: 'mission' }))
    const asked = await shop.graphql('{ demonstrationFacts { kind subject name fact } }', {}, { as: ada })
    expect(asked.body.data.demonstrationFacts).toEqual(first)
    const { id, name } = await createProduct(shop, {})
    const maker = (manufacturerName: string) =>
      shop.put(`/api/admin/products/${id}/passport`, { as: ada, body: { manufacturerName } })
    await maker('Atelier fictif (démonstration)')
    const made = { kind: 'PASSPORT', subject: String(id), name, fact: '1 fabricant est inventé' }
    expect((await facts()).at(-1)).toMatchObject(made)
    await maker('Ateliers du Rhône')
    expect(await facts()).toEqual(first)
    const { sections } = await read('mission')
    await put('mission', {
      sections: sections.map((each: { text: string }) => ({
        ...each,
        text: each.text.replaceAll(/\[démonstration\s: ([^\]]*)\]/g, '$1'),
      })),
    })
    expect((await facts()).filter(({ subject }: { subject: string }) => subject === 'mission')).toEqual([])
  })
})

function parts(text: string) {
  return { sections: [{ group: 'parts', title: 'Titre', text }] }
}

/** All texts of a page, blank ones too. */
async function whole(slug: (typeof pageSlugs)[number]) {
  const { texts } = await shop.em().findOneOrFail(InformationPage, { slug })
  const rules = pageTextsRules(slug) as unknown as { shape: Record<string, unknown> }
  return { ...Object.fromEntries(Object.keys(rules.shape).map((name) => [name, ''])), ...texts }
}
