import { cleanup, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { CartPage } from './cart-page.tsx'

const water = { impactFigure: '12700.00', impactUnit: 'L d’eau économisés par an' }
const shower = makeProduct({
  name: 'Pommeau',
  ecoScore: '9.0',
  savingsPerYear: '57.00',
  savingsComparison: 'face à un pommeau classique',
  paybackMonths: 4,
  ...water,
})
const honey = makeProduct({ name: 'Miel', ecoScore: '8.0' })

const opening = { salesOpen: false, day: '2027-03-03', words: 'Les ventes ouvrent le 3 mars 2027' }

const open = async (products: unknown[], announced: object | null = opening, salesOpen = 'non') => {
  const cart = makeCart(products.map((product) => makeCartLine(product, { quantity: 2 })))
  const settings = makeSettings({ sales_open: salesOpen })
  render(<CartPage />, { answers: { me: makeViewer(), cart, settings, opening: announced } })
  await screen.findByRole('heading', { name: 'Récapitulatif' })
  return screen.queryByRole('region', { name: 'La première année' })
}

it('sums what the products say of themselves, each once, and names those that say nothing', async () => {
  const receipt = await open([shower, honey])
  if (!receipt) throw new Error('no receipt')
  const rows = within(receipt)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(rows).toEqual([
    'Économies par an: environ\u00a057\u00a0€',
    'Eau économisée par an: environ\u00a012\u202f700\u00a0L',
    // From the opening on: nothing saves anything before it can be bought.
    'Remboursé vers le: 17 septembre 2027',
    'En cinq ans, achat déduit: environ\u00a0254\u00a0€',
    'Éco-score moyen: 8,5/10',
  ])
  // What takes longer than a year does not stand under the first one.
  const later = within(receipt).getByRole('heading', { name: 'Dans la durée' }).nextElementSibling
  expect(later).toHaveTextContent(/^Remboursé vers le.*En cinq ans, achat déduit.*€$/)
  expect(receipt).toHaveTextContent(/Ce que ce panier remplace\s: un pommeau classique\./)
  expect(receipt).toHaveTextContent(/Sans chiffre sur sa fiche, il ne compte pas\s: Miel\./)
  expect(within(receipt).getByRole('button', { name: 'Partager' })).toBeInTheDocument()
})

it('tells apart what is saved by a habit, or by buying again, and of which products', async () => {
  const jars = makeProduct({
    name: 'Bocaux',
    savingsPerYear: '104.00',
    savingsComparison: 'face à 2 portions jetées par semaine',
  })
  const bottles = { impactFigure: '18.00', impactUnit: 'flacons en moins par an' }
  const soap = makeProduct({ name: 'Savon', savingsPerYear: '10.00', ...bottles })
  const receipt = await open([shower, jars, soap])
  expect(receipt).toHaveTextContent(
    /Économies par anenviron\s57\s€Eau.*L.*De plus, selon l’usage et les rachatsÉconomies par anenviron\s114\s€Flacons en moins par anenviron\s18/,
  )
  expect(receipt).toHaveTextContent(/Compté à part, .* se rachète toute l’année\s: Bocaux et Savon\./)
  cleanup()
  expect(await open([jars])).toHaveTextContent(
    /environ\s104\s€ d’économies, selon l’usageSelon l’usage et les rachatsÉconomies par anenviron\s104\s€/,
  )
})

it('says how long it takes while no day is announced, and the day itself once sales are open', async () => {
  const soon = await open([shower], { salesOpen: false, day: null, words: null })
  expect(soon).toHaveTextContent(/Rembourséen\s7\smois d’usage/)
  cleanup()
  const sold = await open([shower], { salesOpen: true, day: null, words: null }, 'oui')
  expect(sold).toHaveTextContent(/Remboursé vers le\d{1,2}/)
})

it('is folded on a phone, with what it comes to', async () => {
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(390)
  const receipt = await open([shower])
  expect(receipt?.querySelector('details.fold')).not.toHaveAttribute('open')
  expect(receipt?.querySelector('summary')).toHaveTextContent(
    /^La première année\s: environ\s57\s€ d’économies$/,
  )
  width.mockRestore()
})

it('says nothing where no product does', async () => {
  expect(await open([honey])).toBeNull()
})
