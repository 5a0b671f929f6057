import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SiteOrigin } from '../../lib/site-origin.ts'
import { readHead } from '../../test/read-head.ts'
import { PageHead, type PageHeadProps } from './page-head.tsx'

const soap: PageHeadProps = {
  title: 'Savon surgras',
  description: 'Fabriqué à froid.',
  path: '/produit/7-savon-surgras',
  type: 'product',
  image: { src: '/public-objects/products/savon-1.webp', alt: 'Un savon' },
}

const show = (page: Partial<PageHeadProps> = {}, origin: string | null = 'https://ramure.example') =>
  render(
    <SiteOrigin value={origin}>
      <PageHead {...soap} {...page} />
    </SiteOrigin>,
  )

it('names the page, its one address, and what a shared link shows', () => {
  show()
  const { meta, ...head } = readHead()
  expect(head).toEqual({
    title: 'Savon surgras — Ramure',
    description: 'Fabriqué à froid.',
    canonical: 'https://ramure.example/produit/7-savon-surgras',
    robots: null,
  })
  const image = 'https://ramure.example/public-objects/products/savon-1.webp?og=1'
  const told = {
    'og:site_name': 'Ramure',
    'og:locale': 'fr_FR',
    'og:type': 'product',
    'og:title': 'Savon surgras',
    'og:description': 'Fabriqué à froid.',
    'og:url': 'https://ramure.example/produit/7-savon-surgras',
    'og:image': image,
    'og:image:alt': 'Un savon',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Savon surgras',
    'twitter:description': 'Fabriqué à froid.',
    'twitter:image': image,
    'twitter:image:alt': 'Un savon',
  }
  expect(Object.fromEntries(Object.keys(told).map((name) => [name, meta(name)]))).toEqual(told)
})

it('shows the image of the shop, with its size, where the page has none', () => {
  show({ image: { src: null, alt: 'Un savon' }, shareTitle: 'Mieux choisir' })
  const { meta } = readHead()
  expect(meta('og:image')).toBe('https://ramure.example/og-image.png')
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  expect(meta('og:image:alt')).toContain('Ramure')
  expect([meta('og:title'), document.title]).toEqual(['Mieux choisir', 'Savon surgras — Ramure'])
})

it('leaves an image of another site where it is, and does not guess its size', () => {
  show({ image: { src: 'https://exemple.fr/a.jpg', alt: '' } })
  const { meta } = readHead()
  expect([meta('og:image'), meta('og:image:width')]).toEqual(['https://exemple.fr/a.jpg', null])
})

it('cuts a long description after a word, and puts it on one line', () => {
  show({ description: `Fabriqué\nà froid. ${'doux '.repeat(60)}` })
  const { description } = readHead()
  expect(description).toMatch(/^Fabriqué à froid\. (doux )+doux…$/)
  expect(description?.length).toBeLessThanOrEqual(160)
})

it('is left out of search engines when told so, its links followed', () => {
  show({ isUnlisted: true })
  expect(readHead().robots).toBe('noindex, follow')
})

it('takes the origin of the browser when it is told none', () => {
  show({}, null)
  expect(readHead().canonical).toBe(`${location.origin}/produit/7-savon-surgras`)
})

it('is rendered without a window once the origin is given, and a hostile name stays text', () => {
  vi.stubGlobal('window', undefined)
  const html = renderToString(
    <SiteOrigin value="https://ramure.example">
      <PageHead {...soap} title={'</title><script>alert(1)</script>"><img>'} />
    </SiteOrigin>,
  )
  expect(html).toContain('<link rel="canonical" href="https://ramure.example/produit/7-savon-surgras"/>')
  expect(html).not.toMatch(/<script|<img/)
})
