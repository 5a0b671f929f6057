import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeProduct } from '../../../test/data/make-product.ts'
import { openAdmin } from '../../../test/open-admin.ts'
import type { Answers } from '../../../test/schema-fetch.ts'
import { tableRows } from '../../../test/table-rows.ts'

beforeEach(() => sessionStorage.clear())

const hostile = '<img src=x onerror="alert(1)">'

describe('the waitlist', () => {
  const [flask, soap] = [
    makeProduct({ id: '11', name: 'Gourde inox' }),
    makeProduct({ id: '12', name: 'Savon surgras' }),
  ]
  const makeEntry = (fields: Record<string, unknown>) => ({
    ...{ id: '1', firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr', notified: false },
    ...{ createdAt: '2026-11-20T23:30:00.000Z', products: [flask, soap] },
    ...fields,
  })

  /** The list of two people and what they wait for. */
  function open(search = '', answers: Answers = {}) {
    const shop = {
      entries: [
        makeEntry({}),
        makeEntry({ id: '2', firstName: hostile, email: 'b@exemple.fr', products: [] }),
      ],
    }
    return openAdmin(`/admin/liste-attente${search}`, {
      waitlistEntries: () => ({ items: shop.entries, totalCount: shop.entries.length }),
      waitlistDemand: () => [
        {
          productId: '11',
          product: flask,
          count: shop.entries.filter(({ notified }) => !notified).length,
          restock: 2,
          favourites: 5,
        },
        { productId: '99', product: null, count: 1, restock: 0, favourites: 0 },
      ],
      markWaitlistNotified: ({ ids, notified }: { ids: string[]; notified: boolean }) => {
        shop.entries = shop.entries.map((each) => (ids.includes(each.id) ? { ...each, notified } : each))
        return shop.entries.filter(({ id }) => ids.includes(id))
      },
      ...answers,
    })
  }
  const demand = async () => within(await screen.findByRole('region', { name: 'Demande par produit' }))

  it('tells who waits for what since when, and reads nothing of it as markup', async () => {
    open()
    expect(await tableRows('Liste d’attente')).toEqual([
      ['Nom', 'E-mail', 'Produits', 'Inscription', 'Prévenu'],
      ['Ana Petit', 'ana@exemple.fr', 'Gourde inox, Savon surgras', '21 novembre 2026', 'Non'],
      [`${hostile} Petit`, 'b@exemple.fr', 'Aucun en particulier', '21 novembre 2026', 'Non'],
    ])
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(screen.getByText('2 personnes', { selector: 'output' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Exporter (CSV)' })).toHaveAttribute(
      'href',
      '/api/admin/waitlist/export.csv',
    )
  })

  it('counts those who wait for each product, and leads to them and back', async () => {
    const { user, at, sent } = open('?page=1&q=ana')
    const products = (await demand()).getAllByRole('listitem').map((item) => item.textContent)
    expect(products).toEqual([
      'Gourde inox2\u00a0personnes · 2\u00a0attendent son retour · 5\u00a0favoris',
      'Produit supprimé (n°\u00a099)1\u00a0personne · 0\u00a0favori',
    ])
    expect((await demand()).getByText(/^Favoris : ceux des comptes seulement/)).toBeInTheDocument()
    await user.click((await demand()).getByRole('link', { name: 'Gourde inox' }))
    expect(at()).toBe('/admin/liste-attente?q=ana&produit=11')
    await waitFor(() =>
      expect(sent('InboxWaitlist').at(-1)).toMatchObject({
        search: 'ana',
        productId: '11',
        limit: 50,
        offset: 0,
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Tous les produits' }))
    expect(at()).toBe('/admin/liste-attente?q=ana')
  })

  it('notes that somebody was told, who is then no longer counted', async () => {
    const { user, sent } = open()
    await user.click(
      await screen.findByRole('checkbox', { name: 'Non, ana@exemple.fr prévenu de l’ouverture' }),
    )
    expect(await screen.findByText('Inscription mise à jour')).toBeInTheDocument()
    expect(sent('MarkWaitlistNotified')).toEqual([{ ids: ['1'], notified: true }])
    const toggle = screen.getByRole('checkbox', {
      name: 'Oui, ana@exemple.fr prévenu de l’ouverture',
    })
    expect(toggle).toBeChecked()
    await waitFor(async () =>
      expect((await demand()).getAllByRole('listitem')[0]).toHaveTextContent('Gourde inox1 personne'),
    )
    await user.click(toggle)
    await waitFor(() => expect(sent('MarkWaitlistNotified').at(-1)).toEqual({ ids: ['1'], notified: false }))
  })

  it('that is empty says so', async () => {
    open('', { waitlistEntries: { items: [], totalCount: 0 }, waitlistDemand: [] })
    expect(await screen.findByText('Personne sur la liste d’attente')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Demande par produit' })).not.toBeInTheDocument()
  })
})
