import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { render } from '../../test/render.tsx'
import { EcologyPage } from './ecology-page.tsx'

const path = '/consommer-ecologiquement'
const list = () => screen.findByRole('list', { name: 'Articles' })

it('lists the published articles with their date, reading time and summary', async () => {
  const posts = vi.fn(() =>
    makePosts([
      makePost({ id: '4', title: 'Compost' }),
      makePost({ excerpt: ' ', teaser: 'Le début du texte…' }),
    ]),
  )
  render(<EcologyPage />, { path, answers: { posts } })
  const articles = within(await list()).getAllByRole('article')
  expect(articles).toHaveLength(2)
  expect(within(articles[0] as HTMLElement).getByRole('link', { name: 'Compost' })).toHaveAttribute(
    'href',
    '/article/4-compost',
  )
  expect(articles[0]).toHaveTextContent(/9 juin 2026.*4 min de lecture.*Un résumé\./)
  expect(articles[1]).toHaveTextContent('Le début du texte…')
  expect(posts.mock.lastCall?.at(0)).toEqual({ published: true, limit: 10, offset: 0 })
})

it('gives five quick tips, each with a figure', async () => {
  render(<EcologyPage />, { path })
  const tips = await screen.findByRole('region', { name: 'Cinq gestes rapides' })
  const themes = within(tips).getAllByRole('heading', { level: 3 })
  expect(themes.map((theme) => theme.textContent)).toEqual([
    'Maison',
    'Eau',
    'Recyclage',
    'Alimentation',
    'Mode',
  ])
  for (const tip of within(tips).getAllByRole('listitem')) expect(tip).toHaveTextContent(/\d/)
  await waitFor(() => expect(document.title).toBe('Consommer écologiquement — Ramure'))
})

it('explains the eco-score: five criteria of 0 to 2 points and four bands', () => {
  render(<EcologyPage />, { path })
  const guide = within(screen.getByRole('region', { name: 'Comprendre l’éco-score' }))
  const criteria = within(guide.getByRole('list', { name: 'Les cinq critères' })).getAllByRole('listitem')
  expect(criteria).toHaveLength(5)
  for (const criterion of criteria) expect(criterion).toHaveTextContent('0 à 2 points')
  const bands = within(guide.getByRole('list', { name: 'Les quatre niveaux' })).getAllByRole('listitem')
  expect(bands.map((band) => band.textContent)).toEqual([
    'Excellent8,5 à 10',
    'Éco-responsable7 à 8,4',
    'Impact modéré5 à 6,9',
    'Impact élevémoins de 5',
  ])
})

it('leads to two products of the shop side by side', async () => {
  const flask = { comparableType: 'Gourde' }
  const found = [makeProduct(), makeProduct({ id: '51', ...flask }), makeProduct({ id: '52', ...flask })]
  render(<EcologyPage />, { path, answers: { products: makePage(found) } })
  const link = await screen.findByRole('link', { name: 'Comparer nos produits' })
  await waitFor(() => expect(link).toHaveAttribute('href', '/comparer?ids=51,52'))
})

it('shows ten at a time, with links to the others', async () => {
  const items = Array.from({ length: 10 }, () => makePost())
  const posts = vi.fn(() => ({ items, totalCount: 25 }))
  const { user } = render(<EcologyPage />, { path, answers: { posts } })
  await list()
  expect(screen.getByText('Page 1 sur 3')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Articles plus anciens' }))
  expect(await screen.findByText('Page 2 sur 3')).toBeInTheDocument()
  await waitFor(() => expect(posts.mock.lastCall?.at(0)).toMatchObject({ offset: 10 }))
  expect(await screen.findByRole('link', { name: 'Articles plus récents' })).toHaveAttribute('href', path)
})

it('of a page beyond the last leads to the last, and never says that there are none', async () => {
  const posts = ({ offset }: { offset: number }) => ({
    ...{ items: offset < 25 ? [makePost({ title: 'Compost' })] : [], totalCount: 25 },
  })
  const said: unknown[] = []
  const { router, container } = render(<EcologyPage />, { path: `${path}?page=99`, answers: { posts } })
  const watcher = new MutationObserver(() => said.push(container.textContent?.includes('Aucun article')))
  watcher.observe(container, { childList: true, subtree: true })
  expect(await screen.findByText('Page 3 sur 3')).toBeInTheDocument()
  watcher.disconnect()
  expect(screen.getByRole('link', { name: 'Compost' })).toBeInTheDocument()
  expect(router.state.location.search).toBe('?page=3')
  expect(said).not.toContain(true)
})

it.each(['1e12', 'Infinity', '-1', 'abc'])('of the page « %s » is the first', async (page) => {
  const posts = vi.fn(() => makePosts([makePost()]))
  render(<EcologyPage />, { path: `${path}?page=${page}`, answers: { posts } })
  await list()
  expect(posts.mock.lastCall?.at(0)).toMatchObject({ offset: 0 })
})

it('says so when there is no article', async () => {
  render(<EcologyPage />, { path, answers: { posts: makePosts([]) } })
  expect(await screen.findByText('Aucun article pour le moment')).toBeInTheDocument()
})

it('keeps tips and method when the articles cannot be had, and offers to try again', async () => {
  let isDown = true
  const posts = () => {
    if (isDown) throw new Error('panne')
    return makePosts([makePost({ title: 'Compost' })])
  }
  const { user } = render(<EcologyPage />, { path, answers: { posts } })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  expect(screen.getByRole('region', { name: 'Cinq gestes rapides' })).toBeInTheDocument()
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('link', { name: 'Compost' })).toBeInTheDocument()
})
