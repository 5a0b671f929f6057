import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ProductsPage } from './products-page.tsx'

const products = { ...makePage([makeProduct()]), totalCount: 60, facets: energyFacets }

async function open(path = '/produits') {
  const fetch = schemaFetch({ products, categories: [energy] })
  const page = renderRoutes([{ path: 'produits', element: <ProductsPage /> }], { path, fetch })
  await screen.findByText('60 produit(s) trouvé(s)')
  const asked = fetch.asked.filter(({ operationName }) => operationName === 'ProductsPage')
  return { ...page, fetch, askedAtFirst: asked.length, query: () => page.router.state.location.search }
}

const box = (name: string) => screen.getByRole('textbox', { name })

describe('search', () => {
  it('offers relevance, and only then', async () => {
    await open('/produits?search=savon')
    expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue('Pertinence')
    cleanup()
    await open()
    expect(screen.queryByRole('option', { name: 'Pertinence' })).not.toBeInTheDocument()
  })
})

describe('quick price buttons', () => {
  it('clear the other bound, the category and the search; Back brings them back', async () => {
    const { user, query, router } = await open('/produits?search=lampe&category=Energie&maxPrice=80')
    await user.click(screen.getByRole('button', { name: /High-tech dès 50/ }))
    expect(query()).toBe('?minPrice=50')
    expect(screen.getByRole('button', { name: /High-tech dès 50/ })).toHaveAttribute('aria-pressed', 'true')

    await user.click(screen.getByRole('button', { name: /Éco simple à moins de 50/ }))
    expect(query()).toBe('?maxPrice=49.99')
    expect(box('Prix minimum')).toHaveValue('')
    expect(box('Prix maximum')).toHaveValue('49,99')

    await router.navigate(-2)
    await waitFor(() => expect(query()).toBe('?search=lampe&category=Energie&maxPrice=80'))
    await waitFor(() => expect(box('Prix maximum')).toHaveValue('80'))
  })
})

describe('prices', () => {
  it('are typed the French way', async () => {
    const { user, query } = await open()
    await user.type(box('Prix minimum'), '12,50')
    await user.type(box('Prix maximum'), '80')
    await waitFor(() => expect(query()).toBe('?minPrice=12.5&maxPrice=80'))
    expect(box('Prix minimum')).toHaveValue('12,50')
  })

  it('left in a hurry for another filter are kept with it', async () => {
    const { user, query } = await open()
    await user.type(box('Prix maximum'), '80')
    await user.click(screen.getByRole('checkbox', { name: 'Coups de cœur' }))
    await waitFor(() => expect(query()).toBe('?maxPrice=80&featured=true'))
  })

  it('that are none are said to be none; bounds that cross as well', async () => {
    const { user, query } = await open('/produits?maxPrice=20')
    await user.type(box('Prix minimum'), 'cher')
    expect(await screen.findByText('Un nombre, par exemple 12,50')).toBeInTheDocument()
    expect(query()).toBe('?maxPrice=20')
    await user.clear(box('Prix minimum'))
    await user.type(box('Prix minimum'), '30')
    expect(await screen.findByText('Le prix minimum dépasse le prix maximum.')).toBeInTheDocument()
  })
})

describe('choices', () => {
  it('show their counts, go to the URL and start again at the first page', async () => {
    const { user, query } = await open('/produits?page=2')
    await user.click(screen.getByRole('radio', { name: 'Énergie (3)' }))
    expect(query()).toBe('?category=Energie')
    await user.click(screen.getByRole('radio', { name: 'Dès 7 · éco-responsable (6)' }))
    await user.click(screen.getByRole('checkbox', { name: 'En stock uniquement (5)' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Nouveautés')
    expect(query()).toBe('?category=Energie&minEcoScore=7&inStock=true&sort=nouveautes')
  })

  it('are listed with their way out, one by one or all at once', async () => {
    const { user, query } = await open('/produits?category=Energie&inStock=true&featured=true')
    const active = screen.getByRole('list', { name: 'Filtres actifs' })
    await user.click(within(active).getByRole('button', { name: 'Retirer le filtre En stock' }))
    expect(query()).toBe('?category=Energie&featured=true')
    await user.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }))
    expect(query()).toBe('')
    expect(active).not.toBeInTheDocument()
  })

  it('of a band are links above the list with their counts; the chosen one leads back to all', async () => {
    const { user, query } = await open('/produits?inStock=true&page=2')
    const bar = within(screen.getByRole('list', { name: 'Répartition des éco-scores' }))
    const named = bar.getAllByRole('link').map(({ textContent }) => textContent)
    expect(named).toEqual(['4 Excellent', '2 Éco-responsable'])
    await user.click(bar.getByRole('link', { name: '2 Éco-responsable' }))
    expect(query()).toBe('?minEcoScore=7&maxEcoScore=8.4&inStock=true')
    // A band alone is none of the choices « from so much on ».
    expect(screen.getByRole('radio', { name: 'Tous' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: /^Dès 7 / })).not.toBeChecked()
    await user.click(bar.getByRole('link', { current: true }))
    expect(query()).toBe('?inStock=true')
  })

  it('of a band are not offered beside a search, whose order is another', async () => {
    await open('/produits?search=lampe')
    expect(screen.queryByRole('list', { name: 'Répartition des éco-scores' })).not.toBeInTheDocument()
  })

  it('are in a drawer on a phone, whose button says what waits behind it', async () => {
    const { user, query } = await open()
    await user.click(screen.getByRole('button', { name: 'Filtrer' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrer' }))
    await user.click(drawer.getByRole('checkbox', { name: 'Sélection de la semaine' }))
    expect(query()).toBe('?weeklySpecial=true')
    await user.click(drawer.getByRole('button', { name: 'Voir les 60 produits' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'Filtrer (1)' })).toHaveFocus()
  })

  it('of department and price are chips there', async () => {
    const { user, query } = await open('/produits?minPrice=12.5')
    await user.click(screen.getByRole('button', { name: 'Filtrer (1)' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrer' }))
    expect(drawer.queryByRole('combobox')).not.toBeInTheDocument()
    await user.click(drawer.getByRole('radio', { name: 'Énergie (3)' }))
    await user.click(drawer.getByRole('radio', { name: /^20–50/ }))
    expect(query()).toBe('?category=Energie&minPrice=20&maxPrice=49.99')
    expect(drawer.getByRole('radio', { name: /^20–50/ })).toBeChecked()
    expect(drawer.getByRole('textbox', { name: 'Prix maximum' })).toHaveValue('49,99')
    await user.click(drawer.getByRole('radio', { name: /^100.*et plus/ }))
    await user.click(drawer.getByRole('radio', { name: 'Toutes' }))
    expect(query()).toBe('?minPrice=100')
    // The shortcuts are there too, with what they go by.
    const shortcuts = drawer.getByRole('group', { name: 'Raccourcis' })
    expect(shortcuts).toHaveTextContent('Selon le prix seul')
    await user.click(within(shortcuts).getByRole('button', { name: /^High-tech/ }))
    expect(query()).toBe('?minPrice=50')
  })
})

describe('pages', () => {
  it('are real links that keep the filters and say where one is', async () => {
    const { user, query } = await open('/produits?inStock=true&page=2')
    const pages = within(screen.getByRole('navigation', { name: 'Pages de résultats' }))
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/produits?inStock=true')
    await user.click(pages.getByRole('link', { name: 'Page suivante' }))
    await waitFor(() => expect(query()).toBe('?inStock=true&page=3'))
    expect(screen.queryByRole('link', { name: 'Page suivante' })).not.toBeInTheDocument()
  })
})
