import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSummary, noUsage } from '../../test/data/make-analytics.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const open = (search = '') =>
  openAdmin(`/admin?onglet=analytics${search}`, {
    analyticsSummary: makeSummary(),
    analyticsEvents: [],
    productUsage: noUsage,
  })

const part = (name: string) => screen.findByRole('region', { name })

describe('the period', () => {
  const chosen = () => screen.findByRole('radio', { checked: true })

  it('is thirty days when the address says nothing, or nonsense', async () => {
    const { sent } = open('&periode=siecle')
    expect(await chosen()).toHaveAccessibleName('30 jours')
    await part('Total des Clics')
    expect(sent('AdminAnalytics')).toEqual([{ period: 'LAST_30_DAYS' }])
  })

  it('is chosen, kept in the address, asked for and exported', async () => {
    const { user, sent, at, router } = open()
    await part('Total des Clics')
    const exported = () => screen.getByRole('link', { name: 'Exporter (CSV)' }).getAttribute('href')
    for (const [name, address, period] of [
      ['24 heures', '/admin?onglet=analytics&periode=24h', 'LAST_24_HOURS'],
      ['7 jours', '/admin?onglet=analytics&periode=7j', 'LAST_7_DAYS'],
      ['90 jours', '/admin?onglet=analytics&periode=90j', 'LAST_90_DAYS'],
      ['30 jours', '/admin?onglet=analytics', 'LAST_30_DAYS'],
    ] as const) {
      await user.click(within(screen.getByRole('group', { name: 'Période' })).getByRole('radio', { name }))
      await waitFor(() => expect(at()).toBe(address))
      await waitFor(() => expect(sent('AdminAnalytics').at(-1)).toEqual({ period }))
      expect(exported()).toBe(`/api/admin/analytics/export.csv?period=${period}`)
    }
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('radio', { name: '90 jours', checked: true })).toBeInTheDocument()
  })

  it('does not lend its numbers to another', async () => {
    const { user } = openAdmin('/admin?onglet=analytics&periode=7j', {
      analyticsSummary: ({ period }: { period: string }) =>
        makeSummary({ totalClicks: period === 'LAST_7_DAYS' ? 7 : 30 }),
      analyticsEvents: [],
      productUsage: noUsage,
    })
    expect(await part('Total des Clics')).toHaveTextContent('Clics7')
    await user.click(screen.getByRole('radio', { name: '30 jours' }))
    await waitFor(async () => expect(await part('Total des Clics')).toHaveTextContent('Clics30'))
    await user.click(screen.getByRole('radio', { name: '7 jours' }))
    await waitFor(async () => expect(await part('Total des Clics')).toHaveTextContent('Clics7'))
  })
})
