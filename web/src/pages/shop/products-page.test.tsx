import { act, screen, waitFor, within } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { sentOperation } from '../../test/sent-operation.ts'
import { ProductsPage } from './products-page.tsx'

const found = { ...makePage([makeProduct({ name: 'Savon surgras' })]), totalCount: 60 }

/** The list at an address, and what it has asked last. */
function open(path = '/produits', products: unknown = { ...found, facets: energyFacets }) {
  const fetch = schemaFetch({ products, categories: [energy] })
  const shortcut = <Link to="/produits?category=Energie">Optimiser son énergie</Link>
  const element = (
    <>
      {shortcut}
      <ProductsPage />
    </>
  )
  const page = renderRoutes([{ path: 'produits', element }], { path, fetch })
  const asked = () => fetch.asked.filter(({ operationName }) => operationName === 'ProductsPage')
  return { ...page, asked, query: () => page.router.state.location.search }
}

const loaded = () => screen.findByText('60 produit(s) trouvé(s)')

describe('the results', () => {
  it('are counted aloud and shown as links', async () => {
    open()
    expect(await loaded()).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('60 produit(s) trouvé(s)')
    expect(screen.getByRole('link', { name: 'Savon surgras' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/produit\//),
    )
  })

  it.each([
    [1, ['Produits', 'Autres fiches qui en parlent']],
    [0, ['Aucun produit de ce nom\u00a0: ces fiches en parlent']],
    [null, ['Produits']],
  ])('keep apart what only mentions the words, from place %s on', async (mentionsFrom, lists) => {
    const products = makePage([makeProduct({ name: 'Savon surgras' }), makeProduct({ name: 'Bougie' })])
    open('/produits?search=savon', { ...products, mentionsFrom })
    await screen.findByRole('link', { name: 'Bougie' })
    const main = screen
      .getAllByRole('list')
      .filter((list) => within(list).queryAllByRole('article').length > 0)
    expect(main.map((list) => list.getAttribute('aria-label'))).toEqual(lists)
    const heading = screen.queryByRole('heading', { name: /en parlent$/ })
    expect(heading?.textContent).toBe(lists.find((name) => name !== 'Produits'))
    // Where nothing bears the name, the shop asks what was looked for.
    const asks = () => screen.queryAllByRole('textbox', { name: /^Dites-nous/ })
    await waitFor(() => expect(asks()).toHaveLength(mentionsFrom === 0 ? 1 : 0))
  })

  it.each([
    ['', ['Produits', 'En rupture pour l’instant']],
    ['?search=savon', ['Produits']],
  ])(
    'end with what is sold out, under words of its own, unless the best match comes first: %s',
    async (asked, lists) => {
      const stock = [true, false, true, false]
      const items = stock.map((inStock, id) =>
        makeProduct({ id: `${id + 1}`, name: `Savon ${id + 1}`, inStock }),
      )
      open(`/produits${asked}`, makePage(items))
      await screen.findByRole('link', { name: 'Savon 4' })
      const shown = screen
        .getAllByRole('list')
        .filter((list) => within(list).queryAllByRole('article').length > 0)
      expect(shown.map((list) => list.getAttribute('aria-label'))).toEqual(lists)
      expect(within(shown[0] as HTMLElement).getAllByRole('article')).toHaveLength(lists.length === 2 ? 3 : 4)
    },
  )

  it('can be none, in the words of the shop, with a way out', async () => {
    const { user, query } = open('/produits?search=zzz&minPrice=50', makePage([]))
    expect(
      await screen.findByText('Aucun produit ne correspond à vos critères de recherche.'),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filtrer (1)' })).toBeInTheDocument()
    await user.click(
      within(screen.getByRole('status')).getByRole('button', { name: 'Réinitialiser les filtres' }),
    )
    await waitFor(() => expect(query()).toBe(''))
  })

  it('can be none of the words alone, which are then taken off', async () => {
    const { user, query } = open('/produits?search=zzz&sort=nouveautes', makePage([]))
    const status = within(screen.getByRole('status'))
    await status.findByText(/^Nous n’avons rien pour/)
    // No filter hides anything: there is nothing to narrow, nor to order.
    expect(screen.queryByRole('button', { name: /^Filtrer/ })).not.toBeInTheDocument()
    expect(screen.queryByText('Filtres')).not.toBeInTheDocument()
    await user.click(await status.findByRole('button', { name: 'Effacer la recherche' }))
    await waitFor(() => expect(query()).toBe(''))
  })

  it('of a shop with nothing in it yet ask for no other words', async () => {
    open('/produits', makePage([]))
    expect(await screen.findByText(/les premiers produits arrivent/)).toBeInTheDocument()
    expect(within(screen.getByRole('status')).queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Filtrer/ })).not.toBeInTheDocument()
    expect(screen.queryByText('Filtres')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^High-tech/ })).not.toBeInTheDocument()
  })

  it('can fail, and be asked for again', async () => {
    const answers = schemaFetch({ products: found })
    let isCut = true
    const fetch: typeof globalThis.fetch = async (url, init) => {
      if (!isCut || sentOperation(url, init).operationName !== 'ProductsPage') return answers(url, init)
      isCut = false
      throw new TypeError('Failed to fetch')
    }
    const { user } = renderRoutes([{ path: 'produits', element: <ProductsPage /> }], {
      path: '/produits',
      fetch,
    })
    const again = await screen.findByRole('button', { name: 'Réessayer' })
    expect(document.body).not.toHaveTextContent('Failed')
    await user.click(again)
    expect(await loaded()).toBeInTheDocument()
  })

  it('keep their place, dimmed, while the next ones load', async () => {
    let more: (page: unknown) => void = () => {}
    const pending = new Promise((resolve) => {
      more = resolve
    })
    const { user } = open('/produits', ({ filter }: { filter: { inStock?: boolean } }) =>
      filter.inStock ? pending : found,
    )
    await loaded()
    await user.click(screen.getByRole('checkbox', { name: /En stock uniquement/ }))
    expect(screen.getByRole('list', { name: 'Produits' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
    more({ ...found, totalCount: 1 })
    expect(await screen.findByText('1 produit(s) trouvé(s)')).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'Produits' })).toHaveAttribute('aria-busy', 'false')
  })
})

