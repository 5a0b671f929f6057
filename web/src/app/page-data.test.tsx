import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { makeCategory } from '../test/data/make-category.ts'
import { makePage } from '../test/data/make-page.ts'
import { makePost, makePosts } from '../test/data/make-post.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { makeSettings } from '../test/data/make-settings.ts'
import { type ReadThing, readJsonLd } from '../test/read-head.ts'
import { renderRoutes } from '../test/render.tsx'
import type { Answers } from '../test/schema-fetch.ts'
import { stubObservers } from '../test/stub-observers.ts'
import { routes } from './routes.tsx'

stubObservers()

const energy = makeCategory({ id: '8', name: 'Énergie', slug: 'Energie' })
const image = (name: string, displayOrder: number) => ({
  id: name,
  imageUrl: `/public-objects/products/${name}.webp`,
  altText: null,
  displayOrder,
  isPrimary: displayOrder === 0,
})
const lamp = makeProduct({
  id: '7',
  name: 'Lampe à dynamo',
  description: 'Se recharge\nà la main.',
  price: '24.90',
  rating: '4.5',
  reviewCount: 12,
  category: energy,
  images: [image('dos', 1), image('face', 0)],
})
const answers: Answers = {
  products: { ...makePage([lamp, makeProduct({ id: '9', name: 'Pile' })]), totalCount: 50 },
  product: lamp,
  categories: [energy],
  settings: makeSettings({ shop_email: 'allo@exemple.fr', sales_open: 'oui' }),
}

const at = (path: string) => `${location.origin}${path}`

/** What the page says to search engines, once it is there. */
async function thingsAt(path: string, more: Answers = {}) {
  renderRoutes(routes, { path, answers: { ...answers, ...more } })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(readJsonLd()).not.toEqual([]))
  return readJsonLd()
}

const trailOf = (things: ReadThing[]) => {
  const trail = things.find((thing) => thing['@type'] === 'BreadcrumbList')
  const steps = trail?.itemListElement as { position: number; name: string; item: string }[]
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_step, index) => index + 1))
  return steps.map(({ name, item }) => [name, item])
}

