import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { refuse } from '../../test/data/make-session.ts'
import { renderRoutes } from '../../test/render.tsx'
import type { Answers } from '../../test/schema-fetch.ts'
import { ArticlePage } from './article-page.tsx'

const content = 'Première ligne.\nDeuxième ligne.\n\n<img src=x onerror="alert(1)"> & <b>gras</b>'
const article = makePost({
  id: '7',
  title: 'Laver moins, réparer tôt',
  content,
  imageUrl: '/public-objects/products/bobine.webp',
})

async function open(answers: Answers = { post: article }, path = '/article/7') {
  const page = renderRoutes([{ path: 'article/:id', element: <ArticlePage /> }], { path, answers })
  await screen.findByRole('heading', { level: 1 })
  return page
}

it('shows title, French date, reading time and image', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Laver moins, réparer tôt' })).toBeInTheDocument()
  expect(screen.getByText('9 juin 2026').tagName).toBe('TIME')
  expect(screen.getByText('4 min de lecture')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Laver moins, réparer tôt — Ramure'))
  expect(screen.getByRole('link', { name: 'Consommer écologiquement' })).toHaveAttribute(
    'href',
    '/consommer-ecologiquement',
  )
})

it('keeps the line breaks, and shows what looks like HTML as text', async () => {
  await open()
  const text = screen.getByText(/Première ligne/)
  expect(text.textContent).toBe(content)
  expect(text).toHaveStyle({ whiteSpace: 'pre-line' })
  expect(text.children).toHaveLength(0)
})

it('becomes a plant when its image is broken', async () => {
  const { container } = await open()
  const image = container.querySelector('img[src^="/public-objects/products/bobine.webp"]')
  if (image) fireEvent.error(image)
  expect(image).not.toBeNull()
  // The image was decoration, and so is the plant: nothing for a screen reader to read out.
  expect(container.querySelector('article [aria-hidden] > svg')).toBeInTheDocument()
  expect(container.querySelector('img[src^="/public-objects/products/bobine.webp"]')).toBeNull()
})

it('offers three other articles, never the same one', async () => {
  const others = ['a', 'b', 'c', 'd'].map((id) => makePost({ title: `Autre ${id}` }))
  await open({ post: article, posts: makePosts([others[0], article, ...others.slice(1, 3)]) })
  const related = await screen.findByRole('region', { name: 'À lire aussi' })
  const titles = within(related).getAllByRole('heading', { level: 3 })
  expect(titles.map((title) => title.textContent)).toEqual(['Autre a', 'Autre b', 'Autre c'])
})

it('marks a draft, which only an administrator is given', async () => {
  await open({ post: { ...article, published: false } })
  expect(screen.getByText('Brouillon')).toBeInTheDocument()
})

it.each(['NOT_FOUND', 'BAD_USER_INPUT'])(
  'says « Article non trouvé » (%s) and shows the way back',
  async (code) => {
    await open({ post: () => refuse(code, 'Article non trouvé') }, '/article/999')
    expect(screen.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir tous les articles' })).toHaveAttribute(
      'href',
      '/consommer-ecologiquement',
    )
    expect(screen.queryByRole('region', { name: 'À lire aussi' })).not.toBeInTheDocument()
  },
)

it.each(['/article/7', '/article/7-laver-moins-reparer-tot', '/article/7-ancien-titre'])(
  'is read at %s',
  async (path) => {
    const post = vi.fn((_args: unknown) => article)
    await open({ post }, path)
    expect(post.mock.calls.map(([args]) => args)).toEqual([{ id: '7' }])
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeInTheDocument()
  },
)

it('is not found at an address of another form, and the server is not asked', async () => {
  const post = vi.fn(() => article)
  await open({ post }, '/article/laver-moins')
  expect(screen.getByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeInTheDocument()
  expect(post).not.toHaveBeenCalled()
})

it('offers to try again when the server does not answer', async () => {
  let isDown = true
  const post = () => {
    if (isDown) throw new Error('panne')
    return article
  }
  const { user } = renderRoutes([{ path: 'article/:id', element: <ArticlePage /> }], {
    path: '/article/7',
    answers: { post },
  })
  const retry = await screen.findByRole('button', { name: 'Réessayer' })
  isDown = false
  await user.click(retry)
  expect(await screen.findByRole('heading', { level: 1, name: article.title })).toBeInTheDocument()
})
