import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readRecent, rememberRecent } from '../../lib/session/recent-items.ts'
import { energy } from '../../test/data/energy-shelf.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { HeaderSearch } from './header-search.tsx'

const found = {
  products: {
    totalCount: 12,
    correctedSearch: null as string | null,
    items: [
      makeProduct({ id: '7', name: 'Pommeau de douche', price: '34.90', ecoScore: '9.0' }),
      makeProduct({ id: '8', name: 'Pomme séchée' }),
    ],
  },
  categories: [{ id: '3', name: 'Pommes et poires', slug: 'pommes' }],
  articles: [{ id: '2', title: 'La pomme, toute l’année' }],
}

const nothing = {
  products: { totalCount: 0, correctedSearch: null, items: [] },
  categories: [],
  articles: [],
}

function open(searchSuggestions: unknown = found) {
  const fetch = schemaFetch({ searchSuggestions, categories: [energy] })
  const page = render(
    <>
      <HeaderSearch />
      <button type="button">Ailleurs</button>
    </>,
    { fetch },
  )
  const asked = () =>
    fetch.asked
      .filter(({ operationName }) => operationName === 'SearchSuggestions')
      .map(({ variables }) => (variables as { filter: { search: string } }).filter.search)
  const address = () => page.router.state.location.pathname + page.router.state.location.search
  return { ...page, fetch, asked, address }
}

const field = () => screen.getByRole('combobox', { name: 'Rechercher dans la boutique' })
const option = (name: RegExp | string) => screen.findByRole('option', { name })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

