import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onTrack, type TrackedEvent } from '../../lib/track.ts'
import { energy, energyFacets } from '../../test/data/energy-shelf.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { ProductsPage } from './products-page.tsx'

const products = { ...makePage([makeProduct()]), totalCount: 60, facets: energyFacets }

let tracked: TrackedEvent[] = []
let stop = () => {}
beforeEach(() => {
  tracked = []
  stop = onTrack((event) => tracked.push(event))
})
afterEach(() => stop())

async function open(search: string, others = '') {
  const fetch = schemaFetch({ products, categories: [energy] })
  const path = `/produits?${new URLSearchParams({ search })}${others}`
  const page = renderRoutes([{ path: 'produits', element: <ProductsPage /> }], { path, fetch })
  await screen.findByText('60 produit(s) trouvé(s)')
  const asked = () =>
    fetch.asked.filter(({ operationName }) => operationName === 'ProductsPage').at(-1)?.variables
  const query = () => Object.fromEntries(new URLSearchParams(page.router.state.location.search))
  return { ...page, asked, query }
}

const chip = (label: string) => screen.getByRole('button', { name: `Retirer le filtre ${label}` })
const chips = () =>
  within(screen.getByRole('list', { name: 'Filtres actifs' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/\s/gu, ' '))
const box = (name: string) => screen.getByRole('textbox', { name })

it('a phrase filters the list, its other words are searched for, and the address keeps it whole', async () => {
  const { asked, query } = await open('cadeau lampe moins de 30 € bien notée')
  expect(asked()).toMatchObject({
    filter: { search: 'lampe', maxPrice: '29.99', minEcoScore: '8' },
    sort: 'RELEVANCE',
  })
  expect(query()).toEqual({ search: 'cadeau lampe moins de 30 € bien notée' })
  expect(chips()).toEqual(['« lampe »', 'Moins de 30 €', 'Éco-score dès 8'])
  // The filters of a desk come with code of their own.
  expect(await screen.findByRole('textbox', { name: 'Prix maximum' })).toHaveValue('29,99')
  // What was typed, not what was made of it.
  await waitFor(() => expect(tracked).toMatchObject([{ term: 'cadeau lampe moins de 30 € bien notée' }]))
})

it('with nothing left to search for is in the order of the shop', async () => {
  const { asked } = await open('rayon énergie moins de 20 euros')
  expect(asked()).toMatchObject({ filter: { categorySlug: 'Energie', maxPrice: '19.99' }, sort: 'ECO_SCORE' })
  expect(screen.queryByRole('option', { name: 'Pertinence' })).not.toBeInTheDocument()
})

it('of a department that this shop has not is searched for as it is', async () => {
  const { asked } = await open('rayon jardin')
  await waitFor(() => expect(asked()).toMatchObject({ filter: { search: 'rayon jardin' } }))
})

it('loses the words of a chip that is removed; removing the searched words leaves the others', async () => {
  const { user, query } = await open('lampe moins de 30 € en stock')
  await user.click(chip('Moins de 30 €'))
  expect(query()).toEqual({ search: 'lampe en stock' })
  await user.click(chip('«\u00a0lampe\u00a0»'))
  expect(query()).toEqual({ search: 'en stock' })
  await user.click(chip('En stock'))
  expect(query()).toEqual({})
})

it('gives way to what the address says', async () => {
  const { asked } = await open('lampe moins de 30 € en stock', '&maxPrice=80')
  expect(asked()).toMatchObject({ filter: { search: 'lampe', maxPrice: '80', inStock: true } })
  expect(chips()).toEqual(['« lampe »', 'En stock', 'Jusqu’à 80 €'])
})

it('gives way to a choice of the panel, whose words it loses', async () => {
  const { user, query } = await open('lampe entre 20 et 30 € en stock')
  await user.clear(box('Prix maximum'))
  await waitFor(() => expect(query()).toEqual({ search: 'lampe en stock', minPrice: '20' }))
  await user.click(screen.getByRole('checkbox', { name: /En stock uniquement/ }))
  expect(query()).toEqual({ search: 'lampe', minPrice: '20' })
})

it('that asks for what costs little orders the list, until another order is chosen', async () => {
  const { user, asked, query } = await open('lampe pas chère')
  expect(asked()).toMatchObject({ filter: { search: 'lampe' }, sort: 'PRICE_ASC' })
  expect(chips()).toEqual(['« lampe »', 'Moins chers d’abord'])
  const order = screen.getByRole('combobox', { name: 'Trier par' })
  expect(order).toHaveDisplayValue('Prix croissant')
  await user.selectOptions(order, 'Nouveautés')
  expect(query()).toEqual({ search: 'lampe', sort: 'nouveautes' })
})

it('whose order is taken out is in that of the shop again', async () => {
  const { user, asked, query } = await open('lampe pas chère')
  await user.click(chip('Moins chers d’abord'))
  expect(query()).toEqual({ search: 'lampe' })
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'RELEVANCE' }))
})

it('of a present leads to whom it may be for, and back, and keeps what else was said', async () => {
  const { query, user } = await open('cadeau de Noël', '&maxPrice=30')
  const link = (name: string) =>
    within(screen.getByRole('navigation', { name: 'Pour qui' })).getByRole('link', { name })
  await screen.findByRole('navigation', { name: 'Pour qui' })
  await user.click(link('le jardin'))
  expect(query()).toMatchObject({ search: 'cadeau de Noël pour jardiner', maxPrice: '30' })
  expect(link('le jardin')).toHaveAttribute('aria-current', 'true')
  await user.click(link('les gourmands'))
  expect(query()).toMatchObject({ search: 'cadeau de Noël pour les gourmands', maxPrice: '30' })
  await user.click(link('les gourmands'))
  expect(query()).toMatchObject({ search: 'cadeau de Noël', maxPrice: '30' })
})

it('of a present in a phrase puts whom it is for in the place of whom it was for', async () => {
  const { query, user } = await open('cadeau cuisine moins de 30 euros')
  const pour = await screen.findByRole('navigation', { name: 'Pour qui' })
  await user.click(within(pour).getByRole('link', { name: 'la cuisine' }))
  expect(query()).toEqual({ search: 'cadeau pour cuisiner moins de 30 euros' })
  expect(screen.queryByText(/^Laissé de côté/)).not.toBeInTheDocument()
})

it.each(['cadeau pour maman', 'cadeau lampe', 'lampe'])(
  'whom it is for, or no present, leads to nobody: %s',
  async (text) => {
    await open(text)
    expect(screen.queryByRole('navigation', { name: 'Pour qui' })).not.toBeInTheDocument()
  },
)

it('« cadeau », which the menu leads to, is headed as there', async () => {
  await open('cadeau')
  expect(screen.getByRole('heading', { level: 1, name: 'Idées cadeaux' })).toBeInTheDocument()
})
