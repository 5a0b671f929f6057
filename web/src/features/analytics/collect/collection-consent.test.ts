import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Consent, chooseConsent } from '../../../lib/session/consent-choice.ts'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(closeCollection)

/** What goes in order: a choice, a press (« click »), the end of the wait. */
type Step = Consent | 'click' | 'wait' | 'forget'

const withConsent = '/api/analytics?consent=accepted'
const without = '/api/analytics'

const table: [string, Step[], string[]][] = [
  ['no choice', ['wait'], [without]],
  ['declined', ['declined', 'click', 'wait'], [without]],
  // The first view came before the yes.
  ['a yes', ['accepted', 'click', 'wait'], [without, withConsent]],
  ['a yes, at once', ['accepted'], [without]],
  ['a yes, then a no before sending', ['accepted', 'click', 'declined', 'wait'], [without, without]],
  [
    'a yes, a no, a yes',
    ['accepted', 'click', 'declined', 'accepted', 'click', 'wait'],
    [without, without, withConsent],
  ],
  ['a no amid a batch', ['accepted', 'click', 'declined', 'click', 'wait'], [without, without]],
  [
    'a yes sent, then a no',
    ['accepted', 'click', 'wait', 'declined', 'click', 'wait'],
    [without, withConsent, without],
  ],
  ['the choice cleared unheard', ['accepted', 'click', 'forget', 'wait'], [without, without]],
]

it.each(table)('%s', (_what, steps, urls) => {
  const page = openCollection('<button>Go</button>')
  for (const step of steps) {
    if (step === 'click') page.press('button')
    else if (step === 'wait') vi.advanceTimersByTime(5_000)
    else if (step === 'forget') localStorage.clear()
    else chooseConsent(step)
  }
  expect(page.sendings.map(({ url }) => url)).toEqual(urls)
})

it('knows a yes of an earlier visit from the first view on, by beacon too', () => {
  localStorage.setItem('gdpr-consent', 'accepted')
  const page = openCollection()
  page.leave()
  expect(page.sendings).toMatchObject([{ way: 'beacon', url: withConsent }])
})

it('hears a no of another tab', () => {
  localStorage.setItem('gdpr-consent', 'accepted')
  const page = openCollection()
  localStorage.setItem('gdpr-consent', 'declined')
  window.dispatchEvent(new StorageEvent('storage', { key: 'gdpr-consent' }))
  localStorage.setItem('gdpr-consent', 'accepted')
  page.leave()
  expect(page.sendings.map(({ url }) => url)).toEqual([without])
})

it('does not take a press on « yes » itself for consented', () => {
  const page = openCollection('<button>Accepter</button>')
  page.find('button').addEventListener('click', () => chooseConsent('accepted'))
  page.press('button')
  expect(page.sendings.map(({ url }) => url)).toEqual([without])
  expect(page.events().map(({ eventType }) => eventType)).toEqual(['view', 'click'])
})

it('counts where storage is forbidden, and believes the choice of the page', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  const page = openCollection('<button>Go</button>')
  chooseConsent('accepted')
  page.press('button')
  page.leave()
  expect(page.sendings.map(({ url }) => url)).toEqual([without, withConsent])
  chooseConsent('declined')
})