describe('while one types', () => {
  it('more products than are counted are « plus de » so many', async () => {
    const { user } = open({ ...nothing, products: { ...found.products, totalCount: 1001 } })
    await user.type(field(), 'pom')
    expect(await option(/^Voir plus de 1\s000 résultats$/)).toBeInTheDocument()
    expect(await screen.findByText(/^plus de 1\s000 produits/)).toBeInTheDocument()
  })

  it.each([
    ['frais de retour', 'Livraison, retours et remboursements', '/aide-et-contacts'],
    ['délais de livraison', 'Livraison, retours et remboursements', '/aide-et-contacts'],
    ['comment suivre ma commande', 'Mes commandes', '/mon-compte?onglet=commandes'],
    ['c’est quoi l’éco-score ?', 'Comment une note se calcule', '/methode'],
  ])('what the shop itself answers comes first: « %s »', async (asked, label, to) => {
    const { user } = open(nothing)
    await user.type(field(), asked)
    expect(await option(label)).toHaveAttribute('href', to)
    expect(await screen.findByText('1 réponse. Flèches pour choisir.')).toBeInTheDocument()
    expect(screen.queryByText(/^Aucune suggestion/)).not.toBeInTheDocument()
  })

  it('a search for products has no answer of the shop among them', async () => {
    const { user } = open()
    await user.type(field(), 'pommeau éco-score 9')
    await option(/Pommeau/)
    expect(screen.queryByText('Aide')).not.toBeInTheDocument()
  })

  it('a product whose category shows no total has its price beside it, and no score', async () => {
    const hidden = (['CRITERIA', 'OFFICIAL_TEXTILE', 'NONE'] as const).map((scoreDisplay, place) =>
      makeProduct({
        ...{ id: String(20 + place), name: `Pomme ${place}`, ecoScore: '9.0', scoreDisplay },
        officialCostText: 'Coût environnemental\u00a0: 1\u202f234\u00a0points',
      }),
    )
    const items = [...hidden, ...found.products.items]
    const { user } = open({ ...nothing, products: { ...found.products, items } })
    await user.type(field(), 'pom')
    expect(await option(/^Pommeau.*Éco-score : 9,0 sur 10/)).toBeInTheDocument()
    for (const { name } of hidden) {
      const shown = await option(new RegExp(`^${name}`))
      expect(within(shown).queryByRole('img', { name: /Éco-score/ })).not.toBeInTheDocument()
      expect(shown).not.toHaveTextContent(/9,0|Coût environnemental/)
    }
  })

  it('a phrase is understood: its filters are said and asked for, and all of it leads to the list', async () => {
    const { user, fetch } = open()
    await user.type(field(), 'pomme moins de 30 € en stock')
    expect(await screen.findByText(/^Compris/, { selector: 'p' })).toHaveTextContent(
      /^Compris\s: moins de 30 €, en stock$/,
    )
    const all = await option(/^Voir les 12 résultats/)
    expect(all).toHaveAttribute(
      'href',
      expect.stringContaining('search=pomme+moins+de+30+%E2%82%AC+en+stock'),
    )
    const filter = { search: 'pomme', maxPrice: '29.99', inStock: true }
    await waitFor(() => expect(fetch.asked.at(-1)?.variables).toEqual({ filter }))
  })

  it('all results are those of what stands in the field, also before their number has come', async () => {
    const { user } = open()
    await user.type(field(), 'pom')
    const all = await option(/^Voir les 12/)
    fireEvent.input(field(), { target: { value: 'pommeau' } })
    expect(all).toHaveAttribute('href', '/produits?search=pommeau')
    // Nor does the field stand empty until their page has come: it is read before the router has moved.
    let stood = ''
    const read = () => {
      stood = (field() as HTMLInputElement).value
    }
    window.addEventListener('click', read, { once: true })
    fireEvent.click(all)
    expect(stood).toBe('pommeau')
  })

  it('products, departments and articles are suggested, with all results last', async () => {
    const { user, asked } = open()
    await user.type(field(), 'pom')
    const product = await option(/Pommeau de douche/)
    expect(product).toHaveAttribute('href', expect.stringMatching(/^\/produit\/7-pommeau/))
    expect(product).toHaveTextContent('34,90')
    expect(within(product).getByRole('img', { name: 'Éco-score : 9,0 sur 10' })).toBeInTheDocument()
    expect(product.querySelector('b')).toHaveTextContent('Pom')
    expect(await option('Pommes et poires')).toHaveAttribute('href', '/produits?category=pommes')
    expect(await option(/toute l’année/)).toHaveAttribute('href', expect.stringMatching(/^\/article\/2/))
    const options = screen.getAllByRole('option')
    expect(options.at(-1)).toHaveTextContent('Voir les 12 résultats')
    expect(options.at(-1)).toHaveAttribute('href', '/produits?search=pom')
    // Three letters in one go are one question.
    expect(asked()).toEqual(['pom'])
    expect(screen.queryByText(/^Compris/)).not.toBeInTheDocument()
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .some(({ textContent }) => textContent?.includes('12 produits, 1 rayon, 1 article')),
      ).toBe(true),
    )
  })

  it('one letter asks nothing', async () => {
    const { user, asked } = open()
    await user.type(field(), 'p')
    expect(await option('Énergie')).toBeInTheDocument()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(asked()).toEqual([])
  })

  it('a letter typed before the code has come is not lost', async () => {
    const { asked } = open()
    const input = field() as HTMLInputElement
    input.value = 'pomm'
    act(() => input.focus())
    expect(await option(/Pommeau/)).toBeInTheDocument()
    expect(input).toHaveValue('pomm')
    expect(asked()).toEqual(['pomm'])
  })

  it('it is said what a mistyped word was taken for, and that there is nothing', async () => {
    const { user } = open(({ filter }: { filter: { search: string } }) =>
      filter.search === 'zzz'
        ? nothing
        : { ...found, products: { ...found.products, correctedSearch: 'pommeau' } },
    )
    await user.type(field(), 'pomeau')
    expect(
      await screen.findByRole('group', { name: 'Produits pour «\u00a0pommeau\u00a0»' }),
    ).toBeInTheDocument()
    await user.clear(field())
    await user.type(field(), 'zzz')
    expect(await screen.findByText(/Aucune suggestion pour/)).toBeInTheDocument()
    expect(screen.queryAllByRole('option')).toEqual([])
  })

  it('a server that does not answer takes nothing away', async () => {
    const { user, address } = open(() => {
      throw new Error('away')
    })
    await user.type(field(), 'pom')
    expect(await screen.findByText(/Entrée lance la recherche/)).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(address()).toBe('/produits?search=pom')
  })
})

