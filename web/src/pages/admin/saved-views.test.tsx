import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

interface View {
  id: string
  list: string
  name: string
  query: string
  isDefault: boolean
}

/** A server that keeps views. */
function open(path: string, views: Partial<View>[] = [], answers: Answers = {}) {
  let kept = views.map(
    (view, place): View => ({
      ...{ id: String(place + 1), list: 'PRODUCTS', name: '', query: '', isDefault: false },
      ...view,
    }),
  )
  return openAdmin(path, {
    products: makePage([makeProduct({ name: 'Savon' })]),
    savedViews: () => kept,
    createSavedView: (facts: View) => {
      kept = [...kept, { ...facts, id: '9' }]
      return kept.at(-1)
    },
    updateSavedView: (facts: View) => {
      kept = kept.map((view) => (view.id === facts.id ? { ...view, ...facts } : view))
      return kept.find(({ id }) => id === facts.id)
    },
    deleteSavedView: ({ id }: View) => {
      kept = kept.filter((view) => view.id !== id)
      return id
    },
    ...answers,
  })
}

const pills = async () => within(await screen.findByRole('navigation', { name: 'Vues enregistrées' }))
const ruptures = { name: 'Ruptures', query: 'etat=rupture&tri=nom' }

describe('the kept views of a list', () => {
  it('are kept from the filters in sight, and opened by a click', async () => {
    const { user, at, sent } = open('/admin?onglet=produits&tri=nom&etat=rupture&page=1&vue=cartes')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer cette vue' }))
    const form = within(screen.getByRole('form', { name: 'Nouvelle vue' }))
    await user.type(form.getByRole('textbox', { name: 'Nom de la vue' }), 'Ruptures')
    await user.click(form.getByRole('button', { name: 'Enregistrer' }))
    expect(await (await pills()).findByRole('link', { name: 'Ruptures' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(sent('CreateSavedView')).toEqual([
      { list: 'PRODUCTS', name: 'Ruptures', query: 'etat=rupture&tri=nom&vue=cartes', isDefault: false },
    ])
    await user.click((await pills()).getByRole('link', { name: 'Tout' }))
    expect(at()).toBe('/admin?onglet=produits')
    await user.click((await pills()).getByRole('link', { name: 'Ruptures' }))
    expect(at()).toBe('/admin?onglet=produits&etat=rupture&tri=nom&vue=cartes')
  })

  it('are named in a form that stays when the list, slow to follow, only now reads the last filter', async () => {
    const { user, at, sent } = open('/admin?onglet=produits&etat=rupture')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer cette vue' }))
    const name = screen.getByRole('textbox', { name: 'Nom de la vue' })
    await user.type(name, 'Ruptures')
    fireEvent.change(screen.getByRole('combobox', { name: 'Trier par' }), { target: { value: 'NAME_ASC' } })
    await waitFor(() => expect(at()).toContain('tri=nom'))
    await user.type(name, '{Enter}')
    await (await pills()).findByRole('link', { name: 'Ruptures' })
    expect(sent('CreateSavedView')).toMatchObject([{ name: 'Ruptures', query: 'etat=rupture&tri=nom' }])
  })

  it('say what is wrong with a name, and keep it', async () => {
    const taken = 'Une autre vue de cette liste porte déjà ce nom.'
    const { user } = open('/admin?onglet=produits&tri=nom', [ruptures], {
      createSavedView: () => refuse('BAD_USER_INPUT', taken, { fields: { name: taken } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Enregistrer cette vue' }))
    const name = screen.getByRole('textbox', { name: 'Nom de la vue' })
    await user.type(name, 'Ruptures{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription(taken))
    expect(name).toHaveValue('Ruptures')
  })

  it('are renamed and deleted; a view that began with another takes its place', async () => {
    const { user, sent } = open('/admin?onglet=produits&etat=rupture&tri=nom', [ruptures])
    await user.click(await screen.findByRole('button', { name: 'Options de la vue' }))
    const name = screen.getByRole('textbox', { name: 'Nom de la vue' })
    await user.clear(name)
    await user.type(name, 'À commander{Enter}')
    await user.click(await (await pills()).findByRole('link', { name: 'À commander' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Note de la boutique')
    await user.click(await screen.findByRole('button', { name: 'Enregistrer cette vue' }))
    await user.click(screen.getByRole('button', { name: /Remplacer/ }))
    await waitFor(() =>
      expect(sent('UpdateSavedView').at(-1)).toMatchObject({
        id: '1',
        query: 'etat=rupture&tri=mieux-notes',
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Options de la vue' }))
    await user.click(screen.getByRole('button', { name: 'Supprimer la vue' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'À commander' })).not.toBeInTheDocument())
  })

  it('open a list that is asked for bare with the default one; « Tout » stays all', async () => {
    const { user, at } = open('/admin?onglet=produits', [{ ...ruptures, isDefault: true }])
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits&etat=rupture&tri=nom'))
    await user.click((await pills()).getByRole('link', { name: 'Tout' }))
    await screen.findByRole('heading', { level: 2, name: 'Savon' })
    expect(at()).toBe('/admin?onglet=produits')
  })

  it('leave an address alone that says anything itself', async () => {
    const { at } = open('/admin?onglet=produits&q=savon', [{ ...ruptures, isDefault: true }])
    await pills()
    expect(at()).toBe('/admin?onglet=produits&q=savon')
  })

  it('open without what has gone meanwhile', async () => {
    const { at, sent } = open('/admin?onglet=produits&etat=disparu&categorie=99', [
      { name: 'Ancienne', query: 'etat=disparu&categorie=99' },
    ])
    expect(await (await pills()).findByRole('link', { name: 'Ancienne' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(sent('AdminProducts')).toMatchObject([{ filter: { categoryId: '99' } }])
    expect(at()).toContain('etat=disparu')
    expect(screen.getByRole('combobox', { name: 'État' })).toHaveDisplayValue('Tous')
  })

  it('of which one was deleted in another tab go without a word too many', async () => {
    const { user } = open('/admin?onglet=produits&etat=rupture&tri=nom', [ruptures], {
      deleteSavedView: () => refuse('NOT_FOUND', 'Vue non trouvée'),
    })
    await user.click(await screen.findByRole('button', { name: 'Options de la vue' }))
    await user.click(screen.getByRole('button', { name: 'Supprimer la vue' }))
    expect(await screen.findByText('Vue non trouvée')).toBeInTheDocument()
  })

  it.each([
    ['CATEGORIES', '/admin?onglet=categories'],
    ['POSTS', '/admin?onglet=articles'],
    ['IMAGES', '/admin?onglet=images'],
    ['EVIDENCE', '/admin?onglet=preuves'],
    ['CLAIMS', '/admin?onglet=allegations'],
    ['MESSAGES', '/admin/messages'],
    ['WAITLIST', '/admin/liste-attente'],
    ['NEWSLETTER', '/admin/newsletter'],
    ['ORDERS', '/admin/commandes'],
    ['MAILS', '/admin/e-mails'],
    ['ANALYTICS', '/admin?onglet=analytics'],
  ])('stand above their own list: %s', async (list, path) => {
    const query = 'q=savon'
    const nothing = { items: [], totalCount: 0 }
    open(
      path,
      [
        { name: 'La sienne', list, query },
        { name: 'Celle des produits', query },
      ],
      {
        ...{ categoryPage: nothing, posts: nothing, libraryImages: nothing, evidenceLibrary: nothing },
        ...{ claims: nothing, adminOrders: nothing, outgoingMails: nothing },
        ...{ newsletterSubscribers: nothing, waitlistEntries: nothing, waitlistDemand: [] },
        contactMessages: { ...nothing, unreadCount: 0, overdueCount: 0 },
        replyFigures: { due: 0, inTime: 0, medianMinutes: null },
      },
    )
    const link = await (await pills()).findByRole('link', { name: 'La sienne' })
    expect(link).toHaveAttribute('href', `${path}${path.includes('?') ? '&' : '?'}${query}`)
    expect((await pills()).queryByText('Celle des produits')).toBeNull()
  })
})
