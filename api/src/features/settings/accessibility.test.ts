import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { openTestShop } from '../../test/shop.ts'
import {
  accessibilityAuditKey,
  conformityOf,
  conformityReason,
  readAccessibilityAudit,
} from './accessibility-audit.rules.ts'
import { ensureSettings } from './settings.service.ts'

const audit = (met: number, applicable = 60) => ({
  ...{ by: 'Exemple Conseil', on: '2026-11-20', met, applicable, report: '' },
})

describe('by the definition of the RGAA', () => {
  test('without an audit, and below half of the criteria, the site does not conform', () => {
    expect(conformityOf(null)).toBe('NONE')
    expect(conformityReason(null)).toMatch(/^Aucun audit/)
    const states = [0, 29, 30, 59, 60].map((met) => conformityOf(audit(met)))
    expect(states).toEqual(['NONE', 'NONE', 'PARTIAL', 'PARTIAL', 'FULL'])
    // 49.5 % is not half of them.
    expect(conformityOf(audit(49, 99))).toBe('NONE')
  })

  test('an audit is named with its date and what it found', () => {
    expect(conformityReason(audit(43))).toBe(
      'L’audit mené par Exemple Conseil et remis le 20 novembre 2026 constate que 43 des 60 critères applicables sont respectés, soit 71\u00a0%.',
    )
  })

  test('what is no audit is none', () => {
    for (const value of [undefined, '', '{', '[]', '{"by":"A"}', JSON.stringify(audit(61))])
      expect(readAccessibilityAudit(value)).toBeNull()
  })
})

describe('the record of the audit', () => {
  const shop = openTestShop()
  const admin = openAdministration(shop)
  beforeEach(() => ensureSettings(shop.em()))

  const put = (value: unknown) =>
    admin.rest('PUT', `/settings/${accessibilityAuditKey}`, {
      value: typeof value === 'string' ? value : JSON.stringify(value),
    })
  const statement = async () => (await shop.get('/api/accessibility')).body

  test('is written, read by both edges alike, kept in the history and restored', async () => {
    expect(await statement()).toMatchObject({
      state: 'NONE',
      words: 'non conforme',
      percent: null,
      audit: null,
    })
    const found = { ...audit(45), report: 'https://exemple.fr/rapport.pdf' }
    expect((await put(found)).status).toBe(200)
    const fields = 'state words reason percent audit { by on met applicable report }'
    const { body } = await shop.graphql(`{ accessibilityStatement { ${fields} } }`)
    expect(body.data.accessibilityStatement).toEqual(await statement())
    expect(await statement()).toMatchObject({ state: 'PARTIAL', percent: 75, audit: found })
    await put(audit(60))
    expect(await statement()).toMatchObject({ state: 'FULL', words: 'totalement conforme', percent: 100 })
    expect((await put('')).status).toBe(200)
    expect(await statement()).toMatchObject({ state: 'NONE', audit: null })
    const entry = (await admin.history())[0]
    expect((await admin.rest('POST', '/settings/restore', { entryId: entry?.id })).status).toBe(200)
    expect((await statement()).audit).toEqual(found)
  })

  test.each([
    ['pas un audit', /Audit d’accessibilité/],
    [audit(61), /pas plus de critères respectés/],
    [audit(10, 107), /106 au plus/],
    [audit(0, 0), /1 au moins/],
    [{ ...audit(1), on: '20/11/2026' }, /jour attendu/],
    [{ ...audit(1), by: ' ' }, /par qui/],
    [{ ...audit(1), report: 'javascript:alert(1)' }, /https:/],
  ])('is refused when it is %j', async (value, message) => {
    const { status, body } = await put(value)
    expect([status, body.fields]).toEqual([400, { value: expect.stringMatching(message) }])
    expect((await statement()).state).toBe('NONE')
  })
})
