import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const flask = makeProduct({
  ...{ id: '11', name: 'Gourde inox', price: '24.90', ecoScore: '8.7', category: kitchen },
  ...{ featured: true, weeklySpecial: true },
})
const soap = makeProduct({
  ...{
    id: '12',
    name: 'Savon <b>surgras</b>',
    price: '6.50',
    category: null,
    inStock: false,
    visible: false,
  },
})

const open = (search = '', answers = {}) =>
  openAdmin(`/admin?onglet=produits${search.replace('?', '&')}`, {
    categories: [kitchen],
    products: makePage([flask, soap]),
    ...answers,
  })

const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement)

describe('a product of the list', () => {
  it('shows its fields and its flags', async () => {
    open()
    const first = await card('Gourde inox')
    for (const word of ['Éco-score 8,7', 'Vedette', 'Spécial', 'Une gourde en acier.', '24,90 €']) {
      expect(first.getByText(word)).toBeInTheDocument()
    }
    expect(first.getByText('Catégorie\u00a0: Cuisine', { normalizer: (text) => text })).toBeInTheDocument()
    expect(first.queryByText('Masqué')).not.toBeInTheDocument()
    expect(first.queryByText('Rupture')).not.toBeInTheDocument()
  })

  it('says what is hidden, what is out of stock, what has no category, and never reads names as markup', async () => {
    open()
    const second = await card('Savon <b>surgras</b>')
    expect(second.getByText('Masqué')).toBeInTheDocument()
    expect(second.getByText('Rupture')).toBeInTheDocument()
    expect(second.getByText('Catégorie : Aucune')).toBeInTheDocument()
    expect(second.queryByText('Vedette')).not.toBeInTheDocument()
    expect(second.queryByText('Spécial')).not.toBeInTheDocument()
    expect(second.getByRole('link', { name: 'Modifier Savon <b>surgras</b>' })).toHaveAttribute(
      'href',
      '/admin?onglet=produits&fiche=12',
    )
  })
})

describe('the URL of the list', () => {
  it('is the question that the server is asked', async () => {
    const { sent } = open('?q=gourde&tri=prix-croissant&categorie=2&etat=rupture&page=2', {
      products: { ...makePage([flask]), totalCount: 30 },
    })
    await card('Gourde inox')
    expect(sent('AdminProducts')).toEqual([
      {
        filter: { visibility: 'ALL', inStock: false, search: 'gourde', categoryId: '2' },
        ...{ sort: 'PRICE_ASC', limit: 24, offset: 24 },
      },
    ])
    expect(screen.getByRole('searchbox', { name: 'Rechercher un produit' })).toHaveValue('gourde')
    expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue('Prix croissant')
    expect(screen.getByRole('combobox', { name: 'Catégorie' })).toHaveDisplayValue('Cuisine')
    expect(screen.getByRole('combobox', { name: 'État' })).toHaveDisplayValue('En rupture')
  })

  it('means nothing where it is nonsense', async () => {
    const { sent } = open('?tri=%27--&categorie=abc&etat=cass%C3%A9&page=-3&fiche=')
    await card('Gourde inox')
    expect(sent('AdminProducts')).toEqual([
      { filter: { visibility: 'ALL' }, sort: 'NEWEST', limit: 24, offset: 0 },
    ])
  })

  it('takes search, order and filters, each from the first page on', async () => {
    const { user, at, sent } = open('?page=2', { products: { ...makePage([flask]), totalCount: 30 } })
    await card('Gourde inox')
    await user.type(screen.getByRole('searchbox'), ' inox {Enter}')
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits&q=inox'))
    await waitFor(() =>
      expect(sent('AdminProducts').at(-1)).toMatchObject({ filter: { search: 'inox' }, sort: 'RELEVANCE' }),
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Note de la boutique')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Catégorie' }), 'Cuisine')
    await user.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Vedettes')
    expect(at()).toBe('/admin?onglet=produits&q=inox&tri=mieux-notes&categorie=2&etat=vedette')
    await waitFor(() =>
      expect(sent('AdminProducts').at(-1)).toEqual({
        filter: { visibility: 'ALL', featured: true, search: 'inox', categoryId: '2' },
        ...{ sort: 'RATING', limit: 24, offset: 0 },
      }),
    )
  })

  it('asks for the hidden ones alone', async () => {
    const { sent } = open('?etat=masque')
    await card('Gourde inox')
    expect(sent('AdminProducts')).toMatchObject([{ filter: { visibility: 'HIDDEN' } }])
    expect(screen.getByRole('combobox', { name: 'État' })).toHaveDisplayValue('Masqués')
  })

  it('leads from page to page, and back to the last from beyond it', async () => {
    const { at } = open('?page=99&tri=mieux-notes', { products: { ...makePage([flask]), totalCount: 60 } })
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits&page=3&tri=mieux-notes'))
    const pages = within(await screen.findByRole('navigation', { name: 'Pages de résultats' }))
    const third = pages.getByRole('link', { name: 'Page 3' })
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'page'))
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/admin?onglet=produits&page=2&tri=mieux-notes',
    )
  })
})

describe('the list', () => {
  it('counts what it has found, or says that there is nothing', async () => {
    const { unmount } = open('', { products: { ...makePage([flask]), totalCount: 10_000 } })
    expect(await screen.findByText('10 000 produits')).toHaveAttribute('aria-live', 'polite')
    unmount()
    const bare = open('', { products: makePage([]) })
    expect(await screen.findByText(/^Créez le premier/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Tout afficher' })).not.toBeInTheDocument()
    bare.unmount()
    const { user, at } = open('&q=licorne&etat=masque', { products: makePage([]) })
    expect(await screen.findByText('Aucun produit ne correspond à cette recherche.')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Tout afficher' }))
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
  })

  it('that did not come can be asked for again', async () => {
    const { user, down } = open()
    down.add('AdminProducts')
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    down.clear()
    await user.click(retry)
    expect(await card('Gourde inox')).toBeDefined()
  })

  it('keeps the last page, dimmed, until the next is there; a failure does not pass for it', async () => {
    const answer = later<unknown>()
    const products = ({ offset }: { offset: number }) =>
      offset === 0 ? { ...makePage([flask]), totalCount: 30 } : answer.promise
    const { user } = open('', { products })
    await card('Gourde inox')
    const list = () => screen.getByRole('list', { name: 'Produits' })
    expect(list()).toHaveAttribute('aria-busy', 'false')
    await user.click(screen.getByRole('link', { name: 'Page suivante' }))
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'))
    expect(await card('Gourde inox')).toBeDefined()
    answer.reject(new Error('panne'))
    expect(await screen.findByText('Le chargement n’a pas abouti')).toBeInTheDocument()
    expect(screen.queryByText('Gourde inox')).not.toBeInTheDocument()
  })
})
