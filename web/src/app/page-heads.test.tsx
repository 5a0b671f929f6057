import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeCategory } from '../test/data/make-category.ts'
import { makePage } from '../test/data/make-page.ts'
import { makePost, makePosts } from '../test/data/make-post.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { makeViewer } from '../test/data/make-viewer.ts'
import { readHead } from '../test/read-head.ts'
import { renderRoutes } from '../test/render.tsx'
import type { Answers } from '../test/schema-fetch.ts'
import { stubObservers } from '../test/stub-observers.ts'
import { paths } from './paths.ts'
import { routes } from './routes.tsx'

stubObservers()

const soap = makeProduct({
  id: '7',
  name: 'Savon surgras',
  description: `Doux. ${'Fabriqué à froid. '.repeat(20)}`,
})
const article = makePost({ id: '3', title: 'Laver moins', excerpt: 'Le linge s’use au lavage.' })
const full: Answers = {
  products: { ...makePage([soap]), totalCount: 60 },
  product: soap,
  post: article,
  posts: { ...makePosts([makePost()]), totalCount: 25 },
  categories: [
    makeCategory({
      id: '8',
      name: 'Énergie',
      slug: 'Energie',
      description: 'Consommer moins, sans y penser.',
    }),
    makeCategory({ id: '9', name: 'Vêtements', slug: 'vetements', description: null }),
  ],
}

/** The head of the page at this address, once the page is there. */
async function headAt(path: string, answers: Answers = full, title = / — Ramure$/) {
  const { unmount } = renderRoutes(routes, { path, answers })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(document.title).toMatch(title))
  const { meta: _, ...head } = readHead()
  unmount()
  return head
}

const at = (path: string) => `${location.origin}${path}`

describe('the pages that search engines may keep', () => {
  it.each([
    ['Accueil', paths.home()],
    ['Nos produits', paths.products()],
    ['Consommer écologiquement', paths.ecoConsumption()],
    ['Pourquoi nous faire confiance', paths.trust()],
    ['Notre Mission', paths.mission()],
    ['Aide et Contacts', paths.help()],
    ['Politique de confidentialité', paths.privacy()],
    ['Mentions légales', paths.legalNotice()],
    ['Conditions générales de vente', paths.terms()],
    ['Accessibilité', paths.accessibility()],
  ])('%s: a description of its own, 120 to 160 characters, and one address', async (title, path) => {
    const { description, ...head } = await headAt(path)
    expect(head).toEqual({ title: `${title} — Ramure`, canonical: at(path), robots: null })
    expect(description?.length).toBeGreaterThanOrEqual(120)
    expect(description?.length).toBeLessThanOrEqual(160)
    // It is whole, and no line begins with these marks.
    expect(description).toMatch(/\.$/)
    expect(description).not.toMatch(/ [:;!?»]/)
    expect(descriptions).not.toContain(description)
    descriptions.push(description)
  })
  const descriptions: unknown[] = []

  it.each(['/produit/7', '/produit/7-ancien-nom', '/produit/7-savon-surgras'])(
    'a product at %s: the address with its name, and the beginning of its description',
    async (path) => {
      const head = await headAt(path)
      expect(head).toMatchObject({
        title: 'Savon surgras — Ramure',
        canonical: at('/produit/7-savon-surgras'),
        robots: null,
      })
      expect(head.description).toMatch(/^Doux\. (Fabriqué à froid\. )+Fabriqué.*…$/)
    },
  )

  it('a product without a description is told by its name and its score', async () => {
    const { description } = await headAt('/produit/7', { ...full, product: { ...soap, description: ' ' } })
    expect(description).toBe('Savon surgras, noté 8,7 sur 10 à l’éco-score.')
  })

  it('an article: the address with its title, and its summary or else its beginning', async () => {
    expect(await headAt('/article/3')).toEqual({
      title: 'Laver moins — Ramure',
      description: 'Le linge s’use au lavage.',
      canonical: at('/article/3-laver-moins'),
      robots: null,
    })
    const { description } = await headAt('/article/3', { ...full, post: { ...article, excerpt: ' ' } })
    expect(description).toBe('Un conseil…')
  })

  it('further pages of the articles have an address and a title of their own', async () => {
    expect(await headAt('/consommer-ecologiquement?page=2&autre=1')).toMatchObject({
      title: 'Consommer écologiquement, page 2 — Ramure',
      canonical: at('/consommer-ecologiquement?page=2'),
      robots: null,
    })
  })
})

describe('of the list of products, search engines keep', () => {
  it.each([
    ['/produits?category=Energie', '/produits?category=Energie', 'Énergie'],
    ['/produits?page=2&category=Energie', '/produits?category=Energie&page=2', 'Énergie, page 2'],
    ['/produits?page=1', '/produits', 'Nos produits'],
    ['/produits?sort=prix-croissant', '/produits', 'Nos produits'],
    ['/produits?utm_source=lettre', '/produits', 'Nos produits'],
  ])('%s as %s', async (path, canonical, title) => {
    expect(await headAt(path, full, new RegExp(`^${title} —`))).toMatchObject({
      title: `${title} — Ramure`,
      canonical: at(canonical),
      robots: null,
    })
  })

  it.each([
    ['searched', '/produits?search=savon', '/produits'],
    ['a price', '/produits?category=Energie&maxPrice=20&page=2', '/produits?category=Energie&page=2'],
    ['what is in stock', '/produits?inStock=true&sort=prix-croissant', '/produits'],
    ['a score', '/produits?minEcoScore=7', '/produits'],
    ['the offers', '/produits?weeklySpecial=true', '/produits'],
    ['an unknown category', '/produits?category=nexiste-pas', '/produits'],
    ['a comparison', '/comparer?ids=7', '/comparer'],
  ])('nothing of %s, and are shown the whole list', async (_what, path, canonical) => {
    const { unmount } = renderRoutes(routes, { path, answers: full })
    await waitFor(() =>
      expect(readHead()).toMatchObject({ canonical: at(canonical), robots: 'noindex, follow' }),
    )
    unmount()
  })

  it('nothing of a category without products', async () => {
    renderRoutes(routes, {
      path: '/produits?category=vetements',
      answers: { ...full, products: makePage([]) },
    })
    await waitFor(() => expect(readHead().robots).toBe('noindex, follow'))
  })

  it('the category in the owner’s words, or in ours', async () => {
    const energy = await headAt('/produits?category=Energie', full, /^Énergie/)
    expect(energy.description).toBe('Consommer moins, sans y penser.')
    const clothes = await headAt('/produits?category=vetements', full, /^Vêtements/)
    expect(clothes.description).toMatch(/^Vêtements\u00a0: .*éco-score/)
  })
})

describe('search engines are kept out of', () => {
  it.each([
    ['the cart', '/panier', full],
    ['the sign-in', '/auth', full],
    ['the account', '/mon-compte', { ...full, me: makeViewer() }],
    ['a link of the newsletter', '/newsletter/confirmation?token=abc', full],
    ['the administration’s sign-in', '/admin/login', full],
    ['the administration', '/admin', { ...full, me: makeViewer({ isAdmin: true }) }],
    ['an unknown address', '/nulle-part', full],
    ['an unknown product', '/produit/999', { ...full, product: null }],
    ['an address of no product', '/produit/savon', full],
    ['an unknown article', '/article/999', { ...full, post: null }],
    ['a draft', '/article/3', { ...full, post: { ...article, published: false } }],
  ])('%s', async (_what, path, answers) => {
    renderRoutes(routes, { path, answers })
    await waitFor(() => expect(readHead().robots).toMatch(/^noindex/))
  })
})