describe('what the shop puts forward', () => {
  it.each([
    ['/produits?featured=true', 'Nos coups de cœur', /que nous recommandons les premiers/],
    ['/produits?weeklySpecial=true&inStock=true', 'Sélection de la semaine', /met en avant en ce moment/],
    ['/produits?weeklySpecial=true&featured=true', 'Nos produits', /éco-score sur 10/],
    ['/produits?featured=true&category=Energie', 'Énergie', undefined],
    ['/produits?featured=true&search=pomme', 'Résultats pour «\u00a0pomme\u00a0»', undefined],
  ])('%s says what it is, in the page and in its title', async (path, title, lead) => {
    open(path)
    await loaded()
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe(title)
    expect(document.title).toBe(`${title} — Ramure`)
    if (lead) expect(heading.nextElementSibling).toHaveTextContent(lead)
  })
})

describe('a search', () => {
  it.each([
    ['/produits?search=pomme', 'Résultats pour «\u00a0pomme\u00a0»'],
    ['/produits?search=pomme&category=Energie', 'Résultats pour «\u00a0pomme\u00a0» dans Énergie'],
  ])('%s names what was searched, in the page and in its title', async (path, title) => {
    open(path)
    await loaded()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.title).toBe(`${title} — Ramure`)
  })

  it('says what its words were taken for, and can be made with them as they are', async () => {
    const { user, query, asked, router } = open('/produits?search=pomeau+duche&page=2', {
      ...found,
      correctedSearch: 'pommeau douche',
      facets: energyFacets,
    })
    expect((await screen.findByText('pommeau douche')).parentElement).toHaveTextContent(
      'Résultats pour « pommeau douche ». Plutôt chercher « pomeau duche »',
    )
    await user.click(screen.getByRole('link', { name: /^Plutôt chercher/ }))
    await waitFor(() => expect(query()).toBe('?search=pomeau+duche&exact=true'))
    expect(asked().at(-1)?.variables).toMatchObject({ filter: { exactWords: true }, offset: 0 })
    // Other words are forgiven again.
    await act(() => router.navigate('/produits?search=pomeau+duches'))
    await waitFor(() =>
      expect(asked().at(-1)?.variables).toMatchObject({ filter: { search: 'pomeau duches' } }),
    )
    expect(asked().at(-1)?.variables).not.toMatchObject({ filter: { exactWords: true } })
  })

  it.each([
    [{ isPartialMatch: true }, true],
    [{ isPartialMatch: false }, false],
    // Said in its own words.
    [{ isPartialMatch: true, correctedSearch: 'savon' }, false],
    // What only speaks of them comes near to nothing.
    [{ isPartialMatch: true, mentionsFrom: 0 }, false],
  ])('says that nothing has all of its words: %j, %s', async (more, isSaid) => {
    open('/produits?search=savon+noir', { ...found, ...more })
    await loaded()
    await screen.findByText(isSaid ? /^Rien ne correspond exactement à «\s?savon noir/ : /produit\(s\)/)
    expect(screen.queryAllByText(/^Rien ne correspond/)).toHaveLength(isSaid ? 1 : 0)
  })

  it('that finds nothing leads to what the shop recommends, and to a message about it', async () => {
    open('/produits?search=tondeuse', ({ filter }: { filter: { featured?: boolean } }) =>
      filter.featured ? found : makePage([]),
    )
    expect(await screen.findByText(/^Nous n’avons rien pour «\s?tondeuse/)).toBeInTheDocument()
    const favourites = await screen.findByRole('region', { name: 'Nos coups de cœur' })
    expect(within(favourites).getByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
    const wanted = screen.getByRole('textbox', { name: /Dites-nous ce que vous cherchiez/ })
    expect(wanted).toHaveValue('tondeuse')
    expect(wanted).toHaveAttribute('name', 'cherche')
    expect(wanted.closest('form')).toHaveAttribute('action', '/aide-et-contacts#contact')
  })
})

