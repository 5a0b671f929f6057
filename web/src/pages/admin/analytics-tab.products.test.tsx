import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeSummary, noUsage } from '../../test/data/make-analytics.ts'
import { openAdmin } from '../../test/open-admin.ts'
import { tableRows } from '../../test/table-rows.ts'

beforeEach(() => sessionStorage.clear())

const gourde = { productId: '12', name: 'Gourde', views: 1_200, added: 30, rate: 0.025, waiting: 4 }
const savon = { productId: '7', name: 'Savon', views: 0, added: 1, rate: null, waiting: 0 }

const open = (answers: Record<string, unknown> = {}, search = '') =>
  openAdmin(`/admin?onglet=analytics${search}`, {
    analyticsSummary: makeSummary(),
    analyticsEvents: [],
    productUsage: noUsage,
    ...answers,
  })

const rows = async () =>
  (await tableRows('Produits, par leur usage')).map((row) => row.map((cell) => cell?.replace(/\s/gu, ' ')))

describe('the products', () => {
  it('tell views, carts, their rate and who waits, and lead to the product', async () => {
    open({ productUsage: { items: [gourde, savon], totalCount: 2 } })
    expect(await rows()).toEqual([
      ['Produit', 'Vues', 'Ajouts', 'Taux', 'En attente'],
      ['Gourde', '1 200', '30', '2,5 %', '4'],
      ['Savon', '0', '1', '—', '0'],
    ])
    const link = screen.getByRole('link', { name: 'Gourde' })
    expect(link).toHaveAttribute('href', expect.stringContaining('fiche=12'))
    expect(screen.queryByRole('button', { name: /Afficher plus/ })).not.toBeInTheDocument()
  })

  it('are ordered by any number, the order kept in the address', async () => {
    const { user, sent, at } = open({ productUsage: { items: [gourde], totalCount: 1 } })
    const heading = (name: string) => screen.findByRole('columnheader', { name })
    expect(await heading('Vues')).toHaveAttribute('aria-sort', 'descending')
    for (const [label, address, sort] of [
      ['Taux', '/admin?onglet=analytics&tri=taux', 'RATE'],
      ['Ajouts', '/admin?onglet=analytics&tri=ajouts', 'ADDED'],
      ['En attente', '/admin?onglet=analytics&tri=attente', 'WAITING'],
      ['Vues', '/admin?onglet=analytics', 'VIEWS'],
    ] as const) {
      await user.click(within(await heading(label)).getByRole('button', { name: label }))
      await waitFor(() => expect(at()).toBe(address))
      await waitFor(() =>
        expect(sent('AdminProductUsage').at(-1)).toEqual({ period: 'LAST_30_DAYS', sort, limit: 10 }),
      )
      expect(await heading(label)).toHaveAttribute('aria-sort', 'descending')
    }
  })

  it('are ten at first; all of them when asked for', async () => {
    const { user, sent } = open({ productUsage: { items: [gourde], totalCount: 62 } })
    await user.click(await screen.findByRole('button', { name: 'Afficher plus (1 sur 62)' }))
    await waitFor(() => expect(sent('AdminProductUsage').at(-1)).toMatchObject({ limit: 100 }))
  })

  it('that nobody looked at say so', async () => {
    open()
    expect(await screen.findByRole('region', { name: 'Produits' })).toHaveTextContent(
      'Aucune fiche produit n’a encore été vue sur cette période.',
    )
  })
})

describe('the first line', () => {
  it.each([
    [
      { productViews: 23, addedToCart: 6, waitlist: 0 },
      '',
      '23 fiches vues, 6 ajouts, 0 inscription en 30 jours',
    ],
    [
      { productViews: 1, addedToCart: 1, waitlist: 2 },
      '&periode=24h',
      '1 fiche vue, 1 ajout, 2 inscriptions en 24 heures',
    ],
    [
      { productViews: 0, addedToCart: 0, waitlist: 1 },
      '&periode=7j',
      '0 fiche vue, 0 ajout, 1 inscription en 7 jours',
    ],
  ])('tells the period in words (%#)', async (funnel, search, sentence) => {
    open({ analyticsSummary: makeSummary({ funnel }) }, search)
    expect(await screen.findByText((text) => text.replace(/\s/gu, ' ') === sentence)).toBeInTheDocument()
  })
})