describe('the keys', () => {
  it('walk through the options and the field, and Enter follows', async () => {
    const { user, address } = open()
    await user.type(field(), 'pom')
    await option(/Pommeau/)
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(active()).toHaveTextContent('Pommeau de douche')
    expect(active()).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{End}')
    expect(active()).toHaveTextContent('Voir les 12 résultats')
    await user.keyboard('{ArrowDown}')
    expect(active()).toBeNull()
    await user.keyboard('{ArrowUp}{Home}{ArrowDown}')
    expect(active()).toHaveTextContent('Pomme séchée')
    expect(field()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(address()).toMatch(/^\/produit\/8-/)
    expect(field()).toHaveValue('')
  })

  it('without a choice Enter goes to all results', async () => {
    const { user, address } = open()
    await user.type(field(), '  pomme de  ')
    await option(/Pommeau/)
    await user.keyboard('{Enter}')
    expect(address()).toBe('/produits?search=pomme+de')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
  })

  it('Escape closes and keeps the words, and typing opens again', async () => {
    const { user } = open()
    await user.type(field(), 'pom')
    await option(/Pommeau/)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    expect(field()).toHaveValue('pom')
    await user.keyboard('m')
    expect(await option(/Pommeau/)).toBeInTheDocument()
  })

  it('« / » leads to the field, unless one is writing elsewhere', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Ailleurs' }))
    await user.keyboard('/')
    expect(field()).toHaveFocus()
    await user.keyboard('1/2')
    expect(field()).toHaveValue('1/2')
  })
})

it('leaving the field closes the list, a press in the list does not', async () => {
  const { user } = open()
  await user.type(field(), 'pom')
  await user.click(await screen.findByText('Produits'))
  expect(screen.getAllByRole('option')).not.toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }))
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument())
})

it('a cross empties the field and stays in it', async () => {
  const { user } = open()
  await user.type(field(), 'pom')
  await user.click(await screen.findByRole('button', { name: 'Effacer la recherche' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
})

describe('an empty field', () => {
  beforeEach(() => {
    for (const search of ['un', 'deux', 'trois', 'quatre', 'cinq', 'Deux', 'six'])
      rememberRecent('recentSearches', search)
  })

  it('offers the last five searches, each once, and the departments', async () => {
    const { user } = open()
    await user.click(field())
    const group = await screen.findByRole('group', { name: 'Vos dernières recherches' })
    const names = within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['six', 'Deux', 'cinq', 'quatre', 'trois'])
    expect(await option('Énergie')).toHaveAttribute('href', '/produits?category=Energie')
  })

  it('offers presents by what one wants to spend', async () => {
    const { user } = open()
    await user.click(field())
    const group = await screen.findByRole('group', { name: 'Idées cadeaux' })
    const links = within(group).getAllByRole('option')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Moins de 15\u00a0€', '/produits?search=cadeau&maxPrice=14.99'],
      ['15 à 30\u00a0€', '/produits?search=cadeau&minPrice=15&maxPrice=30'],
      ['30 à 60\u00a0€', '/produits?search=cadeau&minPrice=30&maxPrice=60'],
    ])
  })

  it('forgets a search, and keeps each that was followed', async () => {
    const { user } = open()
    await user.click(field())
    await user.click(await screen.findByRole('button', { name: 'Oublier la recherche «\u00a0Deux\u00a0»' }))
    expect(readRecent('recentSearches')).toEqual(['six', 'cinq', 'quatre', 'trois'])
    expect(screen.queryByRole('option', { name: 'Deux' })).not.toBeInTheDocument()
    await user.type(field(), 'sept{Enter}')
    expect(readRecent('recentSearches')).toEqual(['sept', 'six', 'cinq', 'quatre', 'trois'])
  })
})

it('says what the list is of, and leaves alone what is being typed', async () => {
  const { user, router } = open()
  await user.type(field(), 'pom{Enter}')
  expect(field()).toHaveValue('pom')
  await act(() => router.navigate('/produits?search=savon'))
  expect(field()).toHaveValue('savon')
  await user.type(field(), 's')
  await act(() => router.navigate('/produits?search=lampe'))
  expect(field()).toHaveValue('savons')
  await user.click(screen.getByRole('button', { name: 'Ailleurs' }))
  await act(() => router.navigate('/produits'))
  expect(field()).toHaveValue('')
})

it('« / » marks the words of the list: others take their place', async () => {
  const { user, router } = open()
  await act(() => router.navigate('/produits?search=savon'))
  await user.keyboard('/')
  await user.keyboard('lampe')
  expect(field()).toHaveValue('lampe')
})

it('without scripts is a form that goes to the list', () => {
  open()
  const form = screen.getByRole('search', { name: 'Toute la boutique' })
  expect(form).toHaveAttribute('action', '/produits')
  expect(field()).toHaveAttribute('name', 'search')
})
