import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { criteria } from '../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { renderRoutes } from '../../test/render.tsx'
import { VisitorHome } from './visitor-home.tsx'

const soap = makeProduct({ id: '1', name: 'Savon', featured: true })
const plain = ['Oya', 'Peigne', 'Bocal'].map((name, at) => makeProduct({ id: String(at + 2), name }))

/** The home of a shop with these products, of which it recommends those that are marked, and no articles. */
async function open(products: ReturnType<typeof makeProduct>[]) {
  const page = renderRoutes([{ path: '/', element: <VisitorHome /> }], {
    answers: {
      products: ({ filter = {} }: { filter?: { featured?: boolean; weeklySpecial?: boolean } }) =>
        makePage(products.filter(({ featured }) => !filter.weeklySpecial && (!filter.featured || featured))),
      ...{ posts: { items: [], totalCount: 0 }, categories: [], informationPage: null },
    },
  })
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  return page
}
const names = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent)

it('of a shop with nothing in it yet has no shelf, no hole and no heading without contents', async () => {
  await open([])
  expect(await screen.findByRole('link', { name: /Une note sur 10/ })).toHaveAttribute('href', '/methode')
  for (const title of [
    'Nos coups de cœur',
    'La sélection de la semaine',
    'Nos produits',
    'À lire en ce moment',
  ])
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument()
  expect(document.querySelector('.chakra-skeleton')).toBeNull()
})

it('shows what there is where nothing is recommended', async () => {
  await open(plain)
  const shelf = await screen.findByRole('region', { name: 'Nos produits' })
  expect(names(shelf)).toEqual(['Oya', 'Peigne', 'Bocal'])
})

it('shows one that is recommended large and on its shelf, and no other', async () => {
  await open([soap, ...plain])
  const shelf = await screen.findByRole('region', { name: 'Nos coups de cœur' })
  expect(names(shelf)).toEqual(['Savon'])
  expect(screen.queryByRole('link', { name: /Une note sur 10/ })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Nos produits' })).not.toBeInTheDocument()
})

it.each([
  [
    'face à une bouteille par jour de travail',
    '176 €/an économisés face à une bouteille par jour de travail',
  ],
  ['face à un multilame', '176 €/an économisés'],
])('says of what is large whether its saving takes a habit: %s', async (savingsComparison, said) => {
  await open([makeProduct({ name: 'Gourde', featured: true, savingsPerYear: '176.00', savingsComparison })])
  const [large] = screen.getAllByRole('link', { name: /^Gourde/ })
  expect(large?.textContent?.replaceAll(/\s/g, ' ')).toMatch(new RegExp(`${said}(?! face)`))
})

it('shows what saves most large, and in its place on the shelf the next one', async () => {
  const five = ['Gourde', 'Miel', 'Rasoir', 'Pull', 'Nichoir'].map((name, at) =>
    makeProduct({ id: String(at + 1), name, featured: true, savingsPerYear: at === 0 ? '176.00' : null }),
  )
  await open(five)
  const large = screen.getByRole('link', { name: /^Gourde/ })
  expect(large).toHaveTextContent(/176 €\/an économisés/)
  const shelf = await screen.findByRole('region', { name: 'Nos coups de cœur' })
  expect(names(shelf)).toEqual(['Miel', 'Rasoir', 'Pull', 'Nichoir'])
})

describe('beside its mission', () => {
  const points = ['1.8', '1.9', '1.9', '1.8', '1.9']
  const assessment = {
    id: '7',
    criteria: criteria.map((criterion, at) => ({
      ...{ criterion, points: points[at], reason: `Raison ${at + 1}` },
    })),
  }
  const composter = { name: 'Composteur', featured: true, ecoScore: '9.3', assessment }
  const openWith = async (...products: Record<string, unknown>[]) => {
    await open(products.map(makeProduct))
    return screen.findByRole('region', { name: 'Notre Mission' })
  }
  const flask = { name: 'Gourde', featured: true, savingsPerYear: '176.00', assessment }

  it('shows one of what it recommends, other than the one at the top, with the points of its five criteria', async () => {
    const mission = await openWith(flask, composter)
    expect(within(mission).getByRole('link', { name: 'Composteur' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/produit\/\d+-composteur#eco-score$/),
    )
    expect(within(mission).queryByText('Gourde')).not.toBeInTheDocument()
    const rows = within(within(mission).getByRole('list', { name: 'Les points par critère' }))
    expect(rows.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Matériaux1,8 sur 2Raison 1',
      'Fabrication1,9 sur 2Raison 2',
      'Transport1,9 sur 2Raison 3',
      'Emballage1,8 sur 2Raison 4',
      'Fin de vie1,9 sur 2Raison 5',
    ])
  })

  it.each([
    ['of its place, the second', 'Composteur au jardin'],
    ['the first, where the second is the measured drawing', 'Dessin coté du composteur'],
  ])('shows of it the picture %s', async (_, altText) => {
    const image = (id: string, imageUrl: string, alt: string | null) => ({
      ...{ id, imageUrl, altText: alt, displayOrder: Number(id), isPrimary: id === '0' },
    })
    const images = [image('1', '/second.webp', altText), image('0', '/first.webp', 'Composteur ouvert')]
    const mission = await openWith(flask, { ...composter, images })
    const shown = altText.startsWith('Dessin')
      ? ['/first.webp', 'Composteur ouvert']
      : ['/second.webp', altText]
    const [src, alt] = shown
    expect(within(mission).getByAltText(String(alt))).toHaveAttribute('src', src)
  })

  it.each([
    ['without points', { assessment: null }],
    ['of a category that shows no total', { scoreDisplay: 'CRITERIA' }],
  ])('leaves out one %s', async (_, facts) => {
    const mission = await openWith(flask, { ...composter, ...facts })
    expect(within(mission).queryByRole('img')).not.toBeInTheDocument()
    expect(within(mission).queryByRole('list')).not.toBeInTheDocument()
  })
})
