import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { bothRefuse } from '../../test/both-refuse.ts'
import { openTestShop } from '../../test/shop.ts'
import { announcedDay, openingDayKey, openingWords } from './opening.rules.ts'
import { ensureSettings } from './settings.service.ts'

describe('the day that is announced', () => {
  const on = (today: string, salesOpen = false) => announcedDay({ salesOpen, day: '2027-03-03' }, today)

  test('is announced until it is over, while sales are not open', () => {
    expect([on('2026-11-26'), on('2027-03-03')]).toEqual(['2027-03-03', '2027-03-03'])
    expect([on('2027-03-04'), on('2028-01-01')]).toEqual([null, null])
    expect(on('2026-11-26', true)).toBeNull()
    for (const day of ['', 'bientôt', '2027-02-30'])
      expect(announcedDay({ salesOpen: false, day }, '2026-11-26')).toBeNull()
  })

  test('is said in French', () => {
    expect(openingWords('2027-03-03')).toBe('Les ventes ouvrent le 3 mars 2027')
    expect(openingWords('2027-09-01')).toBe('Les ventes ouvrent le 1er septembre 2027')
  })
})

describe('the opening', () => {
  const shop = openTestShop({ PAGE_PATIENCE_MS: '20000' })
  const admin = openAdministration(shop)
  beforeEach(() => ensureSettings(shop.em()))

  const put = (value: string, key: string = openingDayKey) => admin.rest('PUT', `/settings/${key}`, { value })
  const opening = async () => (await shop.get('/api/opening')).body
  const announced = {
    salesOpen: false,
    day: '2027-03-03',
    words: 'Les ventes ouvrent le 3 mars 2027',
  }
  const none = { salesOpen: false, day: null, words: null }

  test('is read by both edges alike, kept in the history and restored', async () => {
    expect(await opening()).toEqual(none)
    expect((await put(' 2027-03-03 ')).body).toMatchObject({ value: '2027-03-03', version: 2 })
    expect(await opening()).toEqual(announced)
    const { body } = await shop.graphql('{ opening { salesOpen day words } }')
    expect(body.data.opening).toEqual(announced)
    expect((await put('')).status).toBe(200)
    expect(await opening()).toEqual(none)
    const entry = (await admin.history())[0]
    expect(entry).toMatchObject({ subjectId: openingDayKey, after: { value: '2027-03-03' } })
    expect((await admin.rest('POST', '/settings/restore', { entryId: entry?.id })).status).toBe(200)
    expect(await opening()).toEqual(announced)
    await put('oui', 'sales_open')
    expect(await opening()).toEqual({ salesOpen: true, day: null, words: null })
  })

  test.each([
    '3 mars 2027',
    '03/03/2027',
    '2027-3-3',
    '2027-02-30',
    '2027-03-03T10:00:00Z',
    '2027-03-03\n'.repeat(2),
  ])('is refused by both edges, without effect, when its day is %j', async (value) => {
    const message = 'Jour d’ouverture\u00a0: jour attendu, par exemple 2027-03-03, ou champ vide.'
    expect(
      await bothRefuse(shop, admin, {
        ...{ method: 'PUT', path: `/settings/${openingDayKey}`, body: { value } },
        document:
          'mutation ($key: String!, $value: String!) { updateSetting(key: $key, value: $value) { value } }',
        variables: { key: openingDayKey, value },
      }),
    ).toEqual({ status: 400, code: 'BAD_USER_INPUT', message, fields: { value: message } })
    expect(await opening()).toEqual(none)
  })

  test('is announced no longer once the day is over in France, in no answer that is kept', async () => {
    await put('2027-03-03')
    await shop.listens()
    const told = async () => [(await opening()).words, /Les ventes ouvrent/.test((await shop.get('/')).text)]
    shop.clock.current = new Date('2027-03-03T22:59:59Z')
    expect(await told()).toEqual([announced.words, true])
    expect(await shop.statementsOf(told)).toEqual([])
    shop.clock.current = new Date('2027-03-03T23:00:00Z')
    expect(await told()).toEqual([null, false])
    const page = (await shop.get('/')).text
    expect(page).toContain('Ouverture bientôt')
  })
})
