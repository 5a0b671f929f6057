import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeCategory } from '../test/data/make-category.ts'
import { makePage } from '../test/data/make-page.ts'
import { makePost } from '../test/data/make-post.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { makeSettings } from '../test/data/make-settings.ts'
import { makeViewer } from '../test/data/make-viewer.ts'
import { renderRoutes } from '../test/render.tsx'
import { schemaFetch } from '../test/schema-fetch.ts'
import { stubObservers } from '../test/stub-observers.ts'
import { routes } from './routes.tsx'

stubObservers()

const shelf = makePage([makeProduct({ name: 'Savon de Marseille', price: '6.50' })])

it('shows a spinner and nothing else until it is known who is looking', async () => {
  renderRoutes(routes, { answers: { me: () => new Promise(() => {}) } })
  expect(await screen.findByRole('status')).toHaveTextContent('Chargement…')
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

it('welcomes a visitor with the shop, its favourites and its offers', async () => {
  renderRoutes(routes, { answers: { products: shelf } })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Mieux choisir, chiffres à l’appui.' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/produits')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Pourquoi nous faire confiance' })).toHaveAttribute(
    'href',
    '/pourquoi-nous-faire-confiance',
  )
  const favourites = screen.getByRole('region', { name: 'Nos coups de cœur' })
  expect(await within(favourites).findByRole('link', { name: 'Savon de Marseille' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: 'La sélection de la semaine' })).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Notre Mission' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Accueil — Ramure'))
})

it('asks for what is shown large, one favourite and one scored product more than are shown and four offers in one query, beside that of the frame', async () => {
  const asked: unknown[] = []
  const products = (args: unknown) => {
    asked.push(args)
    return shelf
  }
  const fetch = schemaFetch({ products })
  renderRoutes(routes, { fetch })
  await waitFor(() => expect(asked).toHaveLength(4))
  expect(asked).toEqual([
    { filter: { featured: true, inStock: true }, sort: 'SAVINGS', limit: 1, offset: 0 },
    { filter: { featured: true, inStock: true }, sort: 'RATING', limit: 5, offset: 0 },
    { filter: { weeklySpecial: true, inStock: true }, limit: 4, offset: 0 },
    { filter: { featured: true, inStock: true }, sort: 'ECO_SCORE', limit: 2, offset: 0 },
  ])
  expect(fetch.asked.map((each) => each.operationName).toSorted()).toEqual([
    'Departments',
    'ShopFrame',
    'Viewer',
    'VisitorHome',
  ])
})

it('greets a member and splits the shelves at 50 euros', async () => {
  renderRoutes(routes, { answers: { me: makeViewer(), products: shelf } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Voir tout à moins de 50\u00a0€' })).toHaveAttribute(
    'href',
    '/produits?maxPrice=49.99',
  )
  expect(screen.getByRole('link', { name: 'Voir tout à partir de 50\u00a0€' })).toHaveAttribute(
    'href',
    '/produits?minPrice=50',
  )
  for (const name of ['Transparence', 'Sélection experte', 'Impact mesurable', 'Communauté']) {
    expect(await screen.findByRole('heading', { level: 3, name })).toBeInTheDocument()
  }
})

it('takes a failure to know for nobody, and offers to try the shelves again', async () => {
  let isDown = true
  const server = schemaFetch({ products: shelf })
  const fetch = ((...args: Parameters<typeof globalThis.fetch>) =>
    isDown ? Promise.reject(new TypeError('Failed to fetch')) : server(...args)) as typeof globalThis.fetch
  const { user } = renderRoutes(routes, { fetch })
  const [retry] = await screen.findAllByRole('button', { name: 'Réessayer' })
  isDown = false
  if (retry) await user.click(retry)
  expect(await screen.findAllByRole('link', { name: 'Savon de Marseille' })).not.toHaveLength(0)
})

it('says that an address leads nowhere, and shows the way back', async () => {
  const categories = [makeCategory({ name: 'Vêtements', slug: 'vetements' })]
  renderRoutes(routes, { path: '/nulle-part', answers: { categories } })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }),
  ).toBeInTheDocument()
  expect(screen.getByText('404 Page Not Found')).toBeInTheDocument()
  expect(screen.getByRole('searchbox', { name: 'Ce que vous cherchez' })).toHaveAttribute('name', 'search')
  const departments = screen.getByRole('list', { name: 'Nos rayons' })
  expect(await within(departments).findByRole('link', { name: 'Vêtements' })).toHaveAttribute(
    'href',
    '/produits?category=vetements',
  )
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/')
})

it('moves focus to the content of the next page and tells its title', async () => {
  const { user } = renderRoutes(routes)
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' })
  await user.click(within(menu).getByRole('link', { name: 'Notre Mission' }))
  // The heading is drawn anew when the words of the page come: it is asked for, not kept.
  const heading = () => screen.getByRole('heading', { level: 1, name: 'Notre Mission' })
  await waitFor(() => expect(heading()).toBeInTheDocument())
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  await waitFor(() =>
    expect(screen.getByText('Notre Mission — Ramure', { selector: 'output' })).toBeInTheDocument(),
  )
})

it('puts the articles of the shop forward on both home pages, in the same query as the shelves', async () => {
  const posts = vi.fn(() => ({ items: [makePost({ title: 'Laver moins, réparer tôt' })], totalCount: 1 }))
  for (const me of [null, makeViewer()]) {
    const { unmount } = renderRoutes(routes, { answers: { me, posts, products: shelf } })
    const carousel = await screen.findByRole('region', { name: 'À lire en ce moment' })
    expect(within(carousel).getByRole('link', { name: 'Laver moins, réparer tôt' })).toBeInTheDocument()
    expect(posts.mock.lastCall?.at(0)).toEqual({ published: true, featured: true, limit: 8, offset: 0 })
    unmount()
  }
})

it('has a skip link and the landmarks of a page', async () => {
  const categories = [makeCategory({ name: 'Vêtements', slug: 'vetements' })]
  const settings = makeSettings({ demonstration_note: 'Démonstration : notes inventées.' })
  renderRoutes(routes, { answers: { categories, settings } })
  expect(await screen.findByRole('link', { name: 'Aller au contenu' })).toHaveAttribute('href', '#contenu')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'contenu')
  const footer = await screen.findByRole('contentinfo')
  expect(await within(footer).findByRole('link', { name: 'Vêtements' })).toHaveAttribute(
    'href',
    '/produits?category=vetements',
  )
  expect(within(footer).getByRole('link', { name: 'Mentions légales' })).toHaveAttribute(
    'href',
    '/mentions-legales',
  )
  expect(within(footer).getByRole('button', { name: 'Gérer mes cookies' })).toBeInTheDocument()
  expect(await within(footer).findByText(/Démonstration : notes inventées\.$/)).toBeInTheDocument()
})
