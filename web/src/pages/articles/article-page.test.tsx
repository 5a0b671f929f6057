import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
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
  expect(screen.getByText('Par l’équipe Ramure')).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Laver moins, réparer tôt — Ramure'))
  expect(screen.getByRole('link', { name: 'Consommer écologiquement' })).toHaveAttribute(
    'href',
    '/consommer-ecologiquement',
  )
})

it('keeps the line breaks, and shows what looks like HTML as text', async () => {
  await open()
  const text = screen.getByText(/Première ligne/)
  expect(text.textContent).toBe('Première ligne.\nDeuxième ligne.')
  expect(text).toHaveStyle({ whiteSpace: 'pre-line' })
  expect(text.children).toHaveLength(0)
  const hostile = screen.getByText(/onerror/)
  expect(hostile.textContent).toBe('<img src=x onerror="alert(1)"> & <b>gras</b>')
  expect(hostile.children).toHaveLength(0)
  expect(text.parentElement?.textContent).toBe(content.replace('\n\n', ''))
})

describe('the marks of its text', () => {
  const formed = (text: string, fields: Record<string, unknown> = {}) =>
    open({ post: { ...article, content: text, ...fields } })

  it('become headings, lists, a quotation, bold words and links', async () => {
    await formed(
      '## Laver\n### À froid\n- moins\n- plus tard\n\n1. trier\n2. peser\n\n> Peu, mais bien.\n\nVoir **notre [guide](/article/8)** ou l’[ADEME](https://www.ademe.fr/).',
    )
    const text = within(screen.getByRole('article'))
    expect(text.getByRole('heading', { level: 2, name: 'Laver' })).toHaveAttribute('id', 'titre-laver')
    expect(text.getByRole('heading', { level: 3, name: 'À froid' })).toBeInTheDocument()
    const lists = text.getAllByRole('list').map(({ tagName, children }) => [tagName, children.length])
    expect(lists).toEqual([
      ['UL', 2],
      ['OL', 2],
    ])
    expect(text.getByRole('blockquote')).toHaveTextContent('Peu, mais bien.')
    const own = text.getByRole('link', { name: 'guide' })
    expect(own).toHaveAttribute('href', '/article/8')
    expect(own.closest('strong')).toHaveTextContent('notre guide')
    const foreign = text.getByRole('link', { name: /^ADEME\s?\(nouvel onglet\)$/ })
    expect(foreign).toHaveAttribute('href', 'https://www.ademe.fr/')
    expect(foreign).toHaveAttribute('rel', 'noopener noreferrer')
    expect(text.queryByRole('navigation')).not.toBeInTheDocument()
  })

  it('that lead astray stay text', async () => {
    const text = '[x](javascript:alert(1)) [y](//ailleurs.fr) [z](data:text/html,a)'
    await formed(text)
    expect(within(screen.getByRole('article')).queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('from three headings on there is a summary that leads to them', async () => {
    await formed('## Un\n### Détail\n## Deux\n## **Trois**')
    const summary = within(screen.getByRole('navigation', { name: 'Sommaire' }))
    expect(summary.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['Un', '#titre-un'],
        ['Deux', '#titre-deux'],
        ['Trois', '#titre-trois'],
      ],
    )
  })

  const soap = makeProduct({ id: '3', name: 'Savon' })

  it('show products; one that is gone leaves nothing behind', async () => {
    await formed('Avant.\n{produit:3}\n{produit:99}\nAprès.', { products: [soap] })
    const cards = within(screen.getByRole('list', { name: 'Produit cité' }))
    expect(cards.getByRole('link', { name: 'Savon' })).toHaveAttribute('href', '/produit/3-savon')
    expect(screen.queryByText(/99/)).not.toBeInTheDocument()
    expect(screen.queryByText(/produit:/)).not.toBeInTheDocument()
  })

  it('tell an administrator alone where a product is gone', async () => {
    const me = makeViewer({ isAdmin: true })
    await open({ me, post: { ...article, content: '{produit:99}', products: [] } })
    expect(await screen.findByText(/produit n° 99 n’est pas en vente/)).toBeInTheDocument()
  })
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
