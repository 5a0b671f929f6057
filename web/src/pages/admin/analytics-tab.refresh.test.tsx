import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeSummary, noUsage } from '../../test/data/make-analytics.ts'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-21T13:32:05Z'),
  })
})
afterEach(() => vi.useRealTimers())

const card = () => screen.findByRole('region', { name: 'Total des Clics' })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))
const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const time = () => screen.getByText(/^Dernière mise à jour/).textContent
const failure = /L’actualisation n’aboutit pas/

/** A tab whose clicks go up by one each time they are asked for. */
async function open(answers: Record<string, unknown> = {}) {
  const shop = { clicks: 0 }
  const page = openAdmin('/admin?onglet=analytics', {
    analyticsSummary: () => {
      shop.clicks += 1
      return makeSummary({ totalClicks: shop.clicks })
    },
    analyticsEvents: [],
    productUsage: noUsage,
    ...answers,
  })
  await card()
  return { ...page, calls: () => page.sent('AdminAnalytics').length }
}

describe('the numbers', () => {
  it('renew themselves every 30 seconds, without a spinner', async () => {
    const { calls } = await open()
    expect(await card()).toHaveTextContent('Clics1')
    await pass(20)
    expect(calls()).toBe(1)
    for (const clicks of [2, 3]) {
      await pass(clicks === 2 ? 11 : 30)
      await waitFor(async () => expect(await card()).toHaveTextContent(`Clics${clicks}`))
      expect(calls()).toBe(clicks)
    }
  })

  it('stay as they are while newer ones are on their way', async () => {
    const slow = later<unknown>()
    let calls = 0
    await open({
      analyticsSummary: () => {
        calls += 1
        return calls === 1 ? makeSummary({ totalClicks: 1 }) : slow.promise
      },
    })
    const shown = await card()
    await pass(31)
    expect(calls).toBe(2)
    expect(shown).toBeInTheDocument()
    expect(shown).toHaveTextContent('Clics1')
    expect(shown.closest('[aria-busy="true"]')).toBeNull()
    slow.resolve(makeSummary({ totalClicks: 2 }))
    await waitFor(() => expect(shown).toHaveTextContent('Clics2'))
  })

  it('say when they came, even when nothing has changed, and not out loud', async () => {
    await open({ analyticsSummary: makeSummary({ totalClicks: 5 }) })
    expect(time()).toMatch(/: 14:32:0[5-9]$/)
    await pass(30)
    await waitFor(() => expect(time()).toMatch(/: 14:32:3[5-9]$/))
    expect(screen.getByText(/^Dernière mise à jour/).closest('[aria-live], output')).toBeNull()
  })

  it('rest while the tab is hidden, and are renewed at once when it comes back to old ones', async () => {
    const { calls } = await open()
    await show('hidden')
    await pass(100)
    expect(calls()).toBe(1)
    await show('visible')
    await waitFor(async () => expect(await card()).toHaveTextContent('Clics2'))
    expect(calls()).toBe(2)
  })

  it('wait for their turn when the tab comes back to young ones', async () => {
    const { calls } = await open()
    await show('hidden')
    await pass(10)
    await show('visible')
    await pass(5)
    expect(calls()).toBe(1)
    await pass(16)
    await waitFor(() => expect(calls()).toBe(2))
  })

  it('are no longer asked for once another tab is open', async () => {
    const { user, calls } = await open()
    await user.click(screen.getByRole('tab', { name: 'Paramètres' }))
    await waitFor(() => expect(screen.queryByText('Total des Clics')).not.toBeInTheDocument())
    await pass(90)
    expect(calls()).toBe(1)
  })

  it('are kept when a refresh fails, which is said once, and goes on trying', async () => {
    const { down, asked } = await open()
    await screen.findByText(/^Aucune fiche produit/)
    down.add('AdminAnalytics').add('AdminProductUsage')
    const before = asked.length
    await pass(31)
    const word = await screen.findByText(failure)
    expect(await card()).toHaveTextContent('Clics1')
    expect(time()).toMatch(/: 14:32:0[5-9]$/)
    expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument()
    // The word stands through the next attempts: a new one would be read out each time.
    const gone = vi.fn()
    const watch = new MutationObserver(gone)
    watch.observe(word, { childList: true, characterData: true, subtree: true })
    await pass(30)
    expect(screen.getByText(failure)).toBe(word)
    expect(gone).not.toHaveBeenCalled()
    watch.disconnect()
    expect(asked).toHaveLength(before)
    down.clear()
    await pass(30)
    await waitFor(async () => expect(await card()).toHaveTextContent('Clics2'))
    expect(screen.queryByText(failure)).not.toBeInTheDocument()
  })

  it('give way to the sign-in page when the session has ended', async () => {
    let isOver = false
    const { at, session } = await open({
      analyticsSummary: () =>
        isOver ? refuse('UNAUTHENTICATED', 'Vous devez vous connecter.') : makeSummary(),
    })
    isOver = true
    session.me = null
    await pass(31)
    await waitFor(() => expect(at()).toBe('/admin/login?retour=%2Fadmin%3Fonglet%3Danalytics'))
  })
})

describe('« Actualiser »', () => {
  it('renews them now and says so', async () => {
    const { user, calls } = await open()
    await user.click(screen.getByRole('button', { name: 'Actualiser' }))
    expect(await screen.findByText('Les chiffres sont à jour.')).toBeInTheDocument()
    expect(await card()).toHaveTextContent('Clics2')
    expect(calls()).toBe(2)
  })

  it('says when it could not, and keeps what there was', async () => {
    const { user, down } = await open()
    down.add('AdminAnalytics')
    await user.click(screen.getByRole('button', { name: 'Actualiser' }))
    expect(await screen.findByText(failure)).toBeInTheDocument()
    expect(await card()).toHaveTextContent('Clics1')
  })
})

it('a tab that could not load at all can be tried again, for another period too', async () => {
  const { user, down } = openAdmin('/admin', {
    analyticsSummary: makeSummary(),
    analyticsEvents: [],
    productUsage: noUsage,
  })
  down.add('AdminAnalytics')
  await user.click(await screen.findByRole('tab', { name: 'Analytics' }))
  const alert = within(await screen.findByRole('alert'))
  expect(screen.getByRole('radio', { name: '7 jours' })).toBeInTheDocument()
  expect(screen.queryByText(failure)).not.toBeInTheDocument()
  down.clear()
  await user.click(alert.getByRole('button', { name: 'Réessayer' }))
  expect(await card()).toBeInTheDocument()
})