describe('the address', () => {
  it('selects a category by slug and carries every other filter', async () => {
    const { asked } = open('/produits?category=Energie&minPrice=10&inStock=true&sort=prix-croissant&page=2')
    await loaded()
    expect(screen.getByRole('radio', { name: 'Énergie (3)' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue('Prix croissant')
    expect(asked()[0]?.variables).toEqual({
      filter: { categorySlug: 'Energie', minPrice: '10', inStock: true },
      sort: 'PRICE_ASC',
      limit: 24,
      offset: 24,
    })
  })

  it('with nonsense in it shows the whole catalogue', async () => {
    const { asked } = open('/produits?minPrice=abc&page=-3&sort=hasard')
    await loaded()
    expect(asked()[0]?.variables).toMatchObject({ filter: {}, offset: 0 })
  })

  it('forgets its search at the cross of its chip, and keeps the filters', async () => {
    const { query, user } = open('/produits?search=lampe&inStock=true')
    await loaded()
    await user.click(screen.getByRole('button', { name: /^Retirer le filtre «.lampe/ }))
    await waitFor(() => expect(query()).toBe('?inStock=true'))
  })

  it('of a page beyond the last leads to the last', async () => {
    const { query } = open('/produits?page=99&inStock=true')
    await waitFor(() => expect(query()).toBe('?inStock=true&page=3'))
  })

  it('of a category shortcut resets the other filters', async () => {
    const { query, user } = open('/produits?minPrice=50&search=lampe')
    await loaded()
    await user.type(screen.getByRole('textbox', { name: 'Prix maximum' }), '80')
    await user.click(screen.getByRole('link', { name: 'Optimiser son énergie' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Prix maximum' })).toHaveValue(''))
    expect(screen.getByRole('textbox', { name: 'Prix minimum' })).toHaveValue('')
    // The price that was being typed must not come back after its pause.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(query()).toBe('?category=Energie')
  })
})