describe('search engines are told', () => {
  it('by the home page who the shop is, and how it is searched', async () => {
    const [site, shop] = await thingsAt('/')
    expect(shop).toEqual({
      '@type': 'Organization',
      '@id': at('/#boutique'),
      name: 'Ramure',
      url: at('/'),
      logo: at('/icon-512.png'),
    })
    expect(site).toMatchObject({
      '@type': 'WebSite',
      url: at('/'),
      inLanguage: 'fr-FR',
      publisher: shop,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: at('/produits?search={search_term_string}') },
        'query-input': 'required name=search_term_string',
      },
    })
  })

  it('by a product what is offered, and where it stands', async () => {
    const things = await thingsAt('/produit/7')
    const url = at('/produit/7-lampe-a-dynamo')
    expect(things[0]).toEqual({
      '@type': 'Product',
      name: 'Lampe à dynamo',
      description: 'Se recharge\nà la main.',
      sku: '7',
      category: 'Énergie',
      url,
      image: ['face', 'dos'].map((name) => at(`/public-objects/products/${name}.webp?w=1280`)),
      offers: {
        '@type': 'Offer',
        price: '24.90',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        url,
        seller: expect.objectContaining({ '@type': 'Organization', name: 'Ramure' }),
      },
    })
    expect(trailOf(things)).toEqual([
      ['Accueil', at('/')],
      ['Nos produits', at('/produits')],
      ['Énergie', at('/produits?category=Energie')],
      ['Lampe à dynamo', url],
    ])
  })

  const byKilogram = { '@type': 'UnitPriceSpecification', price: '58.18', priceCurrency: 'EUR' }
  const structuredFacts = {
    ...{ gtin: '96385074', manufacturer: { '@type': 'Organization', name: 'Lumen' } },
    hasEnergyConsumptionDetails: { energyEfficiencyScaleMax: 'A' },
    offers: { priceSpecification: byKilogram, warranty: [{ '@type': 'WarrantyPromise' }] },
  }

  it('by a product the facts of its passport', async () => {
    const [product] = await thingsAt('/produit/7', { product: { ...lamp, structuredFacts } })
    expect(product).toMatchObject({
      ...structuredFacts,
      offers: { '@type': 'Offer', price: '24.90', ...structuredFacts.offers },
    })
  })

  it('by a product that is reduced its former price beside the one by the kilogram', async () => {
    const reduced = { ...lamp, structuredFacts, formerPrice: '29.90' }
    const [offered] = await thingsAt('/produit/7', { product: reduced })
    expect(offered).toMatchObject({
      offers: { priceSpecification: [byKilogram, { price: '29.90' }] },
    })
  })

  it('that a product is out of stock, without images or category where it has none', async () => {
    const [product] = await thingsAt('/produit/7', {
      product: { ...lamp, inStock: false, images: [], imageUrl: null, category: null },
    })
    expect(product).toMatchObject({ image: [], offers: { availability: 'https://schema.org/OutOfStock' } })
    expect(product).not.toHaveProperty('category')
  })

  it('the stock of the shop before the sales open too: the page says from when it can be ordered', async () => {
    const settings = makeSettings({ sales_open: 'non' })
    const [product] = await thingsAt('/produit/7', { settings })
    expect(product?.offers).toMatchObject({ availability: 'https://schema.org/InStock' })
  })

  it.each(['/', '/produits', '/produit/7'])(
    'no rating and no review at %s: none was written here',
    async (path) => {
      expect(JSON.stringify(await thingsAt(path))).not.toMatch(/rating|review/i)
    },
  )

  it('by an article who published it, and when', async () => {
    const post = makePost({
      id: '3',
      title: 'Laver moins',
      excerpt: 'Le linge s’use.',
      imageUrl: '/public-objects/products/linge.webp',
      updatedAt: '2026-07-01T08:00:00.000Z',
    })
    const things = await thingsAt('/article/3', { post, posts: makePosts([]) })
    const url = at('/article/3-laver-moins')
    expect(things[0]).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Laver moins',
      description: 'Le linge s’use.',
      url,
      mainEntityOfPage: url,
      image: at('/public-objects/products/linge.webp?w=1280'),
      datePublished: '2026-06-09T08:00:00.000Z',
      dateModified: '2026-07-01T08:00:00.000Z',
      author: { '@type': 'Organization', name: 'Ramure' },
      publisher: { '@type': 'Organization', name: 'Ramure' },
      inLanguage: 'fr-FR',
    })
    expect(trailOf(things)).toEqual([
      ['Accueil', at('/')],
      ['Consommer écologiquement', at('/consommer-ecologiquement')],
      ['Laver moins', url],
    ])
  })

  it('by the list which products are on the page, counted from the first one of all', async () => {
    const things = await thingsAt('/produits?category=Energie&page=2')
    expect(things[0]).toEqual({
      '@type': 'ItemList',
      numberOfItems: 50,
      itemListElement: [
        { '@type': 'ListItem', position: 25, name: 'Lampe à dynamo', url: at('/produit/7-lampe-a-dynamo') },
        { '@type': 'ListItem', position: 26, name: 'Pile', url: at('/produit/9-pile') },
      ],
    })
    expect(trailOf(things)).toEqual([
      ['Accueil', at('/')],
      ['Nos produits', at('/produits')],
      ['Énergie', at('/produits?category=Energie')],
    ])
  })

  it('by the help page the questions and answers that people read there', async () => {
    const [page] = await thingsAt('/aide-et-contacts')
    await waitFor(() => expect(JSON.stringify(readJsonLd())).toContain('allo@exemple.fr'))
    expect(page).toMatchObject({ '@type': 'FAQPage', inLanguage: 'fr-FR' })
    const questions = readJsonLd()[0]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
    expect(questions).toHaveLength(3)
    const flat = (text: string | null | undefined) => text?.replace(/\s+/g, '')
    for (const { name, acceptedAnswer } of questions) {
      const isNamed = (shown: string) => flat(shown) === flat(name)
      const answer = screen.getByRole('button', { name: isNamed }).getAttribute('aria-controls') ?? ''
      // Links are part of what the owner wrote.
      const shown = document.getElementById(answer)
      expect(flat(acceptedAnswer.text)).toBe(flat(shown?.textContent))
    }
  })
})

it('nothing is told by a search, an unknown product or a page without such facts', async () => {
  for (const path of ['/produits?search=lampe', '/produit/inconnu', '/qui-nous-sommes', '/panier']) {
    const { unmount } = renderRoutes(routes, { path, answers })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.title).toMatch(/ — Ramure$/))
    expect(readJsonLd()).toEqual([])
    unmount()
  }
})
