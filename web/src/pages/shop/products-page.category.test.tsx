import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { onTrack } from '../../lib/track.ts'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { later } from '../../test/later.ts'
import { renderRoutes } from '../../test/render.tsx'
import { ProductsPage } from './products-page.tsx'

const everything = { ...makePage([makeProduct()]), totalCount: 60, facets: energyFacets }
const nothing = { ...makePage([]), facets: energyFacets }

/** The list at this address; a category that the shop does not have shows nothing, as in the API. */
function open(path: string, answers: Record<string, unknown> = {}) {
  const products = ({ filter }: { filter?: { categorySlug?: string } }) =>
    filter?.categorySlug && filter.categorySlug !== 'Energie' ? nothing : everything
  const routes = [{ path: 'produits', element: <ProductsPage /> }]
  const page = renderRoutes(routes, { path, answers: { products, categories: [energy], ...answers } })
  return { ...page, query: () => page.router.state.location.search }
}
/** The filters load apart from the list. */
const chosen = async () =>
  within(await screen.findByRole('group', { name: 'Catégorie' })).getByRole('radio', { checked: true })
const chip = (name: string) => screen.queryByRole('button', { name: `Retirer le filtre ${name}` })

describe('a category that the shop does not have', () => {
  it('is said, with the way out, and is no filter', async () => {
    const { user, query } = open('/produits?category=nexiste-pas')
    const note = await screen.findByText('Cette catégorie n’existe pas (ou plus) : voici tous nos produits.')
    expect(note.closest('[role=status]')).not.toBeNull()
    expect(await screen.findByText('60 produit(s) trouvé(s)')).toBeInTheDocument()
    expect(await chosen()).toHaveAccessibleName('Toutes les catégories')
    expect(screen.queryByRole('list', { name: 'Filtres actifs' })).not.toBeInTheDocument()
    expect(screen.queryByText(/nexiste-pas/)).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retirer cette catégorie' }))
    expect(query()).toBe('')
    expect(note).not.toBeInTheDocument()
  })

  it('leaves the other filters as they are, and says so', async () => {
    const { user, query } = open('/produits?category=nexiste-pas&inStock=true')
    await screen.findByText('Cette catégorie n’existe pas (ou plus) : vos autres filtres restent appliqués.')
    expect(chip('En stock')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Retirer cette catégorie' }))
    expect(query()).toBe('?inStock=true')
  })

  it('is never shown as a search without results, nor tracked as one', async () => {
    const tracked: unknown[] = []
    const stop = onTrack((event) => tracked.push(event))
    let wasEmpty = false
    const look = new MutationObserver(() => {
      wasEmpty ||= screen.queryByText(/Aucun produit ne correspond/) !== null
    })
    look.observe(document.body, { childList: true, subtree: true, characterData: true })
    open('/produits?category=nexiste-pas&search=savon')
    await screen.findByText('60 produit(s) trouvé(s)')
    look.disconnect()
    expect(wasEmpty).toBe(false)
    await waitFor(() => expect(tracked).toEqual([{ type: 'search', term: 'savon', resultCount: 60 }]))
    stop()
  })
})

describe('a category whose name is not known yet', () => {
  it('has its place among the filters, without its slug; then its name, marked among the departments and there alone', async () => {
    const categories = later<unknown>()
    const { container } = open('/produits?category=Energie', { categories: () => categories.promise })
    expect(await screen.findByText('60 produit(s) trouvé(s)')).toBeInTheDocument()
    expect(chip('Catégorie')).not.toBeInTheDocument()
    expect(await chosen()).toHaveAccessibleName('Catégorie choisie')
    expect(container).not.toHaveTextContent('Energie')
    categories.resolve([energy])
    const departments = within(screen.getByRole('navigation', { name: 'Rayons' }))
    expect(await departments.findByRole('link', { name: 'Énergie' })).toHaveAttribute('aria-current', 'page')
    expect(chip('Énergie')).not.toBeInTheDocument()
    expect(await chosen()).toHaveAccessibleName(/^Énergie/)
  })

  it('has words of its own where the names cannot be had', async () => {
    const fail = () => {
      throw new Error('panne')
    }
    const { user, query, container } = open('/produits?category=Energie', { categories: fail })
    await waitFor(() => expect(chip('Catégorie choisie')).toBeInTheDocument())
    expect(await chosen()).toHaveAccessibleName('Catégorie choisie')
    expect(container).not.toHaveTextContent('Energie')
    await user.click(chip('Catégorie choisie') as HTMLElement)
    expect(query()).toBe('')
  })
})
